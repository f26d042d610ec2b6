import { fromKysely, getConstructionPlans, PgBoss } from 'pg-boss';
import type { Database, TaskDatabase } from '#server/database/database.ts';

/** The schema with all tables of the queue. */
export const QUEUE_SCHEMA = 'pgboss';

/** The version of the queue's tables, which is that of the library. Throws where they do not answer. */
export async function queueVersion(db: Database): Promise<number> {
  return (await new PgBoss({ db: fromKysely(db) }).schemaVersion()) ?? 0;
}

/** Makes the queue's own tables in a database that has none; a start does so too, but more slowly. */
export async function installTaskTables(database: TaskDatabase): Promise<void> {
  await database.executeSql(getConstructionPlans());
}
