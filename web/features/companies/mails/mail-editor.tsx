import { useEffect, useRef, useState } from 'react';
import { Alert, Button, SimpleGrid, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Location } from 'react-router';
import * as said from '#contract/messages/en/company-settings.ts';
import { MAIL_SUBJECT_MAX, MAIL_TEXT_MAX } from '#contract/shared/limits.ts';
import { getMailTexts, resetMailText, saveMailText, sendTestMail } from '#web/api/calls.ts';
import { useRefresh, useSend } from '#web/api/hooks.ts';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { useKeptForm } from '#web/ui/kept-form.ts';
import { LeaveModal, useLeaveGuard } from '#web/ui/leave-guard.tsx';
import { NOT_SAVED_YET } from '#web/ui/restored-notice.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { toast } from '#web/ui/toast.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import type { MailText } from '../mails-page.tsx';
import { MailPreview } from './mail-preview.tsx';
import { Placeholders } from './placeholders.tsx';
import { useInsertion } from './use-insertion.ts';

export interface MailValues extends Record<string, unknown> {
  subject: string;
  text: string;
  /** When the text that the person started from was changed. Null if that was the default text. */
  readAt: string | null;
}

const valuesOf = ({ subject, text, changedAt }: MailText): MailValues => ({
  subject,
  text,
  readAt: changedAt,
});

/** Opening another email on the same page also leaves this one. */
const isLeaving = (from: Location, to: Location) =>
  from.pathname !== to.pathname || from.search !== to.search;

/** The subject and text of one email, beside a preview. */
export function MailEditor({ mail }: { mail: MailText }) {
  const form = useForm<MailValues>({
    initialValues: valuesOf(mail),
    validate: (values) => check('mailText', values),
  });
  const { forget, isRestored } = useKeptForm(form, `mail-text-${mail.mail}`);
  const isDirty = form.isDirty();
  const isSettled = useRef(false);
  const leaving = useLeaveGuard(isDirty, isSettled, isLeaving);
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const insertion = useInsertion(form);
  const refresh = useRefresh();

  const save = useSend(saveMailText, {
    refreshes: [getMailTexts],
    onSuccess: ({ message }) => {
      forget();
      form.resetDirty();
      toast.success(message);
    },
    onError: async (error) => {
      shell.refused(error);
      if (error.code !== 'mail-text.changed-meanwhile') return;
      // Saving again replaces the text that the message mentions.
      form.setFieldValue('readAt', (error.data as { changedAt: string | null }).changedAt);
      await refresh(getMailTexts);
    },
  });
  const test = useSend(sendTestMail, {
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => shell.refused(error),
  });
  const isBusy = save.isPending || test.isPending;
  const { subject, text } = form.values;

  const become = (values: MailValues) => {
    form.setValues(values);
    form.resetDirty(values);
    form.clearErrors();
    shell.clearFailure();
    forget();
  };
  const discard = () => become(valuesOf(mail));
  // A form without changes shows the newest text: the saved one, or another member's.
  const isOutdated = !isDirty && form.values.readAt !== mail.changedAt;
  useEffect(() => {
    if (isOutdated) become(valuesOf(mail));
  });
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing={32}>
      <Form
        shell={shell}
        label={mail.title}
        isBusy={isBusy}
        onSubmit={form.onSubmit(() => save.mutate({ mail: mail.mail, ...form.values }), shell.invalid)}
        leaving={leaving}
        restored={isRestored ? { text: NOT_SAVED_YET, onDiscard: discard, disabled: isBusy } : null}
      >
        <Stack gap="lg">
          <FailureNote failure={mail.failure} />
          <LimitedInput
            label={said.subject()}
            limit={MAIL_SUBJECT_MAX}
            {...form.getInputProps('subject')}
            {...insertion.field('subject')}
            required
          />
          <LimitedTextarea
            label={said.text()}
            description={said.textHint({ button: mail.button })}
            autosize
            minRows={10}
            maxRows={28}
            limit={MAIL_TEXT_MAX}
            {...form.getInputProps('text')}
            {...insertion.field('text')}
            required
          />
          <Placeholders placeholders={mail.placeholders} onInsert={insertion.insert} />
          <FormNotice shell={shell} />
        </Stack>
        <StickyActions>
          {mail.isOwn ? (
            <ResetButton
              mail={mail}
              disabled={isBusy}
              onReset={() => become({ ...mail.usual, readAt: null })}
            />
          ) : null}
          {isDirty ? (
            <Button variant="default" onClick={discard} disabled={isBusy}>
              {said.discard()}
            </Button>
          ) : null}
          <Button
            variant="default"
            onClick={() => test.mutate({ mail: mail.mail, subject, text })}
            loading={test.isPending}
            disabled={save.isPending}
          >
            {said.sendTest()}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={test.isPending}>
            {said.save()}
          </Button>
        </StickyActions>
        <LeaveModal leaving={leaving} title={said.leaveMailTitle()}>
          {said.leaveMailAbout()}
        </LeaveModal>
      </Form>
      <MailPreview mail={mail} values={form.values} />
    </SimpleGrid>
  );
}

function FailureNote({ failure }: { failure: MailText['failure'] }) {
  if (failure === null) return null;
  return (
    <Alert color="amber" title={said.failureTitle()}>
      {around(said.failureText, {
        when: <DateText value={failure.at} withTime />,
        reason: failure.reason,
      })}
    </Alert>
  );
}

interface ResetButtonProps {
  mail: MailText;
  disabled: boolean;
  onReset: () => void;
}

function ResetButton({ mail, disabled, onReset }: ResetButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const reset = useSend(resetMailText, {
    refreshes: [getMailTexts],
    onSuccess: ({ message }) => {
      setAsking(false);
      onReset();
      toast.success(message);
    },
    onError: (error) => toast.danger(error.message),
  });
  return (
    <>
      <Button variant="subtle" color="brick" onClick={() => setAsking(true)} disabled={disabled}>
        {said.reset()}
      </Button>
      <ConfirmModal
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => reset.mutate({ mail: mail.mail })}
        title={said.resetTitle()}
        confirmLabel={said.reset()}
        cancelLabel={said.keepText()}
        danger
        busy={reset.isPending}
      >
        {said.resetAbout({ mail: mail.title })}
      </ConfirmModal>
    </>
  );
}
