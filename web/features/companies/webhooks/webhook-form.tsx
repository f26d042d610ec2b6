import { useState } from 'react';
import { Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import * as said from '#contract/messages/en/webhooks.ts';
import { WEBHOOK_EVENTS, WEBHOOK_EVENT_NAMES, type WebhookEvent } from '#contract/company/webhook-events.ts';
import { getWebhooks, saveWebhook } from '#web/api/calls.ts';
import { useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { check } from '#web/ui/form/check.ts';
import { Form, FormNotice } from '#web/ui/form/form.tsx';
import { useFormShell } from '#web/ui/form/use-form-shell.ts';
import { toast } from '#web/ui/toast.ts';
import { DialogButtons } from '#web/features/accounts/dialog-buttons.tsx';
import { ShownOnce } from '../shown-once.tsx';

export type Webhook = OutputOf<typeof getWebhooks>['webhooks'][number];

/** Adds a webhook and then shows its secret once. With `webhook`, changes that one. */
export function WebhookForm({ webhook, onDone }: { webhook: Webhook | null; onDone: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm({
    name: 'webhook',
    initialValues: {
      address: webhook?.address ?? '',
      events: webhook?.events ?? ([] as WebhookEvent[]),
    },
    validate: (values) => check('webhook', values),
  });
  const shell = useFormShell({ setErrors: form.setErrors, told: 'notice', besideFieldOnly: true });
  const save = useSend(saveWebhook, {
    refreshes: [getWebhooks],
    onSuccess: ({ data, message }) => {
      if (data.secret === null) {
        toast.success(message);
        onDone();
      } else setSecret(data.secret);
    },
    onError: (error) => shell.refused(error),
  });
  if (secret !== null) {
    return (
      <ShownOnce label={said.secret()} secret={secret} onKept={onDone}>
        {said.secretAbout()}
      </ShownOnce>
    );
  }
  return (
    <Form
      shell={shell}
      label={said.form()}
      isBusy={save.isPending}
      onSubmit={form.onSubmit(
        (values) =>
          save.mutate({
            ...values,
            ...(webhook === null ? {} : { webhookId: webhook.id, isOn: webhook.isOn }),
          }),
        shell.invalid,
      )}
    >
      <Stack gap="lg">
        <FormNotice shell={shell} />
        <TextInput
          label={said.address()}
          description={said.addressHint()}
          type="url"
          inputMode="url"
          autoComplete="off"
          {...form.getInputProps('address')}
        />
        <Checkbox.Group label={said.events()} {...form.getInputProps('events')}>
          <Stack gap="sm" mt="sm">
            {WEBHOOK_EVENT_NAMES.map((event) => (
              <Checkbox key={event} value={event} label={WEBHOOK_EVENTS[event]()} description={event} />
            ))}
          </Stack>
        </Checkbox.Group>
        <DialogButtons
          onCancel={onDone}
          label={webhook === null ? said.addButton() : said.save()}
          busy={save.isPending}
        />
      </Stack>
    </Form>
  );
}
