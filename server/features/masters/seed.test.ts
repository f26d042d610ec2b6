import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, openDatabase, type Database, type OpenedDatabase } from '#server/database/database.ts';
import { skillBanks } from './data/banks.ts';
import { educations, personalQuestions } from './data/lists.ts';
import { skills } from './data/skills.ts';
import { seedMasters } from './seed.ts';

let folder: string;
let opened: OpenedDatabase;
let db: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'masters-'));
  opened = await openDatabase({
    dataDirectory: folder,
    log: pino({ level: 'silent' }),
    freeSpaceFloorBytes: 0,
  });
  db = opened.db;
  await migrate(db);
});

afterAll(async () => {
  await opened?.close();
  await rm(folder, { recursive: true, force: true });
});

const everything = async () => ({
  educations: await db.selectFrom('educations').selectAll().orderBy('position').execute(),
  sectors: await db.selectFrom('sectors').selectAll().orderBy('position').execute(),
  skills: await db.selectFrom('skills').selectAll().orderBy('name_key').execute(),
  personal: await db.selectFrom('personal_questions').selectAll().orderBy('position').execute(),
  spoken: await db.selectFrom('skill_questions').selectAll().orderBy('id').execute(),
  mcqs: await db.selectFrom('skill_mcqs').selectAll().orderBy('id').execute(),
});

test('fills a new database, keeping the id of a skill that somebody typed before', async () => {
  const { id } = await db
    .insertInto('skills')
    .values({ name: 'welding', name_key: 'welding' })
    .returning('id')
    .executeTakeFirstOrThrow();

  await seedMasters(db);

  const filled = await everything();
  expect(filled.educations.map((education) => education.name)).toEqual(educations);
  expect(filled.personal.map((question) => question.text)).toEqual(personalQuestions);
  expect(filled.skills).toHaveLength(skills.length);
  expect(filled.skills.find((skill) => skill.name === 'Welding')).toMatchObject({ id, is_master: true });
  const bank = skillBanks.find(({ skill }) => skill === 'Welding');
  const mcqs = await db
    .selectFrom('skill_mcqs')
    .select(['question', 'options', 'answer'])
    .where('skill_id', '=', id)
    .orderBy('position')
    .execute();
  expect(mcqs).toEqual(bank?.mcqs.map((mcq) => ({ ...mcq, options: { version: 1, list: mcq.options } })));
});

test('updates an older database without changing an id', async () => {
  await seedMasters(db);
  const before = await everything();
  await db
    .updateTable('settings')
    .set({ value: 'of an older release' })
    .where('key', '=', 'masters')
    .execute();
  await db.updateTable('sectors').set({ position: 900 }).where('name', '=', 'Health Care').execute();
  await db.updateTable('skill_mcqs').set({ options: '{"version": 1, "list": ["a"]}', answer: 'a' }).execute();
  await db
    .insertInto('personal_questions')
    .values({ id: '00000000-0000-4000-8000-000000000000', text: 'No longer asked?', position: 0 })
    .execute();

  await seedMasters(db);

  expect(await everything()).toEqual(before);
});

test('does not change a database that this release has already filled', async () => {
  await seedMasters(db);
  await db.updateTable('sectors').set({ position: 900 }).where('name', '=', 'Health Care').execute();

  await seedMasters(db);

  const sector = await db
    .selectFrom('sectors')
    .select('position')
    .where('name', '=', 'Health Care')
    .executeTakeFirst();
  expect(sector?.position).toBe(900);
});
