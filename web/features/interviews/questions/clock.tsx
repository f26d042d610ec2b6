import * as said from '#contract/messages/en/interview.ts';
import { URGENT_SECONDS } from '#contract/shared/limits.ts';
import { formatDuration } from '#web/ui/dates.ts';
import { Ring } from '#web/ui/ring.tsx';
import classes from '../steps/interview.module.css';

/** The time left for a question. Red under ten seconds. */
export function Clock({ leftMs, totalSeconds }: { leftMs: number; totalSeconds: number }) {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const isUrgent = seconds < URGENT_SECONDS;
  return (
    <div className={classes.clock} data-urgent={isUrgent} role="timer" aria-live="off">
      <Ring
        done={Math.max(leftMs, 0)}
        total={totalSeconds * 1000}
        label={said.timeLeft({ time: formatDuration(seconds) })}
        size={112}
        tone={isUrgent ? 'brick' : 'accent'}
      >
        {formatDuration(seconds)}
      </Ring>
    </div>
  );
}
