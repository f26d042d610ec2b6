import { useRef, useState } from 'react';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { WEBHOOKS_MAX, WEBHOOK_FAILING_DAYS, WEBHOOK_TRIED_HOURS } from '#contract/webhook-events.ts';
import { daysInWords, hoursInWords } from '#contract/words.ts';
import { deleteWebhook, getDeliveries, getWebhooks, saveWebhook, testWebhook } from '#web/api/calls.ts';
import { useRead, useSend } from '#web/api/hooks.ts';
import { ToneBadge } from '#web/ui/badges.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { ConfirmModal } from '#web/ui/dialogs.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import { CompanyLayout } from './company-layout.tsx';
import classes from './settings.module.css';
import { AttemptFacts, type Attempt } from './webhooks/attempts.tsx';
import { DeliveryLog } from './webhooks/delivery-log.tsx';
import { RotateSecret } from './webhooks/rotate-secret.tsx';
import { type Webhook, WebhookForm } from './webhooks/webhook-form.tsx';

type Wish =
  | { what: 'add' }
  | { what: 'change' | 'log' | 'rotate' | 'delete'; webhook: Webhook }
  | { what: 'tested'; webhook: Webhook; attempt: Attempt };

const hostOf = ({ address }: Webhook): string => new URL(address).host;

/** The webhooks of the company, with everything that an owner does with one. */
export default function WebhooksPage() {
  const query = useRead(getWebhooks, {});
  const place = useRef<HTMLDivElement>(null);
  const [wish, setWish] = useState<Wish | null>(null);
  const close = () => setWish(null);
  const webhooks = query.data?.webhooks ?? [];
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
      <p className={classes.note}>
        Events have ids and times, and no names. A receiver that fails gets the same event again, for{' '}
        {hoursInWords(WEBHOOK_TRIED_HOURS)}. After {daysInWords(WEBHOOK_FAILING_DAYS)} in which nothing could
        be delivered, a webhook is switched off and the owners get a mail.
      </p>
      <div ref={place} tabIndex={-1} role="group" aria-label="Webhooks" className={classes.status}>
        <Read
          query={query}
          waiting={<Loading shape="table" rows={2} />}
          empty={{ when: (data) => data.webhooks.length === 0, text: 'There are no webhooks.' }}
        >
          {(data) => (
            <ul className={classes.list}>
              {data.webhooks.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onWish={setWish} />
              ))}
            </ul>
          )}
        </Read>
      </div>
      <Modal
        opened={wish !== null && wish.what !== 'delete'}
        onClose={close}
        title={wish === null ? '' : titleOf(wish)}
        size="lg"
        description={wish === null ? '' : descriptionOf(wish)}
        // A slip of the mouse must not take away a secret that is shown once.
        closeOnClickOutside={false}
      >
        <Wanted wish={wish} onDone={close} />
      </Modal>
      <DeleteModal
        webhook={wish?.what === 'delete' ? wish.webhook : null}
        onClose={close}
        onDeleted={() => place.current?.focus()}
      />
    </CompanyLayout>
  );
}

function titleOf(wish: Wish): string {
  switch (wish.what) {
    case 'add':
      return 'Add a webhook';
    case 'change':
      return 'Change the webhook';
    case 'log':
      return `Log of ${hostOf(wish.webhook)}`;
    case 'rotate':
      return 'New secret';
    case 'tested':
      return `Test of ${hostOf(wish.webhook)}`;
    case 'delete':
      return '';
  }
}

function descriptionOf(wish: Wish): string {
  switch (wish.what) {
    case 'add':
    case 'change':
      return 'Where your program listens, and what it is told of.';
    case 'log':
      return 'What was sent, and what your program answered.';
    case 'rotate':
      return 'Your program checks with it that an event is ours.';
    case 'tested':
      return 'What your program answered to a test event.';
    case 'delete':
      return '';
  }
}

function Wanted({ wish, onDone }: { wish: Wish | null; onDone: () => void }) {
  switch (wish?.what) {
    case 'add':
      return <WebhookForm webhook={null} onDone={onDone} />;
    case 'change':
      return <WebhookForm webhook={wish.webhook} onDone={onDone} />;
    case 'log':
      return <DeliveryLog webhookId={wish.webhook.id} />;
    case 'rotate':
      return <RotateSecret webhookId={wish.webhook.id} onDone={onDone} />;
    case 'tested':
      return (
        <Stack gap="lg">
          <AttemptFacts attempt={wish.attempt} />
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

function DeleteModal(props: { webhook: Webhook | null; onClose: () => void; onDeleted: () => void }) {
  const { webhook, onClose, onDeleted } = props;
  const remove = useSend(deleteWebhook, {
    refreshes: [getWebhooks],
    onSuccess: ({ message }) => {
      onClose();
      toast.success(message);
      // The pressed button is gone.
      onDeleted();
    },
    onError: (error) => {
      onClose();
      toast.danger(error.message);
    },
  });
  return (
    <ConfirmModal
      opened={webhook !== null}
      onClose={onClose}
      onConfirm={() => webhook && remove.mutate({ webhookId: webhook.id })}
      title={webhook === null ? '' : `Delete the webhook at ${hostOf(webhook)}?`}
      confirmLabel="Delete"
      cancelLabel="Cancel"
      danger
      busy={remove.isPending}
    >
      Nothing is sent to it any more, and its log is deleted. This cannot be undone.
    </ConfirmModal>
  );
}

function WebhookRow({ webhook, onWish }: { webhook: Webhook; onWish: (wish: Wish) => void }) {
  const { id, address, events, isOn } = webhook;
  const host = hostOf(webhook);
  const test = useSend(testWebhook, {
    refreshes: [getDeliveries],
    onSuccess: ({ data }) => onWish({ what: 'tested', webhook, attempt: data }),
    onError: (error) => toast.danger(error.message),
  });
  const turn = useSend(saveWebhook, {
    refreshes: [getWebhooks],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <div className={classes.head}>
          <strong>{address}</strong>
          <ToneBadge tone={isOn ? 'moss' : 'quiet'} icon={isOn ? IconCircleCheck : IconCircleX}>
            {isOn ? 'On' : 'Off'}
          </ToneBadge>
        </div>
        <span>{events.join(', ')}</span>
        <Trouble webhook={webhook} />
        <div className={classes.actions}>
          <Button
            variant="default"
            onClick={() => onWish({ what: 'log', webhook })}
            aria-label={`Log of ${host}`}
          >
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
          <Button
            variant="default"
            onClick={() => onWish({ what: 'change', webhook })}
            aria-label={`Change ${host}`}
          >
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
          <Button
            variant="default"
            onClick={() => onWish({ what: 'rotate', webhook })}
            aria-label={`New secret for ${host}`}
          >
            New secret
          </Button>
          <Button
            variant="subtle"
            color="brick"
            onClick={() => onWish({ what: 'delete', webhook })}
            aria-label={`Delete ${host}`}
          >
            Delete
          </Button>
        </div>
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
