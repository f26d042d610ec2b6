import { expect, test } from 'vitest';
import { type Group, impactOf, katzInterval, maskedGroups } from './impact.ts';

const group = (people: number, passed: number, isSaid = true): Group => ({ people, passed, isSaid });
const maskedIn = (groups: Group[], before: number[] = []) =>
  [...maskedGroups(groups, [groups.map((_, index) => index)], new Set(before))].toSorted(
    (one, other) => one - other,
  );

// 48 of 80 and 12 of 40 are the EEOC's example for the four-fifths rule (Questions and Answers to the Uniform
// Guidelines, 1979, question 12). By hand: 0.3 / 0.6 = 0.5; the error is the square root of 1/12 - 1/40 + 1/48 - 1/80 =
// 0.0666667, so 0.2581989; exp(ln 0.5 -+ 1.959964 * 0.2581989) is 0.3014 and 0.8294.
test('the ratio to the highest rate has the interval of Katz', () => {
  const [white, black, unsaid] = impactOf([group(80, 48), group(40, 12), group(10, 9, false)], new Set());
  expect(white).toMatchObject({ people: 80, passed: 48, rate: 0.6, ratio: 1, low: null, high: null });
  expect(black).toMatchObject({ people: 40, passed: 12, rate: 0.3, ratio: 0.5 });
  expect(black!.low).toBeCloseTo(0.3014, 4);
  expect(black!.high).toBeCloseTo(0.8294, 4);
  expect(unsaid).toMatchObject({ people: 10, passed: 9, rate: 0.9, ratio: null, low: null, high: null });
});

// 189 of 11034 against 104 of 11037 heart attacks: A. Agresti, "An Introduction to Categorical Data Analysis", has the
// ratio 1.82 with the interval from 1.43 to 2.31.
test('the interval of Katz is that of a published example', () => {
  const [low, high] = katzInterval(group(11_034, 189), group(11_037, 104))!;
  expect([low.toFixed(2), high.toFixed(2)]).toEqual(['1.43', '2.31']);
});

test('there is no interval where nobody passed, and no ratio to a rate of 0', () => {
  expect(katzInterval(group(10, 0), group(10, 5))).toBeNull();
  expect(impactOf([group(10, 0), group(10, 5)], new Set())[0]).toMatchObject({ ratio: 0, low: null });
  expect(impactOf([group(10, 0), group(10, 0)], new Set())[0]).toMatchObject({ rate: 0, ratio: null });
});

test('a masked group is compared with nobody', () => {
  const [small, large] = impactOf([group(4, 4), group(10, 5)], new Set([0]));
  expect(small).toBeNull();
  expect(large).toMatchObject({ ratio: 1 });
});

test('groups under five are masked, and another from which one could be computed', () => {
  expect(maskedIn([group(5, 3), group(20, 9)])).toEqual([]);
  expect(maskedIn([group(4, 3), group(20, 9), group(9, 1)])).toEqual([0, 2]);
  expect(maskedIn([group(4, 3), group(3, 1), group(20, 9)])).toEqual([0, 1]);
  // Two groups with three people in total are not enough.
  expect(maskedIn([group(2, 2), group(1, 1), group(20, 9), group(9, 4)])).toEqual([0, 1, 3]);
  // An empty group represents no one.
  expect(maskedIn([group(0, 0), group(20, 9), group(9, 1)])).toEqual([0]);
});

test('what was masked stays masked, and a step that fewer than five passed is masked whole', () => {
  expect(maskedIn([group(9, 5), group(20, 9), group(30, 9)], [0])).toEqual([0, 1]);
  expect(maskedIn([group(20, 3), group(20, 1)])).toEqual([0, 1]);
  expect(maskedIn([group(20, 3), group(20, 2)])).toEqual([]);
});

test('each row and column of a table by two answers is looked at', () => {
  const table = [group(2, 1), group(9, 5), group(8, 5), group(7, 5)];
  const lines = [
    [0, 1],
    [2, 3],
    [0, 2],
    [1, 3],
  ];
  expect([...maskedGroups(table, lines)].toSorted((one, other) => one - other)).toEqual([0, 1, 2, 3]);
});
