import { getConstructionPlans } from 'pg-boss';
import type { TaskDatabase } from '#server/database/database.ts';

/** Makes the queue's own tables in a database that has none; a start does so too, but more slowly. */
export async function installTaskTables(database: TaskDatabase): Promise<void> {
  await database.executeSql(getConstructionPlans());
}
