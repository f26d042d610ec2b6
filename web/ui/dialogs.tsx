import type { ReactNode } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/ui.ts';
import { Modal } from './modal.tsx';

export interface ConfirmModalProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** What the action will do, and to whom. */
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** For an action that cannot be undone. */
  danger?: boolean;
  busy?: boolean;
}

export function ConfirmModal(props: ConfirmModalProps) {
  const { opened, onClose, onConfirm, title, children } = props;
  const { confirmLabel = common.yes(), cancelLabel = common.no() } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title} size="sm">
      <Stack gap="lg">
        {children ? <Text component="div">{children}</Text> : null}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={props.busy}>
            {cancelLabel}
          </Button>
          <Button
            color={props.danger ? 'brick' : undefined}
            onClick={onConfirm}
            loading={props.busy}
            data-autofocus
          >
            {confirmLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

/** A message in a dialog. The dialog is open while there is a message. */
export function ErrorModal({ message, onClose }: { message: string | null; onClose: () => void }) {
  return (
    <Modal opened={message !== null} onClose={onClose} title={said.pleaseCheck()} size="sm">
      <Stack gap="lg">
        <Text>{message}</Text>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {common.ok()}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
