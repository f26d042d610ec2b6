import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { counted, listed } from '#contract/shared/words.ts';
import layout from '#web/ui/layout.module.css';
import { Modal } from '#web/ui/modal.tsx';
import { useSendNow, useUndo } from './use-decision.ts';
import type { WaitingDecision } from './waiting-decisions.tsx';

export interface WaitingDialogProps {
  decisions: readonly WaitingDecision[];
  opened: boolean;
  onClose: () => void;
}

/** The decisions whose mails have not gone yet. */
export default function WaitingDialog({ decisions, opened, onClose }: WaitingDialogProps) {
  const undo = useUndo();
  const sendNow = useSendNow();
  const [busy, setBusy] = useState<string | null>(null);
  const act = async (what: (decisionId: string) => Promise<void>, decisionId: string) => {
    setBusy(decisionId);
    await what(decisionId);
    setBusy(null);
  };
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Decisions waiting"
      size="lg"
      description="Nobody has been told about these decisions yet. Emails go out when the time is up, or when you send them."
    >
      {decisions.length === 0 ? (
        <Text c="dimmed" fz="sm">
          No decision is waiting.
        </Text>
      ) : (
        <ul className={layout.lines}>
          {decisions.map(({ decisionId, title, names, applications, secondsLeft }) => (
            <li key={decisionId} className={layout.row}>
              <div className={layout.words}>
                <Text fw={600}>{title}</Text>
                <p>{whom(names, applications)}</p>
                <Text c="dimmed" fz="sm">
                  {timeLeft(secondsLeft)}
                </Text>
              </div>
              <Group gap="xs" ml="auto">
                <Button
                  variant="default"
                  aria-label={`Undo: ${title}`}
                  disabled={busy !== null}
                  onClick={() => void act(undo, decisionId)}
                >
                  Undo
                </Button>
                <Button
                  variant="subtle"
                  aria-label={`Send now: ${title}`}
                  disabled={busy !== null}
                  onClick={() => void act(sendNow, decisionId)}
                >
                  Send now
                </Button>
              </Group>
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
