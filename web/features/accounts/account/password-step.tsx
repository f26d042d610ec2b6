import { type ReactNode, useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { PasswordField } from '../password-field.tsx';

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

/** Asks for the password again before actions that a person with a borrowed browser must not take. */
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
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          toggleLabel="Show password"
          value={current}
          error={props.problem}
          onChange={(event) => setCurrent(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onCancel} disabled={props.busy}>
            Cancel
          </Button>
          <Button type="submit" color={props.danger ? 'brick' : undefined} loading={props.busy}>
            {props.confirmLabel}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
