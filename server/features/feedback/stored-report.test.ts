import { expect, test } from 'vitest';
import { storedCorrection, storedReport } from './stored-report.ts';

/** Fixed samples of every version: stored data must stay readable for ever. */

const JUDGED = {
  verdict: 'Partially Correct',
  score: 0.5,
  certainty: 'medium',
  marksUsed: 2,
  ideas: [
    {
      idea: 'wash the hands',
      found: true,
      weight: 0.6,
      evidence: { text: 'wash hands', startSeconds: 0.4, endSeconds: null },
    },
    { idea: 'wear gloves', found: false, weight: 0.4, evidence: null },
  ],
  reasons: ['One of two ideas was found.'],
} as const;
const WORD = { text: 'Wash', startSeconds: 0.4, endSeconds: 0.8, confidence: 0.98 };
const SPOKEN = {
  ...JUDGED,
  questionId: '6f1f8a2c-0a6d-4f5c-9f50-3e6f1a1c0001',
  kind: 'skill',
  skillName: 'Hygiene',
  question: 'What do you do first?',
  answer: 'Wash hands.',
  durationSeconds: 2.5,
  audioFileId: '6f1f8a2c-0a6d-4f5c-9f50-3e6f1a1c0002',
  videoOffsetSeconds: 12.25,
  options: [],
  correctOption: null,
  referenceAnswer: 'I wash the hands and wear gloves.',
};
const CHOSEN = {
  ...SPOKEN,
  kind: 'mcq',
  certainty: null,
  words: [],
  options: ['Yes', 'No'],
  correctOption: 'Yes',
};
const REPORT = {
  isSensePercent: 62.5,
  totalAnalyzedQuestions: 2,
  totalCorrectQuestions: 1,
  models: ['moonshine-base@0.1.16', 'roundone'],
};
const NOTED = {
  ...SPOKEN,
  reasons: [],
  notes: [{ code: 'turned', said: 'that is a myth' }],
  settledBy: null,
  words: [],
};
const NEWEST = { ...REPORT, answers: [{ ...SPOKEN, words: [{ ...WORD, unsure: true }] }, NOTED, CHOSEN] };

test('reads reports of every version', () => {
  // The first ones do not say which words are unsure.
  expect(storedReport.read({ ...REPORT, answers: [{ ...SPOKEN, words: [WORD] }] }, 'r')).toEqual({
    ...REPORT,
    answers: [{ ...SPOKEN, words: [{ ...WORD, unsure: false }] }],
  });
  expect(storedReport.read(NEWEST, 'r')).toEqual(NEWEST);
  expect(storedReport.read({ version: 1, ...NEWEST }, 'r')).toEqual(NEWEST);
  expect(storedReport.read({ version: 1, ...NEWEST, isSensePercent: null }, 'r').isSensePercent).toBeNull();
  expect(() =>
    storedReport.read({ version: 1, ...NEWEST, answers: [{ ...CHOSEN, verdict: 'Good' }] }, 'A7'),
  ).toThrow(
    'reports.report of row A7 cannot be read: at answers.0.verdict: expected one of Correct, Partially Correct, ' +
      'Incorrect, Not Answered, Needs Review, Not Scored (version 1).',
  );
});

test('reads corrections of every version', () => {
  const correction = {
    ...JUDGED,
    answer: 'Wash hands.',
    words: [{ ...WORD, unsure: false, corrected: true }],
    replacedWords: 1,
    newWords: 1,
  };
  expect(storedCorrection.read(correction, 'r')).toEqual(correction);
  expect(storedCorrection.read({ version: 1, ...correction }, 'r')).toEqual(correction);
});
