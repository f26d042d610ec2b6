import { useState } from 'react';
import { Alert, Button, Stack, Text } from '@mantine/core';
import { ROUND_REASON_MAX } from '#contract/interview/round-limits.ts';
import { cancelOwnRound, getMyRounds, getRound } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { DialogButtons } from '#web/features/accounts/dialog-buttons.tsx';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import { LimitedTextarea } from '#web/ui/limited-textarea.tsx';
import { Modal } from '#web/ui/modal.tsx';
import type { OwnRound, Which } from './round-page.tsx';

export interface CancelOwnProps {
  round: OwnRound;
  which: Which;
  label: string;
}

/** The candidate does not come, and may say why. */
export function CancelOwn({ round: { companyName }, which, label }: CancelOwnProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = useSend(cancelOwnRound, {
    refreshes: [getRound, getMyRounds],
    whenSignedOut: 'token' in which ? 'keep-page' : undefined,
  });
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="subtle" color="brick" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} title="Cancel this round?">
        <PlainForm
          aria-label="Cancel this round"
          onSubmit={(event) => {
            event.preventDefault();
            if (!cancel.isPending) cancel.mutate({ ...which, reason });
          }}
        >
          <Stack gap="md">
            <Text>{companyName} gets an email. You can’t choose a time yourself after that.</Text>
            <LimitedTextarea
              label="A word to them (optional)"
              autosize
              minRows={2}
              maxRows={6}
              limit={ROUND_REASON_MAX}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
            />
            {cancel.error ? (
              <Alert color="brick" role="alert">
                {cancel.error.message}
              </Alert>
            ) : null}
            <DialogButtons
              onCancel={close}
              cancelLabel="Keep it"
              label="Cancel the round"
              danger
              busy={cancel.isPending}
            />
          </Stack>
        </PlainForm>
      </Modal>
    </>
  );
}
