import { useState } from 'react';
import { Alert, Button, Group, Radio, Stack, Text, Title } from '@mantine/core';
import { REASON_MAX } from '#contract/shared/limits.ts';
import { SCORES } from '#contract/interview/scores.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import {
  getFeedback,
  getNotes,
  getRoundInterview,
  getRoundReport,
  getScorecards,
  getUpcomingRounds,
  sendRoundCard,
} from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { formatDateTime } from '#web/ui/dates.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { requiredGroup } from '#web/ui/form/required-group.ts';
import layout from '#web/ui/layout.module.css';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { toast } from '#web/ui/toast.ts';
import { type CardValues, type Interview, NOT_JUDGED, cardOf } from './card-draft.ts';
import { CriterionFields } from './criterion-fields.tsx';
import classes from './cards.module.css';

interface CardFormProps {
  interview: Interview;
  values: CardValues;
  /** Something is typed that was not sent. */
  isKept: boolean;
  onChange: (change: Partial<CardValues>) => void;
  onSent: () => void;
  /** Only for a card that is changed. */
  onCancel?: () => void;
}

/** The kit with quotes and levels, and the judgement overall. */
export function CardForm({ interview, values, isKept, onChange, onSent, onCancel }: CardFormProps) {
  const [openedAt] = useState(() => Date.now());
  const [isTried, setIsTried] = useState(false);
  const submit = useSend(sendRoundCard, {
    refreshes: [getRoundInterview, getRoundReport, getUpcomingRounds, getFeedback, getScorecards, getNotes],
    onSuccess: ({ message }) => {
      toast.success(message);
      onSent();
    },
  });
  const send = () => {
    setIsTried(true);
    const card = cardOf(interview, values);
    if (card !== null && !submit.isPending) submit.mutate(card);
  };
  const { criteria, opensAt, isFinal, others } = interview;
  const isEarly = opensAt === null || openedAt < Date.parse(opensAt);
  return (
    <PlainForm
      aria-label="Your card"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {criteria.map((criterion, index) => (
        <CriterionFields
          key={criterion.id}
          criterion={criterion}
          number={index + 1}
          value={values.criteria[criterion.id] ?? NOT_JUDGED}
          onChange={(value) => onChange({ criteria: { ...values.criteria, [criterion.id]: value } })}
          isTried={isTried}
          onSend={send}
        />
      ))}
      <section aria-label="Overall" className={classes.criterion}>
        <Title order={2} size="h4">
          Overall
        </Title>
        <Stack gap="md" mt="sm">
          <Radio.Group
            ref={requiredGroup}
            label="Would you hire this person?"
            value={values.overall === null ? '' : String(values.overall)}
            onChange={(chosen) =>
              onChange({ overall: SCORES.find(({ score }) => String(score) === chosen)?.score ?? null })
            }
            error={isTried && values.overall === null ? TEXTS.chooseJudgement : undefined}
          >
            <Group gap="md" mt="xs">
              {SCORES.map(({ score, title }) => (
                <Radio key={score} value={String(score)} label={title} size="md" />
              ))}
            </Group>
          </Radio.Group>
          <LimitedTextarea
            label="Reason"
            autosize
            minRows={2}
            limit={REASON_MAX}
            value={values.reason}
            onChange={({ currentTarget }) => onChange({ reason: currentTarget.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
            }}
            error={isTried && values.reason.trim() === '' ? TEXTS.giveReason : undefined}
          />
        </Stack>
      </section>
      {submit.error ? (
        <Alert color="brick" role="alert" mt="md">
          {submit.error.message} {isKept ? 'Everything you typed is still here.' : ''}
        </Alert>
      ) : null}
      <div className={layout.bottomBar}>
        <Text flex="1 1 240px" c="dimmed" fz="sm">
          {isEarly
            ? opensAt === null
              ? 'You can send your card once the round has a time and has begun. '
              : `You can send your card from ${formatDateTime(opensAt)} on. `
            : ''}
          {isKept ? 'Saved on this device as you type. ' : ''}
          {isFinal ? 'You can’t change your card after you send it. ' : ''}
          {others.length > 0 && !onCancel ? 'You’ll see what the others say once you send it.' : ''}
        </Text>
        {onCancel ? (
          <Button variant="default" onClick={onCancel} disabled={submit.isPending}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" loading={submit.isPending}>
          Send your card
        </Button>
      </div>
    </PlainForm>
  );
}
