import { expect, test } from 'vitest';
import type { Kit } from '#contract/interview/kits.ts';
import { storedHours } from './times/stored-times.ts';
import { storedCompanyKit, storedPlanKit, storedRoundKit } from './stored-round.ts';

const KIT: Kit = {
  criteria: [{ id: 'closures', title: 'Closures', ask: 'What is a closure?', levels: ['a', 'b', 'c', 'd'] }],
};

test('a kit is read in every version', () => {
  expect(storedPlanKit.read({ version: 1, ...KIT }, 1)).toEqual(KIT);
  expect(storedCompanyKit.read({ version: 1, ...KIT }, 1)).toEqual(KIT);
  expect(storedRoundKit.read({ version: 1, ...KIT }, 1)).toEqual(KIT);
  expect(JSON.parse(storedRoundKit.write(KIT))).toEqual({ version: 1, ...KIT });
  expect(() => storedRoundKit.read({ version: 1, criteria: 3 }, 7)).toThrow(
    'rounds.kit of row 7 cannot be read',
  );
});

test('the hours of a member are read in every version', () => {
  const hours = [{ day: 1, from: '09:00', until: '24:00' }];
  expect(storedHours.read(hours, 1)).toEqual(hours);
  expect(storedHours.read({ version: 1, list: hours }, 1)).toEqual(hours);
  expect(JSON.parse(storedHours.write(hours))).toEqual({ version: 1, list: hours });
});
