import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { uploadResume } from '#contract/account/candidate.ts';
import { getFeedback, submitInterview } from '#contract/interview/interview.ts';
import { type Scanner, createScanner } from '#server/platform/scanner/scanner.ts';
import { type Clamd, EICAR, startClamd } from '#server/testing/clamd.ts';
import { beScheduled, giveConsent, postInterviewJob, speak } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { queueWaitingScans } from './scan.ts';

let world: World;
let employer: Person;
let job: MadeJob;
let clamd: Clamd;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  job = await postInterviewJob(world, employer);
});
beforeEach(async () => {
  clamd = await startClamd();
});
afterEach(async () => {
  world.ctx.scanner = null;
  await clamd.close();
});
afterAll(() => world?.close());

const sendResume = (person: Person, text: string) =>
  world.upload(uploadResume, {}, { filename: 'cv.txt', content: Buffer.from(text) }, person.token);
const resumes = async () => (await Array.fromAsync(world.ctx.files.list('resume'))).length;

test('an infected file is refused with a message, and is deleted', async () => {
  const person = await world.candidate('Vic Virus', { profile: false });
  world.ctx.scanner = createScanner(clamd.address);
  const before = await resumes();
  expect(await sendResume(person, `My resume ${EICAR}`)).toMatchObject({
    httpStatus: 400,
    message: 'The virus scanner found a problem in this file, so it wasn’t saved. Please choose another one.',
  });
  expect(await resumes()).toBe(before);
  expectSuccess(await sendResume(person, 'My resume'));
  expect(await resumes()).toBe(before + 1);
});

test('while the scanner is unavailable, uploads are refused with a time to try again', async () => {
  const person = await world.candidate('Ada Away', { profile: false });
  world.ctx.scanner = createScanner({ path: '/no/such/socket' });
  const before = await resumes();
  expect(await sendResume(person, 'My resume')).toMatchObject({
    httpStatus: 503,
    message:
      'We couldn’t check the file for viruses right now, so it wasn’t saved. Please try again in a few minutes.',
  });
  expect(await resumes()).toBe(before);
});

async function interview(recording: Uint8Array, scanner: Scanner | null) {
  const candidate = await world.candidate('Ida Interview');
  const applicationId = await beScheduled(world, job, employer, candidate);
  await giveConsent(world, applicationId, candidate);
  world.ctx.scanner = scanner;
  await speak(world, candidate, applicationId, 1, recording);
  return {
    submit: async () =>
      expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token)),
    audioUrl: async () => {
      const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token));
      return report?.questionnaireReport.find(({ kind }) => kind === 'skill')?.audioUrl ?? null;
    },
  };
}

test('a recording of an interview is kept while the scanner is unavailable, and can be opened once it was scanned', async () => {
  const away = createScanner({ path: '/no/such/socket' });
  const { submit, audioUrl } = await interview(readVoice('dont-know.wav'), away);
  await submit();
  await expect(world.settle()).rejects.toThrow('We couldn’t check the file for viruses');
  expect(await audioUrl()).toBeNull();

  world.ctx.scanner = createScanner(clamd.address);
  await queueWaitingScans(world.ctx);
  await world.settle();
  expect(clamd.scanned).toHaveLength(1);
  expect(await audioUrl()).toMatch(/^\/files\//);
});

test('an infected recording is transcribed and graded, and nobody can open it', async () => {
  const voice = readVoice('dont-know.wav');
  const { submit, audioUrl } = await interview(
    Buffer.concat([voice, Buffer.from(EICAR)]),
    createScanner(clamd.address),
  );
  await submit();
  await world.settle();
  expect(await audioUrl()).toBeNull();
  const [file] = await world.db
    .selectFrom('files')
    .select(['scan'])
    .where('kind', '=', 'wav')
    .orderBy('created_at', 'desc')
    .execute();
  expect(file).toEqual({ scan: 'infected' });
});
