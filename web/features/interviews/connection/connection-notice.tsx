import { useState, type ReactNode } from 'react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCloudOff, IconDatabaseOff, IconLogin2, type Icon } from '@tabler/icons-react';
import { loadSignInAgain, SignInAgain } from '#web/features/accounts/sign-in-again.ts';
import { loadWhenIdle } from '#web/ui/lazy-at-once.ts';
import { tryAgainNow, type ConnectionProblem } from './retry-policy.ts';
import classes from '../steps/interview.module.css';

// It has to be there when the server is away.
loadWhenIdle(loadSignInAgain);

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
        text="What you recorded is kept on this machine and is sent as soon as you have signed in."
        other={isRunning ? { label: 'Later', onSelect: () => setIsWished(false) } : null}
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
