import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** Locks the counts until the transaction ends, so that two calls never take the same place. */
export async function lockLimits(tx: Database, keys: readonly string[]): Promise<void> {
  // Always in the same order, to avoid deadlocks.
  for (const key of keys.toSorted()) {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`limit ${key}`}, 0))`.execute(tx);
  }
}

export async function countLimited(db: Database, key: string, since: Date): Promise<number> {
  const row = await db
    .selectFrom('limited_acts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('limit_key', '=', key)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function noteLimited(db: Database, keys: readonly string[], at: Date): Promise<void> {
  if (keys.length === 0) return;
  await db
    .insertInto('limited_acts')
    .values(keys.map((key) => ({ limit_key: key, at })))
    .execute();
}

export async function deleteOldLimited(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('limited_acts').where('at', '<', before).execute();
}
