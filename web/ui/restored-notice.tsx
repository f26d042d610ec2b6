import { Alert, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';

/** For a form that changes values which are already saved. */
export const NOT_SAVED_YET = 'What you changed here before is back. It is not saved yet.';

export interface RestoredNoticeProps {
  /** Says that the values are restored and not sent yet. */
  text: string;
  onDiscard: () => void;
  /** What `onDiscard` does. */
  label?: string;
  disabled?: boolean;
}

export function RestoredNotice(props: RestoredNoticeProps) {
  const { text, onDiscard, label = 'Discard it', disabled = false } = props;
  return (
    <Alert color="amber" icon={<IconHistory aria-hidden />} mb="lg" role="status">
      <Group justify="space-between" gap="sm">
        <span>{text}</span>
        <Button variant="subtle" size="compact-sm" onClick={onDiscard} disabled={disabled}>
          {label}
        </Button>
      </Group>
    </Alert>
  );
}
