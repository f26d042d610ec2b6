import { Button, Text } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import * as said from '#contract/messages/en/report.ts';
import type { QuestionnaireEntry } from '#web/api/types.ts';
import layout from '#web/ui/layout.module.css';
import { AnswerWords } from './answer-words.tsx';
import { ideasInFollowUp } from './words.ts';
import classes from './answer.module.css';

export interface FollowUpProps {
  entry: QuestionnaireEntry;
  /** Plays the video from a second of this answer. Null if the video doesn't contain it. */
  onPlay: ((seconds: number) => void) | null;
}

/**
 * Plays the answer to a follow-up with `onPlay`, which counts from the start of the main answer in the video. Null if
 * it cannot be played.
 */
export function playerOfFollowUp(
  { followUp, videoOffsetSeconds: begin }: QuestionnaireEntry,
  onPlay: ((seconds: number) => void) | null,
): FollowUpProps['onPlay'] {
  const own = followUp?.videoOffsetSeconds ?? null;
  return onPlay && begin !== null && own !== null ? (second) => onPlay(own - begin + second) : null;
}

/** The follow-up question, why it was asked, and the answer. */
export function FollowUp({ entry, onPlay }: FollowUpProps) {
  const { followUp } = entry;
  if (!followUp) return null;
  const { idea, isTaken, answer, words, audioUrl } = followUp;
  return (
    <section className={classes.followUp} aria-label={said.followUpLabel()}>
      <Text component="h4" fw={700} maw="var(--line-length)">
        {said.followUp({ question: followUp.question })}
      </Text>
      <Text c="dimmed" fs="italic" maw="var(--line-length)">
        {idea === null ? said.askedForPoint() : said.askedForThis({ idea })}
      </Text>
      {isTaken ? (
        <>
          {words.length > 0 ? (
            <AnswerWords
              entry={{ words, ideas: ideasInFollowUp(entry.ideas) }}
              canPlay={onPlay !== null}
              playing={null}
              onPlay={onPlay ?? (() => {})}
            />
          ) : (
            <Text className={layout.written} {...(followUp.isWritten ? {} : { c: 'dimmed', fs: 'italic' })}>
              {answer || said.noWords()}
            </Text>
          )}
          {onPlay ? (
            <Button
              variant="default"
              className="no-print"
              leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
              onClick={() => onPlay(0)}
            >
              {said.playFollowUp()}
            </Button>
          ) : audioUrl === null ? null : (
            <audio
              controls
              preload="none"
              src={audioUrl}
              aria-label={said.followUpAnswer()}
              className="no-print"
            />
          )}
        </>
      ) : (
        <Text c="dimmed" fs="italic">
          {said.followUpNone()}
        </Text>
      )}
    </section>
  );
}
