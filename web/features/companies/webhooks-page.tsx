import { Suspense, useRef, useState } from 'react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { WEBHOOKS_MAX, WEBHOOK_FAILING_DAYS, WEBHOOK_TRIED_HOURS } from '#contract/company/webhook-events.ts';
import { daysInWords, hoursInWords } from '#contract/shared/words.ts';
import { deleteWebhook, getDeliveries, getWebhooks, saveWebhook, testWebhook } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { ToneBadge } from '#web/ui/badges.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import layout from '#web/ui/layout.module.css';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Read } from '#web/ui/read.tsx';
import { RowList } from '#web/ui/row-list.tsx';
import { toast } from '#web/ui/toast.ts';
import { CompanyLayout } from './company-layout.tsx';
import classes from './settings.module.css';
import { TryFacts, type DeliveryTry } from './webhooks/delivery-tries.tsx';
import { RotateSecret } from './webhooks/rotate-secret.tsx';
import { type Webhook, WebhookForm } from './webhooks/webhook-form.tsx';

const DeliveryLog = lazyAtOnce(async () => (await import('./webhooks/delivery-log.tsx')).DeliveryLog, false);

type Wish =
  | { what: 'add' }
  | { what: 'change' | 'log' | 'rotate' | 'delete'; webhook: Webhook }
  | { what: 'tested'; webhook: Webhook; attempt: DeliveryTry };

const hostOf = ({ address }: Webhook): string => new URL(address).host;

/** The webhooks of the company, with everything that an owner does with one. */
export default function WebhooksPage() {
  const query = useRead(getWebhooks, {});
  const place = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const close = () => setWish(null);
  const webhooks = query.data?.webhooks ?? [];
  const deleting = wish?.what === 'delete' ? wish.webhook : null;
  const remove = useTold(deleteWebhook, [getWebhooks], { close, place });
  return (
    <CompanyLayout
      title="Webhooks"
      lead="A webhook tells a program of yours when something happens."
      actions={
        webhooks.length < WEBHOOKS_MAX ? (
          <Button onClick={() => setWish({ what: 'add' })}>Add a webhook</Button>
        ) : null
      }
    >
      <Text maw="var(--line-length)" mb="md" c="dimmed">
        Events have ids and times, and no names. A receiver that fails gets the same event again, for{' '}
        {hoursInWords(WEBHOOK_TRIED_HOURS)}. After {daysInWords(WEBHOOK_FAILING_DAYS)} in which nothing could
        be delivered, a webhook is switched off and the owners get a mail.
      </Text>
      <div ref={place} tabIndex={-1} role="group" aria-label="Webhooks" className={classes.status}>
        <Read
          query={query}
          waiting={<Loading shape="table" rows={2} />}
          empty={{ when: (data) => data.webhooks.length === 0, text: 'There are no webhooks.' }}
        >
          {(data) => (
            <RowList>
              {data.webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onWish={setWish} />
              ))}
            </RowList>
          )}
        </Read>
      </div>
      <Modal
        opened={wish !== null && wish.what !== 'delete'}
        onClose={close}
        size="lg"
        {...wordsOf(wish)}
        // A slip of the mouse must not take away a secret that is shown once.
        closeOnClickOutside={false}
      >
        <Wanted wish={wish} onDone={close} />
      </Modal>
      <ConfirmModal
        opened={deleting !== null}
        onClose={close}
        onConfirm={() => deleting && remove.mutate({ webhookId: deleting.id })}
        title={deleting === null ? '' : `Delete the webhook at ${hostOf(deleting)}?`}
        confirmLabel="Delete"
        cancelLabel="Cancel"
        danger
        busy={remove.isPending}
      >
        Nothing is sent to it any more, and its log is deleted. This cannot be undone.
      </ConfirmModal>
    </CompanyLayout>
  );
}

function wordsOf(wish: Wish | null): { title: string; description: string } {
  switch (wish?.what) {
    case 'add':
    case 'change':
      return {
        title: wish.what === 'add' ? 'Add a webhook' : 'Change the webhook',
        description: 'Where your program listens, and what it is told of.',
      };
    case 'log':
      return {
        title: `Log of ${hostOf(wish.webhook)}`,
        description: 'What was sent, and what your program answered.',
      };
    case 'rotate':
      return { title: 'New secret', description: 'Your program checks with it that an event is ours.' };
    case 'tested':
      return {
        title: `Test of ${hostOf(wish.webhook)}`,
        description: 'What your program answered to a test event.',
      };
    default:
      return { title: '', description: '' };
  }
}

