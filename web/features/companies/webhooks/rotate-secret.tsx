import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import { WEBHOOK_OLD_SECRET_HOURS } from '#contract/company/webhook-events.ts';
import { hoursInWords } from '#contract/shared/words.ts';
import { getWebhooks, rotateWebhookSecret } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { ShownOnce } from '../shown-once.tsx';

/** Gives a webhook a new secret, and shows it once. */
export function RotateSecret({ webhookId, onDone }: { webhookId: string; onDone: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = useSend(rotateWebhookSecret, {
    refreshes: [getWebhooks],
    onSuccess: ({ data }) => setSecret(data.secret),
    onError: (error) => toast.danger(error.message),
  });
  if (secret !== null) {
    return (
      <ShownOnce label="New secret of the webhook" secret={secret} onKept={onDone}>
        Copy the new secret now and keep it secret. It is not shown again.
      </ShownOnce>
    );
  }
  return (
    <Stack gap="lg">
      <Text>
        The webhook gets a new secret. For {hoursInWords(WEBHOOK_OLD_SECRET_HOURS)} each event is signed with
        both, so that you can change your receiver in that time. After that, only the new secret counts.
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onDone} disabled={rotate.isPending}>
          Cancel
        </Button>
        <Button loading={rotate.isPending} onClick={() => rotate.mutate({ webhookId })}>
          Make a new secret
        </Button>
      </Group>
    </Stack>
  );
}
