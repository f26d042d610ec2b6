import { test } from 'vitest';
import { type Rule, expectKept, sourcesIn } from './sources.ts';

const naming: Rule = (sources) =>
  sources.filter(({ text }) => /\bpgboss\.|SCHEMA pgboss\b/.test(text)).map(({ file }) => file);

test('the tables of pg-boss are named in one file of the product and one of the test helpers', () => {
  expectKept(
    naming,
    { 'server/a.ts': "import PgBoss from 'pg-boss';", 'server/b.sql': 'DELETE FROM pgboss.job' },
    ['server/b.sql'],
    {
      sources: sourcesIn('{contract,server,web,e2e,bench,scripts}/**/*.{ts,tsx,mjs,sql}'),
      allowed: [
        'server/house-rules/queue-tables.test.ts',
        'server/house-rules/sql-owners.test.ts',
        'server/platform/tasks/figures.ts',
        'server/testing/stored-tasks.ts',
      ],
    },
  );
});
