import { useState } from 'react';
import { Box, Button, Group, Text } from '@mantine/core';
import { IconEar, IconPencil, IconPlayerPlayFilled } from '@tabler/icons-react';
import * as said from '#contract/messages/en/report.ts';
import { isCorrectionTaken, textThatCounts } from '#contract/interview/report-figures.ts';
import type { QuestionnaireEntry, Report } from '#web/api/types.ts';
import { formatDuration } from '#web/ui/dates.ts';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import layout from '#web/ui/layout.module.css';
import { AnswerCorrection } from './answer-correction.tsx';
import { AnswerReview } from './answer-review.tsx';
import { AnswerWords } from './answer-words.tsx';
import { quotesItself, saysNothing } from './found.ts';
import { FollowUp, playerOfFollowUp } from './follow-up.tsx';
import { Ideas } from './ideas.tsx';
import type { Place } from './words.ts';
import classes from './answer.module.css';

const CorrectWords = lazyDialog(async () => (await import('./correct-words.tsx')).CorrectWords);

export interface AnswerProps {
  report: Report;
  entry: QuestionnaireEntry;
  index: number;
  playing: Place | null;
  onPlay: (index: number, seconds: number) => void;
  /** The index of the next answer that needs a person. Null if there is none. */
  next: number | null;
}

/** A written answer, or one in which no words were recognised. */
function WithoutWords({ entry }: { entry: QuestionnaireEntry }) {
  if (!entry.isWritten)
    return (
      <Text mb="sm" c="dimmed" fs="italic">
        {entry.answer || said.noWords()}
      </Text>
    );
  return (
    <>
      <Text mb="sm" c="dimmed" fs="italic">
        {said.inWriting()}
      </Text>
      <p className={layout.written}>{entry.answer || said.nothingWritten()}</p>
    </>
  );
}

/** The recordings that don't count, because the candidate recorded the answer again. */
function EarlierTakes({ entry }: { entry: QuestionnaireEntry }) {
  const takes = entry.earlierTakes ?? [];
  if (takes.length === 0) return null;
  return (
    <details className="no-print">
      <summary>{said.earlierTakes({ count: takes.length })}</summary>
      {takes.map(({ audioUrl }, index) =>
        audioUrl === null ? null : (
          <audio
            key={audioUrl}
            controls
            preload="none"
            src={audioUrl}
            aria-label={said.recordingNumber({ number: index + 1 })}
          />
        ),
      )}
    </details>
  );
}

/** The answer to one question, and what its verdict is based on. */
export function Answer({ report, entry, index, playing, onPlay, next }: AnswerProps) {
  const play = (seconds: number) => onPlay(index, seconds);
  const canPlay = entry.audioUrl !== null || entry.videoOffsetSeconds !== null;
  const playFollowUp = playerOfFollowUp(entry, report.candidateAnswerVideo === null ? null : play);
  const followUpWords = entry.followUp?.words.length ?? 0;
  const correct =
    report.canCorrect && entry.words.length + followUpWords > 0 && !entry.correction?.decision ? (
      <CorrectButton
        applicationId={report.applicationId}
        entry={entry}
        onPlay={canPlay ? play : null}
        onPlayFollowUp={playFollowUp}
      />
    ) : null;
  return (
    <>
      {entry.kind === 'mcq' ? (
        <Choices entry={entry} />
      ) : (
        <>
          {listenLine(entry).map((line) => (
            <Group
              key={line}
              gap="xs"
              align="flex-start"
              wrap="nowrap"
              mb="sm"
              maw="var(--line-length)"
              fw={550}
            >
              <IconEar size={18} aria-hidden />
              {line}
            </Group>
          ))}
          {entry.words.length > 0 ? (
            <AnswerWords entry={entry} canPlay={canPlay} playing={playing} onPlay={play} />
          ) : (
            <WithoutWords entry={entry} />
          )}
          <Group gap="sm" className="no-print">
            {canPlay ? (
              <Button
                variant="default"
                leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
                onClick={() => play(0)}
              >
                {said.playAnswer()}
                {entry.durationSeconds === null ? '' : ` (${formatDuration(entry.durationSeconds)})`}
              </Button>
            ) : null}
            {followUpWords === 0 ? correct : null}
          </Group>
          <EarlierTakes entry={entry} />
          <FollowUp entry={entry} onPlay={playFollowUp} />
          {/* It corrects both answers, so it comes below both. */}
          {followUpWords > 0 ? correct : null}
          {entry.correction && !report.mustScoreFirst ? (
            <AnswerCorrection
              report={report}
              entry={entry}
              correction={entry.correction}
              canPlay={canPlay}
              onPlay={play}
              onPlayFollowUp={playFollowUp}
            />
          ) : null}
          <Basis entry={entry} />
          {saysNothing(entry) ? null : (
            <Ideas
              of={textThatCounts(entry)}
              reader={report.viewer}
              onPlay={canPlay ? play : null}
              onPlayFollowUp={playFollowUp}
            />
          )}
        </>
      )}
      {entry.kind === 'mcq' ? <Basis entry={entry} /> : null}
      {entry.referenceAnswer ? (
        <details className={classes.reference}>
          <summary>{said.expectedAnswer()}</summary>
          <Text maw="var(--line-length)">{entry.referenceAnswer}</Text>
          {entry.acceptedAnswers.map((text) => (
            <Text key={text} mt={4} maw="var(--line-length)">
              {said.alsoAccepted({ answer: text })}
            </Text>
          ))}
        </details>
      ) : null}
      {report.mustScoreFirst ? null : (
        <AnswerReview report={report} entry={entry} index={index} next={next} />
      )}
    </>
  );
}

/** If the words are not reliable, the reason takes their place: one line that says to listen. */
const listenLine = (entry: QuestionnaireEntry): string[] =>
  entry.isHardToHear && !isCorrectionTaken(entry) ? entry.reasons : [];

interface CorrectButtonProps {
  applicationId: string;
  entry: QuestionnaireEntry;
  onPlay: ((seconds: number) => void) | null;
  onPlayFollowUp: ((seconds: number) => void) | null;
}

function CorrectButton(props: CorrectButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {said.correctWords()}
      </Button>
      <CorrectWords opened={isOpen} onClose={() => setIsOpen(false)} {...props} />
    </>
  );
}

function Choices({ entry }: { entry: QuestionnaireEntry }) {
  return (
    <ul className={classes.choices}>
      {entry.options.map((option) => {
        const isChosen = option === entry.answer;
        const isCorrect = option === entry.correctOption;
        const notes = [isChosen ? said.chosen() : '', isCorrect ? said.correctChoice() : ''].filter(
          (note) => note !== '',
        );
        return (
          <li key={option} data-chosen={isChosen} data-correct={isCorrect}>
            <span>{option}</span>
            {notes.length > 0 ? (
              <Text span inherit flex="none" c="dimmed" fz="0.875rem" fw={400}>
                {notes.join(', ')}
              </Text>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** What the analysis found and noted besides the points. */
function Basis({ entry }: { entry: QuestionnaireEntry }) {
  const { reasons } = textThatCounts(entry);
  const isGist = entry.kind === 'personal' && quotesItself(textThatCounts(entry));
  const shown = listenLine(entry).length > 0 ? [] : reasons;
  if (shown.length === 0) return null;
  return (
    <Box mt="md" c="dimmed" fz="sm">
      {isGist ? (
        <Text component="h4" fz="sm" fw={700} mb={4}>
          {said.summaryInWords()}
        </Text>
      ) : null}
      {shown.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Box>
  );
}
