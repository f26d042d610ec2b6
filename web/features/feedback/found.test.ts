import { describe, expect, test } from 'vitest';
import type { QuestionnaireEntry } from '#web/api/types.ts';
import { readyReport, spokenAnswer } from '#web/testing/reports.ts';
import { coverageOf, headline, nextOpen, quotesItself, settledSentences, whoSettled } from './found.ts';

const idea = (found: boolean, weight: number) => ({ idea: 'one', found, weight, evidence: null });

test('coverage counts points, and shows their weight', () => {
  const entry = spokenAnswer({ ideas: [idea(true, 3), idea(false, 1), idea(false, 2)] });
  expect(coverageOf(entry, 'employer')).toEqual({ found: 1, total: 3, share: 0.5 });
  expect(coverageOf(entry, 'visitor')).toBeNull();
  expect(coverageOf(spokenAnswer({ ideas: [] }), 'employer')).toBeNull();
});

test('an unscored answer is summed up in its own sentences, or the reason why not is told', () => {
  const answer = 'I fix bikes. I have\nworked with people.';
  expect(quotesItself({ answer, reasons: ['I fix bikes.', 'I have worked with people.'] })).toBe(true);
  expect(quotesItself({ answer, reasons: ['It may be in another language.'] })).toBe(false);
  expect(quotesItself({ answer, reasons: [] })).toBe(false);
  expect(quotesItself({ answer: '', reasons: ['Nothing was said.'] })).toBe(false);
});

const mark = { verdict: 'Correct' as const, reason: '', by: 'Ana', at: '2030-03-06T10:00:00.000Z' };
const open = spokenAnswer({ answerStatus: 'Needs Review', settledBy: null, certainty: 'low' });
const settled = spokenAnswer();
const report = (scorePercent: number | null, questionnaireReport: QuestionnaireEntry[]) =>
  readyReport({ application: { id: 'application-1', scorePercent }, questionnaireReport });

describe('the first line of a report', () => {
  test.each([
    ['marks', null, [settled, settled, open, open, open], '2 of 5 settled. Mark 1 answer to get a score.'],
    ['several marks', null, [open, open, open], '0 of 3 settled. Mark 2 answers to get a score.'],
    ['none, with a score', 90, [settled, settled, open], 'One answer was correct.'],
  ])('says what is needed: %s', (_, percent, entries, sentence) => {
    expect(headline(report(percent, entries), true)).toBe(sentence);
  });

  test('asks nothing of those who cannot mark', () => {
    expect(headline(report(null, [settled, open, open]), false)).toBe(
      '1 of 3 settled. 2 answers need a person’s review.',
    );
  });

  test.each([
    ['all settled', [settled, spokenAnswer({ review: mark })], '2 of 2 settled, 1 by a person.'],
    ['one open', [settled, settled, open], '2 of 3 settled. 1 answer needs a person’s review.'],
  ])('is followed by who settled the answers: %s', (_, entries, sentences) => {
    expect(settledSentences(report(90, entries))).toBe(
      `${sentences} We’re confident about 100% of the words.`,
    );
  });
});

test.each([
  [{ settledBy: 'words' }, 'Settled by the words: the expected answer was said'],
  [{ settledBy: 'marks', marksUsed: 6 }, 'Settled by 6 marks from your company on this question'],
  [{ settledBy: 'model' }, 'The words and the model agree'],
  [{ settledBy: 'model', answerStatus: 'Incorrect' }, 'The model quotes a contradiction'],
  [{ settledBy: 'silence', answerStatus: 'Not Answered' }, null],
  [{ settledBy: null, answerStatus: 'Needs Review' }, null],
  [{ settledBy: null, answerStatus: 'Not Scored' }, null],
  [{ settledBy: 'marks', review: mark }, 'Marked by Ana'],
] as const)('who settled an answer, for the company: %o', (change, words) => {
  expect(whoSettled(spokenAnswer(change), 'employer')).toBe(words);
});

test('others read only that a person marked it', () => {
  expect(whoSettled(spokenAnswer({ settledBy: 'marks', marksUsed: 6 }), 'candidate')).toBeNull();
  expect(whoSettled(spokenAnswer({ review: mark }), 'candidate')).toBe('Marked by Ana');
});

test('the next open answer is the one below, or the first', () => {
  expect(nextOpen([open, settled, open], 0)).toBe(2);
  expect(nextOpen([open, settled, settled], 1)).toBe(0);
  expect(nextOpen([settled], -1)).toBeNull();
});
