// The only SQL on pg-boss's tables, for what operators see and erasures look for, which its API does not offer. It
// only reads.

import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { cutPage, positionOf } from '#server/platform/paging.ts';
import type { FailedAsked, FailedTask, Forgotten, QueueName, TaskCounts } from './definition.ts';

/** Every kind of task that has unfinished tasks. */
export async function taskCounts(db: Database): Promise<TaskCounts[]> {
  const counts = sql<TaskCounts>`
    SELECT data ->> 'task' AS queue,
      (count(*) FILTER (WHERE state < 'active'))::int AS waiting,
      (count(*) FILTER (WHERE state = 'retry' AND output IS NOT NULL))::int AS retrying,
      (count(*) FILTER (WHERE state = 'active'))::int AS running,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      (extract(epoch FROM now() - min(CASE WHEN state = 'created' THEN start_after ELSE created_on END)
        FILTER (WHERE state IN ('retry', 'active') OR (state = 'created' AND start_after <= now()))))::float8
        AS "oldestSeconds"
    FROM pgboss.job WHERE state <> 'completed' AND data ? 'task' GROUP BY 1 ORDER BY 1`;
  return (await counts.execute(db)).rows;
}

/** Newest first. */
export async function failedTasks(
  db: Database,
  { limit, cursor, queues }: FailedAsked,
): Promise<{ tasks: FailedTask[]; nextCursor: string | null }> {
  const after = positionOf(cursor);
  // A cursor has no fractions of milliseconds.
  const queuedAt = sql`date_trunc('milliseconds', created_on)`;
  const { rows } = await sql<FailedTask>`
    SELECT id::text, data ->> 'task' AS queue, data -> 'payload' AS payload, ${queuedAt} AS "queuedAt",
      retry_count + 1 AS tries, coalesce(output ->> 'message', output #>> '{value,message}') AS why,
      CASE WHEN state = 'retry' THEN start_after END AS "nextTryAt"
    FROM pgboss.job
    WHERE (state = 'failed' OR (state = 'retry' AND output IS NOT NULL)) AND data ? 'task'
      ${queues === undefined ? sql`` : sql`AND data ->> 'task' = ANY(${[...queues]}::text[])`}
      ${after ? sql`AND (${queuedAt} < ${after.at} OR (${queuedAt} = ${after.at} AND id > ${after.id}::uuid))` : sql``}
    ORDER BY "queuedAt" DESC, id LIMIT ${limit + 1}`.execute(db);
  const page = cutPage(rows, limit, ({ queuedAt, id }) => ({ at: queuedAt, id }));
  return { tasks: page.rows, nextCursor: page.nextCursor };
}

/** Keys of files that tasks will delete and whose rows have already been deleted. */
export async function keysThatTasksDelete(db: Database): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT DISTINCT jsonb_array_elements_text(data -> 'payload' -> 'keys') AS key FROM pgboss.job
    WHERE state < 'completed' AND jsonb_typeof(data -> 'payload' -> 'keys') = 'array'`.execute(db);
  return rows.map(({ key }) => key);
}

/** Tasks that contain data about a person, whether waiting, running or failed. */
export async function tasksAbout(db: Database, { words, namedTo, name, begin = '' }: Forgotten) {
  const found = sql<{ id: string; queue: QueueName }>`
    SELECT id::text, name AS queue FROM pgboss.job WHERE starts_with(data ->> 'task', ${begin}) AND (EXISTS (
        SELECT 1 FROM unnest(${[...words]}::text[]) AS word
        WHERE strpos(lower(data::text || coalesce(output::text, '')), word) > 0
      ) OR (lower(data #>> '{payload,to}') = ANY(${[...namedTo]}::text[]) AND data::text ~* ${name}::text))`;
  return (await found.execute(db)).rows;
}
