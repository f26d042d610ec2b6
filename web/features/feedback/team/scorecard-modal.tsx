import { useState } from 'react';
import { Alert, Button, Group, Radio, Stack, Textarea } from '@mantine/core';
import { REASON_MAX } from '#contract/limits.ts';
import { SCORES, type Score } from '#contract/scores.ts';
import { TEXTS } from '#contract/texts.ts';
import { getFeedback, getNotes, getScorecards, submitScorecard } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf, Report } from '#web/api/types.ts';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';

type Card = OutputOf<typeof getScorecards>['others'][number];

export interface ScorecardModalProps {
  opened: boolean;
  onClose: () => void;
  report: Report;
  /** The scorecard that is changed. */
  own: Card | null;
  /** It cannot be changed after it is sent. */
  isFinal: boolean;
}

/** The form exists only while the dialog is open, so it starts with what is stored. */
export function ScorecardModal({ opened, onClose, ...form }: ScorecardModalProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Your scorecard" size="lg">
      <ScorecardForm {...form} onClose={onClose} />
    </Modal>
  );
}

interface Judgement {
  score: Score | null;
  reason: string;
}

const NONE: Judgement = { score: null, reason: '' };
const isComplete = ({ score, reason }: Judgement) => score !== null && reason.trim() !== '';
const isEmpty = ({ score, reason }: Judgement) => score === null && reason.trim() === '';

function ScorecardForm({ report, own, isFinal, onClose }: Omit<ScorecardModalProps, 'opened'>) {
  const [overall, setOverall] = useState<Judgement>(own ? { score: own.overall, reason: own.reason } : NONE);
  const [scores, setScores] = useState(
    () => new Map<string, Judgement>(own?.scores.map(({ questionId, ...one }) => [questionId, one])),
  );
  const [isTried, setIsTried] = useState(false);
  const submit = useSend(submitScorecard, {
    refreshes: [getScorecards, getNotes, getFeedback],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const given = [...scores].filter(([, judgement]) => !isEmpty(judgement));
  const send = () => {
    setIsTried(true);
    if (!isComplete(overall) || !given.every(([, judgement]) => isComplete(judgement))) return;
    submit.mutate({
      applicationId: report.applicationId,
      overall: overall.score!,
      reason: overall.reason,
      scores: given.map(([questionId, { score, reason }]) => ({ questionId, score: score!, reason })),
    });
  };
  return (
    <form
      noValidate
      aria-label="Your scorecard"
      onSubmit={(event) => {
        event.preventDefault();
        if (!submit.isPending) send();
      }}
    >
      <Stack gap="lg">
        <JudgementFields
          label="Would you hire this person?"
          value={overall}
          onChange={setOverall}
          isTried={isTried}
        />
        {report.questionnaireReport.map(({ questionId, question }, index) => (
          <JudgementFields
            key={questionId}
            label={`Question ${index + 1} (if you want): ${question}`}
            value={scores.get(questionId) ?? NONE}
            onChange={(value) => setScores(new Map(scores).set(questionId, value))}
            isTried={isTried && !isEmpty(scores.get(questionId) ?? NONE)}
          />
        ))}
        {submit.error ? (
          <Alert color="brick" role="alert">
            {submit.error.message}
          </Alert>
        ) : null}
        {isFinal ? <p>You cannot change your scorecard after you have sent it.</p> : null}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={submit.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={submit.isPending}>
            Send the scorecard
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface JudgementFieldsProps {
  label: string;
  value: Judgement;
  onChange: (value: Judgement) => void;
  /** The person tried to send, so what is missing is named. */
  isTried: boolean;
}

function JudgementFields({ label, value, onChange, isTried }: JudgementFieldsProps) {
  return (
    <Stack gap="xs">
      <Radio.Group
        label={label}
        value={value.score === null ? '' : String(value.score)}
        onChange={(chosen) => {
          const score = SCORES.find((one) => String(one.score) === chosen)?.score ?? null;
          onChange({ ...value, score });
        }}
        error={isTried && value.score === null ? TEXTS.chooseJudgement : undefined}
      >
        <Group gap="md" mt="xs">
          {SCORES.map(({ score, title }) => (
            <Radio key={score} value={String(score)} label={title} size="md" />
          ))}
        </Group>
      </Radio.Group>
      <Textarea
        aria-label={`Reason: ${label}`}
        placeholder="Reason"
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        value={value.reason}
        onChange={(event) => onChange({ ...value, reason: event.currentTarget.value })}
        error={isTried && value.reason.trim() === '' ? TEXTS.giveReason : undefined}
      />
    </Stack>
  );
}
