import { describe, expect, test } from 'vitest';
import { spokenAnswer } from '#web/testing/reports.ts';
import { coverageOf, howSure, quotesItself, verdictCounts } from './found.ts';

const idea = (found: boolean, weight: number) => ({ idea: 'one', found, weight, evidence: null });

test('coverage counts ideas, and shows their weight', () => {
  const entry = spokenAnswer({ ideas: [idea(true, 3), idea(false, 1), idea(false, 2)] });
  expect(coverageOf(entry, 'employer')).toEqual({ found: 1, total: 3, share: 0.5 });
  expect(coverageOf(entry, 'visitor')).toBeNull();
  expect(coverageOf(spokenAnswer({ ideas: [] }), 'employer')).toBeNull();
});

test('verdicts are counted in their order; answers that are not scored are left out', () => {
  const entries = (['Incorrect', 'Correct', 'Not Scored', 'Correct'] as const).map((answerStatus) => ({
    answerStatus,
  }));
  expect(verdictCounts(entries)).toEqual([
    { verdict: 'Correct', count: 2 },
    { verdict: 'Incorrect', count: 1 },
  ]);
});

test('an unscored answer is summed up in its own sentences, or the reason why not is told', () => {
  const answer = 'I fix bikes. I have\nworked with people.';
  expect(quotesItself({ answer, reasons: ['I fix bikes.', 'I have worked with people.'] })).toBe(true);
  expect(quotesItself({ answer, reasons: ['It may be in another language.'] })).toBe(false);
  expect(quotesItself({ answer, reasons: [] })).toBe(false);
  expect(quotesItself({ answer: '', reasons: ['Nothing was said.'] })).toBe(false);
});

describe('how sure the report is', () => {
  const review = { verdict: 'Correct' as const, reason: '', by: 'Ana', at: '2030-03-06T10:00:00.000Z' };
  test.each([
    ['sure', [spokenAnswer({ certainty: 'medium' })], 'The verdict is fairly sure.'],
    [
      'unsure in part',
      [spokenAnswer({ certainty: 'low' }), spokenAnswer({ certainty: 'high' })],
      '1 of 2 verdicts is unsure.',
    ],
    ['by a person', [spokenAnswer({ certainty: 'low', review })], '1 verdict was given by a person.'],
    ['open', [spokenAnswer({ answerStatus: 'Needs Review', certainty: null })], '1 answer needs a person.'],
  ])('%s', (_, entries, sentence) => {
    expect(howSure(entries)).toBe(`${sentence} 100% of the words were heard surely.`);
  });
});
