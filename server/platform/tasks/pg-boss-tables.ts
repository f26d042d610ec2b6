// All SQL on pg-boss's own tables: what the library does not answer cheaply, and the hand-back it does not offer. Its
// tables are private and may change with each version, so pg-boss-tables.test.ts fails for any version but the one that
// this SQL was read against. What tests alone ask of the tables is in server/testing/stored-tasks.ts.

import { type RawBuilder, sql } from 'kysely';
import { getConstructionPlans } from 'pg-boss';
import type { Database, TaskDatabase } from '#server/database/database.ts';
import { cutPage, positionOf } from '#server/platform/paging.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** Long enough for the operator to come back from a holiday. */
export const FAILED_KEPT_SECONDS = 30 * DAY_SECONDS;
const PERFORMED_KEPT_SECONDS = 7 * DAY_SECONDS;

/** The schema with all tables of the queue. */
export const QUEUE_SCHEMA = 'pgboss';

/** The version of the queue's tables, which is that of the library. */
export async function queueVersion(db: Database): Promise<number> {
  const { rows } = await sql<{ version: number }>`SELECT version FROM pgboss.version`.execute(db);
  return rows[0]?.version ?? 0;
}

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

/** Keys of files that tasks will delete, and whose rows are gone already. */
export async function keysThatTasksDelete(db: Database): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT jsonb_array_elements_text(data -> 'payload' -> 'keys') AS key FROM pgboss.job
    WHERE state < 'completed' AND jsonb_typeof(data -> 'payload' -> 'keys') = 'array'`.execute(db);
  return rows.map(({ key }) => key);
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
    `UPDATE pgboss.job SET data = $2::jsonb, deletion_seconds = $3 WHERE id = $1::uuid AND state = 'active'`,
    [id, EMPTIED, PERFORMED_KEPT_SECONDS],
  );
}

/** Lets the try that runs now be the last one. */
export async function endRetries(database: TaskDatabase, id: string): Promise<void> {
  await database.executeSql(
    `UPDATE pgboss.job SET retry_limit = retry_count WHERE id = $1::uuid AND state = 'active'`,
    [id],
  );
}

/**
 * A task keeps the settings that its queue had when it was queued. This gives tasks that an earlier version queued the
 * number of tries and the time of keeping that they would get now. It writes nothing if there are none.
 */
export async function applyQueueSettings(database: TaskDatabase): Promise<void> {
  await database.executeSql(`
    UPDATE pgboss.job AS job
    SET retry_limit = greatest(job.retry_limit, queue.retry_limit), retry_delay_max = queue.retry_delay_max,
        deletion_seconds = queue.deletion_seconds
    FROM pgboss.queue AS queue
    WHERE queue.name = job.name AND job.state <> 'completed'
      AND (job.state = 'failed' OR job.retry_limit < queue.retry_limit)
      AND job.deletion_seconds < queue.deletion_seconds`);
}

/** Removes the payload of all tasks that succeeded, also of those from earlier versions of the program. */
export async function emptyCompleted(database: TaskDatabase): Promise<void> {
  await database.executeSql(
    `UPDATE pgboss.job SET data = $1::jsonb WHERE state = 'completed' AND data IS DISTINCT FROM $1::jsonb`,
    [EMPTIED],
  );
}

/** How many tasks one queue has, and how old its oldest one is that should have been performed by now. */
export interface TaskCounts {
  queue: string;
  /** Those that wait for their time or for another try too. */
  waiting: number;
  /** Those of the waiting ones whose last try failed. */
  retrying: number;
  running: number;
  /** Given up; kept until they are tried again, given up by the operator, or 30 days old. */
  failed: number;
  /** Null if nothing is due. */
  oldestSeconds: number | null;
}

/** Every queue that has a task which is not done. */
export async function taskCounts(db: Database): Promise<TaskCounts[]> {
  const { rows } = await sql<TaskCounts>`
    SELECT name AS queue,
      (count(*) FILTER (WHERE state < 'active'))::int AS waiting,
      (count(*) FILTER (WHERE state = 'retry' AND output IS NOT NULL))::int AS retrying,
      (count(*) FILTER (WHERE state = 'active'))::int AS running,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      (extract(epoch FROM now() - min(CASE WHEN state = 'created' THEN start_after ELSE created_on END)
        FILTER (WHERE state IN ('retry', 'active') OR (state = 'created' AND start_after <= now()))))::float8
        AS "oldestSeconds"
    FROM pgboss.job
    WHERE state IN ('created', 'retry', 'active', 'failed') AND name NOT LIKE '\\_\\_pgboss%'
    GROUP BY name ORDER BY name`.execute(db);
  return rows;
}

/** A task that failed: one that was given up, or one that waits for another try. */
export interface FailedTask {
  id: string;
  queue: string;
  payload: unknown;
  queuedAt: Date;
  tries: number;
  /** What its last try said. */
  why: string | null;
  /** Null if it was given up. */
  nextTryAt: Date | null;
}

/** The newest come first. `cursor` is the `nextCursor` of the page before. */
export async function failedTasks(
  db: Database,
  {
    limit,
    cursor,
    queues,
  }: { limit: number; cursor?: string | undefined; queues?: readonly string[] | undefined },
): Promise<{ tasks: FailedTask[]; nextCursor: string | null }> {
  const after = positionOf(cursor);
  // A cursor has no fractions of milliseconds.
  const queuedAt = sql`date_trunc('milliseconds', created_on)`;
  const { rows } = await sql<FailedTask>`
    SELECT id::text, name AS queue, data -> 'payload' AS payload, ${queuedAt} AS "queuedAt", retry_count + 1 AS tries,
      coalesce(output ->> 'message', output #>> '{value,message}') AS why,
      CASE WHEN state = 'retry' THEN start_after END AS "nextTryAt"
    FROM pgboss.job
    WHERE (state = 'failed' OR (state = 'retry' AND output IS NOT NULL)) AND name NOT LIKE '\\_\\_pgboss%'
      ${queues === undefined ? sql`` : sql`AND name = ANY(${[...queues]}::text[])`}
      ${after ? sql`AND (${queuedAt} < ${after.at} OR (${queuedAt} = ${after.at} AND id > ${after.id}::uuid))` : sql``}
    ORDER BY "queuedAt" DESC, id LIMIT ${limit + 1}`.execute(db);
  const page = cutPage(rows, limit, ({ queuedAt, id }) => ({ at: queuedAt, id }));
  return { tasks: page.rows, nextCursor: page.nextCursor };
}

/**
 * Tries a failed task again at once, and if need be as often as a new one. False if there is no such task, or if it is
 * being performed or done.
 */
export async function retryTask(db: Database, id: string): Promise<boolean> {
  return (await retryWhere(db, sql`job.id = ${id}::uuid`)) > 0;
}

/** The same for all failed tasks of a queue; for example all mails, once the mail server is back. */
export async function retryTasksOf(db: Database, queue: string): Promise<number> {
  return retryWhere(db, sql`job.name = ${queue}`);
}

async function retryWhere(db: Database, which: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE pgboss.job AS job
    SET state = 'retry', start_after = now(), completed_on = NULL,
        retry_limit = job.retry_count + queue.retry_limit + 1,
        keep_until = now() + queue.retention_seconds * interval '1 second'
    FROM pgboss.queue AS queue
    WHERE queue.name = job.name AND job.state IN ('retry', 'failed') AND ${which}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes a failed task with its data: nobody will try it again. False as for retryTask. */
export async function giveUpTask(db: Database, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM pgboss.job WHERE id = ${id}::uuid AND state IN ('retry', 'failed')`.execute(db);
  return Number(numAffectedRows ?? 0) > 0;
}

/** Whether a task is being performed. */
export async function isRunning(db: Database, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM pgboss.job WHERE id = ${id}::uuid AND state = 'active'`.execute(db);
  return rows.length > 0;
}

/** Which of these values a field of a payload has in a task of the queue that is being performed, by any process. */
export async function runningWith(
  db: Database,
  { queue, field, values }: { queue: string; field: string; values: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ value: string }>`
    SELECT data -> 'payload' ->> ${field} AS value FROM pgboss.job
    WHERE name = ${queue} AND state = 'active'
      AND data -> 'payload' ->> ${field} = ANY(${[...values]}::text[])`.execute(db);
  return new Set(rows.map(({ value }) => value));
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

/** Makes the waiting tasks of a queue due whose payload has one of these values in a field. */
export async function makeDue(
  db: Database,
  { queue, field, values }: { queue: string; field: string; values: readonly string[] },
): Promise<void> {
  await sql`
    UPDATE pgboss.job SET start_after = now()
    WHERE name = ${queue} AND state < 'active' AND data -> 'payload' ->> ${field} = ANY(${[...values]}::text[])`.execute(
    db,
  );
}
