import { locale } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/decisions.ts';
import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import layout from '#web/ui/layout.module.css';
import { Modal } from '#web/ui/modal.tsx';
import { useSendNow, useUndo } from './use-decision.ts';
import type { WaitingDecision } from './waiting-decisions.tsx';

export interface WaitingDialogProps {
  decisions: readonly WaitingDecision[];
  opened: boolean;
  onClose: () => void;
}

/** The decisions whose emails have not been sent yet. */
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
      title={said.waitingTitle()}
      size="lg"
      description={said.waitingAbout()}
    >
      {decisions.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {said.noneWaiting()}
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
                  aria-label={said.undoNamed({ decision: title })}
                  disabled={busy !== null}
                  onClick={() => void act(undo, decisionId)}
                >
                  {said.undo()}
                </Button>
                <Button
                  variant="subtle"
                  aria-label={said.sendNowNamed({ decision: title })}
                  disabled={busy !== null}
                  onClick={() => void act(sendNow, decisionId)}
                >
                  {said.sendNow()}
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
  return new Intl.ListFormat(locale()).format(more > 0 ? [...names, said.moreNames({ count: more })] : names);
}

function timeLeft(seconds: number): string {
  return seconds < 60 ? said.lessThanMinute() : said.minutesLeft({ count: Math.floor(seconds / 60) });
}
