import { useState } from 'react';
import { Alert, Box, Button, Text, Title } from '@mantine/core';
import * as said from '#contract/messages/en/round-cards.ts';
import * as common from '#contract/messages/en/common.ts';
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

/** The kit with quotes and levels, and the overall judgement. */
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
      aria-label={said.yourCard()}
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
      <section aria-label={said.overall()} className={classes.criterion}>
        <Title order={2} size="h4" mb="sm">
          {said.overall()}
        </Title>
        <JudgementFields
          label={said.wouldHire()}
          value={values.overall}
          onChange={(overall) => onChange({ overall })}
          isTried={isTried}
          onSend={send}
        />
      </section>
      {submit.error ? (
        <Alert color="brick" role="alert" mt="md">
          {said.stillHere({ message: submit.error.message })}
        </Alert>
      ) : null}
      <div className={layout.bottomBar}>
        <Text flex="1 1 240px" c="dimmed" fz="sm">
          {startsAt === null
            ? said.sendOnceBegun()
            : isEarly
              ? said.sendFrom({ when: formatDateTime(startsAt) })
              : ''}{' '}
          {said.onlyHere()} {isFinal ? said.thenFinal() : ''}{' '}
          {others.length > 0 && !onCancel ? said.thenOthers() : ''}
        </Text>
        <Box className={layout.row}>
          {onCancel ? (
            <Button variant="default" onClick={onCancel} disabled={submit.isPending}>
              {common.cancel()}
            </Button>
          ) : null}
          <Button type="submit" loading={submit.isPending}>
            {said.sendCard()}
          </Button>
        </Box>
      </div>
    </PlainForm>
  );
}
