import { test } from 'vitest';
import { type Rule, expectKept } from './sources.ts';

/** What ends sessions: a time in `ended_at`, or the end of their rows or of the person's. */
const ENDS = /\.set\(\{ ended_at\b|deleteFrom\('(sessions|users)'\)|updateTable\('users'\)[^;]*\brole:/g;

const unforgotten: Rule = (sources) =>
  sources.flatMap(({ file, text }) => {
    const statements = [...text.matchAll(ENDS)].length;
    const calls = text.split('  forgetKnownSessions();').length - 1;
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
