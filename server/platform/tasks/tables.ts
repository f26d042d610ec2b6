import { fromKysely, getConstructionPlans, PgBoss } from 'pg-boss';
import type { Database, TaskDatabase } from '#server/database/database.ts';

/** The schema with all of the queue's tables. */
export const QUEUE_SCHEMA = 'pgboss';

/** The version of the queue's tables, which is the library's. Throws if it cannot be read. */
export async function queueVersion(db: Database): Promise<number> {
  return (await new PgBoss({ db: fromKysely(db) }).schemaVersion()) ?? 0;
}

/** Creates the queue's own tables in a database without them. A start does so too, but more slowly. */
export async function installTaskTables(database: TaskDatabase): Promise<void> {
  await database.executeSql(getConstructionPlans());
}
