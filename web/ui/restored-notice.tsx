import { Alert, Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';

/** For a form that changes what is saved already. */
export const NOT_SAVED_YET = 'What you changed here before is back. It is not saved yet.';

export interface RestoredNoticeProps {
  /** That it is back, and not sent yet. */
  text: string;
  onDiscard: () => void;
  disabled?: boolean;
}

/** At the top of a form that holds what was typed in an earlier visit. */
export function RestoredNotice({ text, onDiscard, disabled = false }: RestoredNoticeProps) {
  return (
    <Alert color="amber" icon={<IconHistory aria-hidden />} mb="lg" role="status">
      <Group justify="space-between" gap="sm">
        <span>{text}</span>
        <Button variant="subtle" size="compact-sm" onClick={onDiscard} disabled={disabled}>
          Discard it
        </Button>
      </Group>
    </Alert>
  );
}
