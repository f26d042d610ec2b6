import { useState } from 'react';
import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import {
  OFFER_CONDITIONS_MAX,
  OFFER_DAYS,
  OFFER_PLACE_MAX,
  PAY_PERIODS,
  PAY_PERIOD_NAMES,
  type PayPeriod,
} from '#contract/interview/offer-terms.ts';
import { DAY_MS, MAIL_SUBJECT_MAX, MAIL_TEXT_MAX } from '#contract/shared/limits.ts';
import { amountTyped } from '#contract/shared/money.ts';
import { makeOffer, previewOffer, type getOffers } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { CURRENCY_CHOICES } from '#web/ui/currencies.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import type { Errors } from '#web/ui/form/check.ts';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import layout from '#web/ui/layout.module.css';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { toast } from '#web/ui/toast.ts';
import { Letter } from './letter.tsx';
import type { CompanysOffer } from './offer-panel.tsx';
import { OFFER_READS } from './reads.ts';

export interface MakeOfferDialogProps {
  applicationId: string;
  name: string;
  proposed: OutputOf<typeof getOffers>['proposed'];
  /** The offer that the new one replaces. */
  waiting: CompanysOffer | null;
  opened: boolean;
  onClose: () => void;
}

/** Makes an offer in two steps: its terms, then the letter as the candidate reads it. */
export function MakeOfferDialog({ opened, onClose, ...form }: MakeOfferDialogProps) {
  const { name, waiting } = form;
  const isNarrow = useNarrow();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={waiting === null ? `Make ${name} an offer` : `Change the offer to ${name}`}
      description={
        waiting === null
          ? 'You read the letter before it is sent.'
          : 'The new offer replaces the one that is waiting. You read the letter before it is sent.'
      }
      size="lg"
      fullScreen={isNarrow}
      closeOnClickOutside={false}
    >
      {opened ? <OfferForm {...form} onClose={onClose} /> : null}
    </Modal>
  );
}

interface Values {
  payAmount: string;
  payCurrency: string;
  payPeriod: PayPeriod;
  startsOn: string;
  place: string;
  conditions: string;
  /** A day. The offer stands until its end. */
  until: string;
}

/** The day of a moment in the viewer's calendar: 2030-03-01. */
const dayOf = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

const endOf = (day: string): string | null => {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
};

function valuesOf({ waiting, proposed }: Pick<MakeOfferDialogProps, 'waiting' | 'proposed'>): Values {
  return {
    payAmount: waiting === null ? '' : String(waiting.payAmount),
    payCurrency: proposed.payCurrency,
    payPeriod: proposed.payPeriod,
    startsOn: waiting?.startsOn ?? '',
    place: proposed.place,
    conditions: waiting?.conditions ?? '',
    until: dayOf(
      waiting === null ? new Date(Date.now() + OFFER_DAYS * DAY_MS) : new Date(waiting.standsUntil),
    ),
  };
}

type Preview = OutputOf<typeof previewOffer>;
type Template = { subject: string; text: string };

function OfferForm(props: Omit<MakeOfferDialogProps, 'opened'>) {
  const { applicationId, name, waiting, onClose } = props;
  const [values, setValues] = useState(() => valuesOf(props));
  const [own, setOwn] = useState<Template | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  // Nobody sends words that they have not read as the candidate will.
  const [isCurrent, setIsCurrent] = useState(true);
  const [errors, setErrors] = useState<Errors>({});
  const shell = useFormShell({ setErrors, told: 'notice', besideFieldOnly: true });
  const look = useSend(previewOffer, {
    onSuccess: ({ data }) => {
      setErrors({});
      setPreview(data);
      setIsCurrent(true);
    },
    onError: (error) => shell.refused(error),
  });
  const make = useSend(makeOffer, {
    refreshes: OFFER_READS,
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => shell.refused(error),
  });
  const { until, ...terms } = values;
  const input = {
    applicationId,
    ...terms,
    payAmount: amountTyped(terms.payAmount),
    standsUntil: endOf(until) ?? '',
    ...(own === null ? {} : { letter: own }),
  };
  const isBusy = look.isPending || make.isPending;
  const show = () => look.mutate({ ...input, withPdf: true });
  return (
    <Form
      shell={shell}
      label="Offer"
      isBusy={isBusy}
      hasRules={false}
      onSubmit={() => {
        if (preview === null || !isCurrent) show();
        else make.mutate({ ...input, replaces: waiting?.offerId ?? null });
      }}
    >
      {preview === null ? (
        <Terms
          values={values}
          errors={errors}
          onChange={(change) => {
            setValues({ ...values, ...change });
            setErrors({});
          }}
        />
      ) : (
        <Stack gap="md">
          {own === null ? null : (
            <OwnLetter
              preview={preview}
              own={own}
              errors={errors}
              onChange={(next) => {
                setOwn(next);
                setIsCurrent(false);
                setErrors({});
              }}
            />
          )}
          {isCurrent ? (
            <ReadLetter
              preview={preview}
              onChange={own === null ? () => setOwn({ subject: preview.subject, text: preview.text }) : null}
            />
          ) : null}
        </Stack>
      )}
      <FormNotice shell={shell} />
      <div className={layout.dialogActions}>
        {preview === null ? (
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        ) : (
          <Button
            variant="default"
            onClick={() => {
              setPreview(null);
              setIsCurrent(true);
            }}
          >
            Back
          </Button>
        )}
        <Button type="submit" loading={isBusy}>
          {preview === null || !isCurrent ? 'Read the letter' : `Send to ${name}`}
        </Button>
      </div>
    </Form>
  );
}

