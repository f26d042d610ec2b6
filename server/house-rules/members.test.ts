import { test } from 'vitest';
import { writesOf } from './sql-writes.ts';
import { type Rule, expectKept } from './sources.ts';

const TABLES = ['company_members', 'companies'];

/** How often each file changes the company or the role of a person, and how often it forgets the known sessions. */
const changes: Rule = (sources) =>
  sources
    .filter(({ file, text }) => file.startsWith('server/') && TABLES.some((table) => text.includes(table)))
    .flatMap((source) => {
      const written = writesOf(source).filter((table) => TABLES.includes(table)).length;
      const forgotten = source.text.split('  forgetKnownSessions();').length - 1;
      return written > 0 ? [`${source.file} changes ${written}, forgets ${forgotten}`] : [];
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
        // A new company has no members yet; its name, its logo and the days and minutes that it sets are no part of a session.
        'server/features/companies/store.ts changes 6, forgets 2',
        // What members may do while their company is down is asked where it is done; their sessions stay as they are.
        'server/features/companies/take-down-store.ts changes 2, forgets 0',
      ],
    },
  );
});
