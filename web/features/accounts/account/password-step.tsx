import { type ReactNode, useState } from 'react';
import { Stack, Text } from '@mantine/core';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { DialogButtons } from '../dialog-buttons.tsx';
import { OwnPasswordField } from '../password-field.tsx';

export interface PasswordStepProps {
  /** What the action will do. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  busy: boolean;
  problem: string | null;
  onPassword: (current: string) => void;
  onCancel: () => void;
}

/** Asks for the password again before actions that must not be possible from a borrowed browser. */
export function PasswordStep(props: PasswordStepProps) {
  const [current, setCurrent] = useState('');
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        props.onPassword(current);
      }}
    >
      <Stack gap="lg">
        <Text component="div">{props.children}</Text>
        <OwnPasswordField
          value={current}
          error={props.problem}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          data-autofocus
        />
        <DialogButtons
          onCancel={props.onCancel}
          label={props.confirmLabel}
          danger={props.danger}
          busy={props.busy}
        />
      </Stack>
    </PlainForm>
  );
}
