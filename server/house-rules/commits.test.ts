import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const LENGTH = 72;
/** Commits before it are not checked. */
const BASE = 'bf8c574c9f392fd7ea10e38afe738d0f2a5477cb';

test(`the subject of each commit has at most ${LENGTH} characters`, ({ skip }) => {
  expect(tooLong(['pages: short', 'x'.repeat(73)])).toEqual(['x'.repeat(73)]);
  const subjects = subjectsSince(BASE);
  if (subjects === null)
    return skip('This copy has no git history that reaches back to the first checked commit.');
  expect(tooLong(subjects)).toEqual([]);
});

const tooLong = (subjects: string[]): string[] => subjects.filter((subject) => subject.length > LENGTH);

function subjectsSince(commit: string): string[] | null {
  try {
    const args = ['log', '--no-merges', '--format=%s', `${commit}..HEAD`];
    return execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8', stdio: 'pipe' }).split(
      '\n',
    );
  } catch {
    return null;
  }
}
