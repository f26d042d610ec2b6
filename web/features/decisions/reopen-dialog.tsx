import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/decisions.ts';
import { useState } from 'react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { fieldErrors } from '#web/api/api-error.ts';
import { reopenApplication } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { Modal } from '#web/ui/modal.tsx';
import { DecisionMail, type MailChoice } from './decision-mail.tsx';
import { NoteField } from './note-field.tsx';
import { DECISION_READS } from './reads.ts';
import { useOfferUndo, writtenWith } from './use-decision.ts';

export interface ReopenDialogProps {
  applicationId: string;
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** Reopens a closed application. */
export function ReopenDialog({ opened, onClose, ...form }: ReopenDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={said.reopenTitle({ name: form.name })}
      size="lg"
      description={said.reopenAbout()}
    >
      {opened ? <ReopenForm {...form} onClose={onClose} /> : null}
    </Modal>
  );
}

function ReopenForm({ applicationId, name, onClose }: Omit<ReopenDialogProps, 'opened'>) {
  const [note, setNote] = useState('');
  const [mail, setMail] = useState<MailChoice>({ kind: 'usual' });
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const offerUndo = useOfferUndo();
  const reopen = useSend(reopenApplication, {
    refreshes: DECISION_READS,
    onSuccess: ({ data: { decisionId } }) => {
      offerUndo(decisionId, said.reopened());
      onClose();
    },
    onError: (error) => setErrors({ form: error.message, ...fieldErrors(error) }),
  });
  const submit = () =>
    reopen.mutate({
      applicationId,
      ...writtenWith(note, mail),
    });
  return (
    <Stack gap="md">
      <Text>{said.reopenText({ name })}</Text>
      <DecisionMail
        applicationId={applicationId}
        name={name}
        isForMany={false}
        target={{ reopens: true }}
        value={mail}
        onChange={setMail}
        errors={errors}
      />
      <NoteField value={note} onChange={setNote} error={errors['note']} />
      {errors['form'] ? <Alert color="brick">{errors['form']}</Alert> : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose} disabled={reopen.isPending}>
          {common.cancel()}
        </Button>
        <Button onClick={submit} loading={reopen.isPending}>
          {said.openAgain()}
        </Button>
      </Group>
    </Stack>
  );
}
