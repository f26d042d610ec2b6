import { useState } from 'react';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { changeMember, getCompany, getMembers } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { PlainForm } from '#web/ui/form/plain-form.tsx';
import type { Member } from './change-modal.tsx';
import { AccessFields, type AccessValues } from './access-fields.tsx';

/** Changes what a member may do. */
export default function ChangeForm({ member, onClose }: { member: Member; onClose: () => void }) {
  const [access, setAccess] = useState<AccessValues>({
    memberRole: member.memberRole,
    jobIds: member.jobs.map(({ jobId }) => jobId),
    seesContacts: member.memberRole === 'reviewer' && member.seesContacts,
  });
  const change = useSend(changeMember, {
    refreshes: [getMembers, getCompany],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <PlainForm
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ memberId: member.memberId, ...access });
      }}
    >
      <Stack gap="md">
        {change.error ? (
          <Alert color="brick" role="alert">
            {change.error.message}
          </Alert>
        ) : null}
        <AccessFields values={access} onChange={setAccess} chosen={member.jobs} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={change.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={change.isPending}>
            Save
          </Button>
        </Group>
      </Stack>
    </PlainForm>
  );
}
