import { useState } from 'react';
import { Alert, Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/offers.ts';
import {
  OFFER_CONDITIONS_MAX,
  OFFER_DAYS,
  OFFER_PLACE_MAX,
  PAY_PERIODS,
  PAY_PERIOD_NAMES,
} from '#contract/interview/offer-terms.ts';
import { DAY_MS, MAIL_SUBJECT_MAX, MAIL_TEXT_MAX } from '#contract/shared/limits.ts';
import { amountTyped } from '#contract/shared/money.ts';
import { listed } from '#contract/shared/words.ts';
import { makeOffer, previewOffer, type getOffers } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { currencyChoices } from '#web/ui/currencies.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
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

/** Makes an offer in two steps: its terms, then the letter as the candidate will read it. */
export function MakeOfferDialog({ opened, onClose, ...form }: MakeOfferDialogProps) {
  const { name, waiting } = form;
  const isNarrow = useNarrow();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={(waiting === null ? said.makeTitle : said.changeTitle)({ name })}
      description={waiting === null ? said.makeAbout() : said.changeAbout()}
      size="lg"
      fullScreen={isNarrow}
      closeOnClickOutside={false}
    >
      {opened ? <OfferForm {...form} onClose={onClose} /> : null}
    </Modal>
  );
}

/** The day of a moment in the viewer's calendar: 2030-03-01. */
const dayOf = (moment: Date): string =>
  new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

/** The end of a day. */
const endOf = (day: string): string => {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? '' : end.toISOString();
};

const valuesOf = ({ waiting, proposed }: Pick<MakeOfferDialogProps, 'waiting' | 'proposed'>) => ({
  payAmount: waiting === null ? '' : String(waiting.payAmount),
  ...proposed,
  startsOn: waiting?.startsOn ?? '',
  conditions: waiting?.conditions ?? '',
  /** A day. The offer is valid until it ends. */
  standsUntil: dayOf(
    waiting === null ? new Date(Date.now() + OFFER_DAYS * DAY_MS) : new Date(waiting.standsUntil),
  ),
  /** For this offer alone. Null for the company’s own letter, which is edited on the page for its emails. */
  letter: null as { subject: string; text: string } | null,
});

type Preview = OutputOf<typeof previewOffer>;
type OfferValues = ReturnType<typeof valuesOf>;
type OfferFields = ReturnType<typeof useForm<OfferValues>>;

function OfferForm(props: Omit<MakeOfferDialogProps, 'opened'>) {
  const { applicationId, name, waiting, onClose } = props;
  const [preview, setPreview] = useState<Preview | null>(null);
  // The letter can be sent only after the sender has read it as the candidate will.
  const [isCurrent, setIsCurrent] = useState(true);
  const form = useForm({ initialValues: valuesOf(props), onValuesChange: () => setIsCurrent(false) });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const look = useSend(previewOffer, {
    onSuccess: ({ data }) => {
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
  const isBusy = look.isPending || make.isPending;
  const isRead = preview !== null && isCurrent;
  return (
    <Form
      shell={shell}
      label={said.offer()}
      isBusy={isBusy}
      hasRules={false}
      onSubmit={form.onSubmit(({ letter, ...values }) => {
        const input = {
          applicationId,
          ...values,
          payAmount: amountTyped(values.payAmount),
          standsUntil: endOf(values.standsUntil),
          ...(letter === null ? {} : { letter }),
        };
        if (isRead) make.mutate({ ...input, replaces: waiting?.offerId ?? null });
        else look.mutate(input);
      })}
    >
      <Stack gap="md">
        {preview === null ? <Terms form={form} /> : null}
        {preview !== null && form.values.letter !== null ? (
          <OwnLetter form={form} placeholders={preview.placeholders} />
        ) : null}
        {isRead ? (
          <ReadLetter
            preview={preview}
            name={name}
            onChange={
              form.values.letter === null
                ? () => form.setFieldValue('letter', { subject: preview.subject, text: preview.text })
                : null
            }
          />
        ) : null}
        <FormNotice shell={shell} />
      </Stack>
      <div className={layout.dialogActions}>
        <Button variant="default" onClick={preview === null ? onClose : () => setPreview(null)}>
          {preview === null ? common.cancel() : common.back()}
        </Button>
        <Button type="submit" loading={isBusy}>
          {isRead ? said.sendTo({ name }) : said.readLetter()}
        </Button>
      </div>
    </Form>
  );
}

const LETTERS_NAMED = 20;
const firstOf = (letters: readonly string[]): readonly string[] =>
  letters.length > LETTERS_NAMED ? [...letters.slice(0, LETTERS_NAMED), said.otherLetters()] : letters;

/** The letter as the candidate will read it. `onChange` opens its text for editing. */
function ReadLetter({
  preview,
  name,
  onChange,
}: {
  preview: Preview;
  name: string;
  onChange: (() => void) | null;
}) {
  const { shown, missingLetters, pdf } = preview;
  return (
    <>
      <Letter letter={shown} order={3} />
      {missingLetters.length === 0 ? null : (
        <Alert color="amber">
          {said.missingLetters({ letters: listed(firstOf(missingLetters), 'and'), name })}
        </Alert>
      )}
      <Group gap="sm">
        <Button
          component="a"
          variant="default"
          href={`data:application/pdf;base64,${pdf}`}
          download={`${shown.title}.pdf`}
        >
          {said.seePdf()}
        </Button>
        {onChange === null ? null : (
          <Button variant="subtle" onClick={onChange}>
            {said.changeLetter()}
          </Button>
        )}
      </Group>
    </>
  );
}

function Terms({ form }: { form: OfferFields }) {
  return (
    <>
      <div className={layout.grid}>
        <TextInput
          label={said.pay()}
          required
          data-autofocus
          inputMode="decimal"
          autoComplete="off"
          {...form.getInputProps('payAmount')}
        />
        <NativeSelect
          label={said.currency()}
          data={currencyChoices()}
          {...form.getInputProps('payCurrency')}
        />
        <NativeSelect
          label={said.period()}
          data={PAY_PERIOD_NAMES.map((value) => ({ value, label: PAY_PERIODS[value]() }))}
          {...form.getInputProps('payPeriod')}
        />
        <TextInput label={said.firstDay()} required type="date" {...form.getInputProps('startsOn')} />
        <TextInput
          label={said.answerBy()}
          required
          type="date"
          description={said.answerByHint()}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('standsUntil')}
        />
      </div>
      <LimitedInput label={said.place()} limit={OFFER_PLACE_MAX} {...form.getInputProps('place')} />
      <LimitedTextarea
        label={said.conditions()}
        description={said.conditionsHint()}
        autosize
        minRows={3}
        maxRows={10}
        limit={OFFER_CONDITIONS_MAX}
        {...form.getInputProps('conditions')}
      />
    </>
  );
}

interface OwnLetterProps {
  form: OfferFields;
  placeholders: Preview['placeholders'];
}

function OwnLetter({ form, placeholders }: OwnLetterProps) {
  return (
    <>
      <LimitedInput
        label={said.letterTitle()}
        limit={MAIL_SUBJECT_MAX}
        {...form.getInputProps('letter.subject')}
      />
      <LimitedTextarea
        label={said.letterText()}
        description={said.letterHint({
          placeholders: placeholders.map((one) => `{{ ${one.name} }}`).join(', '),
        })}
        autosize
        minRows={8}
        maxRows={20}
        limit={MAIL_TEXT_MAX}
        {...form.getInputProps('letter.text')}
      />
    </>
  );
}
