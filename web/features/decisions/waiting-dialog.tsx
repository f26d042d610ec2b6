import { useState } from 'react';
import { Button } from '@mantine/core';
import { counted, listed } from '#contract/words.ts';
import { Modal } from '#web/ui/modal.tsx';
import { useUndo } from './use-decision.ts';
import type { WaitingDecision } from './waiting-decisions.tsx';
import classes from './waiting-decisions.module.css';

export interface WaitingDialogProps {
  decisions: readonly WaitingDecision[];
  opened: boolean;
  onClose: () => void;
}

/** The decisions whose mails have not gone yet. */
export default function WaitingDialog({ decisions, opened, onClose }: WaitingDialogProps) {
  const undo = useUndo();
  const [busy, setBusy] = useState<string | null>(null);
  const take = async (decisionId: string) => {
    setBusy(decisionId);
    await undo(decisionId);
    setBusy(null);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Undo a decision"
      size="lg"
      description="Nobody has been told about these decisions yet. Emails go out when the time is up."
    >
      {decisions.length === 0 ? (
        <p className={classes.quiet}>There is nothing left to undo.</p>
      ) : (
        <ul className={classes.list}>
          {decisions.map(({ decisionId, title, names, applications, secondsLeft }) => (
            <li key={decisionId}>
              <div>
                <p className={classes.what}>{title}</p>
                <p>{whom(names, applications)}</p>
                <p className={classes.quiet}>{timeLeft(secondsLeft)}</p>
              </div>
              <Button
                variant="default"
                aria-label={`Undo: ${title}`}
                loading={busy === decisionId}
                disabled={busy !== null}
                onClick={() => void take(decisionId)}
              >
                Undo
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Modal>
  );
}

function whom(names: readonly string[], applications: number): string {
  const more = applications - names.length;
  return listed(more > 0 ? [...names, `${more} more`] : names, 'and');
}

function timeLeft(seconds: number): string {
  return seconds < 60 ? 'Less than a minute left' : `${counted(Math.floor(seconds / 60), 'minute')} left`;
}
