import { Button, Group, Text } from '@mantine/core';
import * as said from '#contract/messages/en/questions.ts';
import { HOUR_MS } from '#contract/shared/limits.ts';
import { textThatCounts } from '#contract/interview/report-figures.ts';
import { GRADE_NAMES } from '#contract/interview/answer-grades.ts';
import { type getQuestionReview, getAnswerToReview } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import type { OutputOf, QuestionnaireEntry } from '#web/api/types.ts';
import { AnswerWords } from '#web/features/feedback/answer-words.tsx';
import { FollowUp } from '#web/features/feedback/follow-up.tsx';
import { Ideas } from '#web/features/feedback/ideas.tsx';
import type { Place } from '#web/features/feedback/words.ts';
import { VerdictBadge } from '#web/ui/verdict-badge.tsx';
import { formatDuration } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { KeepAnswer } from './keep-answer.tsx';
import classes from './questions.module.css';

export type ReviewedAnswer = OutputOf<typeof getQuestionReview>['answers'][number];

/** Words and sound don't change while the page is open. */
export const HEARD_MS = HOUR_MS;

export const idOfAnswer = (answerId: string): string => `answer-${answerId}`;

export interface AnswerCardProps {
  jobId: string;
  questionId: string;
  answer: ReviewedAnswer;
  /** The answer that keys and buttons apply to. */
  isCurrent: boolean;
  playing: Place | null;
  onPlay: (seconds: number) => void;
  onShow: () => void;
}

/** The content of one answer. Candidates' names are not known here. */
export function AnswerCard({
  jobId,
  questionId,
  answer,
  isCurrent,
  playing,
  onPlay,
  onShow,
}: AnswerCardProps) {
  const { answerId, number } = answer;
  const query = useRead(getAnswerToReview, { jobId, questionId, answerId }, { staleTime: HEARD_MS });
  return (
    <article
      id={idOfAnswer(answerId)}
      tabIndex={-1}
      className={`${layout.box} ${classes.answer}`}
      aria-label={said.answerNumber({ number })}
      aria-current={isCurrent || undefined}
    >
      <Group gap="6px 14px" mih={44} mb="xs">
        <Text component="h3" fw={600}>
          {said.answerNumber({ number })}
        </Text>
        {query.data?.durationSeconds ? (
          <Text span inherit c="dimmed" fz="sm">
            {formatDuration(query.data.durationSeconds)}
          </Text>
        ) : null}
        <WhoSettled answer={answer} />
        {isCurrent ? null : (
          <Button variant="subtle" size="sm" aria-label={said.reviewAnswer({ number })} onClick={onShow}>
            {said.review()}
          </Button>
        )}
      </Group>
      <Read query={query} waiting={<Loading rows={3} />} empty="never">
        {(entry) => (
          <Said
            jobId={jobId}
            questionId={questionId}
            entry={entry}
            isCurrent={isCurrent}
            canPlay={isCurrent && entry.audioUrl !== null}
            playing={playing}
            onPlay={onPlay}
          />
        )}
      </Read>
    </article>
  );
}

interface SaidProps {
  jobId: string;
  questionId: string;
  entry: QuestionnaireEntry;
  isCurrent: boolean;
  canPlay: boolean;
  playing: Place | null;
  onPlay: (seconds: number) => void;
}

function Said({ jobId, questionId, entry, isCurrent, canPlay, playing, onPlay }: SaidProps) {
  const text = textThatCounts(entry);
  return (
    <>
      {text.words.length > 0 ? (
        <AnswerWords entry={text} canPlay={canPlay} playing={playing} onPlay={onPlay} />
      ) : (
        <Text ff="var(--serif)" fz="1.1875rem" lh={1.65} className={layout.written}>
          {text.answer || said.noWords()}
        </Text>
      )}
      <FollowUp entry={entry} onPlay={null} />
      {isCurrent ? (
        <Ideas of={text} reader="employer" onPlay={canPlay ? onPlay : null} />
      ) : (
        <Found ideas={text.ideas} />
      )}
      {isCurrent && text.answer !== '' ? (
        <KeepAnswer jobId={jobId} questionId={questionId} answer={text.answer} />
      ) : null}
    </>
  );
}

/** The evidence on one line, so that several answers fit side by side. */
function Found({ ideas }: Pick<QuestionnaireEntry, 'ideas'>) {
  if (ideas.length === 0) return null;
  const found = ideas.filter((idea) => idea.found).length;
  return (
    <Text c="dimmed" fz="sm">
      {said.pointsFound({ found, total: ideas.length })}
    </Text>
  );
}

/** The verdict that counts and who gave it. Nothing while the answer needs a person. */
export function WhoSettled({ answer: { verdict, settledBy, mark } }: { answer: ReviewedAnswer }) {
  if (settledBy === null) return null;
  return (
    <Text span inherit c="dimmed" fz="sm" className={layout.inline}>
      <VerdictBadge verdict={verdict} />
      <span>
        {mark === null
          ? settledBy === 'marks'
            ? said.byTeam()
            : said.byAnalysis()
          : mark.isOwn
            ? said.markedByYou({ grade: GRADE_NAMES[mark.grade]() })
            : said.markedByName({ name: mark.by ?? said.formerMember(), grade: GRADE_NAMES[mark.grade]() })}
      </span>
    </Text>
  );
}
