import { expect, test } from 'vitest';
import { expectKept, findings, textOf } from './sources.ts';
import { SAMPLES } from './stored-samples.ts';

/** Each JSON column has one reader, with samples of every version. No code casts stored JSON. */

test.each(SAMPLES)('$table.$column is read and written as it was', ({ stored, rewritten }) => {
  expect(rewritten()).toEqual(stored);
});

test('each JSON column has a reader of its own', () => {
  const schema = textOf('server/database/schema.ts');
  const tables = Object.fromEntries(
    [...schema.matchAll(/^ {2}(\w+): (\w+Table);/gm)].map(([, table, type]) => [type!, table!]),
  );
  const stored = [...schema.matchAll(/export interface (\w+Table) \{([^}]*)\}/g)].flatMap(([, type, body]) =>
    [...body!.matchAll(/^ {2}(\w+): (?:Nullable|Generated)?Json;/gm)].map(
      ([, column]) => `${tables[type!]}.${column}`,
    ),
  );
  expect(SAMPLES.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(stored.toSorted());
});

test('stored JSON is never cast, and only its reader writes it', () => {
  const names = SAMPLES.map(({ column }) => column).join('|');
  const wrong = new RegExp(
    [
      String.raw`\bas Stored\w*`,
      // A row type that declares types for its JSON columns.
      String.raw`\$castTo<[A-Z]`,
      String.raw`\b(?:${names})\b(?: \?\? \w+)?\)? as (?!const\b|')[A-Z{(s]`,
      String.raw`\b(?:${names}):[^,;]{0,60}JSON\.stringify`,
    ].join('|'),
    'g',
  );
  expectKept(
    (sources) =>
      sources.filter(({ file }) => file.startsWith('server/')).flatMap((source) => findings(source, wrong)),
    {
      'server/a.ts': 'value as StoredReport; query.$castTo<Row>(); storedReport.read(row.report)',
      'server/b.ts':
        "(row.options ?? none) as Option[]; db.set({ events: JSON.stringify(all) }); 'events' as const",
    },
    [
      'server/a.ts: as StoredReport',
      'server/a.ts: $castTo<R',
      'server/b.ts: options ?? none) as O',
      'server/b.ts: events: JSON.stringify',
    ],
  );
});
