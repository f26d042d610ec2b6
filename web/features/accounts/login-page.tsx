import { lazy, Suspense, useState } from 'react';
import { Anchor, Button, Checkbox, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from 'react-router';
import { registerPath } from '#contract/paths.ts';
import { TEXTS } from '#contract/texts.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { signIn, passkeySignIn, startPasskeySignIn } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { whereAfterSignIn } from '#web/session/after-sign-in.ts';
import { useJobWish, useSeeksJob } from '#web/session/seeks-job.ts';
import { startSession } from '#web/session/session.ts';
import { check } from '#web/ui/form/check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Loading } from '#web/ui/loading.tsx';
import { toast } from '#web/ui/toast.ts';
import { openDocument } from '#web/ui/shell/page-focus.ts';
import { AccountFrame } from './account-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { ForgotPasswordModal } from './forgot-password-modal.tsx';
import { AfterFirst } from './second-factor/after-first.tsx';
import { wantedFactorOf, type WantedFactor } from './second-factor/wanted.ts';
import { OtherWays } from './sign-on/other-ways.tsx';
import { requiredSignOnOf } from './sign-on/provider.ts';
import { useSignOnStep } from './sign-on/use-sign-on-step.ts';
import { VerificationSent, wasEmailSent } from './verification-sent.tsx';
import classes from './accounts.module.css';

const CompanySignOn = lazy(async () => ({
  default: (await import('./sign-on/company-sign-on.tsx')).CompanySignOn,
}));

export default function LoginPage() {
  const seeksJob = useSeeksJob();
  useJobWish();
  const [remember, setRemember] = useState(true);
  const [forgot, setForgot] = useState(false);
  const [unverified, setUnverified] = useState<Unverified | null>(null);
  const [wanted, setWanted] = useState<WantedFactor | null>(null);
  const signOn = useSignOnStep();
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => check('signIn', values),
    validateInputOnBlur: true,
    transformValues: ({ email, password }) => ({ email: email.trim(), password }),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'toast' });
  const enter = useSend(signIn, {
    onSuccess: ({ data, message }) => {
      if (!data.token) {
        toast.danger(message || TEXTS.somethingWentWrong);
        return;
      }
      goIn(data);
    },
    onError: (error, { email }) => {
      const second = wantedFactorOf(error);
      const company = requiredSignOnOf(error);
      if (company !== null || second !== null) form.setFieldValue('password', '');
      if (company !== null) signOn.goOn(company, error.message);
      else if (second !== null) setWanted(second);
      else if (isUnverified(error)) setUnverified({ email, emailSent: wasEmailSent(error) });
      else shell.refused(error);
    },
  });
  const goIn = (data: OutputOf<typeof signIn>) => {
    const { token, userRole: role, memberRole, isOperator = false } = data;
    startSession({ token, role, name: data.user.name, memberRole, isOperator }, remember);
    // The page is loaded anew for the person who signed in, as the specification requires.
    void whereAfterSignIn(data.userRole).then(openDocument);
  };
  const goInByPasskey = async () => {
    const { askForPasskey } = await import('./second-factor/passkey.ts');
    const passkey = await askForPasskey((await send(startPasskeySignIn, {})).data);
    goIn((await send(passkeySignIn, { passkey, remember }, { whenSignedOut: 'keep-page' })).data);
  };

  if (signOn.step !== null) {
    const goBack = () => {
      signOn.leave();
      enter.reset();
    };
    return (
      <AccountFrame title="Company sign-on" lead={signOn.step.lead}>
        <Suspense fallback={<Loading />}>
          <CompanySignOn company={signOn.step.company} remember={remember} onBack={goBack} />
        </Suspense>
      </AccountFrame>
    );
  }
  if (wanted !== null) {
    const startAgain = () => {
      setWanted(null);
      enter.reset();
    };
    return <AfterFirst wanted={wanted} onSignedIn={goIn} onStartAgain={startAgain} />;
  }

  return (
    <AccountFrame title="Sign In">
      <Form
        shell={shell}
        isBusy={enter.isPending}
        onSubmit={form.onSubmit((values) => enter.mutate({ ...values, remember }), shell.invalid)}
      >
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
      </Form>
      <OtherWays remember={remember} onPasskey={goInByPasskey} onCompany={signOn.find} />
      <p className={classes.after}>
        No account yet?{' '}
        <Anchor component={Link} to={registerPath(seeksJob ? 'candidate' : 'employer')} fw={550}>
          Sign Up
        </Anchor>
      </p>
      <ForgotPasswordModal opened={forgot} onClose={() => setForgot(false)} />
      <VerificationSent
        email={unverified?.email ?? null}
        emailSent={unverified?.emailSent}
        onClose={() => setUnverified(null)}
      />
    </AccountFrame>
  );
}

interface Unverified {
  email: string;
  /** False if the address got too many mails within the hour. */
  emailSent: boolean;
}

function isUnverified(error: ApiError): boolean {
  return error.code === 'email.not-verified';
}
