import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/candidate-invitations.ts';
import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { getCandidateInvitations, resendCandidateInvitation } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import type { Invitation } from './invitation-table.tsx';
import {
  AT_FIRST,
  type KindErrors,
  KindFields,
  type KindValues,
  errorsOfKind,
  inputOfKind,
} from './kind-fields.tsx';

/** Sends an interview invitation again, with a new window. */
export default function ResendForm(props: { jobId: string; invitation: Invitation; onClose: () => void }) {
  const { jobId, invitation, onClose } = props;
  const [values, setValues] = useState<KindValues>({ ...AT_FIRST, kind: 'interview' });
  const [errors, setErrors] = useState<KindErrors>({});
  const send = useSend(resendCandidateInvitation, {
    refreshes: [getCandidateInvitations],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => setErrors({ date: error.message }),
  });
  return (
    <PlainForm
      aria-label={said.newDateTitle()}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = errorsOfKind(values);
        setErrors(wrong);
        const { kind: _, ...window } = inputOfKind(values);
        if (Object.keys(wrong).length === 0 && !send.isPending)
          send.mutate({ invitationId: invitation.invitationId, ...window });
      }}
    >
      <Stack gap="md">
        <Text>{said.newWindow({ email: invitation.email })}</Text>
        <KindFields jobId={jobId} values={values} onChange={setValues} errors={errors} dateOnly />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            {common.cancel()}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {said.sendAgain()}
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
