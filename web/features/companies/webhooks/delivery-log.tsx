import { type ComponentProps, useState } from 'react';
import { Button, Group, NativeSelect, Stack, Title } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { type DeliveryState, WEBHOOK_LOG_DAYS } from '#contract/company/webhook-events.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { getDeliveries, getDelivery, getWebhooks, replayDelivery } from '#web/api/calls.ts';
import { useRead, useReadPages, useRefresh } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';
import { useTold } from '#web/features/accounts/use-told.ts';
import { ToneBadge } from '#web/ui/badges.tsx';
import { DateText } from '#web/ui/date-text.tsx';
import layout from '#web/ui/layout.module.css';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Read } from '#web/ui/read.tsx';
import { TryFacts, attemptInWords, eventInWords } from './delivery-tries.tsx';

type Delivery = OutputOf<typeof getDeliveries>['deliveries'][number];

const STATES: Record<DeliveryState, ComponentProps<typeof ToneBadge> & { children: string }> = {
  waiting: { tone: 'amber', icon: IconClock, children: 'Waiting' },
  delivered: { tone: 'moss', icon: IconCircleCheck, children: 'Delivered' },
  failed: { tone: 'brick', icon: IconCircleX, children: 'Failed' },
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
          value={state ?? ''}
          onChange={({ currentTarget: { value } }) => setState(isState(value) ? value : null)}
          data={[
            { value: '', label: 'All events' },
            ...Object.entries(STATES).map(([value, { children }]) => ({ value, label: children })),
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
            <ul aria-label="Events" className={layout.lines}>
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
          <ToneBadge {...STATES[delivery.state]} />
        </Group>
        <span>
          <DateText value={created} withTime />
        </span>
        <span>{last === null ? 'Not tried yet.' : attemptInWords(last)}</span>
        <NextAttempt delivery={delivery} />
      </div>
      <Group gap={8} w={{ base: '100%', md: 'auto' }}>
        <Button variant="default" onClick={onOpen} aria-label={`Details of ${event}`}>
          Details
        </Button>
      </Group>
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

function OneDelivery({ deliveryId, onBack }: { deliveryId: string; onBack: () => void }) {
  const query = useRead(getDelivery, { deliveryId });
  const refresh = useRefresh();
  const replay = useTold(replayDelivery, [getDelivery, getDeliveries, getWebhooks]);
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
            <div className={layout.words}>
              <Group gap="4px 12px">
                <strong>{delivery.event}</strong>
                <ToneBadge {...STATES[delivery.state]} />
              </Group>
              <span>{eventInWords(delivery.event)}</span>
              <span>
                Id: <code>{delivery.id}</code>
              </span>
              <NextAttempt delivery={delivery} />
            </div>
            <code className={layout.code} aria-label="Body">
              {delivery.body}
            </code>
            <Title order={3} size="h4">
              Attempts
            </Title>
            {delivery.attemptList.length === 0 ? 'Not tried yet.' : null}
            <ul aria-label="Attempts" className={layout.lines}>
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
