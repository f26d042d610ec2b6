import { useState } from 'react';
import { Button, Group, Stack, Text } from '@mantine/core';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/webhooks.ts';
import { WEBHOOK_OLD_SECRET_HOURS } from '#contract/company/webhook-events.ts';
import { getWebhooks, rotateWebhookSecret } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import { toast } from '#web/ui/toast.ts';
import { ShownOnce } from '../shown-once.tsx';

/** Gives a webhook a new secret and shows it once. */
export function RotateSecret({ webhookId, onDone }: { webhookId: string; onDone: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = useSend(rotateWebhookSecret, {
    refreshes: [getWebhooks],
    onSuccess: ({ data }) => setSecret(data.secret),
    onError: (error) => toast.danger(error.message),
  });
  if (secret !== null) {
    return (
      <ShownOnce label={said.rotated()} secret={secret} onKept={onDone}>
        {said.rotatedAbout()}
      </ShownOnce>
    );
  }
  return (
    <Stack gap="lg">
      <Text>{said.rotateAbout({ hours: WEBHOOK_OLD_SECRET_HOURS })}</Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onDone} disabled={rotate.isPending}>
          {common.cancel()}
        </Button>
        <Button loading={rotate.isPending} onClick={() => rotate.mutate({ webhookId })}>
          {said.rotate()}
        </Button>
      </Group>
    </Stack>
  );
}
