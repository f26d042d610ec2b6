// Questions put to the queue's tables that its library does not answer cheaply, and the hand-back it does not offer.

import type { TaskDatabase } from '#server/database/database.ts';

export interface Attention {
  /** Queues with a task that is due and waits. */
  due: string[];
  /** Queues with a task whose worker stopped giving signs of life. */
  silent: string[];
}

/** One cheap look at all queues. */
export async function needingAttention(database: TaskDatabase): Promise<Attention> {
  const { rows } = await database.executeSql(`
    SELECT name, bool_or(state < 'active') AS due, bool_or(state = 'active') AS silent
    FROM pgboss.job
    WHERE (state < 'active' AND start_after <= now())
       OR (state = 'active' AND heartbeat_on + heartbeat_seconds * interval '1 second' < now())
    GROUP BY name`);
  return {
    due: rows.filter(({ due }) => due).map(({ name }) => String(name)),
    silent: rows.filter(({ silent }) => silent).map(({ name }) => String(name)),
  };
}

/** Tasks of these queues that are active, waiting to be tried again, or waiting and due. */
export async function unfinished(database: TaskDatabase, queues: readonly string[]): Promise<number> {
  const { rows } = await database.executeSql(
    `SELECT count(*) AS count FROM pgboss.job
     WHERE name = ANY($1::text[]) AND (state IN ('active', 'retry') OR (state = 'created' AND start_after <= now()))`,
    [queues],
  );
  return Number(rows[0]?.count);
}

/**
 * Puts tasks that are being performed back into the queue, due at once. The try does not count, so one more is allowed;
 * its number still goes up, so that whatever the abandoned performer reports later is not taken for the new one's.
 */
export async function handBack(database: TaskDatabase, ids: readonly string[]): Promise<void> {
  await database.executeSql(
    `UPDATE pgboss.job SET state = 'retry', heartbeat_on = NULL, start_after = now(), retry_limit = retry_limit + 1
     WHERE id = ANY($1::uuid[]) AND state = 'active'`,
    [ids],
  );
}

/** Says of every active task that its worker is dead, where no other process can have the database; gives their number. */
export async function disownActive(database: TaskDatabase): Promise<number> {
  const { rows } = await database.executeSql(
    `UPDATE pgboss.job SET heartbeat_on = 'epoch' WHERE state = 'active' RETURNING id`,
  );
  return rows.length;
}
