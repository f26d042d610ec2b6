import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { testDatabase } from '#server/testing/database.ts';

/** Values that mean "none yet" or "now", or that number the rows. */
const NO_RULE =
  /^(?:now\(\)|false|0|''::text|'\{"list": \[\], "version": 1\}'::jsonb|gen_random_uuid\(\)|nextval\(.*\))$/;
/** The initial values of every row, and the key of a table with one row. No one can choose another value. */
const BEGINNINGS = [
  "applications.stage 'applied'::text",
  "applications.told_stage 'applied'::text",
  'applications.attempt 1',
  'candidate_invitations.times_sent 1',
  'instance_notices.is_only true',
  "jobs.status 'draft'::text",
  "webhook_deliveries.state 'waiting'::text",
  'webhooks.is_on true',
];

async function businessDefaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ column: string; value: string }>`
    SELECT c.relname || '.' || a.attname AS column, pg_get_expr(d.adbin, d.adrelid) AS value
    FROM pg_attrdef d
    JOIN pg_class c ON c.oid = d.adrelid
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = d.adnum
    WHERE c.relnamespace = 'public'::regnamespace AND a.attgenerated = ''
    ORDER BY c.relname, a.attnum`.execute(db);
  return rows.filter(({ value }) => !NO_RULE.test(value)).map(({ column, value }) => `${column} ${value}`);
}

test('no rule of the product is a default of a column: the code gives the value', async () => {
  const { db } = await testDatabase();
  expect(await businessDefaults(db)).toEqual(BEGINNINGS);
  // The next test file in this process uses the same database.
  onTestFinished(async () => {
    await sql`ALTER TABLE jobs DROP COLUMN planted, DROP COLUMN fine`.execute(db);
  });
  await sql`ALTER TABLE jobs ADD COLUMN planted int NOT NULL DEFAULT 3, ADD COLUMN fine int DEFAULT 0`.execute(
    db,
  );
  expect(await businessDefaults(db)).toContain('jobs.planted 3');
});
