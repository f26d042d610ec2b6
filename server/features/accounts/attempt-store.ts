import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** How many attempts that were not right are free, how fast they are forgiven, and how long one waits beyond. */
export interface Limit {
  free: number;
  /** One is forgiven in this time. */
  forgiveMs: number;
  firstDelayMs: number;
  longestDelayMs: number;
}

export interface Counter {
  key: string;
  accountKey: string | null;
  limit: Limit;
}

/**
 * Counts one attempt before it is made, as if it were wrong. Null when it may be made, else the moment until which it
 * may not. The row is locked from here to the end of the transaction, so that any number at once are counted one by one.
 */
export async function reserve(db: Database, counter: Counter, now: Date): Promise<Date | null> {
  const { free, forgiveMs, firstDelayMs, longestDelayMs } = counter.limit;
  const first = blockedUntil(sql`1::double precision`);
  const forgiven = sql`greatest(0, extract(epoch FROM ${now}::timestamptz - attempts.at)) * 1000 / ${forgiveMs}::float8`;
  const level = sql`(greatest(0, attempts.level - ${forgiven}) + 1)::double precision`;
  function blockedUntil(reached: ReturnType<typeof sql>) {
    // Rounded: what was forgiven in the milliseconds between two attempts at once is not one more attempt.
    const beyond = sql`round(${reached}) - ${free}::float8`;
    const doubled = sql`${firstDelayMs}::float8 * power(2, least(30, ${beyond}))`;
    return sql`${now}::timestamptz + CASE WHEN ${beyond} < 0 THEN interval '0'
      ELSE interval '1 millisecond' * least(${longestDelayMs}::float8, ${doubled}) END`;
  }
  const { rows } = await sql`
    INSERT INTO attempts (key, account_key, level, at, blocked_until)
    VALUES (${counter.key}, ${counter.accountKey}, 1, ${now}, ${first})
    ON CONFLICT (key) DO UPDATE SET level = ${level}, at = ${now}, blocked_until = ${blockedUntil(level)}
    WHERE attempts.blocked_until <= ${now}
    RETURNING key`.execute(db);
  if (rows.length > 0) return null;
  const blocked = await db
    .selectFrom('attempts')
    .select('blocked_until')
    .where('key', '=', counter.key)
    .executeTakeFirst();
  return blocked?.blocked_until ?? now;
}

/** Takes a reservation back: the attempt was right, or was not made. */
export async function release(db: Database, key: string, now: Date): Promise<void> {
  await db
    .updateTable('attempts')
    .set({
      level: sql<number>`greatest(0, level - 1)`,
      blocked_until: sql<Date>`least(blocked_until, ${now}::timestamptz)`,
    })
    .where('key', '=', key)
    .execute();
}

export async function forget(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

export async function forgetAccount(db: Database, accountKey: string): Promise<void> {
  await db.deleteFrom('attempts').where('account_key', '=', accountKey).execute();
}

export async function deleteAttemptsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('attempts').where('at', '<', before).execute();
}
