import { afterAll, beforeAll, expect, test } from 'vitest';
import { getInterviewQuestions } from '#contract/account/master.ts';
import { getHistory } from '#contract/company/company-members.ts';
import { changeQuestion, getQuestion, getQuestionFigures } from '#contract/company/question-figures.ts';
import { getQuestionsForInterview } from '#contract/interview/interview.ts';
import { copyJob, saveTemplate } from '#contract/job/job-copies.ts';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import { discardChanges, getCreateJobPreview, publishJob } from '#contract/job/jobs.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import {
  CLOSURES,
  INTRODUCTION,
  MCQ,
  beScheduled,
  giveConsent,
  postInterviewJob,
} from '#server/testing/interviews.ts';
import { answered, makeFigures } from '#server/testing/question-figures.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const show = async ({ token }: Person, questionId: string) =>
  expectSuccess(await world.call(getQuestion, { questionId }, token));
const change = ({ token }: Person, input: InputOf<typeof changeQuestion>) =>
  world.call(changeQuestion, input, token);
const spokenOf = async ({ token }: Person, jobId: string) =>
  expectSuccess(
    await world.call(getCreateJobPreview, { refJobId: jobId }, token),
  ).qualifyingQuestionId!.skillBasedQuestion.map(({ questionId, answer }) => [questionId.name, answer]);

test('a question is reworded in each job that asks it, and begins anew; the old figures and interviews stay', async () => {
  const { owner, job, skill } = await answered(world, 'Rhea Reword', 24);
  await makeFigures(world);
  const other = await postInterviewJob(world, owner);
  expectSuccess(await world.call(saveTemplate, { jobId: other.id, name: 'Web' }, owner.token));
  const candidate = await world.candidate('Cal Scheduled');
  const applicationId = await beScheduled(world, other, owner, candidate);
  const before = await show(owner, skill);
  expect(before).toMatchObject({
    question: CLOSURES.question,
    answer: CLOSURES.answer,
    isSpoken: true,
    isAsked: true,
    askedIn: [{ status: 'open' }, { status: 'open' }, { title: 'Web', status: 'template' }],
    figures: { answers: 24 },
    earlier: [],
    later: [],
  });
  // Unpublished changes have the question too.
  const { skillId } = before;
  const own = { skillId, ...CLOSURES };
  const waiting = {
    refJobId: other.id,
    personalCustomeQuestions: [{ question: INTRODUCTION }],
    skillBasedCustomeQuestion: [own, { skillId, question: 'What are promises?', answer: 'A value to come.' }],
    skillMcqCustome: [{ skillId, ...MCQ }],
  };
  expectSuccess(await world.call(submitQualifyingQuestions, waiting, owner.token));
  const draft = await world.db
    .selectFrom('job_questions')
    .select('id')
    .where('question', '=', 'What are promises?')
    .executeTakeFirstOrThrow();
  const promise = { skillId, question: 'What is a promise?', answer: 'A value to come.' };
  const reworded = await change(owner, { questionId: draft.id, spoken: promise });
  expect(await show(owner, expectSuccess(reworded).newQuestionId!)).toMatchObject({
    question: promise.question,
  });

  const spoken = { skillId, question: 'When is a closure useful?', answer: 'It keeps data private.' };
  const clash = { ...spoken, question: 'what is a  promise?' };
  expect(await change(owner, { questionId: skill, spoken: clash })).toMatchObject({
    code: 'question.asked-already',
  });
  expect(await change(owner, { questionId: skill, spoken: own })).toMatchObject({
    code: 'question.same-words',
    message: 'The question is already worded like this, so nothing was changed.',
  });
  const mcq = { skillId, ...MCQ };
  expect(await change(owner, { questionId: skill, mcq })).toMatchObject({
    httpStatus: 400,
    message: 'Only a spoken question can replace this one',
  });
  const made = expectSuccess(await change(owner, { questionId: skill, spoken }));
  const now = ['When is a closure useful?', 'It keeps data private.'];
  expect(await spokenOf(owner, job.id)).toEqual([now]);
  expect(await spokenOf(owner, other.id)).toEqual([now, ['What is a promise?', 'A value to come.']]);
  expectSuccess(await world.call(discardChanges, { jobId: other.id }, owner.token));
  expect(await spokenOf(owner, other.id)).toEqual([now]);

  expect(await show(owner, made.newQuestionId!)).toMatchObject({
    question: 'When is a closure useful?',
    askedIn: [{}, {}, { title: 'Web' }],
    figures: null,
    earlier: [{ question: CLOSURES.question }],
  });
  expect(await show(owner, skill)).toMatchObject({
    isAsked: false,
    askedIn: [],
    figures: before.figures,
    later: [{ question: 'When is a closure useful?' }],
  });
  await makeFigures(world);
  const kept = expectSuccess(await world.call(getQuestionFigures, {}, owner.token)).questions.at(-1);
  expect(kept).toMatchObject({
    question: CLOSURES.question,
    isAsked: false,
    figures: { answers: 24 },
  });
  await giveConsent(world, applicationId, candidate);
  const asked = await world.call(getQuestionsForInterview, { jobId: other.id }, candidate.token);
  expect(expectSuccess(asked).skillBasedQuestions).toMatchObject([{ name: CLOSURES.question }]);
  expect(await change(owner, { questionId: skill })).toMatchObject({ code: 'question.not-asked' });
  const { events } = expectSuccess(await world.call(getHistory, { limit: 1 }, owner.token));
  expect(events).toMatchObject([
    {
      action: 'question.reworded',
      actorName: 'Rhea Reword',
      details: expect.arrayContaining([{ name: 'jobs', value: 3 }]),
    },
  ]);
});

