import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** Runs `work` while nothing changes the files of the embedded database. All other queries wait. */
export async function whileStill(db: Database, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`CHECKPOINT`.execute(connection);
    // The worker may make a checkpoint of its own after it has answered. The next answer comes after that.
    await sql`SELECT 1`.execute(connection);
    await work();
  });
}
