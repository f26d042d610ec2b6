import { useState } from 'react';
import { Button, Text } from '@mantine/core';
import * as said from '#contract/messages/en/rounds.ts';
import { cancelOwnRound } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { Modal } from '#web/ui/modal.tsx';
import type { OwnRound, Which } from '../round-page.tsx';
import { ofOwnRound } from './reads.ts';
import { ReasonField, RoundForm } from './round-form.tsx';

export interface CancelOwnProps {
  round: OwnRound;
  which: Which;
  label: string;
}

/** Lets the candidate cancel the round, with an optional reason. */
export function CancelOwn({ round: { companyName }, which, label }: CancelOwnProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const cancel = useSend(cancelOwnRound, ofOwnRound(which));
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="subtle" color="brick" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Modal opened={isOpen} onClose={close} title={said.cancelTitle()}>
        <RoundForm
          name={said.cancelForm()}
          send={cancel}
          onSend={() => cancel.mutate({ ...which, reason })}
          onClose={close}
          sendLabel={said.cancelRound()}
          cancels
        >
          <Text>{said.cancelAbout({ company: companyName })}</Text>
          <ReasonField label={said.cancelWord()} value={reason} onChange={setReason} />
        </RoundForm>
      </Modal>
    </>
  );
}
