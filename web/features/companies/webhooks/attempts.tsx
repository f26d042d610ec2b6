import type { getDelivery } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { DateText } from '#web/ui/date-text.tsx';
import classes from '../settings.module.css';
import { attemptInWords } from './problem-words.ts';

export type Attempt = OutputOf<typeof getDelivery>['attemptList'][number];

/** One attempt: when, what came of it, how long it took, and the beginning of the answer. */
export function AttemptFacts({ attempt }: { attempt: Attempt }) {
  const seconds = (attempt.milliseconds / 1000).toFixed(2);
  return (
    <div className={classes.facts}>
      <strong>{attemptInWords(attempt)}</strong>
      <span>
        <DateText value={attempt.at} withTime />, {seconds} s
      </span>
      {attempt.answer === '' ? null : (
        <code className={classes.code} aria-label="Beginning of the answer">
          {attempt.answer}
        </code>
      )}
    </div>
  );
}
