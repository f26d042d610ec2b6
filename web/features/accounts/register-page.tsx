import { useState, lazy, Suspense, useEffect } from 'react';
import { Alert, Anchor, Box, Button, Stack, Tabs, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { loginPath } from '#contract/shared/paths.ts';
import type { Role } from '#contract/shared/audience.ts';
import {
  COMPANY_NAME_MAX,
  MOBILE_DIGITS,
  NAME_MAX,
  PASSWORD_MIN,
  PASSWORD_MAX,
  PASSWORD_SPECIALS,
} from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { tidyMobile } from '#contract/shared/tidy.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { signUp } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { readJobWish } from '#web/session/return-to.ts';
import { useJobWish, useSeeksJob } from '#web/session/seeks-job.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { forgetKeptForm, useKeptForm } from '#web/ui/kept-form.ts';
import { tidied } from '#web/ui/tidied.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { AccountFrame } from './account-frame.tsx';
import { checkNewPassword, NewPasswordField } from './new-password-field.tsx';
import { PasswordField } from './password-field.tsx';
import { VerificationSent, verificationSent, wasEmailSent } from './verification-sent.tsx';
import classes from './accounts.module.css';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { CaptchaProps } from './captcha-widget.tsx';

const EMPTY = { name: '', email: '', mobile: '', password: '', confirm: '', captcha: '' };
type Values = typeof EMPTY;

/** The key under which the form is stored across a reload. */
const KEPT_AS = 'register';

const TYPES: { type: Role; label: string }[] = [
  { type: 'employer', label: 'Register as Employer' },
  { type: 'candidate', label: 'Register as Job Seeker' },
];

export default function RegisterPage() {
  // The tab is in the address, so that a reload keeps it.
  const [, setSearch] = useSearchParams();
  const type: Role = useSeeksJob() ? 'candidate' : 'employer';
  useJobWish();
  return (
    <AccountFrame title="Create your account">
      <Tabs
        value={type}
        onChange={(value) => {
          forgetKeptForm(KEPT_AS);
          setSearch(value === 'candidate' ? { as: value } : {}, {
            replace: true,
            preventScrollReset: true,
            // Otherwise what somebody types right after the click would go to the form that is about to leave.
            flushSync: true,
          });
        }}
        mb="lg"
      >
        <Tabs.List grow className={classes.tabs}>
          {TYPES.map((tab) => (
            <Tabs.Tab key={tab.type} value={tab.type} className={classes.tab}>
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TYPES.map((tab) => (
          <Tabs.Panel key={tab.type} value={tab.type} pt="lg">
            <RegisterForm type={tab.type} />
          </Tabs.Panel>
        ))}
      </Tabs>
      <p className={classes.after}>
        Already registered?{' '}
        <Anchor component={Link} to={loginPath(type)} fw={550}>
          Sign In
        </Anchor>
      </p>
    </AccountFrame>
  );
}

/** Each tab has its own form, so switching starts with an empty one. */
function RegisterForm({ type }: { type: Role }) {
  const navigate = useNavigate();
  const [captchaRound, setCaptchaRound] = useState(0);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [duplicate, setDuplicate] = useState<ApiError | null>(null);
  const form = useForm<Values>({
    initialValues: EMPTY,
    validate: (values) => checkNewPassword('signUp', { ...values, type }, values),
    validateInputOnBlur: true,
  });
  const { forget } = useKeptForm(form, KEPT_AS, ['password', 'confirm', 'captcha']);

  const shell = useFormShell({ setErrors: form.setErrors, told: 'toast' });
  const register = useSend(signUp, {
    onSuccess: (_, input) => {
      forget();
      setSentTo(input.email);
    },
    onError: (error) => {
      // Any other refusal leaves the solution as good as it was.
      if (error.code === 'captcha.failed') {
        form.setFieldValue('captcha', '');
        setCaptchaRound((round) => round + 1);
      }
      if (error.code === 'email.already-registered') {
        setDuplicate(error);
        return;
      }
      shell.refused(error);
    },
  });

  const field = (name: keyof Values) => ({
    ...form.getInputProps(name),
    required: true,
    withAsterisk: false,
  });
  return (
    <Form
      shell={shell}
      isBusy={register.isPending}
      label={TYPES.find((tab) => tab.type === type)?.label}
      onSubmit={form.onSubmit((values) => {
        setDuplicate(null);
        const returnTo = type === 'candidate' ? readJobWish() : null;
        register.mutate({ ...values, type, ...(returnTo === null ? {} : { returnTo }) });
      }, shell.invalid)}
    >
      <Stack gap="md">
        {type === 'employer' ? (
          <LimitedInput
            label="Name"
            description="Your company’s name, as candidates see it"
            autoComplete="organization"
            limit={COMPANY_NAME_MAX}
            {...field('name')}
          />
        ) : (
          <LimitedInput label="Name" autoComplete="name" limit={NAME_MAX} {...field('name')} />
        )}
        <TextInput label="Email" type="email" autoComplete="email" {...field('email')} />
        <TextInput
          label="Mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          description={`${MOBILE_DIGITS} digits`}
          {...tidied(field('mobile'), tidyMobile, (text) => form.setFieldValue('mobile', text))}
        />
        <NewPasswordField
          label="Password"
          owner={form.values}
          description={rules.passwordHint({
            min: PASSWORD_MIN,
            max: PASSWORD_MAX,
            specials: PASSWORD_SPECIALS,
          })}
          toggleLabel="Show password"
          {...field('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          toggleLabel="Show confirmed password"
          {...field('confirm')}
        />
        <Captcha
          key={captchaRound}
          onSolved={(solution) => form.setFieldValue('captcha', solution)}
          error={form.errors.captcha ? refusals.captchaFailed() : undefined}
        />
        {duplicate ? <Duplicate error={duplicate} email={form.values.email} type={type} /> : null}
        <Button type="submit" size="md" fullWidth loading={register.isPending}>
          Sign Up
        </Button>
      </Stack>
      <VerificationSent email={sentTo} onClose={() => void navigate(loginPath(type))} />
    </Form>
  );
}

function Duplicate({ error, email, type }: { error: ApiError; email: string; type: Role }) {
  const emailSent = wasEmailSent(error);
  return (
    <Alert color="amber" role="alert" title={error.message} data-email-sent={emailSent}>
      {emailSent ? (
        verificationSent(email)
      ) : (
        <Anchor component={Link} to={loginPath(type)} inherit>
          Go to Sign In
        </Anchor>
      )}
    </Alert>
  );
}

const Widget = lazy(() => import('./captcha-widget.tsx'));

/** The proof of work. Its code is large, so it is loaded after the form is shown. */
function Captcha(props: CaptchaProps & { key?: number }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => whenIdle(() => setIsShown(true)), []);
  const waiting = <Box h={62} mb={5} />;
  if (!isShown) return waiting;
  return (
    <Suspense fallback={waiting}>
      <Widget {...props} />
    </Suspense>
  );
}
