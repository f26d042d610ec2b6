import { useState } from 'react';
import { Alert, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconMailForward } from '@tabler/icons-react';
import { forgetPassword } from '#contract/auth.ts';
import { TEXTS } from '#contract/texts.ts';
import { useSend } from '#web/api/hooks.ts';

export function ForgotPasswordModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Forgot password" size="md">
      <ForgotPassword onClose={onClose} />
    </Modal>
  );
}

function ForgotPassword({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState(false);
  const form = useForm({
    initialValues: { email: '' },
    validate: schemaResolver(forgetPassword.input, { sync: true }),
    transformValues: ({ email }) => ({ email: email.trim() }),
  });
  const ask = useSend(forgetPassword, { onSuccess: () => setSent(true) });

  if (sent) {
    return (
      <Stack gap="lg">
        <Alert color="pine" icon={<IconMailForward aria-hidden />} role="status">
          {TEXTS.resetLinkSent}
        </Alert>
        <Group justify="flex-end">
          <Button onClick={onClose}>OK</Button>
        </Group>
      </Stack>
    );
  }
  return (
    <form noValidate onSubmit={form.onSubmit((values) => ask.mutate(values))}>
      <Stack gap="lg">
        <Text c="dimmed">
          Tell us the e-mail of your account. We send you a link to choose a new password.
        </Text>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          required
          withAsterisk={false}
          data-autofocus
          {...form.getInputProps('email')}
        />
        {ask.error ? (
          <Alert color="brick" role="alert">
            {ask.error.message}
          </Alert>
        ) : null}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={ask.isPending}>
            Send link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
