import { expect, test } from 'vitest';
import type { Verdict } from '#contract/interview/verdicts.ts';
import { type Answered, figuresOf } from './figures.ts';

const answer = (verdict: Verdict, other: Partial<Answered> = {}): Answered => ({
  verdict,
  rest: 0.5,
  month: '2026-01',
  isMarked: false,
  judgements: [],
  later: null,
  seconds: null,
  isAgain: false,
  isCorrected: false,
  said: {},
  ...other,
});
const some = (count: number, verdict: Verdict, other: Partial<Answered> = {}) =>
  Array.from({ length: count }, () => answer(verdict, other));

test('below twenty settled answers nothing is said but how many there are', () => {
  const figures = figuresOf([...some(19, 'Correct'), ...some(5, 'Needs Review')]);
  expect(figures).toMatchObject({
    answers: 19,
    waiting: 5,
    verdicts: null,
    difficulty: null,
    months: [],
    flags: [],
  });
});

// By hand: with 30 times (1, 0.75), 10 times (0, 0.25) and 10 times (0, 0.75), the means are 0.6 and 0.65. The sum of
// the products is 30 * 0.04 + 10 * 0.24 - 10 * 0.06 = 3, the sums of the squares are 12 and 2, and 3 / sqrt(24) =
// 0.6124. The Wilson interval for 30 of 50 is 0.4618 to 0.7239.
test('difficulty and discrimination are those computed by hand', () => {
  const { difficulty, discrimination, flags } = figuresOf([
    ...some(30, 'Correct', { rest: 0.75 }),
    ...some(10, 'Incorrect', { rest: 0.25 }),
    ...some(10, 'Not Answered', { rest: 0.75 }),
    ...some(4, 'Needs Review', { rest: 0 }),
  ]);
  expect(difficulty!.share).toBe(0.6);
  expect([difficulty!.low.toFixed(4), difficulty!.high.toFixed(4)]).toEqual(['0.4618', '0.7239']);
  expect(discrimination!.r).toBeCloseTo(0.6124, 4);
  expect(flags).toEqual([]);
});

test('what everybody or nobody answers fully is flagged, if it surely is so', () => {
  expect(figuresOf(some(36, 'Correct')).flags).toEqual(['too-easy']);
  expect(figuresOf(some(30, 'Correct')).flags).toEqual([]);
  expect(figuresOf(some(40, 'Partially Correct')).flags).toEqual(['too-hard']);
});

test('what has nothing to do with the rest of the interview is flagged, with enough answers', () => {
  const unrelated = (count: number) =>
    (['Correct', 'Incorrect'] as const).flatMap((verdict) => [
      ...some(count, verdict, { rest: 0.25 }),
      ...some(count, verdict, { rest: 0.75 }),
    ]);
  expect(figuresOf(unrelated(20)).discrimination!.r).toBe(0);
  expect(figuresOf(unrelated(20)).flags).toEqual(['not-apart']);
  // The interval still includes 0.3.
  expect(figuresOf(unrelated(10)).flags).toEqual([]);
});

/**
 * People with four different rest scores, of whom this many of ten answer fully, with a correlation that is beyond
 * doubt.
 */
const people = (fully: readonly [number, number, number, number], other: Partial<Answered>) =>
  fully.flatMap((count, at) => [
    ...some(count, 'Correct', { rest: at / 3, ...other }),
    ...some(10 - count, 'Incorrect', { rest: at / 3, ...other }),
  ]);

test('a group that does worse at equal rest score is found, and none where the rest explains it', () => {
  const said = (sex: string) => ({ said: { sex, race: null } });
  const unfair = figuresOf([...people([1, 2, 3, 4], said('female')), ...people([6, 8, 9, 9], said('male'))]);
  expect(unfair.fairness).toEqual([{ basis: 'sex', title: 'Male', isHarder: false, size: 'C' }]);
  expect(unfair.flags).toEqual(['unfair']);
  const fair = figuresOf([...people([1, 4, 6, 9], said('female')), ...people([1, 4, 6, 9], said('male'))]);
  expect(fair).toMatchObject({ fairness: [{ size: 'A' }], flags: [] });
});

test('a group with fewer than twenty answers, or that says nothing, is compared with nobody', () => {
  const said = (sex: string) => ({ said: { sex } });
  const few = some(19, 'Incorrect', said('female'));
  expect(figuresOf([...people([9, 9, 9, 9], said('male')), ...few]).fairness).toEqual([]);
  const unsaid = people([1, 2, 3, 4], said('not-said'));
  expect(figuresOf([...people([6, 8, 9, 9], said('male')), ...unsaid]).fairness).toEqual([]);
});

test('the month is found from which on a question got easier, and few answers show no share', () => {
  const { change, months, flags } = figuresOf([
    ...people([1, 2, 3, 4], { month: '2026-05' }),
    ...people([1, 2, 3, 4], { month: '2026-06' }),
    ...people([8, 9, 9, 10], { month: '2026-07' }),
    ...some(4, 'Correct', { month: '2026-08', rest: 1 }),
  ]);
  expect(change).toEqual({ month: '2026-07', isEasier: true, size: 'C' });
  expect(flags).toEqual(['changed']);
  expect(months).toEqual([
    { month: '2026-05', answers: 40, share: 0.25 },
    { month: '2026-06', answers: 40, share: 0.25 },
    { month: '2026-07', answers: 40, share: 0.9 },
    { month: '2026-08', answers: 4, share: null },
  ]);
});

test('people who judge the answers at odds are noticed from forty answers on', () => {
  const atOdds = [
    ...people([1, 4, 6, 9], { judgements: [1, 4] }),
    ...some(1, 'Correct', { judgements: [4, 4] }),
  ];
  expect(figuresOf(atOdds)).toMatchObject({ agreement: { answers: 41 }, flags: ['disagreement'] });
  expect(figuresOf(atOdds.slice(2)).agreement).toBeNull();
});

test('the work that it makes, its time and its second tries are shares of all answers', () => {
  const figures = figuresOf([
    ...some(20, 'Correct', { seconds: 30 }),
    ...some(10, 'Incorrect', { isMarked: true, isAgain: true, seconds: 60 }),
    ...some(10, 'Needs Review', { isCorrected: true }),
  ]);
  expect(figures).toMatchObject({ withoutPerson: 0.5, again: 0.25, corrected: 0.25, seconds: 30 });
});
