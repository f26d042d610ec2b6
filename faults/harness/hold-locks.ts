// Holds a row in a transaction and a lock of its session, until it is killed: hold-locks.ts DATABASE_URL

import { sql } from 'kysely';
import { pino } from 'pino';
import { inTransaction, openDatabase } from '#server/database/database.ts';

const [databaseUrl = ''] = process.argv.slice(2);
const { db } = await openDatabase({ databaseUrl, dataDirectory: '', log: pino({ level: 'silent' }) });
const forever = new Promise<never>(() => setInterval(() => undefined, 60_000));

await db.connection().execute(async (connection) => {
  await sql`SELECT pg_advisory_lock(1)`.execute(connection);
  await inTransaction(db, async (tx) => {
    await sql`SELECT pg_advisory_xact_lock(2)`.execute(tx);
    console.log('Both are held');
    await forever;
  });
});
