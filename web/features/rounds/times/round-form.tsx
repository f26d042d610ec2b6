import type { ReactNode } from 'react';
import { Alert, Stack } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { ROUND_PLACE_MAX } from '#contract/interview/kit-limits.ts';
import { ROUND_REASON_MAX } from '#contract/interview/round-limits.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { DialogButtons } from '#web/features/accounts/dialog-buttons.tsx';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';

export interface RoundFormProps {
  name: string;
  send: { isPending: boolean; error: ApiError | null };
  onSend: () => void;
  onClose: () => void;
  sendLabel: string;
  /** The form cancels the round. */
  cancels?: boolean;
  children: ReactNode;
}

/** A form about a round in a dialog, with the server's message above its buttons. */
export function RoundForm(props: RoundFormProps) {
  const { name, send, onSend, onClose, sendLabel, cancels = false, children } = props;
  return (
    <PlainForm
      aria-label={name}
      onSubmit={(event) => {
        event.preventDefault();
        if (!send.isPending) onSend();
      }}
    >
      <Stack gap="md">
        {children}
        {send.error ? (
          <Alert color="brick" role="alert">
            {send.error.message}
          </Alert>
        ) : null}
        <DialogButtons
          onCancel={onClose}
          label={sendLabel}
          {...(cancels ? { cancelLabel: said.keepIt(), danger: true } : {})}
          busy={send.isPending}
        />
      </Stack>
    </PlainForm>
  );
}

interface ReasonFieldProps {
  label: string;
  description?: string;
  value: string;
  onChange: (reason: string) => void;
}

/** The reason for cancelling a round, for the other side. */
export function ReasonField({ onChange, ...field }: ReasonFieldProps) {
  return (
    <LimitedTextarea
      {...field}
      autosize
      minRows={2}
      maxRows={6}
      limit={ROUND_REASON_MAX}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data-autofocus
    />
  );
}

interface WhereFieldProps {
  value: string;
  onChange: (place: string) => void;
  error: string | undefined;
}

export function WhereField({ value, onChange, error }: WhereFieldProps) {
  return (
    <LimitedInput
      label={said.whereOptional()}
      description={value.trim() === '' ? said.whereUnset() : undefined}
      limit={ROUND_PLACE_MAX}
      placeholder={said.wherePlaceholder()}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={error}
    />
  );
}
