import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openEmbeddedPool } from './pool.ts';
import { packFolder } from './packed-folder.ts';

let folder: string;
let prepared: string;
let warnings: string[];

const open = (name: string, file: string) =>
  openEmbeddedPool({
    folder: join(folder, name),
    prepared: file,
    freeSpaceFloorBytes: 0,
    deadlineMs: 30_000,
    onNotPrepared: (reason) => void warnings.push(reason),
    onRestart: () => undefined,
  });

async function tablesOf(name: string, file: string): Promise<string[]> {
  const pool = await open(name, file);
  const client = await pool.connect();
  const { rows } = await client.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
    [],
  );
  client.release();
  await pool.end();
  return rows.map(({ tablename }) => tablename);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-prepared-'));
  prepared = join(folder, 'build', 'of-this-version.gz');
  // The file does not exist at this point, so the database is created from scratch.
  const pool = await open('made', prepared);
  const client = await pool.connect();
  await client.statements('CREATE TABLE made_by_the_build (id int)');
  client.release();
  await pool.end();
  await packFolder(join(folder, 'made'), prepared);
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  warnings = [];
});

test('an empty folder gets a copy of the database that the build made, and a later start leaves it alone', async () => {
  expect(await tablesOf('first', prepared)).toEqual(['made_by_the_build']);
  const pool = await open('first', prepared);
  const client = await pool.connect();
  await client.statements('DROP TABLE made_by_the_build');
  client.release();
  await pool.end();
  expect(await tablesOf('first', prepared)).toEqual([]);
  expect(warnings).toEqual([]);
});

test('a damaged file of the build costs no start, and is told', async () => {
  const whole = await readFile(prepared);
  const half = join(folder, 'half.gz');
  await writeFile(half, whole.subarray(0, whole.length / 2));
  expect(await tablesOf('beside-half', half)).toEqual([]);
  expect(warnings).toEqual(['unexpected end of file']);
  expect(existsSync(join(folder, 'beside-half.unfinished'))).toBe(false);
});

test('a new build replaces what an earlier one made', async () => {
  const later = join(folder, 'build', 'of-a-later-version.gz');
  await packFolder(join(folder, 'made'), later);
  expect(existsSync(prepared)).toBe(false);
  expect(await tablesOf('later', later)).toEqual(['made_by_the_build']);
});
