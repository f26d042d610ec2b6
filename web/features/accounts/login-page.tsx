import { lazy, Suspense, useState } from 'react';
import { Anchor, Button, Checkbox, Group, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/accounts.ts';
import * as signOnSaid from '#contract/messages/en/sign-on.ts';
import { registerPath } from '#contract/shared/paths.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { signIn, passkeySignIn, startPasskeySignIn } from '#web/api/calls.ts';
import { send } from '#web/api/client.ts';
import { useSend } from '#web/api/hooks.ts';
import { enter } from '#web/session/after-sign-in.ts';
import { useJobWish, useSeeksJob } from '#web/session/seeks-job.ts';
import { check } from '#web/ui/form/check.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Loading } from '#web/ui/loading.tsx';
import { toast } from '#web/ui/toast.ts';
import { AccountFrame } from './account-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { ForgotPasswordModal } from './forgot-password-modal.tsx';
import { AfterFirst } from './second-factor/after-first.tsx';
import { wantedFactorOf, type WantedFactor } from './second-factor/wanted.ts';
import { OtherWays } from './sign-on/other-ways.tsx';
import { requiredSignOnOf } from './sign-on/provider.ts';
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
  const signing = useSend(signIn, {
    onSuccess: ({ data, message }) => {
      if (!data.token) {
        toast.danger(message || TEXTS.somethingWentWrong);
        return;
      }
      enter(data, remember);
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
  const goInByPasskey = async () => {
    const { askForPasskey } = await import('./second-factor/passkey.ts');
    const passkey = await askForPasskey((await send(startPasskeySignIn, {})).data);
    enter((await send(passkeySignIn, { passkey, remember }, { whenSignedOut: 'keep-page' })).data, remember);
  };

  if (signOn.step !== null) {
    const goBack = () => {
      signOn.leave();
      signing.reset();
    };
    return (
      <AccountFrame title={signOnSaid.companyTitle()} lead={signOn.step.lead}>
        <Suspense fallback={<Loading />}>
          <CompanySignOn company={signOn.step.company} remember={remember} onBack={goBack} />
        </Suspense>
      </AccountFrame>
    );
  }
  if (wanted !== null) {
    const startAgain = () => {
      setWanted(null);
      signing.reset();
    };
    return (
      <AfterFirst wanted={wanted} onSignedIn={(login) => enter(login, remember)} onStartAgain={startAgain} />
    );
  }

  return (
    <AccountFrame title={said.signIn()}>
      <Form
        shell={shell}
        isBusy={signing.isPending}
        onSubmit={form.onSubmit((values) => signing.mutate({ ...values, remember }), shell.invalid)}
      >
        <Stack gap="md">
          <TextInput
            label={said.email()}
            type="email"
            autoComplete="username"
            required
            withAsterisk={false}
            {...form.getInputProps('email')}
          />
          <PasswordField
            label={said.password()}
            autoComplete="current-password"
            toggleLabel={said.showPassword()}
            {...form.getInputProps('password')}
          />
          <Group gap="8px 16px" justify="space-between">
            <Checkbox
              label={said.rememberMe()}
              checked={remember}
              onChange={(event) => setRemember(event.currentTarget.checked)}
            />
            <UnstyledButton className={classes.textLink} onClick={() => setForgot(true)}>
              {said.forgotPassword()}
            </UnstyledButton>
          </Group>
          <Button type="submit" size="md" fullWidth loading={signing.isPending || signing.isSuccess}>
            {said.signIn()}
          </Button>
        </Stack>
      </Form>
      <OtherWays remember={remember} onPasskey={goInByPasskey} onCompany={signOn.find} />
      <p className={classes.after}>
        {said.noAccount()}{' '}
        <Anchor component={Link} to={registerPath(seeksJob ? 'candidate' : 'employer')} fw={550}>
          {said.signUp()}
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
  /** False if the address has already received too many emails this hour. */
  emailSent: boolean;
}

function isUnverified(error: ApiError): boolean {
  return error.code === 'email.not-verified';
}

/** The company whose provider is used. A null company means the operator. */
export type SignOnCompany = { companyId: string | null };

export interface SignOnStep {
  /** Absent until it is found by an email address. */
  company?: SignOnCompany;
  lead: string;
}

/** Whether the login page shows the step of single sign-on. */
export function useSignOnStep() {
  const [query, setQuery] = useSearchParams();
  const [step, setStep] = useState<SignOnStep | null>(() => {
    // Companies give their members a link to this page that names the company.
    const companyId = query.get('signOn');
    return companyId === null ? null : { company: { companyId }, lead: signOnSaid.find() };
  });
  return {
    step,
    find: () => setStep({ lead: signOnSaid.find() }),
    goOn: (company: SignOnCompany, lead: string) => setStep({ company, lead }),
    leave: () => {
      setStep(null);
      if (query.has('signOn')) setQuery({}, { replace: true });
    },
  };
}
