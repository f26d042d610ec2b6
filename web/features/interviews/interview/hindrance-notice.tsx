import { useState } from 'react';
import { Alert, Button, Group, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { IconCloudOff, IconDatabaseOff } from '@tabler/icons-react';
import { signIn } from '#contract/auth.ts';
import { TEXTS } from '#contract/texts.ts';
import { useSend } from '#web/api/hooks.ts';
import { STORED, writeStored } from '#web/session/storage.ts';
import { tryAgainNow, type Hindrance } from './persistence.ts';
import classes from './interview.module.css';

/** What hinders the sending, while the interview goes on. */
export function HindranceNotice({
  hindrance,
  storageFull = false,
}: {
  hindrance: Hindrance | null;
  storageFull?: boolean;
}) {
  return (
    <>
      {hindrance === 'offline' || hindrance === 'busy' ? (
        <Alert
          color="amber"
          role="status"
          className={classes.notice}
          icon={<IconCloudOff aria-hidden />}
          title={hindrance === 'offline' ? 'The connection is lost' : 'The server is busy'}
        >
          <Group justify="space-between" gap="sm">
            <Text size="sm">
              Go on: everything is kept on this machine, and what is missing is sent when it works again.
            </Text>
            <Button variant="default" onClick={tryAgainNow}>
              Try now
            </Button>
          </Group>
        </Alert>
      ) : null}
      {storageFull ? (
        <Alert
          color="amber"
          role="status"
          className={classes.notice}
          icon={<IconDatabaseOff aria-hidden />}
          title="This browser has no room for a copy of the recording"
        >
          <Text size="sm">
            The interview goes on. Please do not reload or close this page before the end.
          </Text>
        </Alert>
      ) : null}
      <SignInAgain opened={hindrance === 'signed-out'} />
    </>
  );
}

/** A login that ran out in the middle: it is renewed in place, so that nothing that was recorded is lost. */
function SignInAgain({ opened }: { opened: boolean }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const enter = useSend(signIn, {
    whenSignedOut: 'keep-page',
    onSuccess: ({ data, message }) => {
      if (!data.token || data.userRole !== 'candidate') {
        setProblem(message || TEXTS.somethingWentWrong);
        return;
      }
      writeStored(STORED.token, data.token);
      setPassword('');
      setProblem(null);
      tryAgainNow();
    },
    onError: (error) => setProblem(error.message),
  });
  return (
    <Modal
      opened={opened}
      onClose={tryAgainNow}
      title={TEXTS.sessionEnded}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          enter.mutate({ email: email.trim(), password });
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
            data-autofocus
          />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
            error={problem}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={enter.isPending}>
              Sign In
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
