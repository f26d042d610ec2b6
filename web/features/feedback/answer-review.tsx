import { lazy, Suspense, useState } from 'react';
import { Button, Group } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconPencil, IconUserCheck } from '@tabler/icons-react';
import { PERSONS_VERDICTS } from '#contract/verdicts.ts';
import { getFeedback, markAnswer, unmarkAnswer } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { QuestionnaireEntry, Report } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { VerdictBadge } from '#web/ui/badges.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { ownVerdict } from './found.ts';
import type { VerdictFormProps } from './verdict-form.tsx';
import classes from './review.module.css';

const VerdictForm = lazy(async () => ({ default: (await import('./verdict-form.tsx')).VerdictForm }));

export interface AnswerReviewProps {
  applicationId: string;
  entry: QuestionnaireEntry;
  index: number;
  viewer: Report['viewer'];
  /** The interview was given again after this one, so nothing of it changes any more. */
  isEarlier: boolean;
}

/** A person's verdict beside that of the analysis. The employer can confirm, change and withdraw it. */
export function AnswerReview(props: AnswerReviewProps) {
  const { entry, viewer, isEarlier } = props;
  const decides = useDecides() && viewer === 'employer' && !isEarlier;
  if (entry.kind === 'personal' || (!decides && !entry.review)) return null;
  const { review } = entry;
  return (
    <div className={classes.review} data-given={review !== null}>
      {review?.verdict ? (
        <>
          <p className={classes.title}>
            <IconUserCheck size={18} stroke={2} aria-hidden />
            <span>
              {review.by}{' '}
              {review.verdict === ownVerdict(entry) ? 'confirmed the verdict' : 'changed the verdict'} on{' '}
              {formatDateTime(review.at)}.
            </span>
          </p>
          <dl className={classes.verdicts}>
            <div>
              <dt>A person</dt>
              <dd>
                <VerdictBadge verdict={review.verdict} />
              </dd>
            </div>
            <div>
              <dt>The analysis</dt>
              <dd>
                <VerdictBadge verdict={ownVerdict(entry)} />
              </dd>
            </div>
          </dl>
          {review.reason === '' ? null : <p className={classes.reason}>{review.reason}</p>}
        </>
      ) : null}
      {decides ? <Decision {...props} /> : null}
    </div>
  );
}

function Decision({ applicationId, entry, index }: AnswerReviewProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const reports = {
    refreshes: [getFeedback],
    onSuccess: ({ message }: { message: string }) => toast.success(message),
    onError: (error: Error) => toast.danger(error.message),
  };
  const mark = useSend(markAnswer, reports);
  const unmark = useSend(unmarkAnswer, reports);
  const own = PERSONS_VERDICTS.find((verdict) => verdict === ownVerdict(entry));
  const { questionId, review, reviewHistory } = entry;
  const isBusy = mark.isPending || unmark.isPending;
  return (
    <div className="no-print">
      <Group gap="sm">
        {/* A chosen option is graded exactly, so there is nothing to confirm. */}
        {review === null && own && entry.kind === 'skill' ? (
          <Button
            variant="default"
            leftSection={<IconCheck size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => mark.mutate({ applicationId, questionId, verdict: own })}
          >
            Confirm “{own}”
          </Button>
        ) : null}
        <Button
          variant={review === null ? 'subtle' : 'default'}
          leftSection={<IconPencil size={18} aria-hidden />}
          disabled={isBusy}
          onClick={() => setIsChoosing(true)}
        >
          {review === null && !own ? 'Give a verdict' : 'Change the verdict'}
        </Button>
        {review ? (
          <Button
            variant="subtle"
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => unmark.mutate({ applicationId, questionId })}
          >
            Take it back
          </Button>
        ) : null}
      </Group>
      {review === null && entry.kind === 'skill' ? (
        <p className={classes.hint}>
          Your verdict also teaches how later answers to this question are graded.
        </p>
      ) : null}
      {reviewHistory.length > 1 ? <History of={reviewHistory} /> : null}
      <VerdictModal
        opened={isChoosing}
        onClose={() => setIsChoosing(false)}
        entry={entry}
        index={index}
        isBusy={isBusy}
        onSave={(verdict, reason) =>
          mark.mutate(
            { applicationId, questionId, verdict, reason },
            { onSuccess: () => setIsChoosing(false) },
          )
        }
      />
    </div>
  );
}

function History({ of: marks }: { of: QuestionnaireEntry['reviewHistory'] }) {
  return (
    <details className={classes.history}>
      <summary>All verdicts that were given ({marks.length})</summary>
      <ol>
        {marks.map(({ verdict, reason, by, at }) => (
          <li key={at}>
            {formatDateTime(at)}, {by}: {verdict ?? 'taken back'}
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
