import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** How many failed guesses are free, how quickly they are forgiven, and how long the delays are after that. */
export interface Limit {
  free: number;
  /** One failed guess is forgiven after each period of this length. */
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
 * Counts a guess as failed before it is made. Returns null if it may be made, otherwise the time until which it may
 * not. The row is locked until the end of the transaction, so simultaneous guesses are counted one by one.
 */
export async function reserve(db: Database, counter: Counter, now: Date): Promise<Date | null> {
  const { free, forgiveMs, firstDelayMs, longestDelayMs } = counter.limit;
  const forgiven = sql`greatest(0, extract(epoch FROM ${now}::timestamptz - attempts.at)) * 1000 / ${forgiveMs}::float8`;
  const level = sql`(greatest(0, attempts.level - ${forgiven}) + 1)::double precision`;
  // Rounded: the fraction of a guess that is forgiven in the milliseconds between two guesses must not allow another
  // guess.
  const beyond = sql`round(${level}) - ${free}::float8`;
  const doubled = sql`${firstDelayMs}::float8 * power(2, least(30, ${beyond}))`;
  // Below the limit, no one waits and the time is not changed: simultaneous callers read the clock one after another
  // and may arrive here in a different order.
  const { rows } = await sql`
    INSERT INTO attempts (key, account_key, level, at, blocked_until)
    VALUES (${counter.key}, ${counter.accountKey}, 1, ${now}, 'epoch')
    ON CONFLICT (key) DO UPDATE SET level = ${level}, at = greatest(attempts.at, ${now}),
      blocked_until = CASE WHEN ${beyond} < 0 THEN attempts.blocked_until
        ELSE ${now}::timestamptz + interval '1 millisecond' * least(${longestDelayMs}::float8, ${doubled}) END
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

/** The key that is blocked longest, or null if none is blocked. */
export async function firstBlocked(
  db: Database,
  keys: string[],
  now: Date,
): Promise<{ key: string; until: Date } | null> {
  const row = await db
    .selectFrom('attempts')
    .select(['key', 'blocked_until'])
    .where('key', 'in', keys)
    .where('blocked_until', '>', now)
    .orderBy('blocked_until', 'desc')
    .executeTakeFirst();
  return row ? { key: row.key, until: row.blocked_until } : null;
}

/** Cancels a reservation: the guess was correct, or was not made. */
export async function release(db: Database, key: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ level: sql<number>`greatest(0, level - 1)`, blocked_until: new Date(0) })
    .where('key', '=', key)
    .execute();
}

export async function forget(db: Database, key: string): Promise<void> {
  await db.deleteFrom('attempts').where('key', '=', key).execute();
}

export async function forgetAccount(db: Database, accountKey: string): Promise<void> {
  await db.deleteFrom('attempts').where('account_key', '=', accountKey).execute();
}

export async function deleteGuessesBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('attempts').where('at', '<', before).execute();
}
