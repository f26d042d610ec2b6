import { useRef, type ReactNode } from 'react';
import { Button, Stack } from '@mantine/core';
import * as said from '#contract/messages/en/companies.ts';
import type { Call } from '#web/api/call.ts';
import { useSend } from '#web/api/hooks.ts';
import type { InputOf } from '#web/api/types.ts';
import type { Errors } from '#web/ui/form/check.ts';
import { Form, FormNotice, type FormProps } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { LeaveModal, useLeaveGuard } from '#web/ui/leave-guard.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { toast } from '#web/ui/toast.ts';

interface SettingsFormProps<Values, C extends Call> {
  label: string;
  form: {
    isDirty: () => boolean;
    resetDirty: () => void;
    setErrors: (errors: Errors) => void;
    onSubmit: (handle: (values: Values) => void, invalid: () => void) => FormProps['onSubmit'];
  };
  /** The call that saves the values, and the read it changes. */
  call: C;
  read: Call;
  inputOf: (values: Values) => InputOf<C>;
  children: ReactNode;
}

/** Settings that are saved together. */
export function SettingsForm<Values, C extends Call>(props: SettingsFormProps<Values, C>) {
  const { label, form, call, read, inputOf, children } = props;
  const isSettled = useRef(false);
  const leaving = useLeaveGuard(form.isDirty(), isSettled);
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const save = useSend(call, {
    refreshes: [read],
    onSuccess: ({ message }) => {
      form.resetDirty();
      toast.success(message);
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <Form
      shell={shell}
      label={label}
      isBusy={save.isPending}
      leaving={leaving}
      onSubmit={form.onSubmit((values) => save.mutate(inputOf(values)), shell.invalid)}
    >
      <Stack gap="lg">
        {children}
        <FormNotice shell={shell} />
      </Stack>
      <StickyActions>
        <Button type="submit" loading={save.isPending}>
          {said.save()}
        </Button>
      </StickyActions>
      <LeaveModal leaving={leaving} title={said.leaveTitle()}>
        {said.leaveAbout()}
      </LeaveModal>
    </Form>
  );
}
