import { Button, Group } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';

interface DialogButtonsProps {
  onCancel: () => void;
  /** Set if the form itself cancels something. */
  cancelLabel?: string;
  /** The label of the submit button: what the form does. */
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
