import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getFeedback } from '#contract/interview/interview.ts';
import { searchApplicants } from '#contract/interview/pipeline.ts';
import { correctAnswer, decideCorrection, markAnswer } from '#contract/interview/review.ts';
import { takeFollowUp } from '#server/testing/bank-jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** Misheard words in the answer to a follow-up are corrected together with those of the answer before it. */

const SECOND_IDEA = 'It can still read and change those variables after the outer function has returned.';

let world: World;
let employer: Person;
let candidate: Person;
let applicationId: string;
let questionId: string;
const entry = async (reader: Person) => {
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, reader.token));
  return report!.questionnaireReport[1]!;
};
const correct = (followUpCorrections: { wordIndex: number; wordCount?: number; text: string }[]) =>
  world.call(
    correctAnswer,
    { applicationId, questionId, corrections: [], followUpCorrections },
    candidate.token,
  );
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
  const answers = { name: 'Corr Ected', voice: 'introduction.wav' };
  ({ candidate, applicationId } = await takeFollowUp(world, employer, answers));
  ({ questionId } = await entry(employer));
});
afterAll(() => world?.close());

test('words that it does not have are refused, with the place', async () => {
  const count = (await entry(employer)).followUp!.words.length;
  expect(await correct([{ wordIndex: count, text: 'x' }])).toMatchObject({
    httpStatus: 400,
    message: `This answer has ${count} words, not ${count + 1}`,
  });
});

test('both texts of both answers are shown, and graded together', async () => {
  const heard = await entry(employer);
  const wordCount = heard.followUp!.words.length - 1;
  expectSuccess(await correct([{ wordIndex: 1, wordCount, text: SECOND_IDEA }]));
  const { correction, followUp, answerStatus } = await entry(employer);
  expect(answerStatus).toBe(heard.answerStatus);
  expect(followUp).toEqual(heard.followUp);
  expect(correction).toMatchObject({
    answer: heard.answer,
    replacedWords: 0,
    newWords: 0,
    followUp: { replacedWords: wordCount, newWords: 14 },
  });
  expect(correction!.followUp!.answer).toContain(SECOND_IDEA);
  const isSaid = ({ idea, isInFollowUp = false }: { idea: string; isInFollowUp?: boolean | undefined }) =>
    isInFollowUp && idea.includes('change those variables after the outer function has returned');
  expect(heard.ideas.some(isSaid)).toBe(false);
  expect(correction!.ideas.some(isSaid)).toBe(true);
  // Both are found by search until the correction is undone.
  const found = async () => {
    const { people } = expectSuccess(
      await world.call(searchApplicants, { text: '"outer function has returned"' }, employer.token),
    );
    return people.map(({ candidateName }) => candidateName);
  };
  expect(await found()).toContain('Corr Ected');
  expectSuccess(await correct([]));
  expect((await entry(candidate)).correction).toBeNull();
  expect(await found()).not.toContain('Corr Ected');
});

test('a mark on the corrected text teaches the words of both', async () => {
  const { followUp } = await entry(employer);
  const corrections = [{ wordIndex: 0, wordCount: followUp!.words.length, text: SECOND_IDEA }];
  expectSuccess(await correct(corrections));
  const put = { applicationId, questionId };
  expectSuccess(await world.call(decideCorrection, { ...put, take: 'corrected' }, employer.token));
  expect(await correct(corrections)).toMatchObject({ statusCode: 1 });
  const mark = { verdict: 'Partially Correct' as const, reason: 'Half of it.' };
  expectSuccess(await world.call(markAnswer, { ...put, ...mark }, employer.token));
  const { rows } = await sql<{ answer_text: string }>`
    SELECT answer_text FROM answer_marks WHERE application_id = ${applicationId}`.execute(world.db);
  expect(rows.map(({ answer_text }) => answer_text).join(' ')).toContain(SECOND_IDEA);
});
