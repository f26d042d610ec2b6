import { expect, test } from 'vitest';
import * as words from './sentences.ts';

const TOLD: words.Figures = {
  answers: 100,
  waiting: 2,
  verdicts: { correct: 52, partial: 10, incorrect: 36, notAnswered: 2 },
  difficulty: { share: 0.52, low: 0.4232, high: 0.6154 },
  discrimination: { r: 0.45, low: 0.3, high: 0.6, answers: 100 },
  laterRounds: { r: 0.31, low: 0.1, high: 0.5, answers: 40 },
  withoutPerson: 0.87,
  agreement: { alpha: 0.72, answers: 12 },
  months: [
    { month: '2026-06', answers: 50, share: 0.4 },
    { month: '2026-07', answers: 50, share: 0.64 },
  ],
  change: { month: '2026-07', isEasier: true, size: 'A' },
  fairness: [
    { basis: 'sex', title: 'Male', isHarder: false, size: 'A' },
    { basis: 'age', title: '40 and over', isHarder: true, size: 'A' },
  ],
  seconds: 41,
  again: 0,
  corrected: 0,
  flags: [],
};
const told = (change: Partial<words.Figures>): words.Figures => ({ ...TOLD, ...change });

test.each([
  [{ answers: 0, waiting: 0 }, '0 answers, 20 more answers needed'],
  [{ answers: 1, waiting: 1 }, '1 answer, 1 needs a person’s review, 19 more answers needed'],
  [{ answers: 19, waiting: 3 }, '19 answers, 3 need a person’s review, 1 more answer needed'],
  [{ answers: 20, waiting: 0 }, '20 answers'],
])('how many answers there are: %j', (counts, sentence) => {
  expect(words.answersInWords(counts)).toBe(sentence);
});

test('the reasons to look at a question', () => {
  const flags = ['unfair', 'changed', 'disagreement', 'not-apart', 'too-hard', 'too-easy'] as const;
  expect(flags.map((flag) => words.flagInWords(flag, TOLD))).toEqual([
    'May be unfair',
    'Changed in July 2026',
    'People disagree',
    'Doesn’t tell people apart well',
    'Hardly anyone gets it',
    'Almost everyone gets it',
  ]);
});

test('how hard it is', () => {
  expect(words.answersAndShare(TOLD)).toBe('100 answers, 2 need a person’s review, 52% fully correct');
  expect(words.difficultySentence(TOLD)).toBe(
    '52 of 100 answers are fully correct (52%). With this many answers, the true share could be anywhere between 42% and 62%.',
  );
  const easy = { correct: 98, partial: 0, incorrect: 2, notAnswered: 0 };
  expect(words.difficultySentence(told({ verdicts: easy, flags: ['too-easy'] }))).toBe(
    'Almost everyone gets this right: 98 of 100 answers are fully correct.',
  );
  const hard = { ...easy, correct: 1, incorrect: 99 };
  expect(words.difficultySentence(told({ verdicts: hard, flags: ['too-hard'] }))).toBe(
    'Hardly anyone gets this right: 1 of 100 answers is fully correct.',
  );
});

const apart = (r: number) => ({ discrimination: { ...TOLD.discrimination!, r } });
test.each([
  [
    apart(0.45),
    null,
    'It tells people apart very well. People who do well in the rest of the interview tend to do well here.',
  ],
  [
    apart(0.35),
    0.5,
    'It tells people apart well, but less than your other questions. People who do well in the rest of the interview tend to do well here.',
  ],
  [
    apart(0.25),
    0.2,
    'It tells people apart a little, as your other questions do. People who do well in the rest of the interview tend to do well here.',
  ],
  [
    apart(0.05),
    -0.1,
    'It tells people apart poorly, but more than your other questions. People who do well in the rest of the interview hardly do better here.',
  ],
  [
    apart(0.05),
    0.3,
    'It tells people apart poorly, and less than your other questions. People who do well in the rest of the interview hardly do better here.',
  ],
  [
    { ...apart(0.05), flags: ['too-easy' as const] },
    0.3,
    'Almost everyone gets it, so it tells people apart less than your other questions.',
  ],
  [
    { ...apart(0.05), flags: ['too-hard' as const] },
    null,
    'Hardly anyone gets it, so it hardly tells people apart.',
  ],
  [{ discrimination: null }, 0.3, 'It’s too early to say whether this question tells people apart.'],
])('whether it tells people apart: %j beside %s', (figures, usual, sentence) => {
  expect(words.apartSentence(told(figures), usual)).toBe(sentence);
});

