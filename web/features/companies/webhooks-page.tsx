import { Suspense, useRef, useState } from 'react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import * as common from '#contract/messages/en/common.ts';
import * as said from '#contract/messages/en/webhooks.ts';
import { WEBHOOKS_MAX, WEBHOOK_FAILING_DAYS, WEBHOOK_TRIED_HOURS } from '#contract/company/webhook-events.ts';
import { deleteWebhook, getDeliveries, getWebhooks, saveWebhook, testWebhook } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { around } from '#web/ui/around.ts';
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

/** The webhooks of the company, with everything an owner can do with them. */
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
      title={said.title()}
      lead={said.lead()}
      actions={
        webhooks.length < WEBHOOKS_MAX ? (
          <Button onClick={() => setWish({ what: 'add' })}>{said.add()}</Button>
        ) : null
      }
    >
      <Text maw="var(--line-length)" mb="md" c="dimmed">
        {said.about({ hours: WEBHOOK_TRIED_HOURS, days: WEBHOOK_FAILING_DAYS })}
      </Text>
      <div ref={place} tabIndex={-1} role="group" aria-label={said.title()} className={classes.status}>
        <Read
          query={query}
          waiting={<Loading shape="table" rows={2} />}
          empty={{ when: (data) => data.webhooks.length === 0, text: said.none() }}
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
        // A stray click must not close a secret that is shown only once.
        closeOnClickOutside={false}
      >
        <Wanted wish={wish} onDone={close} />
      </Modal>
      <ConfirmModal
        opened={deleting !== null}
        onClose={close}
        onConfirm={() => deleting && remove.mutate({ webhookId: deleting.id })}
        title={deleting === null ? '' : said.deleteTitle({ host: hostOf(deleting) })}
        confirmLabel={said.remove()}
        cancelLabel={common.cancel()}
        danger
        busy={remove.isPending}
      >
        {said.deleteAbout()}
      </ConfirmModal>
    </CompanyLayout>
  );
}

function wordsOf(wish: Wish | null): { title: string; description: string } {
  switch (wish?.what) {
    case 'add':
    case 'change':
      return {
        title: wish.what === 'add' ? said.add() : said.changeTitle(),
        description: said.changeAbout(),
      };
    case 'log':
      return {
        title: said.logOf({ host: hostOf(wish.webhook) }),
        description: said.logAbout(),
      };
    case 'rotate':
      return { title: said.newSecret(), description: said.newSecretAbout() };
    case 'tested':
      return {
        title: said.testOf({ host: hostOf(wish.webhook) }),
        description: said.testAbout(),
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
              {said.ok()}
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
            {isOn ? said.on() : said.off()}
          </ToneBadge>
        </Group>
        <span>{events.join(', ')}</span>
        <Trouble webhook={webhook} />
        <Group gap={8} w={{ base: '100%', md: 'auto' }}>
          <Button variant="default" onClick={ask('log')} aria-label={said.logOf({ host })}>
            {said.log()}
          </Button>
          <Button
            variant="default"
            loading={test.isPending}
            onClick={() => test.mutate({ webhookId: id })}
            aria-label={said.testNamed({ host })}
          >
            {said.test()}
          </Button>
          <Button variant="default" onClick={ask('change')} aria-label={said.changeNamed({ host })}>
            {said.change()}
          </Button>
          <Button
            variant="default"
            loading={turn.isPending}
            onClick={() => turn.mutate({ webhookId: id, address, events, isOn: !isOn })}
            aria-label={isOn ? said.switchOffNamed({ host }) : said.switchOnNamed({ host })}
          >
            {isOn ? said.switchOff() : said.switchOn()}
          </Button>
          <Button variant="default" onClick={ask('rotate')} aria-label={said.newSecretFor({ host })}>
            {said.newSecret()}
          </Button>
          <Button
            variant="subtle"
            color="brick"
            onClick={ask('delete')}
            aria-label={said.deleteNamed({ host })}
          >
            {said.remove()}
          </Button>
        </Group>
      </div>
    </li>
  );
}

/** What an owner should know about a webhook that fails, was switched off, or has two secrets. */
function Trouble({ webhook: { failingSince, switchedOff, oldSecretUntil } }: { webhook: Webhook }) {
  return (
    <>
      {switchedOff === null ? null : (
        <Alert color="brick" icon={<IconAlertTriangle aria-hidden />}>
          {said.wasSwitchedOff({ days: WEBHOOK_FAILING_DAYS })}
        </Alert>
      )}
      {failingSince !== null && switchedOff === null ? (
        <Alert color="amber" icon={<IconAlertTriangle aria-hidden />}>
          {around(said.failingSince, { when: <DateText value={failingSince} withTime /> })}
        </Alert>
      ) : null}
      {oldSecretUntil === null ? null : (
        <span>{around(said.oldSecretUntil, { when: <DateText value={oldSecretUntil} withTime /> })}</span>
      )}
    </>
  );
}
