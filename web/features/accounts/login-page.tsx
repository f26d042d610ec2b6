import { useState } from 'react';
import { Anchor, Button, Checkbox, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Link } from 'react-router';
import { signIn, signInInput } from '#contract/auth.ts';
import { TEXTS } from '#contract/texts.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { useSend } from '#web/api/hooks.ts';
import { whereAfterSignIn } from '#web/session/after-sign-in.ts';
import { REGISTER_AS, useSeeksJob } from '#web/session/seeks-job.ts';
import { startSession } from '#web/session/session.ts';
import { toast } from '#web/ui/toast.ts';
import { AccountFrame } from './account-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { ForgotPasswordModal } from './forgot-password-modal.tsx';
import { VerificationSent } from './verification-sent.tsx';
import classes from './accounts.module.css';

export default function LoginPage() {
  const seeksJob = useSeeksJob();
  const [remember, setRemember] = useState(true);
  const [forgot, setForgot] = useState(false);
  const [unverified, setUnverified] = useState<string | null>(null);
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: schemaResolver(signInInput, { sync: true }),
    validateInputOnBlur: true,
    transformValues: ({ email, password }) => ({ email: email.trim(), password }),
  });
  const enter = useSend(signIn, {
    onSuccess: ({ data, message }) => {
      if (!data.token) {
        toast.danger(message || TEXTS.somethingWentWrong);
        return;
      }
      startSession({ token: data.token, role: data.userRole, name: data.user.name }, remember);
      // A fresh page for the person who signed in, as the specification says.
      void whereAfterSignIn(data.userRole).then((page) => location.assign(page));
    },
    onError: (error, { email }) => {
      if (isUnverified(error)) setUnverified(email);
      else toast.danger(error.message);
    },
  });

  return (
    <AccountFrame title="Sign In">
      <form noValidate onSubmit={form.onSubmit((values) => enter.mutate(values))}>
        <Stack gap="md">
          <TextInput
            label="Email"
            type="email"
            autoComplete="username"
            required
            withAsterisk={false}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            toggleLabel="Show password"
            {...form.getInputProps('password')}
          />
          <div className={classes.row}>
            <Checkbox
              label="Remember Me"
              checked={remember}
              onChange={(event) => setRemember(event.currentTarget.checked)}
            />
            <UnstyledButton className={classes.textLink} onClick={() => setForgot(true)}>
              Forgot password
            </UnstyledButton>
          </div>
          <Button type="submit" size="md" fullWidth loading={enter.isPending || enter.isSuccess}>
            Sign In
          </Button>
        </Stack>
      </form>
      <p className={classes.after}>
        No account yet?{' '}
        <Anchor component={Link} to={REGISTER_AS[seeksJob ? 'candidate' : 'employer']} fw={550}>
          Sign Up
        </Anchor>
      </p>
      <ForgotPasswordModal opened={forgot} onClose={() => setForgot(false)} />
      <VerificationSent email={unverified} onClose={() => setUnverified(null)} />
    </AccountFrame>
  );
}

function isUnverified(error: ApiError): boolean {
  return error.message === TEXTS.emailNotVerified;
}
