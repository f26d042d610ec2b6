import { describe, expect, test } from 'vitest';
import { filesIn } from '#server/house-rules/sources.ts';
import { inLanguage } from '#server/platform/language.ts';
import { type Messages, icu, link } from './icu.ts';
import { type Language, LANGUAGES, PSEUDO } from './languages.ts';
import { type Parts, partsOf } from './message.ts';

const read = async (language: Language, file: string) =>
  (await import(/* @vite-ignore */ `#contract/messages/${language}/${file}`)) as Messages;
const nameOf = (file: string) => file.replace(/^.*\//, '');

/** The values of a message, also those within its forms: 'count plural', 'name'. */
function valuesIn(parts: Parts): string[] {
  const found = parts.flatMap((part) => {
    if (typeof part === 'string') return part.match(/\{[{%] *(?:if )?[a-z_]+/g) ?? [];
    const [name, kind = '', forms = {}] = part;
    const inForms = Object.values(forms).flatMap((form) => (Array.isArray(form) ? valuesIn(form) : []));
    return [`${name} ${kind}`.trim(), ...inForms];
  });
  return [...new Set(found)].toSorted();
}

describe.each(LANGUAGES.filter((language) => language !== 'en'))('in %s', (language) => {
  const files = filesIn(`contract/messages/${language}/*.ts`).map(nameOf);
  test.each(files.filter((file) => file !== 'fixed-texts.ts'))(
    '%s has every message, with the values of the English one',
    async (file) => {
      const [english, own] = [await read('en', file), await read(language, file)];
      const values = (messages: Messages) =>
        Object.fromEntries(
          Object.entries(messages).map(([name, { partsIn }]) => [name, valuesIn(partsIn('en'))]),
        );
      expect(values(own)).toEqual(values(english));
    },
  );
});

test('a message says its values, and a number picks the form', () => {
  const left = icu('{count, plural, =0 {No one} one {# person of {team}} other {# people of {team}}} left');
  expect([0, 1, 1_200].map((count) => left({ count, team: 'Sales' }))).toEqual([
    'No one left',
    '1 person of Sales left',
    '1,200 people of Sales left',
  ]);
  expect(partsOf(icu('Please answer by {when}, {name}.'), { when: { day: 1 }, name: 'Ada' })).toEqual([
    'Please answer by ',
    { day: 1 },
    ', ',
    'Ada',
    '.',
  ]);
});

test('a message without a translation stays English', () => {
  const english = { hired: icu('{count, plural, one {# hire} other {# hires}}'), closed: icu('Closed') };
  link('de', english as unknown as Messages, { closed: icu('Geschlossen') } as unknown as Messages);
  expect(inLanguage('de', () => [english.closed(), english.hired({ count: 12_000 })])).toEqual([
    'Geschlossen',
    '12.000 hires',
  ]);
});

test('the pseudo-language brackets each message, with its values', () => {
  const jobs = icu('{count, plural, one {# job} other {# jobs}}');
  expect(inLanguage(PSEUDO, () => [icu('Close')(), jobs({ count: 2 })])).toEqual(['⟦Close⟧', '⟦2 jobs⟧']);
});

test('a wrong value is a fault of types', () => {
  const sent = icu('{name} sent {count, plural, one {# letter} other {# letters}}');
  // @ts-expect-error a value is missing
  expect(sent({ name: 'Ada' })).toBe('Ada sent NaN letters');
  // @ts-expect-error a count is a number
  expect(sent({ name: 'Ada', count: '1' })).toBe('Ada sent 1 letter');
  // @ts-expect-error nothing has this name
  expect(sent({ name: 'Ada', count: 2, from: 'me' })).toBe('Ada sent 2 letters');
});
