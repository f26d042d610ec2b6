import { randomUUID } from 'node:crypto';
import * as said from '#contract/messages/en/webhooks.ts';
import type * as contract from '#contract/company/company-webhooks.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { TEST_EVENT, WEBHOOK_LOG_DAYS, WEBHOOK_TRIED_HOURS } from '#contract/company/webhook-events.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { cutPage, readPosition } from '#server/platform/paging.ts';
import { attemptTo } from './deliver.ts';
import * as store from './delivery-store.ts';
import { eventBody } from './queue-event.ts';
import { deliverTask } from './tasks.ts';
import { type Changer, ownWebhook } from './webhooks.ts';

const MOST_ATTEMPTS = 100;

export async function listDeliveries(
  ctx: Context,
  by: Pick<Changer, 'caller'>,
  { webhookId, state, limit, cursor }: RequestOf<typeof contract.getDeliveries>,
): Promise<OutputOf<typeof contract.getDeliveries>> {
  await ownWebhook(ctx.db, by, webhookId);
  const after = readPosition(cursor);
  const found = await store.deliveriesOf(ctx.db, webhookId, { state, limit, after });
  const { rows, nextCursor } = cutPage(found, limit, (row) => ({ at: row.created_at, id: row.id }));
  const attempts = await store.lastAttempts(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const lastOf = new Map(attempts.map((attempt) => [attempt.delivery_id, attempt]));
  return { deliveries: rows.map((row) => present(row, lastOf.get(row.id))), nextCursor };
}

function present(row: store.DeliveryRow, last: (store.AttemptRow & { count: number }) | undefined) {
  return {
    _id: row.id,
    event: row.event,
    created: row.created_at.toISOString(),
    state: row.state,
    attempts: last?.count ?? 0,
    next: row.state === 'waiting' ? row.next_attempt_at.toISOString() : null,
    last: last === undefined ? null : presentAttempt(last),
  };
}

const presentAttempt = ({
  at,
  status,
  problem,
  milliseconds,
  answer,
}: Omit<store.NewAttempt, 'id' | 'delivery_id'>) => ({
  at: at.toISOString(),
  status,
  problem,
  milliseconds,
  answer,
});

export async function showDelivery(
  ctx: Context,
  companyId: string,
  deliveryId: string,
): Promise<OutputOf<typeof contract.getDelivery>> {
  const delivery = await store.companysDelivery(ctx.db, companyId, deliveryId);
  if (delivery === null) throw notFound();
  const [last] = await store.lastAttempts(ctx.db, [deliveryId]);
  const attempts = await store.attemptsOf(ctx.db, deliveryId, MOST_ATTEMPTS);
  return { ...present(delivery, last), body: delivery.body, attemptList: attempts.map(presentAttempt) };
}

/** Sends a delivery again with the same id: now, and repeatedly until it is accepted or its time is over. */
export async function replayDelivery(ctx: Context, companyId: string, deliveryId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const delivery = await store.companysDelivery(tx, companyId, deliveryId);
    if (delivery === null) throw notFound();
    if (!delivery.is_on) {
      throw new Refusal('webhook.off', said.isOff());
    }
    const now = ctx.clock.now();
    await store.moveDelivery(tx, deliveryId, {
      state: 'waiting',
      next_attempt_at: now,
      give_up_at: new Date(now.getTime() + WEBHOOK_TRIED_HOURS * HOUR_MS),
    });
    await ctx.tasks.queue(tx, deliverTask, { deliveryId });
  });
}

/** Sends a test event, once. It does not affect whether the webhook counts as failing. */
export async function sendTest(
  ctx: Context,
  by: Changer,
  webhookId: string,
): Promise<OutputOf<typeof contract.testWebhook>> {
  const webhook = await ownWebhook(ctx.db, by, webhookId);
  const now = ctx.clock.now();
  const id = randomUUID();
  const body = eventBody(TEST_EVENT, now, { companyId: by.caller.companyId });
  const isOldSecretValid = webhook.old_secret_until !== null && webhook.old_secret_until > now;
  const attempt = await attemptTo(
    ctx,
    {
      id,
      webhookId,
      body,
      address: webhook.address,
      secret: webhook.secret,
      oldSecret: isOldSecretValid ? webhook.old_secret : null,
    },
    now,
  );
  await inTransaction(ctx.db, async (tx) => {
    // The webhook may have been deleted in the meantime.
    await ownWebhook(tx, by, webhookId, { lock: true });
    await store.insertDelivery(tx, {
      id,
      webhook_id: webhookId,
      event: TEST_EVENT,
      event_key: `${TEST_EVENT} ${id}`,
      body,
      state: attempt.problem === null ? 'delivered' : 'failed',
      next_attempt_at: now,
      give_up_at: now,
      created_at: now,
    });
    await store.insertAttempt(tx, { id: randomUUID(), delivery_id: id, ...attempt });
  });
  return presentAttempt(attempt);
}

/** Runs regularly: deletes old log entries. */
export async function forgetOldDeliveries(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - WEBHOOK_LOG_DAYS * DAY_MS);
  await store.deleteDeliveriesBefore(ctx.db, before);
}
