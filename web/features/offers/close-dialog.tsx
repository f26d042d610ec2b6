import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/offers.ts';
import { closeJobAfterOffer, getDecisionSettings } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { DecisionMail, type MailChoice } from '#web/features/decisions/decision-mail.tsx';
import { NoteField } from '#web/features/decisions/note-field.tsx';
import { ReasonField } from '#web/features/decisions/reason-field.tsx';
import { useOfferUndo, writtenWith } from '#web/features/decisions/use-decision.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import type { Errors } from '#web/ui/form/check.ts';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import layout from '#web/ui/layout.module.css';
import { Modal } from '#web/ui/modal.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Closing, closingText } from './closing-questions.tsx';
import { OFFER_READS } from './reads.ts';

export interface CloseDialogProps {
  closing: Closing;
  opened: boolean;
  onClose: () => void;
}

/** Closes a filled job and declines everyone else, with their email and the usual waiting time. */
export function CloseDialog({ closing, opened, onClose }: CloseDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={said.closeTitle({ act: closingText(closing) })}
      description={said.closeAbout({ job: closing.role })}
      size="lg"
    >
      {opened ? <CloseForm closing={closing} onClose={onClose} /> : null}
    </Modal>
  );
}

function CloseForm({ closing, onClose }: Omit<CloseDialogProps, 'opened'>) {
  const { offerId, others, withOffer, example } = closing;
  const [reasonId, setReasonId] = useState('');
  const [note, setNote] = useState('');
  const [mail, setMail] = useState<MailChoice>({ kind: 'usual' });
  const [errors, setErrors] = useState<Errors>({});
  const minutes = useRead(getDecisionSettings, {}).data?.decisionMinutes;
  const offerUndo = useOfferUndo();
  const shell = useFormShell({ setErrors, told: 'notice' });
  const close = useSend(closeJobAfterOffer, {
    refreshes: OFFER_READS,
    onSuccess: ({ data: { decisionId, left }, message }) => {
      onClose();
      offerUndo(decisionId, message);
      if (left.length > 0)
        toast.danger(said.notDeclined({ count: left.length, why: left[0]!.message ?? '' }));
    },
    onError: (error) => shell.refused(error),
  });
  const target = { outcome: 'declined' as const, ...(reasonId === '' ? {} : { reasonId }) };
  return (
    <Form
      shell={shell}
      label={said.closeJob()}
      isBusy={close.isPending}
      hasRules={false}
      onSubmit={() =>
        close.mutate({
          offerId,
          ...(reasonId === '' ? {} : { reasonId }),
          ...writtenWith(note, mail),
        })
      }
    >
      <Stack gap="md">
        {withOffer > 0 ? <Text>{said.keptWithOffer({ count: withOffer })}</Text> : null}
        {example === null ? null : (
          <>
            {minutes === undefined || minutes === 0 ? null : <Text>{said.mailsWait({ minutes })}</Text>}
            <ReasonField value={reasonId} onChange={setReasonId} />
            <DecisionMail
              applicationId={example.applicationId}
              name={example.name}
              isForMany={others > 1}
              target={target}
              value={mail}
              onChange={setMail}
              errors={errors}
            />
            <NoteField value={note} onChange={setNote} error={errors['note']} />
          </>
        )}
        <FormNotice shell={shell} />
      </Stack>
      <Group justify="flex-end" className={layout.dialogActions}>
        <Button variant="default" onClick={onClose}>
          {common.cancel()}
        </Button>
        <Button type="submit" color={others > 0 ? 'brick' : undefined} loading={close.isPending}>
          {closingText(closing)}
        </Button>
      </Group>
    </Form>
  );
}
