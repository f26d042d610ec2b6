import { expect, test } from 'vitest';
import {
  dropOffSentence,
  funnelSentence,
  questionsSentence,
  scoresSentence,
  shareOf,
  spanOf,
  timesSentence,
  type Insights,
} from './sentences.ts';

const NONE = { people: 0, medianHours: null, p90Hours: null };
const EMPTY: Insights = {
  from: '2030-01-01T00:00:00.000Z',
  to: '2030-03-01T00:00:00.000Z',
  applications: 0,
  funnel: [],
  timeInStage: [],
  scores: { people: 0, reviewFirst: 0, median: null, steps: [] },
  questions: [],
  dropOff: [],
  sources: [],
  timeToBegin: NONE,
  timeToFirstDecision: NONE,
  timeToDecisionAfterInterview: NONE,
  hiddenInterviews: 0,
};
const BUSY: Insights = {
  ...EMPTY,
  applications: 40,
  funnel: [
    { stage: 'applied', title: 'Applied', people: 40 },
    { stage: 'review', title: 'Review', people: 12 },
    { stage: 'hired', title: 'Hired', people: 1 },
  ],
  timeInStage: [
    { stage: 'applied', title: 'Applied', people: 30, medianHours: 5, p90Hours: 20 },
    { stage: 'review', title: 'Review', people: 8, medianHours: 72, p90Hours: 200 },
    { stage: 'offer', title: 'Offer', people: 2, medianHours: 900, p90Hours: 900 },
  ],
  scores: { people: 12, reviewFirst: 3, median: 61.6, steps: [] },
  questions: [
    {
      questionId: '1',
      question: 'Why?',
      role: 'Nurse',
      people: 10,
      correct: 2,
      partial: 3,
      incorrect: 5,
      notAnswered: 0,
      needsReview: 0,
    },
  ],
  dropOff: [
    { step: 'applied', people: 40 },
    { step: 'invited', people: 20 },
    { step: 'began', people: 14 },
    { step: 'submitted', people: 12 },
  ],
  timeToBegin: { people: 14, medianHours: 22, p90Hours: 60 },
  timeToFirstDecision: { people: 33, medianHours: 48, p90Hours: 90 },
};

test('each picture says in a sentence what it shows', () => {
  expect(funnelSentence(BUSY)).toBe(
    '12 of 40 people (30%) who applied reached the review, and 1 person was hired.',
  );
  expect(dropOffSentence(BUSY)).toBe(
    '14 of 20 people (70%) who were invited started the interview. Half of those who started did so within 22 hours.',
  );
  expect(timesSentence(BUSY)).toBe(
    'People spend the longest in Review: half of those who left it had been there at most 3 days. Half of the applicants got your first decision within 2 days.',
  );
  expect(scoresSentence({ ...BUSY, hiddenInterviews: 1 })).toBe(
    'Half of the 12 scores are 62% or more. 3 more interviews have no score until more answers are reviewed. 1 more is left out until your own scorecard is in.',
  );
  expect(questionsSentence(BUSY)).toBe(
    'The hardest question was “Why?”: 2 of 10 people (20%) answered it correctly.',
  );
});

test('of a few people no percentage is given, and the sentence says so', () => {
  expect(shareOf(1, 4)).toBe('1 of 4 people');
  expect(funnelSentence({ ...BUSY, applications: 4 })).toBe(
    '4 people applied, which is too few to conclude anything from.',
  );
  expect(scoresSentence({ ...BUSY, scores: { people: 1, reviewFirst: 0, median: 50, steps: [] } })).toBe(
    'There is 1 score, which is too few to conclude anything from.',
  );
  expect(questionsSentence({ ...BUSY, questions: [{ ...BUSY.questions[0]!, people: 3 }] })).toBe(
    'That is 3 people, which is too few to conclude anything from.',
  );
  expect([funnelSentence(EMPTY), dropOffSentence(EMPTY), timesSentence(EMPTY)].join(' ')).not.toContain('%');
});

test.each([
  [0.2, 'an hour'],
  [1, '1 hour'],
  [35, '35 hours'],
  [36, '2 days'],
  [240, '10 days'],
])('%s hours are %s', (hours, words) => {
  expect(spanOf(hours)).toBe(words);
});
