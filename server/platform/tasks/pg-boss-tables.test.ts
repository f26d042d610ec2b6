import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testDatabase } from '#server/testing/database.ts';
import { schemaVersion } from '#server/testing/stored-tasks.ts';

// Another version fails here on purpose: read the SQL of pg-boss-tables.ts and server/testing/stored-tasks.ts against
// the new version's tables (node_modules/pg-boss/dist/plans.js), and only then write its numbers here.
const READ_AGAINST = { package: '12.35.0', schema: 43 };

const { db } = await testDatabase();

test('the installed pg-boss is the version that our SQL on its tables was read against', async () => {
  const path = new URL('../package.json', import.meta.resolve('pg-boss'));
  const { version } = JSON.parse(readFileSync(path, 'utf8')) as { version: string };
  expect({ package: version, schema: await schemaVersion(db) }).toEqual(READ_AGAINST);
});
