import { Alert, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import * as said from '#contract/messages/en/ui.ts';
import { type Said, say } from '#contract/messages/message.ts';

/** For a form that changes values already saved. */
export const NOT_SAVED_YET: Said = said.restored;

export interface RestoredNoticeProps {
  /** Says that the values are restored and not sent yet. */
  text: Said;
  onDiscard: () => void;
  /** What `onDiscard` does. */
  label?: string;
  disabled?: boolean;
}

export function RestoredNotice(props: RestoredNoticeProps) {
  const { text, onDiscard, label = said.discardIt(), disabled = false } = props;
  return (
    <Alert color="amber" icon={<IconHistory aria-hidden />} mb="lg" role="status">
      <Group justify="space-between" gap="sm">
        <span>{say(text)}</span>
        <Button variant="subtle" size="compact-sm" onClick={onDiscard} disabled={disabled}>
          {label}
        </Button>
      </Group>
    </Alert>
  );
}
