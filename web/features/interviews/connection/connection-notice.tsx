import { useState, type ReactNode } from 'react';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCloudOff, IconDatabaseOff, IconLogin2, type Icon } from '@tabler/icons-react';
import * as said from '#contract/messages/en/interview-sending.ts';
import { loadSignInAgain, SignInAgain } from '#web/features/accounts/sign-in-again.ts';
import { loadWhenIdle } from '#web/ui/lazy-at-once.ts';
import { tryAgainNow, type ConnectionProblem } from './retry-policy.ts';
import classes from '../steps/interview.module.css';

// It must already be loaded if the server can't be reached.
loadWhenIdle(loadSignInAgain);

export interface ConnectionNoticeProps {
  problem: ConnectionProblem | null;
  /** The server's own message about it. */
  message?: string | null;
  storageFull?: boolean;
  /** While questions are asked, no dialog covers them unless the person opens it. */
  isRunning?: boolean;
}

/** Explains why nothing can be sent at the moment. The interview continues. */
export function ConnectionNotice(props: ConnectionNoticeProps) {
  const { problem, message = null, storageFull = false, isRunning = false } = props;
  const [isWished, setIsWished] = useState(false);
  const isSignedOut = problem === 'signed-out';
  return (
    <>
      {isSignedOut && isRunning ? (
        <Notice
          icon={IconLogin2}
          title={said.signedOut()}
          action={{ label: said.signInNow(), onSelect: () => setIsWished(true) }}
        >
          {said.signedOutText()}
        </Notice>
      ) : null}
      {problem === 'offline' || problem === 'busy' ? (
        <Notice
          icon={IconCloudOff}
          title={problem === 'offline' ? said.offline() : said.busy()}
          action={{ label: said.tryNow(), onSelect: tryAgainNow }}
        >
          {problem === 'busy' && message ? `${message} ` : ''}
          {isRunning ? said.keptRunning() : said.kept()}
        </Notice>
      ) : null}
      {storageFull ? (
        <Notice icon={IconDatabaseOff} title={said.noRoom()}>
          {isRunning ? said.noRoomRunning() : said.noRoomText()}
        </Notice>
      ) : null}
      <SignInAgain
        opened={isSignedOut && (isWished || !isRunning)}
        text={said.signInToSend()}
        other={isRunning ? { label: said.later(), onSelect: () => setIsWished(false) } : null}
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
