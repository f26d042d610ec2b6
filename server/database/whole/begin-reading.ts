import { sql, type ControlledTransaction } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

/**
 * A transaction that sees one moment. It is a controlled one, because another database may be written while it is open.
 */
export async function beginReading(db: Database): Promise<ControlledTransaction<Schema>> {
  const tx = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  await sql`SET LOCAL idle_in_transaction_session_timeout = 0`.execute(tx);
  return tx;
}
