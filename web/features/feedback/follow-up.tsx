import { Button } from '@mantine/core';
import { IconPlayerPlayFilled } from '@tabler/icons-react';
import type { QuestionnaireEntry } from '#web/api/types.ts';
import { AnswerWords } from './answer-words.tsx';
import classes from './answer.module.css';

export interface FollowUpProps {
  entry: QuestionnaireEntry;
  /** Plays the video, counted from where the answer begins in it; null without a video. */
  onPlay: ((seconds: number) => void) | null;
}

/** The question that was asked once more, why, and what was said to it. */
export function FollowUp({ entry, onPlay }: FollowUpProps) {
  const { followUp, videoOffsetSeconds: begin } = entry;
  if (!followUp) return null;
  const { idea, isTaken, answer, words, audioUrl, videoOffsetSeconds: own } = followUp;
  const play =
    onPlay && begin !== null && own !== null ? (second: number) => onPlay(own - begin + second) : null;
  const ideas = entry.ideas.map(({ isInFollowUp = false, ...one }) =>
    isInFollowUp ? one : { ...one, evidence: null },
  );
  return (
    <section className={classes.followUp} aria-label="Follow-up">
      <h4>Follow-up: {followUp.question}</h4>
      <p className={classes.nothing}>
        {idea === null
          ? 'It was asked because an expected idea was not heard.'
          : `It was asked because this was not heard: “${idea}”.`}
      </p>
      {isTaken ? (
        <>
          {words.length > 0 ? (
            <AnswerWords
              entry={{ words, ideas }}
              canPlay={play !== null}
              playing={null}
              onPlay={play ?? (() => {})}
            />
          ) : (
            <p className={followUp.isWritten ? classes.written : classes.nothing}>
              {answer || 'No words were heard.'}
            </p>
          )}
          {play ? (
            <Button
              variant="default"
              className="no-print"
              leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
              onClick={() => play(0)}
            >
              Play the follow-up
            </Button>
          ) : audioUrl === null ? null : (
            <audio
              controls
              preload="none"
              src={audioUrl}
              aria-label="The answer to the follow-up"
              className="no-print"
            />
          )}
        </>
      ) : (
        <p className={classes.nothing}>Not taken. This changes nothing.</p>
      )}
    </section>
  );
}
