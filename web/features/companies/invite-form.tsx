import { useState } from 'react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { getMembers, inviteMember } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { toast } from '#web/ui/toast.ts';
import { AccessFields, type AccessValues } from './access-fields.tsx';

/** Asks for an address and a role, and sends the invitation. */
export default function InviteForm({ onClose }: { onClose: () => void }) {
  const [access, setAccess] = useState<AccessValues>({
    memberRole: 'recruiter',
    jobIds: [],
    seesContacts: false,
  });
  const form = useForm({
    initialValues: { email: '' },
    validate: ({ email }) => check('inviteMember', { email: email.trim(), ...access }),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const invite = useSend(inviteMember, {
    refreshes: [getMembers],
    onSuccess: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onError: (error) => shell.refused(error),
  });
  return (
    <Form
      shell={shell}
      label="Invite a member"
      isBusy={invite.isPending}
      onSubmit={form.onSubmit(
        ({ email }) => invite.mutate({ email: email.trim(), ...access }),
        shell.invalid,
      )}
    >
      <Stack gap="md">
        <FormNotice shell={shell} />
        <TextInput
          label="E-mail"
          type="email"
          size="md"
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('email')}
        />
        <AccessFields values={access} onChange={setAccess} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={invite.isPending}>
            Cancel
          </Button>
          <Button type="submit" loading={invite.isPending}>
            Send the invitation
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
