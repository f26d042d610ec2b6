import { lazy, Suspense, useState } from 'react';
import { Anchor, Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconListCheck, IconPencil, IconUserCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { questionReviewPath } from '#contract/paths.ts';
import { PERSONS_VERDICTS, type PersonsVerdict } from '#contract/verdicts.ts';
import { getFeedback, markAnswer, unmarkAnswer } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { QuestionnaireEntry, Report } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { VerdictBadge, VerdictIcon } from '#web/ui/badges.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { ownVerdict, settledVerdict } from './found.ts';
import { MARKS } from './words.ts';
import type { VerdictFormProps } from './verdict-form.tsx';
import classes from './review.module.css';

const VerdictForm = lazy(async () => ({ default: (await import('./verdict-form.tsx')).VerdictForm }));

export interface AnswerReviewProps {
  applicationId: string;
  jobId: string | undefined;
  entry: QuestionnaireEntry;
  index: number;
  viewer: Report['viewer'];
  /** The interview was given again after this one, so nothing of it changes any more. */
  isEarlier: boolean;
  /** The index of the answer that needs a person next. */
  next: number | null;
}

/** A person's mark on an answer. The employer gives one with one press, changes it and undoes it. */
export function AnswerReview(props: AnswerReviewProps) {
  const { entry, viewer, isEarlier } = props;
  const decides = useDecides() && viewer === 'employer' && !isEarlier;
  if (entry.kind === 'personal' || (!decides && !entry.review)) return null;
  const { review } = entry;
  const own = ownVerdict(entry);
  return (
    <div className={classes.review} data-given={review !== null}>
      {review?.verdict ? (
        <>
          <p className={classes.title}>
            <IconUserCheck size={18} stroke={2} aria-hidden />
            <span>
              Marked by {review.by} on {formatDateTime(review.at)}
            </span>
          </p>
          {own === review.verdict || own === 'Needs Review' ? null : (
            <p className={classes.before}>
              Before: <VerdictBadge verdict={own} />
            </p>
          )}
          {review.reason === '' ? null : <p className={classes.reason}>{review.reason}</p>}
        </>
      ) : null}
      {decides ? <Decision {...props} /> : null}
    </div>
  );
}

function Decision({ applicationId, jobId, entry, index, next }: AnswerReviewProps) {
  const [chosen, setChosen] = useState<PersonsVerdict | null>(null);
  const [isWriting, setIsWriting] = useState(false);
  const reports = {
    refreshes: [getFeedback],
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
  // Only who changes what is settled says why.
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
          Change the verdict
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
            Undo
          </Button>
          <Button
            variant="subtle"
            leftSection={<IconPencil size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => write(review.verdict)}
          >
            {review.reason === '' ? 'Add a reason' : 'Edit the reason'}
          </Button>
          {next === null || next === index ? null : (
            <Anchor href={`#question-${next + 1}`} className={classes.next}>
              Next open answer: question {next + 1}
            </Anchor>
          )}
        </Group>
      ) : entry.kind === 'skill' ? (
        <Group gap="xs">
          <p className={classes.hint}>Your mark also helps settle other answers to this question.</p>
          {jobId !== undefined && entry.answerStatus === 'Needs Review' ? (
            <Button
              component={Link}
              to={questionReviewPath(jobId, questionId)}
              variant="subtle"
              leftSection={<IconListCheck size={18} aria-hidden />}
            >
              Review this question
            </Button>
          ) : null}
        </Group>
      ) : null}
      {reviewHistory.length > 1 ? <History of={reviewHistory} /> : null}
      <VerdictModal
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
    <div className={classes.marks} role="group" aria-label={`Mark the answer to question ${index + 1}`}>
      {PERSONS_VERDICTS.map((verdict) => (
        <Button
          key={verdict}
          variant="default"
          className={classes.mark}
          aria-pressed={verdict === given}
          leftSection={<VerdictIcon verdict={verdict} />}
          onClick={() => onPress(verdict)}
        >
          {MARKS[verdict]}
        </Button>
      ))}
    </div>
  );
}

function History({ of: marks }: { of: QuestionnaireEntry['reviewHistory'] }) {
  return (
    <details className={classes.history}>
      <summary>All marks on this answer ({marks.length})</summary>
      <ol>
        {marks.map(({ verdict, reason, by, at }) => (
          <li key={at}>
            {formatDateTime(at)}, {by}: {verdict ?? 'undone'}
            {reason === '' ? '' : `. ${reason}`}
          </li>
        ))}
      </ol>
    </details>
  );
}

interface VerdictModalProps extends VerdictFormProps {
  opened: boolean;
  index: number;
}

/**
 * The form exists only while the dialog is open, so it starts empty each time. On closing, the focus returns
 * to the button.
 */
function VerdictModal({ opened, index, ...form }: VerdictModalProps) {
  return (
    <Modal opened={opened} onClose={form.onClose} title={`Your verdict on question ${index + 1}`}>
      <Suspense fallback={null}>
        <VerdictForm {...form} />
      </Suspense>
    </Modal>
  );
}
