import { useState } from 'react';
import { Button, Group, NativeSelect, Stack, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import * as said from '#contract/messages/en/webhooks.ts';
import { type DeliveryState, WEBHOOK_LOG_DAYS } from '#contract/company/webhook-events.ts';
import { getDeliveries, getDelivery, getWebhooks, replayDelivery } from '#web/api/calls.ts';
import { useRead, useReadPages, useRefresh } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { around } from '#web/ui/around.ts';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { TryFacts, attemptInWords, eventInWords } from './delivery-tries.tsx';

type Delivery = OutputOf<typeof getDeliveries>['deliveries'][number];

const STATES = {
  waiting: { tone: 'amber', icon: IconClock, word: said.waiting },
  delivered: { tone: 'moss', icon: IconCircleCheck, word: said.delivered },
  failed: { tone: 'brick', icon: IconCircleX, word: said.failed },
} as const;
const isState = (value: string): value is DeliveryState => Object.hasOwn(STATES, value);

/** The log of one webhook. An event expands to show its body and its attempts. */
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
          label={said.show()}
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => setState(isState(value) ? value : null)}
          data={[
            { value: '', label: said.allEvents() },
            ...Object.entries(STATES).map(([value, { word }]) => ({ value, label: word() })),
          ]}
        />
        <Button variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
          {said.lookAgain()}
        </Button>
      </Group>
      <Read
        query={query}
        waiting={<Loading shape="table" rows={3} />}
        empty={{
          when: ({ items }) => items.length === 0,
          text: said.nothingSent({ days: WEBHOOK_LOG_DAYS }),
        }}
      >
        {({ items }) => (
          <div>
            <ul aria-label={said.events()} className={layout.lines}>
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
    <li className={layout.row}>
      <div className={layout.words}>
        <Group gap="4px 12px">
          <strong>{event}</strong>
          <StateBadge state={delivery.state} />
        </Group>
        <span>
          <DateText value={created} withTime />
        </span>
        <span>{last === null ? said.notTried() : attemptInWords(last)}</span>
        <NextAttempt delivery={delivery} />
      </div>
      <Group gap={8} w={{ base: '100%', md: 'auto' }}>
        <Button variant="default" onClick={onOpen} aria-label={said.detailsOf({ event })}>
          {said.details()}
        </Button>
      </Group>
    </li>
  );
}

function StateBadge({ state }: Pick<Delivery, 'state'>) {
  const { tone, icon, word } = STATES[state];
  return (
    <ToneBadge tone={tone} icon={icon}>
      {word()}
    </ToneBadge>
  );
}

function NextAttempt({ delivery: { next, attempts } }: { delivery: Pick<Delivery, 'next' | 'attempts'> }) {
  if (next === null || attempts === 0) return null;
  return <span>{around(said.nextTry, { when: <DateText value={next} withTime /> })}</span>;
}

function OneDelivery({ deliveryId, onBack }: { deliveryId: string; onBack: () => void }) {
  const query = useRead(getDelivery, { deliveryId });
  const refresh = useRefresh();
  const replay = useTold(replayDelivery, [getDelivery, getDeliveries, getWebhooks]);
  return (
    <Stack gap="md">
      <Group gap="sm" justify="space-between">
        <Button variant="default" onClick={onBack} data-autofocus>
          {said.backToList()}
        </Button>
        <Group gap="sm">
          <Button
            variant="default"
            loading={query.isFetching}
            onClick={() => void refresh(getDelivery, getDeliveries)}
          >
            {said.lookAgain()}
          </Button>
          <Button loading={replay.isPending} onClick={() => replay.mutate({ deliveryId })}>
            {said.sendAgain()}
          </Button>
        </Group>
      </Group>
      <Read query={query} waiting={<Loading shape="table" rows={3} />} empty="never">
        {(delivery) => (
          <Stack gap="md">
            <div className={layout.words}>
              <Group gap="4px 12px">
                <strong>{delivery.event}</strong>
                <StateBadge state={delivery.state} />
              </Group>
              <span>{eventInWords(delivery.event)}</span>
              <span>{around(said.idOfEvent, { id: <code>{delivery.id}</code> })}</span>
              <NextAttempt delivery={delivery} />
            </div>
            <code className={layout.code} aria-label={said.body()}>
              {delivery.body}
            </code>
            <Title order={3} size="h4">
              {said.attempts()}
            </Title>
            {delivery.attemptList.length === 0 ? said.notTried() : null}
            <ul aria-label={said.attempts()} className={layout.lines}>
              {delivery.attemptList.map((attempt) => (
                <li key={attempt.at}>
                  <TryFacts attempt={attempt} />
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Read>
    </Stack>
  );
}
