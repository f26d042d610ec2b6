import { useState } from 'react';
import { Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconPencil, IconUserCheck } from '@tabler/icons-react';
import { REASON_MAX } from '#contract/limits.ts';
import { TEXTS } from '#contract/texts.ts';
import { PERSONS_VERDICTS, type PersonsVerdict, verdictsFor } from '#contract/verdicts.ts';
import { getFeedback, markAnswer, unmarkAnswer } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { QuestionnaireEntry, Report } from '#web/api/types.ts';
import { useDecides } from '#web/session/member.ts';
import { VerdictBadge } from '#web/ui/badges.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from './review.module.css';

export interface AnswerReviewProps {
  applicationId: string;
  entry: QuestionnaireEntry;
  index: number;
  viewer: Report['viewer'];
  /** The interview was given again after this one, so nothing of it changes any more. */
  isEarlier: boolean;
}

/**
 * The verdict of the analysis on the text that counts: the correction if it was accepted, otherwise the
 * recognised text.
 */
export function ownVerdict({ correction, analysisVerdict }: QuestionnaireEntry): string {
  return correction?.decision?.take === 'corrected' ? correction.answerStatus : analysisVerdict;
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
      <VerdictForm {...form} />
    </Modal>
  );
}

interface VerdictFormProps {
  onClose: () => void;
  entry: QuestionnaireEntry;
  isBusy: boolean;
  onSave: (verdict: PersonsVerdict, reason: string) => void;
}

function VerdictForm({ onClose, entry, isBusy, onSave }: VerdictFormProps) {
  const [verdict, setVerdict] = useState<PersonsVerdict | null>(entry.review?.verdict ?? null);
  const [reason, setReason] = useState(entry.review?.reason ?? '');
  const [isTried, setIsTried] = useState(false);
  const needsReason = verdict !== ownVerdict(entry);
  const lacksReason = needsReason && reason.trim() === '';
  const offered = verdictsFor(entry.kind);
  const save = () => {
    setIsTried(true);
    if (verdict !== null && !lacksReason) onSave(verdict, reason.trim());
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap="lg">
        <Radio.Group
          label="Verdict"
          description={`The analysis says: ${ownVerdict(entry)}.`}
          value={verdict}
          onChange={(value) => setVerdict(offered.find((one) => one === value) ?? null)}
          error={isTried && verdict === null ? TEXTS.chooseVerdict : undefined}
        >
          <Stack gap="md" mt="sm">
            {offered.map((one) => (
              <Radio key={one} value={one} label={one} size="md" />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="Reason"
          description="The candidate can read it; visitors see the verdict alone."
          required={needsReason}
          withAsterisk={false}
          autosize
          minRows={3}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={isTried && lacksReason ? TEXTS.verdictReason : undefined}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Save the verdict
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
