import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFeedback, submitInterview } from '#contract/interview/interview.ts';
import { beScheduled, beginInterview, postInterviewJob, speak } from '#server/testing/interviews.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { makeReport } from './make-report.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('a report that is made twice at once stays as it was made first', async () => {
  const employer = await world.employer();
  const job = await postInterviewJob(world, employer);
  const candidate = await world.candidate('Ada Good');
  const applicationId = await beScheduled(world, job, employer, candidate);
  await beginInterview(world, job, applicationId, candidate);
  await speak(world, candidate, applicationId, 1, readVoice('closures-good.wav'));

  // Before the interview is submitted, because the queue would make its report too.
  const done: string[] = [];
  const makeOn = async (day: string): Promise<void> => {
    const clock = { now: () => new Date(`${day}T12:00:00.000Z`) };
    await makeReport({ ...world.ctx, clock }, { applicationId, attempt: 1 });
    done.push(day);
  };
  await Promise.all([makeOn('2030-03-05'), makeOn('2030-03-06')]);
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();

  const { analysisStatus, correctUntil } = expectSuccess(
    await world.call(getFeedback, { applicationId }, candidate.token),
  )!;
  expect(analysisStatus).toBe('ready');
  const lastDay = { '2030-03-05': '2030-03-12', '2030-03-06': '2030-03-13' }[done[0]!];
  expect(correctUntil).toBe(`${lastDay}T12:00:00.000Z`);
});
