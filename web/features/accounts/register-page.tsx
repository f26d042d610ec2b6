import { useState, lazy, Suspense, useEffect } from 'react';
import { Alert, Anchor, Box, Button, Stack, Tabs, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate, useSearchParams } from 'react-router';
import * as said from '#contract/messages/en/accounts.ts';
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
import { VerificationSent, wasEmailSent } from './verification-sent.tsx';
import classes from './accounts.module.css';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { CaptchaProps } from './captcha-widget.tsx';

const EMPTY = { name: '', email: '', mobile: '', password: '', confirm: '', captcha: '' };
type Values = typeof EMPTY;

/** The key under which the form is stored across a reload. */
const KEPT_AS = 'register';

const TYPES: { type: Role; label: () => string }[] = [
  { type: 'employer', label: said.asEmployer },
  { type: 'candidate', label: said.asSeeker },
];

export default function RegisterPage() {
  // The tab is in the address, so that a reload keeps it.
  const [, setSearch] = useSearchParams();
  const type: Role = useSeeksJob() ? 'candidate' : 'employer';
  useJobWish();
  return (
    <AccountFrame title={said.createAccount()}>
      <Tabs
        value={type}
        onChange={(value) => {
          forgetKeptForm(KEPT_AS);
          setSearch(value === 'candidate' ? { as: value } : {}, {
            replace: true,
            preventScrollReset: true,
            // Otherwise anything typed right after the click would go to the form that is about to disappear.
            flushSync: true,
          });
        }}
        mb="lg"
      >
        <Tabs.List grow className={classes.tabs}>
          {TYPES.map((tab) => (
            <Tabs.Tab key={tab.type} value={tab.type} className={classes.tab}>
              {tab.label()}
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
        {said.alreadyRegistered()}{' '}
        <Anchor component={Link} to={loginPath(type)} fw={550}>
          {said.signIn()}
        </Anchor>
      </p>
    </AccountFrame>
  );
}

/** Each tab has its own form, so switching tabs starts with an empty one. */
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
      // Any other refusal leaves the solution valid.
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
      label={TYPES.find((tab) => tab.type === type)?.label()}
      onSubmit={form.onSubmit((values) => {
        setDuplicate(null);
        const returnTo = type === 'candidate' ? readJobWish() : null;
        register.mutate({ ...values, type, ...(returnTo === null ? {} : { returnTo }) });
      }, shell.invalid)}
    >
      <Stack gap="md">
        {type === 'employer' ? (
          <LimitedInput
            label={said.name()}
            description={said.companyNameHint()}
            autoComplete="organization"
            limit={COMPANY_NAME_MAX}
            {...field('name')}
          />
        ) : (
          <LimitedInput label={said.name()} autoComplete="name" limit={NAME_MAX} {...field('name')} />
        )}
        <TextInput label={said.email()} type="email" autoComplete="email" {...field('email')} />
        <TextInput
          label={said.mobile()}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          description={said.mobileHint({ digits: MOBILE_DIGITS })}
          {...tidied(field('mobile'), tidyMobile, (text) => form.setFieldValue('mobile', text))}
        />
        <NewPasswordField
          label={said.password()}
          owner={form.values}
          description={rules.passwordHint({
            min: PASSWORD_MIN,
            max: PASSWORD_MAX,
            specials: PASSWORD_SPECIALS,
          })}
          toggleLabel={said.showPassword()}
          {...field('password')}
        />
        <PasswordField
          label={said.confirmPassword()}
          autoComplete="new-password"
          toggleLabel={said.showConfirmed()}
          {...field('confirm')}
        />
        <Captcha
          key={captchaRound}
          onSolved={(solution) => form.setFieldValue('captcha', solution)}
          error={form.errors.captcha ? refusals.captchaFailed() : undefined}
        />
        {duplicate ? <Duplicate error={duplicate} email={form.values.email} type={type} /> : null}
        <Button type="submit" size="md" fullWidth loading={register.isPending}>
          {said.signUp()}
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
        said.verificationSent({ email })
      ) : (
        <Anchor component={Link} to={loginPath(type)} inherit>
          {said.goToSignIn()}
        </Anchor>
      )}
    </Alert>
  );
}

const Widget = lazy(() => import('./captcha-widget.tsx'));

/** The proof of work. Its code is large, so it loads after the form appears. */
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
