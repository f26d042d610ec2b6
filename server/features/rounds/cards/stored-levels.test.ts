import { expect, test } from 'vitest';
import { type CardLevel, storedLevels } from './stored-levels.ts';

const LEVELS: CardLevel[] = [
  { criterionId: 'sql', level: 4, reason: '', quotes: [{ text: 'I tuned it.', second: 1.5 }] },
  { criterionId: 'css', level: null, reason: 'No time.', quotes: [] },
];

test('the levels of a card are read in every version', () => {
  expect(storedLevels.read({ version: 1, list: LEVELS }, 'c')).toEqual(LEVELS);
  expect(JSON.parse(storedLevels.write(LEVELS))).toEqual({ version: 1, list: LEVELS });
});
