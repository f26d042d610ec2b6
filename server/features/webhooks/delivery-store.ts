import { type Selectable, sql } from 'kysely';
import type { DeliveryProblem, DeliveryState } from '#contract/company/webhook-events.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Position } from '#server/platform/paging.ts';

export interface NewDelivery {
  id: string;
  webhook_id: string;
  event: string;
  event_key: string;
  body: string;
  /** Defaults to waiting. */
  state?: DeliveryState;
  next_attempt_at: Date;
  give_up_at: Date;
  created_at: Date;
}

/** False if this webhook already has this event. */
export async function insertDelivery(db: Database, delivery: NewDelivery): Promise<boolean> {
  const row = await db
    .insertInto('webhook_deliveries')
    .values(delivery)
    .onConflict((conflict) => conflict.columns(['webhook_id', 'event_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface ClaimedDelivery {
  id: string;
  webhookId: string;
  companyId: string;
  body: string;
  createdAt: Date;
  giveUpAt: Date;
  address: string;
  secret: string;
  oldSecret: string | null;
}

/** Claims a delivery until `leaseEnds`. Null if it is not due, or if its webhook is off or resting. */
export async function claimDelivery(
  db: Database,
  id: string,
  { now, leaseEnds }: { now: Date; leaseEnds: Date },
): Promise<ClaimedDelivery | null> {
  const row = await db
    .updateTable('webhook_deliveries as delivery')
    .from('webhooks')
    .set({ next_attempt_at: leaseEnds })
    .where('delivery.id', '=', id)
    .whereRef('webhooks.id', '=', 'delivery.webhook_id')
    .where('delivery.state', '=', 'waiting')
    .where('delivery.next_attempt_at', '<=', now)
    .where('webhooks.is_on', '=', true)
    .where(sql<boolean>`(webhooks.paused_until IS NULL OR webhooks.paused_until <= ${now})`)
    .returning([
      'delivery.id',
      'delivery.webhook_id as webhookId',
      'delivery.body',
      'delivery.created_at as createdAt',
      'delivery.give_up_at as giveUpAt',
      'webhooks.company_id as companyId',
      'webhooks.address',
      'webhooks.secret',
      sql<string | null>`CASE WHEN webhooks.old_secret_until > ${now} THEN webhooks.old_secret END`.as(
        'oldSecret',
      ),
    ])
    .executeTakeFirst();
  return row ?? null;
}

/** Stores the next state of a delivery. False if it was deleted in the meantime. */
export async function moveDelivery(
  db: Database,
  id: string,
  change: { state: DeliveryState; next_attempt_at?: Date; give_up_at?: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('webhook_deliveries')
    .set(change)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewAttempt {
  id: string;
  delivery_id: string;
  at: Date;
  status: number | null;
  problem: DeliveryProblem | null;
  milliseconds: number;
  answer: string;
}

export async function insertAttempt(db: Database, attempt: NewAttempt): Promise<void> {
  await db.insertInto('webhook_attempts').values(attempt).execute();
}

/** At most `each` for one webhook, so that one failing receiver does not keep others waiting. */
export async function dueDeliveries(
  db: Database,
  { now, each, most }: { now: Date; each: number; most: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom(
      db
        .selectFrom('webhook_deliveries')
        .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
        .select([
          'webhook_deliveries.id',
          'webhook_deliveries.next_attempt_at',
          sql<number>`row_number() OVER (
            PARTITION BY webhook_deliveries.webhook_id
            ORDER BY webhook_deliveries.next_attempt_at, webhook_deliveries.id)`.as('place'),
        ])
        .where('webhook_deliveries.state', '=', 'waiting')
        .where('webhook_deliveries.next_attempt_at', '<=', now)
        .where('webhooks.is_on', '=', true)
        .where(sql<boolean>`(webhooks.paused_until IS NULL OR webhooks.paused_until <= ${now})`)
        .as('due'),
    )
    .select('id')
    .where('place', '<=', each)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function giveUpOnSwitchedOff(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .from('webhooks')
    .set({ state: 'failed' })
    .whereRef('webhooks.id', '=', 'webhook_deliveries.webhook_id')
    .where('webhooks.is_on', '=', false)
    .where('webhook_deliveries.state', '=', 'waiting')
    .where('webhook_deliveries.give_up_at', '<=', now)
    .where('webhook_deliveries.next_attempt_at', '<=', now)
    .execute();
}

/** A delivery of one of this company's webhooks, with whether that webhook is on. */
export async function companysDelivery(db: Database, companyId: string, id: string) {
  const row = await db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
    .selectAll('webhook_deliveries')
    .select(['webhooks.is_on', 'webhooks.address'])
    .where('webhook_deliveries.id', '=', id)
    .where('webhooks.company_id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

export type DeliveryRow = Selectable<Schema['webhook_deliveries']>;
export type AttemptRow = Selectable<Schema['webhook_attempts']>;

/** A webhook's deliveries, newest first, with one more than requested if there are more. */
export async function deliveriesOf(
  db: Database,
  webhookId: string,
  { state, limit, after }: { state?: DeliveryState | undefined; limit: number; after: Position | null },
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .$if(state !== undefined, (query) => query.where('state', '=', state!))
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after!.at}, ${after!.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

/** The last attempt of each of these deliveries, with the number of attempts. */
export async function lastAttempts(
  db: Database,
  deliveryIds: readonly string[],
): Promise<(AttemptRow & { count: number })[]> {
  if (deliveryIds.length === 0) return [];
  const rows = await db
    .selectFrom('webhook_attempts')
    .distinctOn('delivery_id')
    .selectAll()
    .select(sql<number>`count(*) OVER (PARTITION BY delivery_id)`.as('count'))
    .where('delivery_id', 'in', [...deliveryIds])
    .orderBy('delivery_id')
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function attemptsOf(db: Database, deliveryId: string, limit: number): Promise<AttemptRow[]> {
  return db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', '=', deliveryId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Deletes log entries before this time, except deliveries that still wait. */
export async function deleteDeliveriesBefore(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('webhook_deliveries')
    .where('created_at', '<', before)
    .where('state', '!=', 'waiting')
    .execute();
}

/** Deletes the events about these applications, sent or not, with their attempts. Returns their number. */
export async function forgetDeliveries(db: Database, applicationIds: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_deliveries')
    .where(sql<boolean>`body::jsonb #>> '{data,applicationId}' = ANY(${[...applicationIds]}::text[])`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
