import type { ReactNode } from 'react';
import { percent } from './percent.ts';
import classes from './ring.module.css';

/** `done` of `total` as a percentage. 0 if either is 0, as in the specification. */
function percentage(done: number, total: number): number {
  return done === 0 || total === 0 ? 0 : (done / total) * 100;
}

export interface RingProps {
  done: number;
  total: number;
  /** The text for screen readers, such as '3 of 12 jobs are open'. */
  label: string;
  size?: number;
  tone?: 'accent' | 'moss' | 'amber' | 'brick';
  /** The content in the middle. Defaults to the share in percent. */
  children?: ReactNode;
}

/** The ring of the mark, closed in proportion to the progress. */
export function Ring({ done, total, label, size = 120, tone = 'accent', children }: RingProps) {
  const share = Math.min(1, Math.max(0, percentage(done, total) / 100));
  const stroke = 8;
  const radius = 50 - stroke / 2;
  const length = 2 * Math.PI * radius;
  return (
    <div
      className={classes.ring}
      style={{ width: size, height: size }}
      role="img"
      aria-label={label}
      data-tone={tone}
    >
      <svg viewBox="0 0 100 100" width={size} height={size} fill="none" aria-hidden focusable="false">
        <circle cx="50" cy="50" r={radius} strokeWidth={stroke} className={classes.track} />
        {share > 0 ? (
          <circle
            cx="50"
            cy="50"
            r={radius}
            strokeWidth={stroke}
            strokeLinecap="round"
            strokeDasharray={`${share * length} ${length}`}
            transform="rotate(-90 50 50)"
            className={classes.arc}
          />
        ) : null}
      </svg>
      <div className={classes.middle} style={{ fontSize: size * 0.22 }} aria-hidden>
        {children ?? percent(share)}
      </div>
    </div>
  );
}
