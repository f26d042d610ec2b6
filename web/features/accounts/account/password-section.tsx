import { useRef } from 'react';
import { Button, Stack } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { changePassword, changePasswordForm, getAccount, getSessions } from '#contract/account.ts';
import { TEXTS } from '#contract/texts.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { useSend } from '#web/api/hooks.ts';
import { Section } from '#web/ui/page.tsx';
import { toast } from '#web/ui/toast.ts';
import { PasswordField } from '../password-field.tsx';
import classes from './account.module.css';

export function PasswordSection() {
  const place = useRef<HTMLParagraphElement>(null);
  const checkAll = schemaResolver(changePasswordForm, { sync: true });
  const form = useForm({
    // Two forms of this page ask for the current password: the name tells their fields apart.
    name: 'change-password',
    initialValues: { current: '', password: '', confirm: '' },
    // Said beside what is wrong with the other fields, not only after it.
    validate: (values) => ({
      ...(values.confirm === values.password ? {} : { confirm: TEXTS.passwordMismatch }),
      ...checkAll(values),
    }),
    validateInputOnBlur: true,
  });
  const change = useSend(changePassword, {
    refreshes: [getSessions, getAccount],
    onSuccess: ({ message }) => {
      // The focus leaves before the fields are emptied, so that none of them asks to be filled.
      place.current?.focus();
      form.reset();
      toast.success(message || TEXTS.passwordChanged);
    },
    onError: (error) => {
      const errors = fieldErrors(error);
      form.setErrors(errors);
      const [first] = Object.keys(errors);
      if (first === undefined) toast.danger(error.message);
      else form.getInputNode(first)?.focus();
    },
  });
  return (
    <Section title="Password">
      <form noValidate className={classes.box} onSubmit={form.onSubmit((values) => change.mutate(values))}>
        <Stack gap="md">
          <p ref={place} tabIndex={-1} className={classes.note}>
            All other sessions end, this one goes on, and a mail tells you of the change.
          </p>
          <PasswordField
            label="Current password"
            autoComplete="current-password"
            toggleLabel="Show current password"
            {...form.getInputProps('current')}
          />
          <PasswordField
            label="New password"
            description={TEXTS.passwordHint}
            autoComplete="new-password"
            toggleLabel="Show new password"
            {...form.getInputProps('password')}
          />
          <PasswordField
            label="Confirm new password"
            autoComplete="new-password"
            toggleLabel="Show confirmed password"
            {...form.getInputProps('confirm')}
          />
          <Button type="submit" loading={change.isPending} className={classes.submit}>
            Change password
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
