import { useState } from 'react';
import { Alert, Box, Button, Text, Title } from '@mantine/core';
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
import { JudgementFields } from './judgement-fields.tsx';
import { formatDateTime } from '#web/ui/dates.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import layout from '#web/ui/layout.module.css';
import { toast } from '#web/ui/toast.ts';
import { type CardValues, type Interview, cardOf, judgedOf } from './card-draft.ts';
import { CriterionFields } from './criterion-fields.tsx';
import classes from './cards.module.css';

interface CardFormProps {
  interview: Interview;
  values: CardValues;
  onChange: (change: Partial<CardValues>) => void;
  onSent: () => void;
  /** Null for the first card. */
  onCancel: (() => void) | null;
}

/** The kit with quotes and levels, and the judgement overall. */
export function CardForm({ interview, values, onChange, onSent, onCancel }: CardFormProps) {
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
  const { criteria, startsAt, isFinal, others } = interview;
  const isEarly = startsAt === null || openedAt < Date.parse(startsAt);
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
          value={judgedOf(values, criterion.id)}
          onChange={(value) => onChange({ criteria: { ...values.criteria, [criterion.id]: value } })}
          isTried={isTried}
          onSend={send}
        />
      ))}
      <section aria-label="Overall" className={classes.criterion}>
        <Title order={2} size="h4" mb="sm">
          Overall
        </Title>
        <JudgementFields
          label="Would you hire this person?"
          value={values.overall}
          onChange={(overall) => onChange({ overall })}
          isTried={isTried}
          onSend={send}
        />
      </section>
      {submit.error ? (
        <Alert color="brick" role="alert" mt="md">
          {submit.error.message} Everything you typed is still here.
        </Alert>
      ) : null}
      <div className={layout.bottomBar}>
        <Text flex="1 1 240px" c="dimmed" fz="sm">
          {startsAt === null
            ? 'You can send your card once the round has a time and has begun. '
            : isEarly
              ? `You can send your card from ${formatDateTime(startsAt)} on. `
              : ''}
          What you type is kept on this device only, until you send it.{' '}
          {isFinal ? 'You can’t change your card after that. ' : ''}
          {others.length > 0 && !onCancel ? 'You’ll see what the others say once you send it.' : ''}
        </Text>
        <Box className={layout.row}>
          {onCancel ? (
            <Button variant="default" onClick={onCancel} disabled={submit.isPending}>
              Cancel
            </Button>
          ) : null}
          <Button type="submit" loading={submit.isPending}>
            Send your card
          </Button>
        </Box>
      </div>
    </PlainForm>
  );
}
