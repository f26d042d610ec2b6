import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { IconCloudOff, IconDatabaseOff, IconLogin2, type Icon } from '@tabler/icons-react';
import { TEXTS } from '#contract/shared/texts.ts';
import { signIn } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { wantedFactorOf, type WantedFactor } from '#web/features/accounts/second-factor/wanted.ts';
import { STORED, isLoginRemembered, writeStored } from '#web/session/storage.ts';
import { type Errors } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { tryAgainNow, type ConnectionProblem } from './retry-policy.ts';
import classes from '../steps/interview.module.css';

const SecondStep = lazy(async () => ({
  default: (await import('#web/features/accounts/second-factor/second-step.tsx')).SecondStep,
}));

export interface ConnectionNoticeProps {
  problem: ConnectionProblem | null;
  /** The server's own sentence on it. */
  message?: string | null;
  storageFull?: boolean;
  /** While questions are asked, no dialog covers them unless the person opens it. */
  isRunning?: boolean;
}

/** Shows why nothing can be sent at the moment. The interview goes on. */
export function ConnectionNotice(props: ConnectionNoticeProps) {
  const { problem, message = null, storageFull = false, isRunning = false } = props;
  const [isWished, setIsWished] = useState(false);
  const isSignedOut = problem === 'signed-out';
  return (
    <>
      {isSignedOut && isRunning ? (
        <Notice
          icon={IconLogin2}
          title="Your login has ended"
          action={{ label: 'Sign in now', onSelect: () => setIsWished(true) }}
        >
          Go on: everything is kept on this machine. You can sign in again at the end, before it is sent.
        </Notice>
      ) : null}
      {problem === 'offline' || problem === 'busy' ? (
        <Notice
          icon={IconCloudOff}
          title={problem === 'offline' ? 'The connection is lost' : 'The server takes nothing at the moment'}
          action={{ label: 'Try now', onSelect: tryAgainNow }}
        >
          {problem === 'busy' && message ? `${message} ` : ''}
          {isRunning ? 'Go on: everything' : 'Everything'} is kept on this machine, and what is missing is
          sent when it works again.
        </Notice>
      ) : null}
      {storageFull ? (
        <Notice icon={IconDatabaseOff} title="This browser has no room for a copy of the recording">
          {isRunning ? 'The interview goes on. ' : ''}Please do not reload or close this page before
          everything is submitted.
        </Notice>
      ) : null}
      <SignInAgain
        opened={isSignedOut && (isWished || !isRunning)}
        onLater={isRunning ? () => setIsWished(false) : null}
        onSignedIn={() => {
          setIsWished(false);
          tryAgainNow();
        }}
      />
    </>
  );
}

interface NoticeProps {
  icon: Icon;
  title: string;
  action?: { label: string; onSelect: () => void };
  children: ReactNode;
}

function Notice({ icon: Shown, title, action, children }: NoticeProps) {
  return (
    <Alert color="amber" role="status" className={classes.notice} icon={<Shown aria-hidden />} title={title}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">{children}</Text>
        {action ? (
          <Button variant="default" onClick={action.onSelect}>
            {action.label}
          </Button>
        ) : null}
      </Group>
    </Alert>
  );
}

interface SignInAgainProps {
  opened: boolean;
  /** null where the person has to sign in at once. */
  onLater: (() => void) | null;
  onSignedIn: () => void;
}

/** The login has expired: the person signs in again on the same page, so that no recording is lost. */
function SignInAgain({ opened, onLater, onSignedIn }: SignInAgainProps) {
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
    if (login.userRole !== 'candidate') {
      setErrors({ password: TEXTS.somethingWentWrong });
      return;
    }
    writeStored(STORED.token, login.token);
    setErrors({});
    onSignedIn();
  };
  return (
    <Modal
      opened={opened}
      onClose={() => onLater?.()}
      title={TEXTS.sessionEnded}
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
            <Text>What you recorded is kept on this machine and is sent as soon as you have signed in.</Text>
            <TextInput
              label="Email"
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
              error={errors['email']}
              data-autofocus
            />
            <PasswordInput
              label="Password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.currentTarget.value)}
              error={errors['password']}
            />
            <FormNotice shell={shell} />
            <Group justify="flex-end" gap="sm">
              {onLater ? (
                <Button variant="default" onClick={onLater}>
                  Later
                </Button>
              ) : null}
              <Button type="submit" loading={enter.isPending}>
                Sign In
              </Button>
            </Group>
          </Stack>
        </Form>
      )}
    </Modal>
  );
}
