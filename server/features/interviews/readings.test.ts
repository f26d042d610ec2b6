import { afterAll, beforeAll, expect, test } from 'vitest';
import { candidateAnswerAudio } from '#contract/account/candidate.ts';
import { getFeedback, submitInterview } from '#contract/interview/interview.ts';
import { practiseAnswer } from '#contract/interview/practice.ts';
import { measureLine } from '#contract/interview/interview-session.ts';
import { LINE_TEST_BYTES } from '#contract/shared/limits.ts';
import { beScheduled, giveConsent, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { readVoice, voices } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { countWordErrors } from '#server/testing/voices/word-errors.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

const RATE = 16_000;
const textOf = (name: string) => voices.find(({ file }) => file === `${name}.wav`)!.text;
const soundOf = (name: string) => readWav(readVoice(`${name}.wav`)).samples;
/** The question for which the voice has a recording. */
const READ_ALOUD = textOf('dont-know');
const READ_SECONDS = soundOf('dont-know').length / RATE;

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Rosa Recruiter');
  job = await postInterviewJob(world, employer, {
    personalCustomeQuestions: [{ question: READ_ALOUD }],
  });
});
afterAll(() => world.close());

function joined(...sounds: Float32Array[]): Uint8Array {
  const all = new Float32Array(sounds.reduce((sum, sound) => sum + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    all.set(sound, at);
    at += sound.length;
  }
  return wavFile([all], { sampleRate: RATE });
}

async function begun(): Promise<{ applicationId: string; candidate: Person }> {
  const candidate = await world.candidate();
  const applicationId = await beScheduled(world, job, employer, candidate);
  await giveConsent(world, applicationId, candidate);
  return { applicationId, candidate };
}

/** Sends the answer to the question that was read aloud, submits, and returns what the report says about it. */
async function reported(content: Uint8Array, readings: string): Promise<string> {
  const { applicationId, candidate } = await begun();
  const file = { filename: 'answer.wav', content };
  const input = { audioName: `${applicationId}answer2`, readings };
  const answer = expectSuccess(await world.upload(candidateAnswerAudio, input, file, candidate.token));
  const answers = [{ question: READ_ALOUD, answer }];
  expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
  await world.settle();
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token));
  return report!.questionnaireReport[2]!.answer;
}

test('what a voice read is no part of the answer, and what was said meanwhile is', async () => {
  expect(await reported(joined(soundOf('dont-know')), `0-${READ_SECONDS}`)).toBe('');
  const both = joined(soundOf('dont-know'), soundOf('off-topic'));
  const answer = await reported(both, `0-${READ_SECONDS + 6}`);
  const { words, errors } = countWordErrors(textOf('off-topic'), answer);
  expect(errors / words).toBeLessThanOrEqual(0.1);
  expect(await reported(joined(soundOf('dont-know')), '')).toMatch(/know the answer/i);
});

test('the time in which a voice read is no part of the time of the answer', async () => {
  const { applicationId, candidate } = await begun();
  const content = wavFile([new Float32Array(185 * 8_000)], { sampleRate: 8_000 });
  const send = (readings: string) =>
    world.upload(
      candidateAnswerAudio,
      { audioName: `${applicationId}answer2`, readings },
      { filename: 'answer.wav', content },
      candidate.token,
    );
  expect(await send('')).toMatchObject({ statusCode: 1, code: 'interview.answer-too-long' });
  expectSuccess(await send('0-6'));
  expect(await send('6-0')).toMatchObject({ httpStatus: 400 });
});

test('practice takes out what a voice read as well', async () => {
  const candidate = await world.candidate('Pia Practice', { profile: false });
  const voice = { filename: 'a.wav', content: readVoice('fire-alarm.wav') };
  const input = { questionId: 'skill-fire-alarm', readings: '0-1' };
  const heard = expectSuccess(await world.upload(practiseAnswer, input, voice, candidate.token));
  // No one read the question aloud in this audio, so nothing is cut.
  expect(heard).toMatchObject({ answer: expect.stringMatching(/^I stop(ped)? what I am doing/i) });
});

test('a line is measured with bytes of which nothing is kept', async () => {
  const candidate = await world.candidate();
  const send = (bytes: number) => world.call(measureLine, { filler: 'x'.repeat(bytes) }, candidate.token);
  expectSuccess(await send(LINE_TEST_BYTES));
  expect(await send(LINE_TEST_BYTES + 1)).toMatchObject({ httpStatus: 400 });
});
