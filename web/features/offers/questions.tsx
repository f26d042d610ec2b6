import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { OFFER_WORDS_MAX } from '#contract/interview/offer-terms.ts';
import { answerOfferQuestion } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import type { Errors } from '#web/ui/form/check.ts';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import layout from '#web/ui/layout.module.css';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { toast } from '#web/ui/toast.ts';
import type { CompanysOffer } from './offer-panel.tsx';
import { OFFER_READS } from './reads.ts';

/** What the candidate asked about an offer, with the answers, and the form for the next one. */
export function Questions({ offer, name }: { offer: CompanysOffer; name: string }) {
  const said = offer.steps.filter(({ kind }) => kind === 'asked' || kind === 'answered');
  if (said.length === 0) return null;
  return (
    <>
      <ul className={layout.lines} aria-label="Questions about the offer">
        {said.map(({ at, by, text }) => (
          <li key={at}>
            <Text c="dimmed" fz="sm">
              {by}, <DateText value={at} withTime />
            </Text>
            <p className={layout.written}>{text}</p>
          </li>
        ))}
      </ul>
      {offer.openQuestions > 0 ? <Answer offerId={offer.offerId} name={name} /> : null}
    </>
  );
}

function Answer({ offerId, name }: { offerId: string; name: string }) {
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const shell = useFormShell({ setErrors, told: 'notice', besideFieldOnly: true });
  const answer = useSend(answerOfferQuestion, {
    refreshes: OFFER_READS,
    onSuccess: ({ message }) => {
      setText('');
      toast.success(message);
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <Form
      shell={shell}
      label={`Answer ${name}`}
      isBusy={answer.isPending}
      hasRules={false}
      onSubmit={() => {
        setErrors({});
        answer.mutate({ offerId, text });
      }}
    >
      <LimitedTextarea
        label="Your answer"
        description={`${name} gets it by email and reads it beside the offer.`}
        autosize
        minRows={2}
        maxRows={8}
        limit={OFFER_WORDS_MAX}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={errors['text']}
      />
      <FormNotice shell={shell} />
      <Group mt="sm">
        <Button type="submit" variant="light" loading={answer.isPending}>
          Send the answer
        </Button>
      </Group>
    </Form>
  );
}
