import type { ReactNode } from 'react';
import classes from './states.module.css';

export interface EmptyProps {
  /** What belongs here, in the words of the specification. */
  text: string;
  /** The next step: a link or a button. */
  next?: ReactNode;
}

export function Empty({ text, next }: EmptyProps) {
  return (
    <div className={classes.state}>
      <svg width="56" height="56" viewBox="0 0 48 48" fill="none" aria-hidden focusable="false">
        <circle
          cx="24"
          cy="24"
          r="18"
          stroke="var(--accent-line)"
          strokeWidth="4"
          strokeDasharray="2 8.27"
          strokeLinecap="round"
        />
      </svg>
      <p className={classes.text}>{text}</p>
      {next ? <div>{next}</div> : null}
    </div>
  );
}
