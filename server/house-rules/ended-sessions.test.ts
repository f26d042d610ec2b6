import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url).pathname;

/** What ends sessions: a time in `ended_at`, or the end of their rows or of the person's. */
const ENDS = /\.set\(\{ ended_at\b|deleteFrom\('(sessions|users)'\)|updateTable\('users'\)[^;]*\brole:/g;

test('each statement that ends sessions makes the process forget the sessions that it knows', () => {
  const wrong = globSync('server/**/*.ts', { cwd: ROOT })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => {
      const text = readFileSync(`${ROOT}${path}`, 'utf8');
      const statements = [...text.matchAll(ENDS)].length;
      const calls = text.split('  forgetKnownSessions();').length - 1;
      return statements > calls
        ? [`${path} ends sessions ${statements} times, and forgets ${calls} times`]
        : [];
    });
  expect(wrong).toEqual([]);
});
