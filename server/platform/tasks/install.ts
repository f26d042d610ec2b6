import { getConstructionPlans } from 'pg-boss';
import type { TaskDatabase } from '#server/database/database.ts';

/**
 * Creates the queue's tables in a database that has none. Starting the queue does so too, but more slowly.
 */
export async function installTaskTables(database: TaskDatabase): Promise<void> {
  await database.executeSql(getConstructionPlans());
}
