import { expect } from 'vitest';
import { PATHS } from '#contract/shared/paths.ts';
import { accessibilityProblems } from './harness/accessibility.ts';
import { apply, makeWorld } from './harness/candidate-journey.ts';
import { loaded } from './harness/loaded.ts';
import { makeOperator } from './harness/operators.ts';
import { makeAccount } from './harness/people.ts';
import { test } from './harness/worker.ts';

/** One page for each role; `accessibility.long.e2e.ts` and `every-page.long.e2e.ts` check all of them. */

test('a page of each role has no accessibility problem', async ({ server, open }) => {
  const { tag, candidate, employer, jobs } = await makeWorld(server.url, 'Web Developer', 'Night Nurse');
  await apply(server.url, candidate, jobs[0]);
  const operator = await makeAccount(server.url, 'candidate', 'Olive Operator');
  await makeOperator(server, operator.email);
  for (const [account, path, heading] of [
    [undefined, `${PATHS.publicJobs}?designation=${tag}`, 'Open Jobs'],
    [candidate, `${PATHS.openJobs}?designation=${tag}`, 'Open Jobs'],
    [employer, PATHS.applicationReceived, 'Applications Received'],
    [operator, PATHS.operatorPeople, 'People'],
  ] as const) {
    const { page, expectNoProblems } = await open(account);
    await page.goto(`${server.url}${path}`);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await loaded(page);
    expect([path, ...(await accessibilityProblems(page))]).toEqual([path]);
    expectNoProblems();
  }
});
