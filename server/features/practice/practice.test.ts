import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PRACTICE_SECONDS, getPracticeQuestions, practiseAnswer } from '#contract/interview/practice.ts';
import { nonSpeech } from '#server/testing/voices/non-speech.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let candidate: Person;
beforeAll(async () => {
  world = await startWorld();
  candidate = await world.candidate('Pia Practice', { profile: false });
});
afterAll(() => world.close());

const practise = (questionId: string, content: Uint8Array) =>
  world.upload(practiseAnswer, { questionId }, { filename: 'a.wav', content }, candidate.token);

async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).toSorted();
}

test('each round has one question of each kind, and the rounds differ', async () => {
  const rounds = await Promise.all(
    [0, 1, 2, 3].map(async (round) =>
      expectSuccess(await world.call(getPracticeQuestions, { round }, candidate.token)),
    ),
  );
  expect(new Set(rounds.map(({ skillBasedQuestion }) => skillBasedQuestion.name)).size).toBe(3);
  expect(rounds[3]).toEqual(rounds[0]);
  for (const { mcqQuestion } of rounds) expect(mcqQuestion.options).toContain(mcqQuestion.answer);
});

test('no employer’s bank holds a practice question, since its answer is shown', async () => {
  const bank = await world.db.selectFrom('skill_questions').select('question').execute();
  const asked = new Set(bank.map(({ question }) => question.toLowerCase()));
  for (const round of [0, 1, 2]) {
    const { skillBasedQuestion } = expectSuccess(
      await world.call(getPracticeQuestions, { round }, candidate.token),
    );
    expect(asked.has(skillBasedQuestion.name.toLowerCase())).toBe(false);
  }
});

test('a spoken answer is transcribed and graded in the call, and nothing of it is stored', async () => {
  const before = await filesOf(world.folder);
  const tables = ['files', 'interview_answers', 'interviews', 'answer_marks', 'outbox_mails'] as const;
  const count = async () =>
    Promise.all(tables.map(async (table) => (await world.db.selectFrom(table).selectAll().execute()).length));
  const rows = await count();

  const good = expectSuccess(await practise('skill-fire-alarm', readVoice('fire-alarm.wav')));
  expect(good).toMatchObject({ answerStatus: 'Needs Review' });
  expect(good).toMatchObject({ answer: expect.stringContaining('assembly point') });
  const { ideas } = good as unknown as { ideas: { found: boolean }[] };
  expect(ideas.some(({ found }) => found)).toBe(true);
  expect(good).toMatchObject({
    reasons: expect.arrayContaining(['In an interview, a person would review this answer.']),
  });

  const wrong = expectSuccess(await practise('skill-fire-alarm', readVoice('off-topic.wav')));
  expect(wrong).toMatchObject({ answerStatus: 'Needs Review' });
  const personal = expectSuccess(await practise('personal-learned', readVoice('introduction.wav')));
  expect(personal).toMatchObject({ answerStatus: 'Not Scored', ideas: [] });
  const silence = wavFile([new Float32Array(16_000 * 3)], { sampleRate: 16_000 });
  expect(expectSuccess(await practise('skill-lifting', silence))).toMatchObject({
    answerStatus: 'Not Answered',
    words: [],
  });

  const hummed = wavFile([nonSpeech(6, 16_000)['melody']!], { sampleRate: 16_000 });
  expect(expectSuccess(await practise('skill-lifting', hummed))).toMatchObject({
    answerStatus: 'Needs Review',
    words: [],
  });

  expect(await filesOf(world.folder)).toEqual(before);
  expect(await count()).toEqual(rows);
});

test('an upload that is no recording, too long, or without a question gets an error message', async () => {
  expect(await practise('skill-lifting', Buffer.from('not a recording'))).toMatchObject({ httpStatus: 415 });
  const long = wavFile([new Float32Array(8_000 * (PRACTICE_SECONDS + 1))], { sampleRate: 8_000 });
  expect(await practise('skill-lifting', long)).toMatchObject({
    httpStatus: 415,
    message: `The recording is too long: at most ${PRACTICE_SECONDS} seconds can be read.`,
  });
  const large = wavFile([new Float32Array(9 * 1024 * 1024)], { sampleRate: 48_000 });
  expect(await practise('skill-lifting', large)).toMatchObject({ httpStatus: 413 });
  expect(await practise('skill-nothing', readVoice('dont-know.wav'))).toMatchObject({ httpStatus: 404 });
});
