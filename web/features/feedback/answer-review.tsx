import { useState } from 'react';
import { Anchor, Button, Group, Text } from '@mantine/core';
import { IconArrowBackUp, IconListCheck, IconPencil, IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as said from '#contract/messages/en/report.ts';
import { questionReviewPath } from '#contract/shared/paths.ts';
import { PERSONS_VERDICTS, type PersonsVerdict, verdictName } from '#contract/interview/verdicts.ts';
import { markAnswer, unmarkAnswer } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { QuestionnaireEntry, Report } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { VerdictBadge, VerdictIcon } from '#web/ui/verdict-badge.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import layout from '#web/ui/layout.module.css';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { ownVerdict, settledVerdict } from './found.ts';
import { VERDICT_READS } from './reads.ts';
import { MARKS } from './words.ts';
import classes from './review.module.css';

const VerdictDialog = lazyDialog(async () => (await import('./verdict-dialog.tsx')).VerdictDialog);

interface AnswerReviewProps {
  report: Report;
  entry: QuestionnaireEntry;
  index: number;
  /** The index of the next answer that needs a person. */
  next: number | null;
}

/** A person's mark on an answer. The employer sets it with one press, and can change or undo it. */
export function AnswerReview(props: AnswerReviewProps) {
  const { entry, report } = props;
  // The interview was repeated after this earlier report, so the report no longer changes.
  const decides = useDecides() && report.viewer === 'employer' && !report.isEarlier;
  if (entry.kind === 'personal' || (!decides && !entry.review)) return null;
  const { review } = entry;
  const own = ownVerdict(entry);
  return (
    <div className={classes.review} data-given={review !== null}>
      {review?.verdict ? (
        <>
          <Group gap="xs" align="flex-start" wrap="nowrap" fw={550}>
            <IconUserCheck size={18} stroke={2} aria-hidden />
            <span>{said.markedByOn({ name: review.by, when: formatDateTime(review.at) })}</span>
          </Group>
          {own === review.verdict || own === 'Needs Review' ? null : (
            <Group gap={10} mt="xs" c="dimmed" fz="sm">
              {said.before()} <VerdictBadge verdict={own} />
            </Group>
          )}
          {review.reason === '' ? null : <p className={layout.written}>{review.reason}</p>}
        </>
      ) : null}
      {decides ? <Decision {...props} /> : null}
    </div>
  );
}

function Decision({ report: { applicationId, jobId }, entry, index, next }: AnswerReviewProps) {
  const [chosen, setChosen] = useState<PersonsVerdict | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const reports = {
    refreshes: VERDICT_READS,
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (error: Error) => toast.danger(error.message),
  };
  const mark = useSend(markAnswer, reports);
  const unmark = useSend(unmarkAnswer, reports);
  const settled = settledVerdict(entry);
  const { questionId, review, reviewHistory } = entry;
  const isBusy = mark.isPending || unmark.isPending;
  const write = (verdict: PersonsVerdict | null) => {
    setChosen(verdict);
    setIsWriting(true);
  };
  // A reason is needed only to change what is settled.
  const press = (verdict: PersonsVerdict) => {
    if (isBusy || verdict === review?.verdict) return;
    if (settled === 'Needs Review' || verdict === settled)
      mark.mutate({ applicationId, questionId, verdict });
    else write(verdict);
  };
  return (
    <div className="no-print">
      {entry.kind === 'skill' ? (
        <Marks given={review?.verdict ?? null} index={index} onPress={press} />
      ) : (
        <Button variant="subtle" disabled={isBusy} onClick={() => write(null)}>
          {said.changeVerdict()}
        </Button>
      )}
      {review ? (
        <Group gap="xs">
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => unmark.mutate({ applicationId, questionId })}
          >
            {said.undo()}
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconPencil size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => write(review.verdict)}
          >
            {review.reason === '' ? said.addReason() : said.editReason()}
          </Button>
          {next === null || next === index ? null : (
            <Anchor href={`#question-${next + 1}`} py={10} px="xs" fw={550}>
              {said.nextOpenAnswer({ number: next + 1 })}
            </Anchor>
          )}
        </Group>
      ) : entry.kind === 'skill' ? (
        <Group gap="xs">
          <Text mt="xs" maw="var(--line-length)" c="dimmed" fz="sm">
            {said.alsoHelps()}
          </Text>
          {jobId !== undefined && entry.answerStatus === 'Needs Review' ? (
            <Button
              component={Link}
              to={questionReviewPath(jobId, questionId)}
              variant="subtle"
              leftSection={<IconListCheck size={18} aria-hidden />}
            >
              {said.reviewQuestion()}
            </Button>
          ) : null}
        </Group>
      ) : null}
      {reviewHistory.length > 1 ? <History of={reviewHistory} /> : null}
      <VerdictDialog
        opened={isWriting}
        onClose={() => setIsWriting(false)}
        entry={entry}
        chosen={chosen}
        index={index}
        isBusy={isBusy}
        onSave={(verdict, reason) =>
          mark.mutate(
            { applicationId, questionId, verdict, reason },
            { onSuccess: () => setIsWriting(false) },
          )
        }
      />
    </div>
  );
}

interface MarksProps {
  given: PersonsVerdict | null;
  index: number;
  onPress: (verdict: PersonsVerdict) => void;
}

function Marks({ given, index, onPress }: MarksProps) {
  return (
    <Group gap="xs" my="xs" role="group" aria-label={said.markAnswer({ number: index + 1 })}>
      {PERSONS_VERDICTS.map((verdict) => (
        <Button
          key={verdict}
          variant="default"
          className={classes.mark}
          aria-pressed={verdict === given}
          leftSection={<VerdictIcon verdict={verdict} />}
          onClick={() => onPress(verdict)}
        >
          {MARKS[verdict]()}
        </Button>
      ))}
    </Group>
  );
}

function History({ of: marks }: { of: QuestionnaireEntry['reviewHistory'] }) {
  return (
    <details>
      <summary>{said.allMarks({ count: marks.length })}</summary>
      <ol className={layout.bullets}>
        {marks.map(({ verdict, reason, by, at }) => (
          <li key={at}>
            {formatDateTime(at)}, {by}: {verdict === null ? said.undone() : verdictName(verdict)}
            {reason === '' ? '' : `. ${reason}`}
          </li>
        ))}
      </ol>
    </details>
  );
}
