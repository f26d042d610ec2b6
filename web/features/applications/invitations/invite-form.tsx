import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/candidate-invitations.ts';
import { useState } from 'react';
import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { EMAIL_MAX, NAME_MAX } from '#contract/shared/limits.ts';
import { fieldErrors } from '#web/api/api-error.ts';
import { getCandidateInvitations, inviteCandidates } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { toast } from '#web/ui/toast.ts';
import { LimitedInput } from '#web/ui/limited-input.tsx';
import { AT_FIRST, type KindErrors, KindFields, errorsOfKind, inputOfKind } from './kind-fields.tsx';

export default function InviteForm({ jobId, onClose }: { jobId: string; onClose: () => void }) {
  const [kind, setKind] = useState(AT_FIRST);
  const [kindErrors, setKindErrors] = useState<KindErrors>({});
  const form = useForm({
    initialValues: { email: '', name: '' },
    validate: (values) => check('inviteCandidate', values),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice' });
  const send = useSend(inviteCandidates, {
    refreshes: [getCandidateInvitations],
    onSuccess: ({ data, message }) => {
      const [row] = data.results;
      if (row && row.result !== 'sent') {
        form.setErrors({ [row.result === 'wrong-name' ? 'name' : 'email']: row.message });
        shell.invalid();
        return;
      }
      toast.success(message);
      onClose();
    },
    onError: (error) => {
      const { date } = fieldErrors(error);
      if (date !== undefined) setKindErrors({ date });
      else shell.refused(error);
    },
  });
  return (
    <Form
      shell={shell}
      label={said.inviteFormName()}
      isBusy={send.isPending}
      onSubmit={form.onSubmit((values) => {
        const wrong = errorsOfKind(kind);
        setKindErrors(wrong);
        if (Object.keys(wrong).length > 0) shell.invalid();
        else send.mutate({ jobId, ...inputOfKind(kind), people: [values] });
      }, shell.invalid)}
    >
      <Stack gap="md">
        <FormNotice shell={shell} />
        <LimitedInput
          label={said.emailField()}
          type="email"
          size="md"
          required
          autoComplete="off"
          limit={EMAIL_MAX}
          data-autofocus
          {...form.getInputProps('email')}
        />
        <LimitedInput
          label={said.nameField()}
          size="md"
          autoComplete="off"
          limit={NAME_MAX}
          {...form.getInputProps('name')}
        />
        <KindFields jobId={jobId} values={kind} onChange={setKind} errors={kindErrors} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            {common.cancel()}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {said.sendOne()}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
