import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import * as said from '#contract/messages/en/accounts.ts';
import type { Call } from '#web/api/call.ts';
import { useSend } from '#web/api/hooks.ts';
import type { InputOf } from '#web/api/types.ts';
import type { Errors } from '#web/ui/form/check.ts';
import { Form, FormNotice, type FormProps } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { toast } from '#web/ui/toast.ts';
import { DialogButtons } from './dialog-buttons.tsx';

interface DialogFormProps<Values, C extends Call> {
  label: string;
  form: {
    setErrors: (errors: Errors) => void;
    onSubmit: (handle: (values: Values) => void, invalid: () => void) => FormProps['onSubmit'];
  };
  /** The call that saves the values, and the read that it changes. */
  call: C;
  read: Call;
  inputOf: (values: Values) => InputOf<C>;
  /** Called after saving or cancelling. */
  onDone: () => void;
  children: ReactNode;
}

/** A form that fills a dialog. The server's message appears in a toast. */
export function DialogForm<Values, C extends Call>(props: DialogFormProps<Values, C>) {
  const { label, form, call, read, inputOf, onDone, children } = props;
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const save = useSend(call, {
    whenSignedOut: 'keep-page',
    refreshes: [read],
    onSuccess: ({ message }) => {
      toast.success(message);
      onDone();
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <Form
      shell={shell}
      label={label}
      isBusy={save.isPending}
      onSubmit={form.onSubmit((values) => save.mutate(inputOf(values)), shell.invalid)}
    >
      <Stack gap="lg">
        <FormNotice shell={shell} />
        {children}
        <DialogButtons onCancel={onDone} label={said.save()} busy={save.isPending} />
      </Stack>
    </Form>
  );
}
