import { expect, test } from 'vitest';
import { extendedTo, nothingChosen, toggled, withAll, without, type Choice } from './choice.ts';

const SHOWN = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map((row) => ({ key: row, row }));
const at = (key: string) => SHOWN.find((each) => each.key === key)!;
const names = ({ rows }: Choice<string>) => [...rows.values()].toSorted();
const MOST = 500;

test('a row is chosen, and left out again', () => {
  const one = toggled(nothingChosen<string>(), at('Ben'), MOST);
  expect(names(one)).toEqual(['Ben']);
  expect(names(toggled(one, at('Ben'), MOST))).toEqual([]);
});

test('a range goes from the last chosen row in both directions, and can get shorter again', () => {
  const begin = toggled(nothingChosen<string>(), at('Cleo'), MOST);
  const down = extendedTo(begin, SHOWN, 'Emil', MOST);
  expect(names(down)).toEqual(['Cleo', 'Dora', 'Emil']);
  const shorter = extendedTo(down, SHOWN, 'Dora', MOST);
  expect(names(shorter)).toEqual(['Cleo', 'Dora']);
  expect(names(extendedTo(shorter, SHOWN, 'Ada', MOST))).toEqual(['Ada', 'Ben', 'Cleo']);
});

test('what was chosen before a range stays chosen', () => {
  const before = toggled(nothingChosen<string>(), at('Ada'), MOST);
  const begin = toggled(before, at('Cleo'), MOST);
  const range = extendedTo(extendedTo(begin, SHOWN, 'Emil', MOST), SHOWN, 'Dora', MOST);
  expect(names(range)).toEqual(['Ada', 'Cleo', 'Dora']);
});

test('a choice survives another order and other rows: a range then begins at the row itself', () => {
  const before = toggled(nothingChosen<string>(), { key: 'Zoe', row: 'Zoe' }, MOST);
  expect(names(extendedTo(before, SHOWN, 'Ben', MOST))).toEqual(['Ben', 'Zoe']);
  const other = SHOWN.toReversed();
  const range = extendedTo(toggled(before, at('Dora'), MOST), other, 'Ben', MOST);
  expect(names(range)).toEqual(['Ben', 'Cleo', 'Dora', 'Zoe']);
});

test('no more rows are chosen than can be decided at once', () => {
  const two = withAll(nothingChosen<string>(), SHOWN, 2);
  expect(names(two)).toEqual(['Ada', 'Ben']);
  expect(names(toggled(two, at('Cleo'), 2))).toEqual(['Ada', 'Ben']);
  expect(names(extendedTo(toggled(two, at('Ben'), 2), SHOWN, 'Emil', 2))).toHaveLength(2);
});

test('rows that were decided leave the choice', () => {
  const all = withAll(nothingChosen<string>(), SHOWN, MOST);
  expect(names(without(all, ['Ada', 'Emil']))).toEqual(['Ben', 'Cleo', 'Dora']);
});
