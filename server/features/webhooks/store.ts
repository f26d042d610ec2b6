import { type Selectable, sql } from 'kysely';
import type { WebhookEvent } from '#contract/company/webhook-events.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { storedEvents } from './stored-webhook.ts';

export type WebhookRow = ReturnType<typeof readWebhook>;

const readWebhook = (row: Selectable<Schema['webhooks']>) => ({
  ...row,
  events: storedEvents.read(row.events, row.id),
});

export async function webhooksOf(db: Database, companyId: string): Promise<WebhookRow[]> {
  const rows = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(readWebhook);
}

/** A webhook of this company. `lock` locks its row until the transaction ends. */
export async function companysWebhook(
  db: Database,
  companyId: string,
  id: string,
  options: { lock?: boolean } = {},
): Promise<WebhookRow | null> {
  const row = await db
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .$if(options.lock === true, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? readWebhook(row) : null;
}

export async function insertWebhook(
  db: Database,
  {
    events,
    ...webhook
  }: {
    id: string;
    company_id: string;
    address: string;
    events: WebhookEvent[];
    is_on: boolean;
    secret: string;
    created_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('webhooks')
    .values({ ...webhook, events: storedEvents.write(events) })
    .execute();
}

/** Stores the owner's settings. Known failures belong to the previous settings, so they are cleared. */
export async function updateWebhook(
  db: Database,
  id: string,
  { events, ...change }: { address: string; events: WebhookEvent[]; is_on: boolean },
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({
      ...change,
      events: storedEvents.write(events),
      failing_since: null,
      paused_until: null,
      switched_off_at: null,
    })
    .where('id', '=', id)
    .execute();
}

export async function replaceSecret(
  db: Database,
  id: string,
  change: { secret: string; old_secret: string; old_secret_until: Date },
): Promise<void> {
  await db.updateTable('webhooks').set(change).where('id', '=', id).execute();
}

export async function deleteWebhook(db: Database, companyId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('webhooks')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteSuccess(db: Database, id: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failing_since: null, paused_until: null })
    .where('id', '=', id)
    .where(sql<boolean>`(failing_since IS NOT NULL OR paused_until IS NOT NULL)`)
    .execute();
}

export async function noteFailure(
  db: Database,
  id: string,
  { at, pausedUntil }: { at: Date; pausedUntil: Date | null },
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({
      failing_since: sql<Date>`coalesce(failing_since, ${at})`,
      ...(pausedUntil === null ? {} : { paused_until: pausedUntil }),
    })
    .where('id', '=', id)
    .execute();
}

/** Switches off a webhook that has been failing since before `since`. Returns it, or null if it has not. */
export async function switchOffIfFailing(
  db: Database,
  id: string,
  { since, at }: { since: Date; at: Date },
): Promise<{ companyId: string; address: string } | null> {
  const row = await db
    .updateTable('webhooks')
    .set({ is_on: false, switched_off_at: at })
    .where('id', '=', id)
    .where('is_on', '=', true)
    .where('failing_since', '<=', since)
    .returning(['company_id', 'address'])
    .executeTakeFirst();
  return row ? { companyId: row.company_id, address: row.address } : null;
}
