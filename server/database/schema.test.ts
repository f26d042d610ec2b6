import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { testDatabase } from '#server/testing/database.ts';
import { deriveSchema } from './derive-schema.ts';

it('says what the migrations make; if not, run `npm run db:types`', async () => {
  const { db } = await testDatabase();
  expect(await readFile(new URL('./schema.ts', import.meta.url), 'utf8')).toBe(await deriveSchema(db));
});
