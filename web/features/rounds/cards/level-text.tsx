import { Text } from '@mantine/core';
import { CRITERION_LEVELS } from '#contract/interview/kit-limits.ts';
import type { getRoundReport } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { captionTime } from '#web/ui/captions/caption-time.ts';
import classes from './cards.module.css';

type Card = NonNullable<OutputOf<typeof getRoundReport>['rounds'][number]['people'][number]['card']>;

/** A level with what it means and what it rests on. */
export function LevelText({ level: { level, words, reason, quotes } }: { level: Card['levels'][number] }) {
  return (
    <>
      {level === null ? (
        <Text span c="dimmed">
          Did not come up
        </Text>
      ) : (
        <div className={classes.given}>
          <strong>
            {level} of {CRITERION_LEVELS.length}
          </strong>
          <span className={classes.steps} aria-hidden>
            {CRITERION_LEVELS.map((step) => (
              <span key={step} data-is-on={step <= level} />
            ))}
          </span>
        </div>
      )}
      {words === '' ? null : (
        <Text c="dimmed" fz="sm">
          {words}
        </Text>
      )}
      {reason === '' ? null : <p className={classes.written}>{reason}</p>}
      {quotes.map(({ text, second }, index) => (
        <blockquote key={index} className={classes.quote}>
          {text}
          <QuoteTime second={second} />
        </blockquote>
      ))}
    </>
  );
}

/** Where a quote is in the recording of the round. */
export function QuoteTime({ second }: { second: number | null }) {
  if (second === null) return null;
  return (
    <Text c="dimmed" fz="sm">
      At {captionTime(Math.floor(second))} in the recording
    </Text>
  );
}
