import { Button, Group } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';

interface DialogButtonsProps {
  onCancel: () => void;
  /** Where the form itself cancels something. */
  cancelLabel?: string;
  /** What the form does when it is sent. */
  label: string;
  danger?: boolean | undefined;
  busy: boolean;
}

/** The buttons under a form in a dialog. */
export function DialogButtons(props: DialogButtonsProps) {
  const { onCancel, cancelLabel = common.cancel(), label, danger = false, busy } = props;
  return (
    <Group justify="flex-end" gap="sm">
      <Button variant="default" onClick={onCancel} disabled={busy}>
        {cancelLabel}
      </Button>
      <Button type="submit" color={danger ? 'brick' : undefined} loading={busy}>
        {label}
      </Button>
    </Group>
  );
}
