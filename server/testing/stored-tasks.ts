// What tests read from pg-boss's tables. They are private: see server/platform/tasks/figures.ts.

import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

const LOOK_MS = 20;

/** The tables that hold tasks and schedules. Tests empty them. */
export const taskTables: RawBuilder<unknown>[] = [sql.table('pgboss.job'), sql.table('pgboss.schedule')];

/** Includes running tasks: whatever they report later finds nothing. */
export async function deleteAllTasks(db: Database): Promise<void> {
  await sql`DELETE FROM pgboss.job`.execute(db);
}

export async function tasksWithState(
  db: Database,
): Promise<{ queue: string; state: string; data: unknown }[]> {
  const { rows } = await sql<{ queue: string; state: string; data: unknown }>`
    SELECT name AS queue, state::text, data FROM pgboss.job ORDER BY created_on, id`.execute(db);
  return rows;
}

export async function schedules(db: Database): Promise<{ name: string; cron: string; data: unknown }[]> {
  const { rows } = await sql<{ name: string; cron: string; data: unknown }>`
    SELECT name, cron, data FROM pgboss.schedule`.execute(db);
  return rows;
}

/**
 * Returns a function that resolves when no task is due. It rejects once with the error of each task that failed for
 * good.
 */
export function settling(db: Database): () => Promise<void> {
  const reported = new Set<string>();
  return async () => {
    for (;;) {
      const { rows } = await sql<{ id: string; state: string; output: { message?: string } | null }>`
        SELECT id::text, state::text, output FROM pgboss.job
        WHERE (state IN ('active', 'retry', 'failed') OR (state = 'created' AND start_after <= now()))
          AND name NOT LIKE '\\_\\_pgboss%'`.execute(db);
      const failed = rows.filter(({ id, state }) => state === 'failed' && !reported.has(id));
      for (const { id } of failed) reported.add(id);
      if (failed.length > 0) throw new Error(failed[0]!.output?.message ?? 'A task failed for good.');
      if (rows.every(({ state }) => state === 'failed')) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
  };
}

/** Lets time pass for the queue by moving everything that it stored this many seconds into the past. */
export async function letTimePass(db: Database, seconds: number): Promise<void> {
  const by = sql`${seconds} * interval '1 second'`;
  await sql`UPDATE pgboss.job SET created_on = created_on - ${by}, start_after = start_after - ${by},
    started_on = started_on - ${by}, completed_on = completed_on - ${by}, keep_until = keep_until - ${by}`.execute(
    db,
  );
}

/** Does immediately what the library does about once an hour: deletes what has been kept long enough. */
export async function deleteOldTasks(db: Database): Promise<void> {
  await sql`DELETE FROM pgboss.job
    WHERE (deletion_seconds > 0 AND completed_on + deletion_seconds * interval '1 second' < now())
       OR (state < 'active' AND keep_until < now())`.execute(db);
}

/** The number of tries that each waiting task has left, and the seconds until its next one. */
export async function triesLeft(db: Database): Promise<{ left: number; nextInSeconds: number }[]> {
  const { rows } = await sql<{ left: number; nextInSeconds: number }>`
    SELECT retry_limit - retry_count AS left, extract(epoch FROM start_after - now())::float8 AS "nextInSeconds"
    FROM pgboss.job WHERE state = 'retry'`.execute(db);
  return rows;
}

/** Stores a task as if another process were running it, or had died while running it. Returns its id. */
export async function taskOfAnotherProcess(
  db: Database,
  { queue, isAlive, ...data }: { queue: string; task: string; payload: object; isAlive: boolean },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, retry_limit)
    VALUES (${queue}, ${JSON.stringify(data)}::jsonb, 'active', now(),
      ${isAlive ? sql`now()` : sql`'epoch'`}, 600, 5)
    RETURNING id::text`.execute(db);
  return rows[0]!.id;
}

export async function endTask(db: Database, id: string): Promise<void> {
  await sql`UPDATE pgboss.job SET state = 'completed', completed_on = now() WHERE id = ${id}::uuid`.execute(
    db,
  );
}
