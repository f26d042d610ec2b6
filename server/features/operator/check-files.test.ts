import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { checkFiles, deleteUnnamedFiles } from '#contract/shared/operator-tasks.ts';
import { getOperatorEvents } from '#contract/shared/operator.ts';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import { createS3Files } from '#server/platform/files/s3.ts';
import { startLocalS3 } from '#server/testing/local-s3.ts';
import { makeOperator } from '#server/testing/operators.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { answerCheck, compareFiles } from './check-files.ts';
import { namedWithKey } from './named-files-store.ts';

const OLD = new Date('2026-01-01T00:00:00Z');

let world: World;
let operator: Person;
beforeAll(async () => {
  world = await startWorld();
  // The disk only knows the real time.
  world.clock.set(new Date());
  operator = await world.candidate('Opal Operator');
  await makeOperator(world, operator);
});
afterAll(() => world.close());

const keys = () => Array.fromAsync(world.ctx.files.list(''));

async function store(key: string, at?: Date): Promise<void> {
  await world.ctx.files.write(key, Buffer.from('abc'));
  if (at) await utimes(join(world.folder, 'files', key), at, at);
}

const checked = async () => expectSuccess(await world.call(checkFiles, {}, operator.token));

test('every column that names an object is known to the check', async () => {
  const { rows } = await sql<{ place: string }>`
    SELECT table_name || '.' || column_name AS place FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name IN ('object_key', 'playable_key') ORDER BY place`.execute(
    world.db,
  );
  expect(rows.map(({ place }) => place)).toEqual([
    'company_exports.object_key',
    'exports.object_key',
    'files.object_key',
    'interview_pieces.object_key',
    'interviews.playable_key',
    'round_recording_pieces.object_key',
  ]);
});

test('an operator compares rows with files and deletes what no row names, and no row', async () => {
  const whole = await checked();
  expect(whole).toMatchObject({
    missing: 0,
    unnamed: 0,
    deletable: 0,
    missingExamples: [],
    unnamedExamples: [],
  });
  expect(whole.named).toBeGreaterThan(0);
  expect(whole.stored).toBe(whole.named);
  expect(await answerCheck(world.ctx)).toMatchObject({ status: 200 });

  const before = await keys();
  const [lost = ''] = before;
  await world.ctx.files.delete(lost);
  await store('resume/old.pdf', OLD);
  await store('resume/young.pdf');
  await store('somebody-elses/old.pdf', OLD);
  await store('video/leaving.mp4', OLD);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await world.ctx.tasks.queue(
    world.db,
    deleteObjects,
    { keys: ['video/leaving.mp4'] },
    { startAfter: tomorrow },
  );
  await store('exports/named.zip', OLD);
  await world.db
    .insertInto('exports')
    .values({
      id: crypto.randomUUID(),
      user_id: operator.id,
      asked_at: new Date(),
      state: 'ready',
      object_key: 'exports/named.zip',
      bytes: 3,
      expires_at: tomorrow,
    })
    .execute();
  expect(await checked()).toMatchObject({
    missing: 1,
    missingExamples: [{ key: lost, namedBy: 'person' }],
    unnamed: 3,
    deletable: 1,
    unnamedExamples: [
      { key: 'resume/old.pdf', isDeletable: true },
      { key: 'resume/young.pdf', isDeletable: false },
      { key: 'somebody-elses/old.pdf', isDeletable: false },
    ],
  });
  const { status, sentence } = await answerCheck(world.ctx);
  expect(status).toBe(409);
  expect(sentence.split('\n').slice(1)).toEqual([
    'Rows without their file: 1.',
    `  ${lost}`,
    'Files without a row: 3, of which 1 can be deleted on the page Storage.',
    '  resume/old.pdf',
    '  resume/young.pdf',
    '  somebody-elses/old.pdf',
  ]);

  const reason = 'Room for more';
  const wrong = await world.call(deleteUnnamedFiles, { reason, current: 'Brisk9?owl' }, operator.token);
  expect(wrong.code).toBe('password.wrong-current');
  expect(await keys()).toContain('resume/old.pdf');
  const rows = await world.db.selectFrom('files').select('id').execute();
  const wish = { reason, current: operator.password };
  expect(expectSuccess(await world.call(deleteUnnamedFiles, wish, operator.token))).toMatchObject({
    deleted: 1,
    unnamed: 2,
    deletable: 0,
    missing: 1,
  });
  expect(await keys()).toEqual(
    [
      ...before.slice(1),
      'exports/named.zip',
      'resume/young.pdf',
      'somebody-elses/old.pdf',
      'video/leaving.mp4',
    ].toSorted(),
  );
  expect(await world.db.selectFrom('files').select('id').execute()).toEqual(rows);
  const { events } = expectSuccess(await world.call(getOperatorEvents, {}, operator.token));
  expect(events.filter(({ action }) => action === 'storage.unnamed-deleted')).toMatchObject([
    { actorName: 'Opal Operator', reason },
  ]);
});

