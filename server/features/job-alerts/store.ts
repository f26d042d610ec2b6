import { type Selectable, sql } from 'kysely';
import { language } from '#contract/messages/message.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export type AlertRow = Selectable<Schema['job_alerts']>;

const isOf = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;

/**
 * Returns the alert of this address for this search, and adds it if needed. An alert that waits for its link starts
 * waiting again.
 */
export async function putAlert(
  tx: Database,
  { email, search, at }: { email: string; search: string; at: Date },
): Promise<AlertRow> {
  return tx
    .insertInto('job_alerts')
    .values({ email, search, created_at: at, mailed_until: at, language: language() })
    .onConflict((conflict) =>
      conflict.expression(sql`lower(email), lower(search)`).doUpdateSet({
        created_at: sql<Date>`CASE WHEN job_alerts.confirmed_at IS NULL THEN excluded.created_at ELSE job_alerts.created_at END`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The alert, locked until the transaction ends. */
export async function lockAlert(tx: Database, id: string): Promise<AlertRow | null> {
  const row = await tx
    .selectFrom('job_alerts')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function alertsOf(
  db: Database,
  email: string,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<AlertRow[]> {
  return db
    .selectFrom('job_alerts')
    .selectAll()
    .where(isOf(email))
    .where('confirmed_at', isConfirmed ? 'is not' : 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function changeAlert(
  tx: Database,
  id: string,
  change: Partial<Pick<AlertRow, 'confirmed_at' | 'mailed_until'>>,
): Promise<void> {
  await tx.updateTable('job_alerts').set(change).where('id', '=', id).execute();
}

export async function deleteAlert(db: Database, id: string): Promise<void> {
  await db.deleteFrom('job_alerts').where('id', '=', id).execute();
}

/** False if the address has no such alert. */
export async function deleteAlertOf(db: Database, id: string, email: string): Promise<boolean> {
  const row = await db
    .deleteFrom('job_alerts')
    .where('id', '=', id)
    .where(isOf(email))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteUnconfirmed(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('job_alerts')
    .where('confirmed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();
}

/** The alerts that are on and may have something new: a job was published since their last email. */
export async function alertsToRead(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('job_alerts')
    .select('id')
    .where('confirmed_at', 'is not', null)
    .where('mailed_until', '<', (sub) =>
      sub
        .selectFrom('jobs')
        .select(({ fn }) => fn.max('published_at').as('newest'))
        .where('status', '=', 'open'),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
