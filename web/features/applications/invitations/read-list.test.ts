import { expect, test } from 'vitest';
import { UnreadableList, readList, textOfList } from './read-list.ts';

const ADA = { email: 'ada@example.org', name: 'Ada Example' };
const people = (text: string) => readList(text).people.map(({ email, name }) => ({ email, name }));
const utf16 = (text: string, order: 'le' | 'be', withMark = true) => {
  const units = [...(withMark ? ['\u{FEFF}'] : []), ...text].map((character) => character.charCodeAt(0));
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (const [index, unit] of units.entries()) view.setUint16(index * 2, unit, order === 'le');
  return bytes;
};

test.each([
  ['commas', 'email,name\nada@example.org,Ada Example\n'],
  ['semicolons', 'E-Mail;Name\r\nada@example.org;Ada Example\r\n'],
  ['tabs', 'Name\tEmail address\nAda Example\tada@example.org'],
  ['no headers', 'ada@example.org,Ada Example'],
  ['the name first', 'Ada Example;ada@example.org'],
  ['two parts of the name', 'First name,Last name,Email\nAda,Example,ada@example.org'],
  ['quotes', '"email","name"\n"ada@example.org","Ada Example"'],
  ['a mark for UTF-8', '\u{FEFF}email,name\nada@example.org,Ada Example'],
  ['empty lines', '\n\nemail,name\n\nada@example.org,Ada Example\n\n,\n'],
  ['what mail programs copy', '"Ada Example" <ada@example.org>'],
])('a list with %s is read', (_, text) => {
  expect(people(text)).toEqual([ADA]);
});

test('addresses alone are a list', () => {
  expect(people('ada@example.org\nben@example.org')).toEqual([
    { email: 'ada@example.org', name: '' },
    { email: 'ben@example.org', name: '' },
  ]);
});

test('a comma in quotes parts nothing, and rows keep their lines', () => {
  const list = readList('name;email\n"Example; Ada";ada@example.org\n\nBen;not an address');
  expect(list.people).toEqual([
    { line: 2, email: 'ada@example.org', name: 'Example; Ada' },
    { line: 4, email: 'not an address', name: 'Ben' },
  ]);
});

test('other columns are named and ignored', () => {
  expect(readList('Name,Email,Phone,City\nAda,ada@example.org,555,').ignored).toEqual(['Phone']);
  expect(readList('Ada,ada@example.org,555').ignored).toEqual(['column 3']);
});

test.each([
  ['', 'The list is empty.'],
  [' \n ', 'The list is empty.'],
  ['email,name', 'The list has a header row but no people.'],
  ['email\n"ada@example.org', 'A quotation mark in the list isn’t closed. Please correct it.'],
  [
    'a@example.org\n'.repeat(501),
    'The list has 501 people. You can invite at most 500 at a time: please split it into parts.',
  ],
])('a list that cannot be used gets a sentence', (text, sentence) => {
  expect(() => readList(text)).toThrow(new UnreadableList(sentence));
});

test.each([
  ['UTF-8', new TextEncoder().encode('email,name\nzoe@example.org,Zoë')],
  ['UTF-8 with a mark', new TextEncoder().encode('\u{FEFF}email,name\nzoe@example.org,Zoë')],
  ['UTF-16, little end first', utf16('email,name\nzoe@example.org,Zoë', 'le')],
  ['UTF-16, big end first', utf16('email,name\nzoe@example.org,Zoë', 'be')],
  ['UTF-16 without a mark', utf16('email,name\nzoe@example.org,Zoë', 'le', false)],
])('a file in %s is read', (_, bytes) => {
  expect(people(textOfList(bytes))).toEqual([{ email: 'zoe@example.org', name: 'Zoë' }]);
});

test('a file in another encoding is refused, so that no name is wrong', () => {
  expect(() => textOfList(Uint8Array.from([0x5a, 0x6f, 0xeb, 0x2c]))).toThrow(
    'We can’t read the characters of this file. Save it as CSV in UTF-8 and choose it again.',
  );
});
