import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDatabase } from '#server/testing/empty-database.ts';
import { migrate } from './migrate.ts';

const opened = emptyDatabase();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'roundone-migrations-'));
});
afterEach(async () => {
  await sql`DROP TABLE IF EXISTS schema_migrations, notes, later`.execute(opened.db);
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const run = () => migrate(opened.db, pathToFileURL(`${folder}/`));
const notes = async () => (await sql`SELECT * FROM notes ORDER BY id`.execute(opened.db)).rows;

it('applies the files it lacks, in order', async () => {
  await write('002_fill.sql', `INSERT INTO notes VALUES (1); INSERT INTO notes VALUES (2);`);
  await write('001_notes.sql', 'CREATE TABLE notes (id int);');
  await run();
  await write('003_more.sql', 'ALTER TABLE notes ADD text text;');
  await run();
  expect(await notes()).toEqual([
    { id: 1, text: null },
    { id: 2, text: null },
  ]);
});

it('names the file that failed, and leaves nothing of it behind', async () => {
  await write('001_notes.sql', 'CREATE TABLE notes (id int);');
  await write('002_wrong.sql', 'INSERT INTO notes VALUES (1); INSERT INTO nowhere VALUES (1);');
  await expect(run()).rejects.toThrow(
    'The migration 002_wrong.sql failed: relation "nowhere" does not exist',
  );
  expect(await notes()).toEqual([]);
  await write('002_wrong.sql', 'INSERT INTO notes VALUES (1);');
  await run();
  expect(await notes()).toEqual([{ id: 1 }]);
});

it('refuses a file that was changed after it had been applied', async () => {
  await write('001_notes.sql', 'CREATE TABLE notes (id int);');
  await run();
  await write('001_notes.sql', 'CREATE TABLE notes (id bigint);');
  await expect(run()).rejects.toThrow('The migration 001_notes.sql was changed after it had been applied.');
});

it('refuses a database that a newer version migrated', async () => {
  await write('001_notes.sql', 'CREATE TABLE notes (id int);');
  await write('002_later.sql', 'CREATE TABLE later (id int);');
  await run();
  await rm(join(folder, '002_later.sql'));
  await expect(run()).rejects.toThrow('migrated by a newer version of Roundone (002_later.sql)');
});

it('refuses a file whose name has no place in the order', async () => {
  await write('notes.sql', 'CREATE TABLE notes (id int);');
  await expect(run()).rejects.toThrow('The migration notes.sql is not named like');
});
