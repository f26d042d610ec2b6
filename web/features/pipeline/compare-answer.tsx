import { Anchor, Avatar, Button, Group, Text } from '@mantine/core';
import { IconEar, IconPlayerPauseFilled, IconPlayerPlayFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/pipeline.ts';
import { reportPath } from '#contract/shared/paths.ts';
import { heardPercent } from '#contract/interview/report-figures.ts';
import type { compareAnswers } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { AnswerWords } from '#web/features/feedback/answer-words.tsx';
import { CoverageBar } from '#web/features/feedback/coverage-bar.tsx';
import { usePlayer } from '#web/features/feedback/use-player.ts';
import { percent } from '#web/ui/percent.ts';
import { VerdictBadge } from '#web/ui/verdict-badge.tsx';
import { formatDuration } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import type { ShownCandidate } from './shown-names.ts';
import classes from './compare.module.css';

export type ComparedAnswer = OutputOf<typeof compareAnswers>['answers'][number];

export interface CompareAnswerProps {
  answer: ComparedAnswer;
  candidate: ShownCandidate;
}

/** A candidate's answer to a question. Only the sound is played, because a video would show a face. */
export function CompareAnswer({ answer, candidate }: CompareAnswerProps) {
  const { entry, coverage, mustScoreFirst, applicationId } = answer;
  const heard = entry.isHardToHear ? null : heardPercent(entry.words);
  const player = usePlayer({
    questionnaireReport: [{ ...entry, videoOffsetSeconds: null }],
    candidateAnswerVideo: null,
  });
  const { audio, audioIndex, events, isPlaying, play, place, toggle } = player;
  const canPlay = entry.audioUrl !== null;
  return (
    <article className={classes.answer} aria-label={candidate.name}>
      <Group gap={10} wrap="nowrap">
        <Avatar src={candidate.avatarUrl} alt="" size={32} color="pine" name={candidate.name} />
        <Text component="h3" flex={1} miw={0} fw={600} lh={1.25}>
          {candidate.name}
        </Text>
        {mustScoreFirst ? null : <VerdictBadge verdict={entry.answerStatus} />}
      </Group>
      <Group gap="4px 14px" my="xs" c="dimmed" fz="sm">
        {coverage === null ? null : <CoverageBar coverage={coverage} />}
        {entry.durationSeconds === null ? null : <span>{formatDuration(entry.durationSeconds)}</span>}
        {heard === null ? null : (
          <span className={layout.inline}>
            <IconEar size={16} aria-hidden /> {said.heardPercent({ percent: percent(heard / 100) })}
          </span>
        )}
      </Group>
      {entry.isHardToHear ? (
        <Text mt="xs" mb="sm">
          {entry.reasons.join(' ')}
        </Text>
      ) : null}
      {entry.words.length > 0 ? (
        <AnswerWords entry={entry} canPlay={canPlay} playing={place} onPlay={(seconds) => play(0, seconds)} />
      ) : (
        <Text mt="xs" mb="sm">
          {entry.kind === 'mcq'
            ? entry.answer
              ? said.chosenOption({ option: entry.answer })
              : said.nothingChosen()
            : entry.answer || said.noWords()}
        </Text>
      )}
      {entry.followUp ? (
        <Text mt="xs" mb="sm">
          {said.followUp({ question: entry.followUp.question })}{' '}
          {entry.followUp.isTaken ? `“${entry.followUp.answer}”` : said.followUpNone()}
        </Text>
      ) : null}
      <Group wrap="nowrap">
        {canPlay ? (
          <Button
            variant="default"
            size="sm"
            leftSection={
              isPlaying ? (
                <IconPlayerPauseFilled size={16} aria-hidden />
              ) : (
                <IconPlayerPlayFilled size={16} aria-hidden />
              )
            }
            onClick={() => (audioIndex === null ? play(0, 0) : toggle())}
          >
            {isPlaying ? said.pause() : said.play()}
          </Button>
        ) : null}
        <Anchor component={Link} to={reportPath(applicationId)} size="sm">
          {said.openReport()}
        </Anchor>
      </Group>
      <audio ref={audio} hidden preload="none" {...events} />
    </article>
  );
}
