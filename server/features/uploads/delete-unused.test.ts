import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCandidateProfile, updateCandidateProfile, uploadResume } from '#contract/account/candidate.ts';
import { sendCandidateApplication } from '#contract/interview/interview.ts';
import { pdfOf } from '#server/demonstration/pdf.ts';
import { postJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { UNUSED_KEPT_MS, deleteUnusedFiles } from './delete-unused.ts';
import { FILE_COLUMNS } from './unused-store.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

test('every column that refers to a file is checked', async () => {
  // Except those whose rows are deleted with their file.
  const { rows } = await sql<{ name: string }>`
    SELECT conrelid::regclass || '.' || attname AS name
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
    WHERE contype = 'f' AND confrelid = 'files'::regclass AND confdeltype <> 'c'`.execute(world.db);
  const known = FILE_COLUMNS.map((pair) => pair.join('.')).toSorted();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known);
});

test('a replaced file is deleted after a week, a file of an application or profile is kept', async () => {
  const employer = await world.employer();
  const job = await postJob(world, employer);
  const person = await world.candidate();
  const first = await resumeOf(person);
  expectSuccess(
    await world.call(
      sendCandidateApplication,
      { jobId: job.id, isTravelPreferred: 'true', isReloactionPreferred: 'false' },
      person.token,
    ),
  );
  const second = await replaceResume(person, 'The second resume');
  const third = await replaceResume(person, 'The third resume');

  await deleteUnusedFiles(world.ctx);
  await world.settle();
  expect(await stored([first, second, third])).toEqual([true, true, true]);

  world.clock.set(new Date(world.ctx.clock.now().getTime() + UNUSED_KEPT_MS + 1000));
  await deleteUnusedFiles(world.ctx);
  await world.settle();
  expect(await stored([first, second, third])).toEqual([true, false, true]);
});

async function resumeOf(person: Person): Promise<string> {
  const { profileDetail } = expectSuccess(await world.call(getCandidateProfile, {}, person.token));
  return profileDetail!.resume!;
}

async function replaceResume(person: Person, text: string): Promise<string> {
  const path = expectSuccess(
    await world.upload(uploadResume, {}, { filename: 'resume.pdf', content: pdfOf(text) }, person.token),
  );
  const { profileDetail } = expectSuccess(await world.call(getCandidateProfile, {}, person.token));
  const form = {
    ...profileDetail!,
    educationId: profileDetail!.educationId._id,
    avatarPath: profileDetail!.avatarPath!,
    resumePath: path,
  };
  expectSuccess(await world.call(updateCandidateProfile, form, person.token));
  return path;
}

async function stored(paths: string[]): Promise<boolean[]> {
  const keys = await Array.fromAsync(world.ctx.files.list('resume'));
  return paths.map((path) => keys.some((key) => key.replaceAll('/', '-') === path));
}
