// All SQL on pg-boss's own tables: what the library does not answer cheaply, and the hand-back it does not offer. Its
// tables are private and may change with each version, so pg-boss-tables.test.ts fails for any version but the one that
// this SQL was read against. What tests alone ask of the tables is in server/testing/stored-tasks.ts.

import { sql } from 'kysely';
import { getConstructionPlans } from 'pg-boss';
import type { Database, TaskDatabase } from '#server/database/database.ts';

/** Makes the queue's own tables in a database that has none; a start does so too, but more slowly. */
export async function installTaskTables(database: TaskDatabase): Promise<void> {
  await database.executeSql(getConstructionPlans());
}

/** Throws where the queue's tables do not answer. */
export async function assertQueueAnswers(db: Database): Promise<void> {
  await sql`SELECT 1 FROM pgboss.version`.execute(db);
}

export interface Attention {
  /** Queues that have a waiting task which is due. */
  due: string[];
  /** Queues that have a task whose worker no longer reports, and the ids of these tasks. */
  silent: { queues: string[]; ids: string[] };
}

/** One fast query about all queues. */
export async function needingAttention(database: TaskDatabase): Promise<Attention> {
  const { rows } = await database.executeSql(`
    SELECT name, bool_or(state < 'active') AS due, array_agg(id::text) FILTER (WHERE state = 'active') AS silent
    FROM pgboss.job
    WHERE (state < 'active' AND start_after <= now())
       OR (state = 'active' AND heartbeat_on + heartbeat_seconds * interval '1 second' < now())
    GROUP BY name`);
  const queues = rows as { name: string; due: boolean; silent: string[] | null }[];
  return {
    due: queues.filter(({ due }) => due).map(({ name }) => name),
    silent: {
      queues: queues.filter(({ silent }) => silent).map(({ name }) => name),
      ids: queues.flatMap(({ silent }) => silent ?? []),
    },
  };
}

/** Makes waiting retries due at once. A task whose worker died need not wait before the next try. */
export async function bringForward(database: TaskDatabase, ids: readonly string[]): Promise<void> {
  await database.executeSql(
    `UPDATE pgboss.job SET start_after = now() WHERE id = ANY($1::uuid[]) AND state = 'retry'`,
    [ids],
  );
}

/**
 * Puts tasks that are being performed back into the queue, due at once. The try does not count, so one more is allowed;
 * its number still goes up, so that whatever the abandoned handler reports later is not taken for the new one's.
 */
export async function handBack(database: TaskDatabase, ids: readonly string[]): Promise<void> {
  await database.executeSql(
    `UPDATE pgboss.job SET state = 'retry', heartbeat_on = NULL, start_after = now(), retry_limit = retry_limit + 1
     WHERE id = ANY($1::uuid[]) AND state = 'active'`,
    [ids],
  );
}

/**
 * Marks every active task as one whose worker is dead. Only for a database that no other process can have open: there
 * every active task was left by a process that died.
 */
export async function disownActive(database: TaskDatabase): Promise<void> {
  await database.executeSql(`UPDATE pgboss.job SET heartbeat_on = 'epoch' WHERE state = 'active'`);
}

/** What remains of the payload of a finished task: the queue records that the task ran, but not its data. */
const EMPTIED = JSON.stringify({ performed: true });

/**
 * Whether a task has already run, but its worker died or lost the database before it could report the end.
 */
export function wasPerformed(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'performed' in data;
}

/** Removes the payload of a task that has run and will be reported as finished. */
export async function emptyPerformed(database: TaskDatabase, id: string): Promise<void> {
  await database.executeSql(
    `UPDATE pgboss.job SET data = $2::jsonb WHERE id = $1::uuid AND state = 'active'`,
    [id, EMPTIED],
  );
}

/** Removes the payload of all tasks that succeeded, also of those from earlier versions of the program. */
export async function emptyCompleted(database: TaskDatabase): Promise<void> {
  await database.executeSql(
    `UPDATE pgboss.job SET data = $1::jsonb WHERE state = 'completed' AND data IS DISTINCT FROM $1::jsonb`,
    [EMPTIED],
  );
}

export interface Forgotten {
  /** In lower case. A task with one of them in its payload, or in the error of its last try, is deleted. */
  words: readonly string[];
  /** Mails to these addresses are deleted if the pattern `name` is found in them. */
  namedTo: readonly string[];
  name: string | null;
  /** Only tasks whose names begin with one of these. */
  queues?: readonly string[];
}

/** Deletes tasks that hold data on a person, waiting, running or failed. Returns how many they were. */
export async function forgetTasks(
  db: Database,
  { words, namedTo, name, queues }: Forgotten,
): Promise<number> {
  const { numAffectedRows } = await sql`
    DELETE FROM pgboss.job
    WHERE (${queues ?? null}::text[] IS NULL
        OR EXISTS (SELECT 1 FROM unnest(${queues ?? null}::text[]) AS queue WHERE starts_with(name, queue)))
      AND (EXISTS (
        SELECT 1 FROM unnest(${[...words]}::text[]) AS word
        WHERE strpos(lower(coalesce(data::text, '') || coalesce(output::text, '')), word) > 0
      ) OR (lower(data #>> '{payload,to}') = ANY(${[...namedTo]}::text[]) AND data::text ~* ${name}::text))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}
