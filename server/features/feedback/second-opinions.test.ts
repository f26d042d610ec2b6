import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFeedback } from '#contract/interview/interview.ts';
import { createInference } from '#server/platform/inference/inference.ts';
import { writeTinyModel } from '#server/testing/inference/tiny-model.ts';
import { postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

/** The report on an interview with these recordings as spoken answers, the skill question first. */
async function reportOn(name: string, voices: string[]) {
  const { applicationId } = await takeInterview(
    world,
    { job, owner: employer },
    { name, voices, choice: 'var' },
  );
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
  expect(report.analysisStatus).toBe('ready');
  return report;
}

test('answers in another language go to a person, and the report says so', async () => {
  const report = await reportOn('Elena Otra', ['spanish.wav', 'spanish.wav']);
  const [, skill, personal] = report.questionnaireReport;
  const heard =
    'We couldn’t follow this answer. It may be in another language or hard to hear: listen to it.';
  expect(skill).toMatchObject({ answerStatus: 'Needs Review', score: null });
  expect(skill?.reasons).toContainEqual(heard);
  expect(skill?.words.every(({ unsure }) => unsure)).toBe(true);
  expect(personal).toMatchObject({ answerStatus: 'Not Scored', reasons: [heard] });
});

test('a report names the versions of the recogniser, the rules and the weights', async () => {
  const report = await reportOn('Vera Versions', ['closures-good.wav']);
  expect(report.questionnaireReport[1]).toMatchObject({ answerStatus: 'Needs Review' });
  expect(report.models).toEqual([
    expect.stringMatching(/^moonshine-base@\d/),
    expect.stringMatching(/^roundone-evidence-\d+$/),
    expect.stringMatching(/^weights-[0-9a-f]{8}$/),
  ]);
});

test('an inference model that disagrees leaves the answer to a person; one that cannot be read changes nothing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'judge-'));
  const directory = join(folder, 'denies');
  // It finds nothing in what is said about closures.
  writeTinyModel(directory, { closure: [-20, 0, -20] });
  try {
    world.ctx.inference = createInference({ directory, log: world.ctx.log });
    const judged = await reportOn('Ines Inference', ['closures-good.wav']);
    expect(judged.questionnaireReport[1]).toMatchObject({ answerStatus: 'Needs Review', score: null });
    expect(judged.models).toContain('judge:denies');
    await world.ctx.inference?.close();

    world.ctx.inference = createInference({ directory, log: world.ctx.log });
    rmSync(join(directory, 'model.onnx'));
    const without = await reportOn('Bruno Broken', ['closures-good.wav']);
    expect(without.questionnaireReport[1]).toMatchObject({ answerStatus: 'Needs Review' });
    expect(without.models).not.toContain('judge:denies');
  } finally {
    await world.ctx.inference?.close();
    world.ctx.inference = null;
    rmSync(folder, { recursive: true });
  }
});
