import { Alert, Button, Stack, Text } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { undoEmailChange, undoEmailChangeForm } from '#contract/account.ts';
import { TEXTS } from '#contract/texts.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { useSend } from '#web/api/hooks.ts';
import { focusOnMount } from '#web/ui/focus.ts';
import { AccountFrame } from './account-frame.tsx';
import { PasswordField } from './password-field.tsx';
import classes from './accounts.module.css';

/** Where "This was not me" leads: the account goes back to the address that the mail was sent to. */
export default function UndoEmailChangePage() {
  const token = useSearchParams()[0].get('token');
  return token ? <UndoEmailChange token={token} /> : <Navigate to="/login" replace />;
}

function UndoEmailChange({ token }: { token: string }) {
  const checkAll = schemaResolver(undoEmailChangeForm, { sync: true });
  const form = useForm({
    initialValues: { password: '', confirm: '' },
    validate: (values) => ({
      ...(values.confirm === values.password ? {} : { confirm: TEXTS.passwordMismatch }),
      ...checkAll(values),
    }),
    validateInputOnBlur: true,
  });
  const undo = useSend(undoEmailChange, {
    onError: (error) => {
      const errors = fieldErrors(error);
      form.setErrors(errors);
      const [first] = Object.keys(errors);
      if (first !== undefined) form.getInputNode(first)?.focus();
    },
  });
  if (undo.isSuccess) return <Undone />;
  return (
    <AccountFrame
      title="Take your account back"
      lead="The address that the mail was sent to counts again, every login ends, and second factors that were added lately and all recovery codes are removed."
    >
      <form noValidate onSubmit={form.onSubmit((values) => undo.mutate({ ...values, token }))}>
        <Stack gap="md">
          {undo.error && undo.error.issues.length === 0 ? (
            <Alert color="brick" role="alert">
              {undo.error.message}
            </Alert>
          ) : null}
          <PasswordField
            label="New Password"
            description={TEXTS.passwordHint}
            autoComplete="new-password"
            toggleLabel="Show new password"
            {...form.getInputProps('password')}
          />
          <PasswordField
            label="Confirm Password"
            autoComplete="new-password"
            toggleLabel="Show confirmed password"
            {...form.getInputProps('confirm')}
          />
          <Button type="submit" size="md" fullWidth loading={undo.isPending}>
            Take my account back
          </Button>
        </Stack>
      </form>
    </AccountFrame>
  );
}

function Undone() {
  return (
    <AccountFrame title="Your account is yours again">
      <div className={classes.outcome} role="status">
        <IconShieldCheck size={44} stroke={1.4} color="var(--moss-text)" aria-hidden />
        <Text>{TEXTS.emailChangeUndone}</Text>
        <Button component={Link} to="/login" ref={focusOnMount}>
          Go to login
        </Button>
      </div>
    </AccountFrame>
  );
}
