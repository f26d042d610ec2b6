import { Button, Text } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import * as said from '#contract/messages/en/round-cards.ts';
import { CRITERION_LEVELS } from '#contract/interview/kit-limits.ts';
import { captionTime } from '#web/ui/captions/caption-time.ts';
import type { Level } from './card-draft.ts';
import classes from './cards.module.css';

interface LevelTextProps {
  level: Level;
  /** Plays the recording of the round from a second on. */
  onPlay?: ((second: number) => void) | undefined;
}

/** A level with its meaning and its evidence. */
export function LevelText({ level: { level, words, reason, quotes }, onPlay }: LevelTextProps) {
  return (
    <>
      {level === null ? (
        <Text span c="dimmed">
          {said.notCameUp()}
        </Text>
      ) : (
        <div className={classes.given}>
          <strong>{said.levelOf({ level, levels: CRITERION_LEVELS.length })}</strong>
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
          {onPlay && second !== null ? (
            <div>
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconPlayerPlay size={16} aria-hidden />}
                onClick={() => onPlay(second)}
              >
                {said.playFrom({ time: timeOf(second) })}
              </Button>
            </div>
          ) : (
            <QuoteTime second={second} />
          )}
        </blockquote>
      ))}
    </>
  );
}

const timeOf = (second: number) => captionTime(Math.floor(second));

/** Where a quote is in the recording of the round. */
export function QuoteTime({ second }: { second: number | null }) {
  if (second === null) return null;
  return (
    <Text c="dimmed" fz="sm">
      {said.atTime({ time: timeOf(second) })}
    </Text>
  );
}
