import { test } from 'vitest';
import { writesOf } from './sql-writes.ts';
import { type Rule, expectKept } from './sources.ts';

const timesForgotten = (text: string) => text.split('  forgetKnownSessions();').length - 1;

/** What ends sessions: a time in `ended_at`, or the deletion of their rows or the person's. */
const ENDS = /\.set\(\{ ended_at\b|deleteFrom\('(sessions|users)'\)|updateTable\('users'\)[^;]*\brole:/g;

const unforgotten: Rule = (sources) =>
  sources.flatMap(({ file, text }) => {
    const statements = [...text.matchAll(ENDS)].length;
    const calls = timesForgotten(text);
    return statements > calls
      ? [`${file} ends sessions ${statements} times, and forgets ${calls} times`]
      : [];
  });

test('each statement that ends sessions makes the process forget the sessions that it knows', () => {
  expectKept(
    unforgotten,
    {
      'server/a.ts': "db.deleteFrom('sessions');\n  forgetKnownSessions();",
      'server/b.ts':
        "db.updateTable('sessions').set({ ended_at: now });\n  forgetKnownSessions();\ndb.updateTable('users').set({ role: null });",
    },
    ['server/b.ts ends sessions 2 times, and forgets 1 times'],
  );
});

const TABLES = ['company_members', 'companies'];

/** How often each file changes a person's company or role, and how often it forgets the known sessions. */
const changes: Rule = (sources) =>
  sources
    .filter(({ file, text }) => file.startsWith('server/') && TABLES.some((table) => text.includes(table)))
    .flatMap((source) => {
      const written = writesOf(source).filter((table) => TABLES.includes(table)).length;
      return written > 0 ? [`${source.file} changes ${written}, forgets ${timesForgotten(source.text)}`] : [];
    });

test('each statement that changes a membership makes the process forget the sessions that it knows', () => {
  expectKept(
    changes,
    {
      'server/a.ts': "db.deleteFrom('company_members');\n  forgetKnownSessions();",
      'server/b.ts': 'sql`UPDATE companies SET name = 1`; sql`SELECT 1 FROM company_members`;',
    },
    ['server/a.ts changes 1, forgets 1', 'server/b.ts changes 1, forgets 0'],
    {
      allowed: [
        'server/features/companies/member-store.ts changes 2, forgets 2',
        // A new company has no members, and its name, logo and the days and minutes that it sets are not part of a
        // session.
        'server/features/companies/store.ts changes 7, forgets 2',
        // What members may do while their company is taken down is checked where they do it; their sessions stay as
        // they are.
        'server/features/companies/take-down-store.ts changes 1, forgets 0',
      ],
    },
  );
});
