import { beforeAll, expect, test } from 'vitest';
import { submitQualifyingQuestions } from '#contract/job-questions.ts';
import * as calls from '#web/api/calls.ts';
import { toWire } from '#web/api/wire.ts';
import { loadRules } from '#web/ui/form/check.ts';
import {
  blankQuestion,
  firstProblem,
  questionErrors,
  questionsInput,
  type QuestionRow,
  type QuestionValues,
} from './question-values.ts';

beforeAll(loadRules);

const ID = '0b6f2c1e-4f0a-4d3e-9a0b-1c2d3e4f5a6b';
const own = (change: Partial<QuestionRow>): QuestionRow => ({
  ...blankQuestion(),
  question: 'Why?',
  ...change,
});
const personal = own({});
const skill = own({ skillId: ID, answer: 'x' });
const mcq = own({ skillId: ID, options: ['a', 'b', 'c', 'd'], answer: 'b' });
const all: QuestionValues = { personal: [personal], skill: [skill], mcq: [mcq] };

test('each tab needs a question, and the first tab without one is reported', () => {
  expect(firstProblem({ personal: [], skill: [], mcq: [] })).toMatchObject({
    tab: 'personal',
    message: 'Atleast one personal question is required',
  });
  expect(firstProblem({ ...all, skill: [blankQuestion()] })).toMatchObject({
    tab: 'skill',
    message: 'Atleast one skill question is required',
  });
  expect(firstProblem({ ...all, mcq: [] })).toMatchObject({
    tab: 'mcq',
    message: 'Atleast one MCQ question is required',
  });
  expect(firstProblem(all)).toBeNull();
});

test('an answer needs 5 characters for a question of the bank, 1 for an own question', () => {
  expect(questionErrors('skill', own({ skillId: ID, answer: 'x' }))).toEqual({});
  expect(questionErrors('skill', own({ skillId: ID, answer: '' }))).toHaveProperty('answer');
  expect(questionErrors('skill', own({ skillId: ID, questionId: ID, answer: 'four' }))).toHaveProperty(
    'answer',
  );
  expect(questionErrors('skill', own({ skillId: ID, questionId: ID, answer: 'fives' }))).toEqual({});
});

test('a multiple-choice question needs four different options, one of them marked', () => {
  expect(questionErrors('mcq', own({ skillId: ID, options: ['a', '', 'c', 'd'], answer: 'a' }))).toEqual({
    options: 'All four options must be filled',
  });
  expect(questionErrors('mcq', own({ skillId: ID, options: ['a', 'b', 'c', 'd'], answer: '' }))).toEqual({
    answer: 'Please mark the correct option',
  });
  expect(
    questionErrors('mcq', own({ skillId: ID, options: ['a', 'a', 'c', 'd'], answer: 'a' })),
  ).toHaveProperty('options');
  expect(questionErrors('mcq', mcq)).toEqual({});
});

test('the input matches the contract and omits empty rows', () => {
  const input = questionsInput(
    { ...all, personal: [personal, blankQuestion(), own({ questionId: ID })] },
    ID,
  );
  const sent = toWire(calls.submitQualifyingQuestions.names, input);
  expect(submitQualifyingQuestions.input.safeParse(sent).error).toBeUndefined();
  expect(input).toMatchObject({
    personalQuestions: [{ questionId: ID }],
    personalCustomQuestions: [{ question: 'Why?' }],
    skillBasedCustomQuestion: [{ skillId: ID, question: 'Why?', answer: 'x' }],
    skillMcqCustom: [{ skillId: ID, question: 'Why?', options: ['a', 'b', 'c', 'd'], answer: 'b' }],
  });
});
