import { lazy, Suspense, useState } from 'react';
import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import * as said from '#contract/messages/en/accounts.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { signIn } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { getSession } from '#web/session/session.ts';
import { STORED, isLoginRemembered, writeStored } from '#web/session/storage.ts';
import { readClaims } from '#web/session/token.ts';
import { type Errors } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { wantedFactorOf, type WantedFactor } from './second-factor/wanted.ts';

const SecondStep = lazy(async () => ({
  default: (await import('./second-factor/second-step.tsx')).SecondStep,
}));

interface SignInAgainProps {
  opened: boolean;
  text: string;
  /** What else the person can do. Null if they must sign in right away. */
  other: { label: string; onSelect: () => void } | null;
  onSignedIn: () => void;
}

/** When the login has ended, the person signs in again on the same page, so that no recording is lost. */
export function SignInAgain({ opened, text, other, onSignedIn }: SignInAgainProps) {
  const [userId] = useState(() => getSession().userId);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [wanted, setWanted] = useState<WantedFactor | null>(null);
  const enter = useSend(signIn, {
    whenSignedOut: 'keep-page',
    onSuccess: ({ data, message }) => {
      if (!data.token) setErrors({ password: message || TEXTS.somethingWentWrong });
      else goOn(data);
    },
    onError: (error) => {
      const second = wantedFactorOf(error);
      if (second !== null && second.secondFactor.length > 0) setWanted(second);
      else shell.refused(error);
    },
  });
  const shell = useFormShell({ setErrors, told: 'notice', besideFieldOnly: true });
  const goOn = (login: OutputOf<typeof signIn>) => {
    setWanted(null);
    setPassword('');
    if (readClaims(login.token)?.userId !== userId) {
      setErrors({ email: said.otherAccount() });
      return;
    }
    writeStored(STORED.token, login.token);
    setErrors({});
    onSignedIn();
  };
  return (
    <Modal
      opened={opened}
      onClose={() => other?.onSelect()}
      title={refusals.sessionEnded()}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      {wanted ? (
        <Suspense fallback={<Loading />}>
          <SecondStep wanted={wanted} onSignedIn={goOn} onStartAgain={() => setWanted(null)} />
        </Suspense>
      ) : (
        <Form
          shell={shell}
          isBusy={enter.isPending}
          hasRules={false}
          onSubmit={() => {
            setErrors({});
            enter.mutate({ email: email.trim(), password, remember: isLoginRemembered() });
          }}
        >
          <Stack gap="md">
            <Text>{text}</Text>
            <TextInput
              label={said.email()}
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              error={errors['email']}
              data-autofocus
            />
            <PasswordInput
              label={said.password()}
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={errors['password']}
            />
            <FormNotice shell={shell} />
            <Group justify="flex-end" gap="sm">
              {other ? (
                <Button variant="default" onClick={other.onSelect}>
                  {other.label}
                </Button>
              ) : null}
              <Button type="submit" loading={enter.isPending}>
                {said.signIn()}
              </Button>
            </Group>
          </Stack>
        </Form>
      )}
    </Modal>
  );
}