function Wanted({ wish, onDone }: { wish: Wish | null; onDone: () => void }) {
  switch (wish?.what) {
    case 'add':
      return <WebhookForm webhook={null} onDone={onDone} />;
    case 'change':
      return <WebhookForm webhook={wish.webhook} onDone={onDone} />;
    case 'log':
      return (
        <Suspense fallback={<Loading shape="table" rows={3} />}>
          <DeliveryLog webhookId={wish.webhook.id} />
        </Suspense>
      );
    case 'rotate':
      return <RotateSecret webhookId={wish.webhook.id} onDone={onDone} />;
    case 'tested':
      return (
        <Stack gap="lg">
          <TryFacts attempt={wish.attempt} />
          <Group justify="flex-end">
            <Button onClick={onDone} data-autofocus>
              OK
            </Button>
          </Group>
        </Stack>
      );
    default:
      return null;
  }
}

function WebhookRow({ webhook, onWish }: { webhook: Webhook; onWish: (wish: Wish) => void }) {
  const { id, address, events, isOn } = webhook;
  const host = hostOf(webhook);
  const ask = (what: 'change' | 'log' | 'rotate' | 'delete') => () => onWish({ what, webhook });
  const test = useSend(testWebhook, {
    refreshes: [getDeliveries],
    onSuccess: ({ data }) => onWish({ what: 'tested', webhook, attempt: data }),
    onError: (error) => toast.danger(error.message),
  });
  const turn = useTold(saveWebhook, [getWebhooks]);
  return (
    <li className={layout.row}>
      <div className={layout.words}>
        <Group gap="4px 12px">
          <strong>{address}</strong>
          <ToneBadge tone={isOn ? 'moss' : 'quiet'} icon={isOn ? IconCircleCheck : IconCircleX}>
            {isOn ? 'On' : 'Off'}
          </ToneBadge>
        </Group>
        <span>{events.join(', ')}</span>
        <Trouble webhook={webhook} />
        <Group gap={8} w={{ base: '100%', md: 'auto' }}>
          <Button variant="default" onClick={ask('log')} aria-label={`Log of ${host}`}>
            Log
          </Button>
          <Button
            variant="default"
            loading={test.isPending}
            onClick={() => test.mutate({ webhookId: id })}
            aria-label={`Test ${host}`}
          >
            Test
          </Button>
          <Button variant="default" onClick={ask('change')} aria-label={`Change ${host}`}>
            Change
          </Button>
          <Button
            variant="default"
            loading={turn.isPending}
            onClick={() => turn.mutate({ webhookId: id, address, events, isOn: !isOn })}
            aria-label={`Switch ${isOn ? 'off' : 'on'} ${host}`}
          >
            {isOn ? 'Switch off' : 'Switch on'}
          </Button>
          <Button variant="default" onClick={ask('rotate')} aria-label={`New secret for ${host}`}>
            New secret
          </Button>
          <Button variant="subtle" color="brick" onClick={ask('delete')} aria-label={`Delete ${host}`}>
            Delete
          </Button>
        </Group>
      </div>
    </li>
  );
}

/** What an owner should know of a webhook that fails, was switched off, or has two secrets. */
function Trouble({ webhook: { failingSince, switchedOff, oldSecretUntil } }: { webhook: Webhook }) {
  return (
    <>
      {switchedOff === null ? null : (
        <Alert color="brick" icon={<IconAlertTriangle aria-hidden />}>
          It was switched off, because nothing could be delivered for {daysInWords(WEBHOOK_FAILING_DAYS)}.
        </Alert>
      )}
      {failingSince !== null && switchedOff === null ? (
        <Alert color="amber" icon={<IconAlertTriangle aria-hidden />}>
          Every attempt has failed since <DateText value={failingSince} withTime />. The log says why.
        </Alert>
      ) : null}
      {oldSecretUntil === null ? null : (
        <span>
          The earlier secret is valid until <DateText value={oldSecretUntil} withTime />.
        </span>
      )}
    </>
  );
}
