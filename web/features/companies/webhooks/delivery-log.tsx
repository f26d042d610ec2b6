import { useState } from 'react';
import { Button, Group, NativeSelect, Stack, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock, type TablerIcon } from '@tabler/icons-react';
import { type DeliveryState, WEBHOOK_LOG_DAYS } from '#contract/webhook-events.ts';
import { daysInWords } from '#contract/words.ts';
import { getDeliveries, getDelivery, getWebhooks, replayDelivery } from '#web/api/calls.ts';
import { useRead, useReadPages, useRefresh, useSend } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { type Tone, ToneBadge } from '#web/ui/badges.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { toast } from '#web/ui/toast.ts';
import classes from '../settings.module.css';
import { AttemptFacts } from './attempts.tsx';
import { attemptInWords, eventInWords } from './problem-words.ts';

type Delivery = OutputOf<typeof getDeliveries>['deliveries'][number];

const STATES: Record<DeliveryState, { tone: Tone; icon: TablerIcon; label: string }> = {
  waiting: { tone: 'amber', icon: IconClock, label: 'Waiting' },
  delivered: { tone: 'moss', icon: IconCircleCheck, label: 'Delivered' },
  failed: { tone: 'brick', icon: IconCircleX, label: 'Failed' },
};
const isState = (value: string): value is DeliveryState => Object.hasOwn(STATES, value);

/** The log of one webhook. An event opens with its body and its attempts. */
export function DeliveryLog({ webhookId }: { webhookId: string }) {
  const [opened, setOpened] = useState<string | null>(null);
  const [state, setState] = useState<DeliveryState | null>(null);
  const input = state === null ? { webhookId } : { webhookId, state };
  const query = useReadPages(getDeliveries, input, ({ deliveries }) => deliveries, { keepPrevious: true });
  if (opened !== null) return <OneDelivery deliveryId={opened} onBack={() => setOpened(null)} />;
  return (
    <Stack gap="md">
      <Group align="flex-end" justify="space-between" gap="sm">
        <NativeSelect
          label="Show"
          size="md"
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => setState(isState(value) ? value : null)}
          data={[
            { value: '', label: 'All events' },
            ...Object.entries(STATES).map(([value, { label }]) => ({ value, label })),
          ]}
        />
        <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
          Look again
        </Button>
      </Group>
      <Read
        query={query}
        waiting={<Loading shape="table" rows={3} />}
        empty={{
          when: ({ items }) => items.length === 0,
          text: `Nothing was sent in the last ${daysInWords(WEBHOOK_LOG_DAYS)}.`,
        }}
      >
        {({ items }) => (
          <div>
            <ul className={classes.plain} aria-label="Events">
              {items.map((delivery) => (
                <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => setOpened(delivery.id)} />
              ))}
            </ul>
            <LoadMore query={query} />
          </div>
        )}
      </Read>
    </Stack>
  );
}

function DeliveryRow({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) {
  const { event, created, last } = delivery;
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <div className={classes.head}>
          <strong>{event}</strong>
          <StateBadge state={delivery.state} />
        </div>
        <span>
          <DateText value={created} withTime />
        </span>
        <span>{last === null ? 'Not tried yet.' : attemptInWords(last)}</span>
        <NextAttempt delivery={delivery} />
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onOpen} aria-label={`Details of ${event}`}>
          Details
        </Button>
      </div>
    </li>
  );
}

function NextAttempt({ delivery: { next, attempts } }: { delivery: Pick<Delivery, 'next' | 'attempts'> }) {
  if (next === null || attempts === 0) return null;
  return (
    <span>
      Tried next <DateText value={next} withTime />
    </span>
  );
}

function StateBadge({ state }: { state: DeliveryState }) {
  const { tone, icon, label } = STATES[state];
  return (
    <ToneBadge tone={tone} icon={icon}>
      {label}
    </ToneBadge>
  );
}

function OneDelivery({ deliveryId, onBack }: { deliveryId: string; onBack: () => void }) {
  const query = useRead(getDelivery, { deliveryId });
  const refresh = useRefresh();
  const replay = useSend(replayDelivery, {
    refreshes: [getDelivery, getDeliveries, getWebhooks],
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.danger(error.message),
  });
  return (
    <Stack gap="md">
      <Group gap="sm" justify="space-between">
        <Button variant="default" onClick={onBack} data-autofocus>
          Back to the list
        </Button>
        <Group gap="sm">
          <Button
            variant="default"
            loading={query.isFetching}
            onClick={() => void refresh(getDelivery, getDeliveries)}
          >
            Look again
          </Button>
          <Button loading={replay.isPending} onClick={() => replay.mutate({ deliveryId })}>
            Send again
          </Button>
        </Group>
      </Group>
      <Read query={query} waiting={<Loading shape="table" rows={3} />} empty="never">
        {(delivery) => (
          <Stack gap="md">
            <div className={classes.facts}>
              <div className={classes.head}>
                <strong>{delivery.event}</strong>
                <StateBadge state={delivery.state} />
              </div>
              <span>{eventInWords(delivery.event)}</span>
              <span>
                Id: <code>{delivery.id}</code>
              </span>
              <NextAttempt delivery={delivery} />
            </div>
            <code className={classes.code} aria-label="Body">
              {delivery.body}
            </code>
            <Title order={3} size="h4">
              Attempts
            </Title>
            {delivery.attemptList.length === 0 ? 'Not tried yet.' : null}
            <ul className={classes.plain} aria-label="Attempts">
              {delivery.attemptList.map((attempt) => (
                <li key={attempt.at} className={classes.attempt}>
                  <AttemptFacts attempt={attempt} />
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Read>
    </Stack>
  );
}
