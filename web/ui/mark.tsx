import { useId } from 'react';
import * as common from '#contract/messages/en/common.ts';

/** The mark without text: a ring that closes. Decorative if it has no title. */
export function RingMark({ size = 32, title }: { size?: number; title?: string }) {
  const id = useId();
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 48 48"
      fill="none"
      role={title ? 'img' : undefined}
      aria-labelledby={title ? id : undefined}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      {title ? <title id={id}>{title}</title> : null}
      <path
        d="M39.9 15.55A18 18 0 1 1 23.37 6.01"
        stroke="var(--accent)"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <circle cx="33" cy="8.41" r="3" fill="var(--accent)" />
    </svg>
  );
}

/** The wordmark, drawn in strokes of one width. Its two o's are rings in the accent colour. */
export function Wordmark({ height = 26 }: { height?: number }) {
  return (
    <svg
      height={height}
      width={(height * 380) / 68}
      viewBox="0 0 380 68"
      fill="none"
      stroke="currentColor"
      strokeWidth="8"
      strokeLinecap="round"
      strokeLinejoin="round"
      role="img"
      aria-label={common.roundone()}
      focusable="false"
    >
      <path d="M6 60V9h15a14.5 14.5 0 0 1 0 29H6M20 38l16 22" />
      <circle cx="69" cy="43" r="17" stroke="var(--accent)" />
      <path d="M101 26v19a15 15 0 0 0 30 0V26M131 45v15" />
      <path d="M149 60V26M149 41a15 15 0 0 1 30 0v19" />
      <path d="M229 4v56M229 43a17 17 0 1 1-34 0a17 17 0 0 1 34 0" />
      <circle cx="261" cy="43" r="17" stroke="var(--accent)" />
      <path d="M294 60V26M294 41a15 15 0 0 1 30 0v19" />
      <path d="M340 43h34a17 17 0 1 0-5 12" />
    </svg>
  );
}
