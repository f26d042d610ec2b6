import { expect, test } from 'vitest';
import { extendedTo, nothingChosen, toggled, withAll, type Choice } from './choice.ts';

const SHOWN = ['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'].map((row) => ({ key: row, row }));
const at = (key: string) => SHOWN.find((each) => each.key === key)!;
const names = ({ rows }: Choice<string>) => [...rows.values()].toSorted();
const MOST = 500;

test('a range that begins where a row was left out leaves out all of its rows', () => {
  const all = withAll(nothingChosen<string>(), SHOWN, MOST);
  const range = extendedTo(toggled(all, at('Ben'), MOST), SHOWN, 'Dora', MOST);
  expect(names(range)).toEqual(['Ada', 'Emil']);
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
  const ben = toggled(toggled(two, at('Ada'), 2), at('Cleo'), 2);
  expect(names(extendedTo(ben, SHOWN, 'Emil', 2))).toHaveLength(2);
});