/** The letter as the candidate will read it. `onChange` leads to its words. */
function ReadLetter({ preview, onChange }: { preview: Preview; onChange: (() => void) | null }) {
  const { shown, missingLetters, pdf } = preview;
  return (
    <>
      <Letter letter={shown} order={3} />
      <MissingLetters letters={missingLetters} />
      <Group gap="sm">
        {pdf === null ? null : (
          <Button
            component="a"
            variant="default"
            href={`data:application/pdf;base64,${pdf}`}
            download={`${shown.title}.pdf`}
          >
            See the PDF
          </Button>
        )}
        {onChange === null ? null : (
          <Button variant="subtle" onClick={onChange}>
            Change the words of this letter
          </Button>
        )}
      </Group>
    </>
  );
}

function Terms({
  values,
  errors,
  onChange,
}: {
  values: Values;
  errors: Errors;
  onChange: (change: Partial<Values>) => void;
}) {
  return (
    <Stack gap="md">
      <div className={layout.grid}>
        <TextInput
          label="Pay"
          required
          data-autofocus
          inputMode="decimal"
          autoComplete="off"
          value={values.payAmount}
          onChange={({ currentTarget }) => onChange({ payAmount: currentTarget.value })}
          error={errors['payAmount']}
        />
        <NativeSelect
          label="Currency"
          data={CURRENCY_CHOICES}
          value={values.payCurrency}
          onChange={({ currentTarget }) => onChange({ payCurrency: currentTarget.value })}
          error={errors['payCurrency']}
        />
        <NativeSelect
          label="Period"
          data={PAY_PERIOD_NAMES.map((value) => ({ value, label: PAY_PERIODS[value] }))}
          value={values.payPeriod}
          onChange={({ currentTarget }) => onChange({ payPeriod: currentTarget.value as PayPeriod })}
          error={errors['payPeriod']}
        />
        <TextInput
          label="First day of work"
          required
          type="date"
          value={values.startsOn}
          onChange={({ currentTarget }) => onChange({ startsOn: currentTarget.value })}
          error={errors['startsOn']}
        />
        <TextInput
          label="Answer by"
          required
          type="date"
          description="Until the end of this day, in your time zone"
          value={values.until}
          onChange={({ currentTarget }) => onChange({ until: currentTarget.value })}
          error={errors['standsUntil']}
        />
      </div>
      <LimitedInput
        label="Place of work (optional)"
        limit={OFFER_PLACE_MAX}
        value={values.place}
        onChange={({ currentTarget }) => onChange({ place: currentTarget.value })}
        error={errors['place']}
      />
      <LimitedTextarea
        label="Conditions (optional)"
        description="Such as hours, holidays, a trial period. They stand in the letter as you write them."
        autosize
        minRows={3}
        maxRows={10}
        limit={OFFER_CONDITIONS_MAX}
        value={values.conditions}
        onChange={({ currentTarget }) => onChange({ conditions: currentTarget.value })}
        error={errors['conditions']}
      />
    </Stack>
  );
}

function MissingLetters({ letters }: { letters: readonly string[] }) {
  if (letters.length === 0) return null;
  return (
    <Alert color="amber" title="The PDF can’t draw every letter">
      Our font has Latin, Greek and Cyrillic letters. It lacks {letters.slice(0, 20).join(' ')}
      {letters.length > 20 ? ' and more' : ''}. The page shows them, and the PDF has them for copying and
      reading aloud, but draws empty boxes.
    </Alert>
  );
}

/** The words of this letter alone. The company's own letter is written on the page of its mails. */
function OwnLetter({
  preview,
  own,
  errors,
  onChange,
}: {
  preview: Preview;
  own: Template;
  errors: Errors;
  onChange: (own: Template) => void;
}) {
  const names = preview.placeholders.map(({ name }) => `{{ ${name} }}`).join(', ');
  return (
    <>
      <LimitedInput
        label="Title"
        limit={MAIL_SUBJECT_MAX}
        value={own.subject}
        onChange={({ currentTarget }) => onChange({ ...own, subject: currentTarget.value })}
        error={errors['letter.subject']}
      />
      <LimitedTextarea
        label="Text"
        description={`Words in braces are replaced: ${names}`}
        autosize
        minRows={8}
        maxRows={20}
        limit={MAIL_TEXT_MAX}
        value={own.text}
        onChange={({ currentTarget }) => onChange({ ...own, text: currentTarget.value })}
        error={errors['letter.text']}
      />
    </>
  );
}