test('a file that gets its row during the run stays', async () => {
  await store('resume/late.pdf', OLD);
  const { files } = world.ctx;
  const noted = {
    ...files,
    storedAt: async (key: string) => {
      await world.db
        .insertInto('files')
        .values({
          path: `/files/${key}`,
          object_key: key,
          owner_id: operator.id,
          kind: 'resume',
          media_type: 'application/pdf',
          bytes: 3,
          original_name: 'late.pdf',
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return files.storedAt(key);
    },
  };
  const result = await compareFiles({ ...world.ctx, files: noted }, { deletes: true });
  expect(result.deleted).toBe(0);
  expect(await keys()).toContain('resume/late.pdf');
});

test('whether a row names a file is looked up by an index in every table', async () => {
  const { rows } = await world.db.transaction().execute(async (tx) => {
    // The tables are small here, so the planner must be kept from reading them completely.
    await sql`SET LOCAL enable_seqscan = off`.execute(tx);
    return sql<{ 'QUERY PLAN': string }>`EXPLAIN ${namedWithKey('resume/1.pdf')}`.execute(tx);
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  for (const index of [
    'files_object_key_key',
    'interview_pieces_object',
    'interviews_playable',
    'round_recording_pieces_object_key_key',
    'exports_object',
    'company_exports_object',
  ])
    expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('files in S3 are listed page by page, and deleted by their age', async () => {
  const s3 = await startLocalS3('hires');
  try {
    const files = createS3Files({
      url: `s3://hires/data?endpoint=${s3.endpoint}`,
      log: pino({ level: 'silent' }),
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    const unnamed = ['resume/1.pdf', 'resume/2.pdf', 'resume/3.pdf', 'wav/4', 'wav/5'];
    for (const key of unnamed) {
      await files.write(key, Buffer.from('abc'));
      if (key !== 'wav/5') s3.setStoredAt(`data/${key}`, OLD);
    }
    const { db, clock } = world;
    const seen = await compareFiles({ db, clock, files }, { deletes: false });
    expect(seen).toMatchObject({ stored: 5, unnamed: 5, deletable: 4, missing: seen.named, deleted: 0 });
    const after = await compareFiles({ db, clock, files }, { deletes: true });
    expect(after).toMatchObject({ stored: 5, unnamed: 1, deletable: 0, deleted: 4 });
    expect(await Array.fromAsync(files.list(''))).toEqual(['wav/5']);
  } finally {
    await s3.close();
  }
});

test('a file that somebody put there by hand, with a name that no file of the program has, is listed and stays', async () => {
  const folder = join(world.folder, 'files', 'resume');
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'my file.pdf');
  await writeFile(path, 'abc');
  await utimes(path, OLD, OLD);
  expect((await checked()).unnamedExamples).toContainEqual({ key: 'resume/my file.pdf', isDeletable: false });
});