test.each([
  [
    { share: 0.6, discrimination: 0.35 },
    'On this server: about 60% of the answers are fully correct, and it tells people apart well.',
  ],
  [{ share: 1, discrimination: null }, 'On this server: almost everyone gets this right.'],
  [
    { share: 0, discrimination: 0.1 },
    'On this server: hardly anyone gets this right, and it tells people apart poorly.',
  ],
])('what other companies’ answers say: %j', (figures, sentence) => {
  expect(words.onServerSentence(figures)).toBe(sentence);
  expect(words.allCompaniesSentence({ onServer: figures })).toBe(
    `${sentence} These figures come from at least 5 companies, are rounded, and change every 28 days.`,
  );
});

test('what else the answers say', () => {
  expect(words.laterSentence(TOLD)).toBe(
    'People who do well here tend to do well in later rounds too (40 answers).',
  );
  expect(words.laterSentence(told({ laterRounds: { ...TOLD.laterRounds!, r: 0.1 } }))).toBe(
    'How people do here says little about how they do in later rounds (40 answers).',
  );
  expect(words.agreementSentence(TOLD)).toBe('People who judge the same answer mostly agree (12 answers).');
  expect(words.agreementSentence(told({ agreement: { alpha: 0.2, answers: 1 } }))).toBe(
    'People often disagree about the same answer, so the question or its expected answer may be read in two ways (1 answer).',
  );
  expect(words.workSentence(TOLD)).toBe('87% of all answers were settled without a person.');
  expect(words.answeringSentence(TOLD)).toBe(
    'Half of the answers took at most 41 seconds. None were recorded again or corrected.',
  );
  expect(words.answeringSentence(told({ seconds: null, again: 0.1, corrected: 0.02 }))).toBe(
    '10% were recorded again and 2% were corrected by the candidate.',
  );
});

test('whether it changed', () => {
  expect(words.changeSentence(TOLD)).toBe('It’s as hard as it was before.');
  expect(words.changeSentence(told({ change: { month: '2026-07', isEasier: true, size: 'C' } }))).toBe(
    'Since July 2026 it has been much easier, also for people who do as well in the rest of the interview. It may have become known.',
  );
  expect(words.changeSentence(told({ change: { month: '2026-07', isEasier: false, size: 'B' } }))).toBe(
    'Since July 2026 it has been somewhat harder, also for people who do as well in the rest of the interview.',
  );
  expect(words.changeSentence(told({ change: null, months: TOLD.months.slice(1) }))).toBeNull();
});

test('whether it is fair', () => {
  expect(words.fairnessSentences(TOLD)).toEqual(['No notable difference by sex or age.']);
  const [sex, age] = TOLD.fairness;
  expect(words.fairnessSentences(told({ fairness: [{ ...sex!, size: 'C' }, age!] }))).toEqual([
    'Sex: it is much easier for “Male” than for others who do as well in the rest of the interview.',
    'No notable difference by age.',
  ]);
  expect(words.fairnessSentences(told({ fairness: [] }))).toEqual([]);
});

test('where it is asked', () => {
  expect(words.askedInWords([])).toBe('No job asks this question any more.');
  expect(words.askedInWords([{ title: 'Nurse', status: 'open' }])).toBe('Asked in 1 job: Nurse.');
  const many = ['A', 'B', 'C', 'D', 'E', 'F'].map((title) => ({ title, status: 'draft' as const }));
  expect(words.askedInWords([...many, { title: 'G', status: 'template' }])).toBe(
    'Asked in 6 jobs and 1 template: A (draft), B (draft), C (draft), D (draft), E (draft) and 2 more.',
  );
});
