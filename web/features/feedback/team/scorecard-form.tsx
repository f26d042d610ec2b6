import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Alert, Button, Group, Stack } from '@mantine/core';
import * as said from '#contract/messages/en/report-team.ts';
import * as common from '#contract/messages/en/common.ts';
import type { Score } from '#contract/interview/scores.ts';
import { getFeedback, getNotes, getScorecards, submitScorecard } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf, Report } from '#web/api/types.ts';
import { toast } from '#web/ui/toast.ts';
import { draftIn } from '#web/ui/form/draft.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import {
  type Judgement,
  JudgementFields,
  NO_JUDGEMENT,
  isComplete,
} from '#web/features/rounds/cards/judgement-fields.tsx';

type Card = OutputOf<typeof getScorecards>['others'][number];

interface ScorecardValues {
  overall: Judgement;
  /** By question id. */
  scores: Record<string, Judgement>;
}

const isEmpty = ({ score, reason }: Judgement) => score === null && reason.trim() === '';

/** Anything typed into a scorecard stays in this tab until it is sent or discarded, even if another one is opened. */
function useScorecardValues(applicationId: string, own: Card | null) {
  const [draft] = useState(() => draftIn('tab', `scorecard:${applicationId}`));
  const [saved] = useState(() => valuesOf(own));
  // Only this form writes the draft.
  const [values, setValues] = useState(() => (draft.read() as ScorecardValues | null) ?? saved);
  useEffect(() => {
    if (values !== saved) draft.write(values);
  }, [draft, values, saved]);
  return { values, setValues, forget: draft.forget };
}

function valuesOf(own: Card | null): ScorecardValues {
  if (own === null) return { overall: NO_JUDGEMENT, scores: {} };
  return {
    overall: { score: own.overall, reason: own.reason },
    scores: Object.fromEntries(
      own.scores.map(({ questionId, score, reason }) => [questionId, { score, reason }]),
    ),
  };
}

/** The actions for keys handled outside the form. */
export interface ScorecardControls {
  /** Selects the overall judgement and moves to its reason. */
  judge: (score: Score) => void;
}

export interface ScorecardFormProps {
  report: Pick<Report, 'applicationId' | 'questionnaireReport'>;
  /** The scorecard being edited. */
  own: Card | null;
  /** It can't be changed once sent. */
  isFinal: boolean;
  /** There is little room beside the report, so the questions are folded. */
  isSmall?: boolean;
  onCancel?: () => void;
  onSent: () => void;
  controls?: Ref<ScorecardControls>;
}

/** A member's own judgement on an interview. */
export function ScorecardForm(props: ScorecardFormProps) {
  const { report, own, isFinal, isSmall = false, onCancel, onSent, controls } = props;
  const { values, setValues, forget } = useScorecardValues(report.applicationId, own);
  const [isTried, setIsTried] = useState(false);
  const reason = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(
    controls,
    () => ({
      judge: (score) => {
        setValues((before) => ({ ...before, overall: { ...before.overall, score } }));
        reason.current?.focus();
      },
    }),
    [setValues],
  );
  const submit = useSend(submitScorecard, {
    refreshes: [getScorecards, getNotes, getFeedback],
    onSuccess: ({ message }) => {
      forget();
      toast.success(message);
      onSent();
    },
  });
  const { overall, scores } = values;
  const given = Object.entries(scores).filter(([, judgement]) => !isEmpty(judgement));
  const send = () => {
    setIsTried(true);
    if (submit.isPending || !isComplete(overall) || !given.every(([, judgement]) => isComplete(judgement)))
      return;
    submit.mutate({
      applicationId: report.applicationId,
      overall: overall.score!,
      reason: overall.reason,
      scores: given.map(([questionId, one]) => ({ questionId, score: one.score!, reason: one.reason })),
    });
  };
  const questions = report.questionnaireReport.map(({ questionId, question }, index) => (
    <JudgementFields
      key={questionId}
      label={said.questionOptional({ number: index + 1, question })}
      value={scores[questionId] ?? NO_JUDGEMENT}
      onChange={(value) => setValues({ ...values, scores: { ...scores, [questionId]: value } })}
      isTried={isTried && !isEmpty(scores[questionId] ?? NO_JUDGEMENT)}
      onSend={send}
    />
  ));
  return (
    <PlainForm
      aria-label={said.yourScorecard()}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack gap={isSmall ? 'md' : 'lg'}>
        <JudgementFields
          label={said.wouldHire()}
          value={overall}
          onChange={(value) => setValues({ ...values, overall: value })}
          isTried={isTried}
          reasonRef={reason}
          onSend={send}
        />
        {isSmall && questions.length > 0 ? (
          <details open={isTried && given.some(([, one]) => !isComplete(one))}>
            <summary>{said.byQuestion()}</summary>
            <Stack gap="lg">{questions}</Stack>
          </details>
        ) : (
          questions
        )}
        {submit.error ? (
          <Alert color="brick" role="alert">
            {submit.error.message}
          </Alert>
        ) : null}
        {isFinal ? <p>{said.final()}</p> : null}
        <Group justify="flex-end" gap="sm">
          {onCancel ? (
            <Button
              variant="default"
              onClick={() => {
                forget();
                onCancel();
              }}
              disabled={submit.isPending}
            >
              {common.cancel()}
            </Button>
          ) : null}
          {/* Beside a report, the main action is the next person. */}
          <Button type="submit" variant={isSmall ? 'default' : 'filled'} loading={submit.isPending}>
            {said.sendScorecard()}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
