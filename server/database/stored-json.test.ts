import { expect, test } from 'vitest';
import { z } from 'zod';
import { UnreadableStoredValue, storedList, storedObject } from './stored-json.ts';

const person = z.object({ name: z.string(), places: z.array(z.object({ since: z.number() })) });
const people = storedObject(
  { table: 'people', column: 'facts' },
  {
    1: z.object({ name: z.string() }).transform(({ name }) => ({ name, places: [] })),
    2: person,
  },
);
const tags = storedList({ table: 'people', column: 'tags' }, z.string());

test('writes the newest version and reads every one', () => {
  expect(people.write({ name: 'Ada', places: [{ since: 1 }] })).toBe(
    '{"version":2,"name":"Ada","places":[{"since":1}]}',
  );
  expect(people.read({ version: 2, name: 'Ada', places: [{ since: 1 }] }, 7)).toEqual({
    name: 'Ada',
    places: [{ since: 1 }],
  });
  expect(people.read({ version: 1, name: 'Ada' }, 7)).toEqual({ name: 'Ada', places: [] });
  expect(tags.write(['a', 'b'])).toBe('{"version":1,"list":["a","b"]}');
  expect(tags.read({ version: 1, list: ['a', 'b'] }, 7)).toEqual(['a', 'b']);
  expect(tags.readNullable(null, 7)).toBeNull();
});

test('an error names table, row and path of what does not fit', () => {
  expect(() => people.read({ version: 2, name: 'Ada', places: [{ since: 'May' }] }, 7)).toThrow(
    new UnreadableStoredValue(
      'people.facts of row 7 cannot be read: at places.0.since: expected number (version 2).',
    ),
  );
  expect(() => people.read({ version: 3, name: 'Ada' }, 7)).toThrow(
    'people.facts of row 7 cannot be read: it has the version 3, and this program knows 1, 2.',
  );
  expect(() => tags.read(['a'], 7)).toThrow(
    'people.tags of row 7 cannot be read: it has no version, and this program knows 1.',
  );
});

test('refuses to write a value that it could not read again', () => {
  expect(() => people.write({ name: 'Ada', places: [{ since: NaN }] })).toThrow(
    'people.facts of row about to be written cannot be read: at places.0.since: expected number (version 2).',
  );
});
