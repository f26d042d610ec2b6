import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';

/** Says where the verification mail went; open while there is an address. */
export function VerificationSent({ email, onClose }: { email: string | null; onClose: () => void }) {
  return (
    <Modal opened={email !== null} onClose={onClose} title="Check your mail" size="md">
      <Stack gap="lg">
        <IconMailCheck size={44} stroke={1.4} color="var(--accent)" aria-hidden />
        <Text>{`We have sent an email to ${email} . click on the verification link to activate your account.`}</Text>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            OK
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
