import { useState } from 'react';
import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconMailForward } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/accounts.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { forgetPassword } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { Modal } from '#web/ui/modal.tsx';

export function ForgotPasswordModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title={said.forgotPassword()} size="md">
      <ForgotPassword onClose={onClose} />
    </Modal>
  );
}

function ForgotPassword({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState(false);
  const form = useForm({
    initialValues: { email: '' },
    validate: (values) => check('forgetPassword', values),
    transformValues: ({ email }) => ({ email: email.trim() }),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice' });
  const ask = useSend(forgetPassword, {
    onSuccess: () => setSent(true),
    onError: (error) => shell.refused(error),
  });

  if (sent) {
    return (
      <Stack gap="lg">
        <Alert color="pine" icon={<IconMailForward aria-hidden />} role="status">
          {TEXTS.resetLinkSent}
        </Alert>
        <Group justify="flex-end">
          <Button onClick={onClose}>{common.ok()}</Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Form
      shell={shell}
      isBusy={ask.isPending}
      onSubmit={form.onSubmit((values) => ask.mutate(values), shell.invalid)}
    >
      <Stack gap="lg">
        <Text c="dimmed">{said.forgotText()}</Text>
        <TextInput
          label={said.email()}
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('email')}
        />
        <FormNotice shell={shell} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {common.cancel()}
          </Button>
          <Button type="submit" loading={ask.isPending}>
            {said.sendLink()}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}
