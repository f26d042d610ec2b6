import { Button, Group, Stack, Text } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/accounts.ts';
import { MAIL_WINDOW_HOURS } from '#contract/shared/limits.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { Modal } from '#web/ui/modal.tsx';

/** Whether an email was sent despite the refusal. */
export const wasEmailSent = ({ data }: ApiError): boolean =>
  (data as { emailSent?: boolean } | null)?.emailSent === true;

/** Says where the verification email was sent. Open while there is an address. */
export function VerificationSent({
  email,
  emailSent = true,
  onClose,
}: {
  email: string | null;
  emailSent?: boolean | undefined;
  onClose: () => void;
}) {
  return (
    <Modal opened={email !== null} onClose={onClose} title={said.checkEmail()} size="md">
      <Stack gap="lg">
        <IconMailCheck size={44} stroke={1.4} color="var(--accent)" aria-hidden />
        <Text>
          {emailSent
            ? said.verificationSent({ email: email ?? '' })
            : refusals.tooManyMails({ hours: MAIL_WINDOW_HOURS })}
        </Text>
        <Group justify="flex-end">
          <Button onClick={onClose} data-autofocus>
            {common.ok()}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
