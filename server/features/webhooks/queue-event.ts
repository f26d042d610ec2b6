import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '#contract/shared/limits.ts';
import type { Place } from '#contract/interview/stages.ts';
import { WEBHOOK_TRIED_HOURS, type WebhookEvent } from '#contract/company/webhook-events.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { insertDelivery } from './delivery-store.ts';
import { webhooksOf } from './store.ts';
import { deliverTask } from './tasks.ts';

/** Ids, kinds, times and counts. Never a name, an address, a score or a text that a person wrote. */
export interface EventData {
  jobId: string;
  applicationId: string;
  candidateId: string;
  /** For an interview with a date. */
  interviewDate?: Date;
  /** For a report: how many of the answers that can be scored have a verdict. */
  settled?: number;
  scored?: number;
  /** For a round held by people, from 2 on. */
  roundId?: string;
  round?: number;
  /** When it begins, if it has a time. */
  startsAt?: Date;
  /** For a move: the application's previous and new place. */
  from?: Place;
  to?: Place;
}

interface KeyedEvent {
  /** A webhook gets all events with the same key under one id. */
  key: string;
  data: EventData;
}

/** Queues events of one kind for each webhook that subscribed to them. */
export async function queueEvents(
  ctx: Context,
  tx: Database,
  { companyId, event, events }: { companyId: string; event: WebhookEvent; events: readonly KeyedEvent[] },
): Promise<void> {
  const now = ctx.clock.now();
  for (const webhook of await webhooksOf(tx, companyId)) {
    if (!webhook.is_on || !webhook.events.includes(event)) continue;
    for (const { key, data } of events) {
      const id = randomUUID();
      const isNew = await insertDelivery(tx, {
        id,
        webhook_id: webhook.id,
        event,
        event_key: `${event} ${key}`,
        body: eventBody(event, now, { companyId, ...data }),
        next_attempt_at: now,
        give_up_at: new Date(now.getTime() + WEBHOOK_TRIED_HOURS * HOUR_MS),
        created_at: now,
      });
      if (isNew) await ctx.tasks.queue(tx, deliverTask, { deliveryId: id });
    }
  }
}

/** The body of an event, as recommended by the Standard Webhooks specification. */
export const eventBody = (type: string, at: Date, data: object): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
