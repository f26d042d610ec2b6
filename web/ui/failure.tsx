import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import classes from './states.module.css';

export interface FailureProps {
  /** A sentence that can be shown to the user. The server's message if there is one. */
  message: string;
  onRetry?: () => void;
  retrying?: boolean;
}

export function Failure({ message, onRetry, retrying = false }: FailureProps) {
  return (
    <div className={classes.state} role="alert">
      <IconAlertTriangle size={40} stroke={1.5} color="var(--brick-text)" aria-hidden />
      <p className={classes.text}>{message}</p>
      {onRetry ? (
        <Button variant="default" onClick={onRetry} loading={retrying}>
          {common.tryAgain()}
        </Button>
      ) : null}
    </div>
  );
}