test('a question that is changed in the wizard is a new version of the old one once the changes are published', async () => {
  const owner = await world.employer('Wim Wizard');
  const { id: jobId } = await postInterviewJob(world, owner);
  const read = async () =>
    expectSuccess(await world.call(getCreateJobPreview, { refJobId: jobId }, owner.token))
      .qualifyingQuestionId!;
  const [old] = (await read()).skillBasedQuestion;
  const { skillId } = await show(owner, old!._id);
  const reword = async (question: string, replaces: string) => {
    const spoken = { skillId, question, answer: CLOSURES.answer, replaces };
    const questions = {
      refJobId: jobId,
      personalCustomeQuestions: [{ question: INTRODUCTION }],
      skillBasedCustomeQuestion: [spoken],
      skillMcqCustome: [{ skillId, ...MCQ, replaces: old!._id }],
    };
    expectSuccess(await world.call(submitQualifyingQuestions, questions, owner.token));
    return (await read()).skillBasedQuestion[0]!._id;
  };
  const waiting = await reword('What is a closure for?', old!._id);
  await reword('Why would you write a closure?', waiting);
  expect((await show(owner, old!._id)).later).toEqual([]);
  expectSuccess(await world.call(publishJob, { jobId, isUpdate: 'YES' }, owner.token));

  const [made] = (await read()).skillBasedQuestion;
  expect(await show(owner, made!._id)).toMatchObject({
    question: 'Why would you write a closure?',
    earlier: [{ question: CLOSURES.question }],
  });
  expect((await show(owner, old!._id)).later).toMatchObject([{ question: 'Why would you write a closure?' }]);
});

test('a question is replaced by one of the bank, and retired unless a job asks no other of its kind', async () => {
  const { owner, job, skill, mcq } = await answered(world, 'Rita Retire', 8);
  const { skillId } = await show(owner, skill);
  const bank = await world.call(getInterviewQuestions, { skill0: skillId }, owner.token);
  const { _id: bankId, ...entry } = expectSuccess(bank).masterSkillBasedMcqQuestion[0]!;
  const words = { ...entry, question: 'Not the words of the bank' };
  const replaced = await change(owner, { questionId: mcq, mcq: { bankId, ...words } });
  expect(await show(owner, expectSuccess(replaced).newQuestionId!)).toMatchObject({
    question: entry.question,
    options: entry.options,
    isSpoken: false,
    bankIds: [bankId],
    earlier: [{ question: MCQ.question }],
  });

  const draft = await world.call(copyJob, { jobId: job.id }, owner.token);
  expect(await change(owner, { questionId: skill })).toMatchObject({
    httpStatus: 200,
    code: 'question.last-of-kind',
    message:
      '“Web Developer” has no other spoken skill question, and each job asks at least one. Replace it, or add another to the job first.',
  });
  const another = { skillId, question: 'What is a promise?', answer: 'A value to come.' };
  for (const jobId of [job.id, expectSuccess(draft)._id]) {
    const questions = {
      refJobId: jobId,
      personalCustomeQuestions: [{ question: INTRODUCTION }],
      skillBasedCustomeQuestion: [{ skillId, ...CLOSURES }, another],
      skillMcqCustome: [{ skillId, ...MCQ }],
    };
    expectSuccess(await world.call(submitQualifyingQuestions, questions, owner.token));
  }
  expectSuccess(await world.call(publishJob, { jobId: job.id, isUpdate: 'YES' }, owner.token));
  expect(await change(owner, { questionId: skill })).toMatchObject({ data: { newQuestionId: null } });
  for (const jobId of [job.id, expectSuccess(draft)._id])
    expect(await spokenOf(owner, jobId)).toEqual([['What is a promise?', 'A value to come.']]);
});
