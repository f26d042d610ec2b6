import { expect, onTestFinished } from 'vitest';
import { screensOf, startLargeCompany } from './harness/large-company.ts';
import { signedIn } from './harness/people.ts';
import { test } from './harness/worker.ts';

/**
 * A page without a list takes less than half a second. It is used as the measure, because other work on the machine
 * slows both pages down.
 */
const PLAIN = '/mail-preferences';
const MOST_TIMES = 4;
/** The fastest of this many visits counts, because other work on the machine can only slow a visit down. */
const VISITS = 5;

test('no screen of a large company takes more than four times as long as a page without a list', async ({
  newPerson,
}) => {
  const { server, employer, stop } = await startLargeCompany();
  onTestFinished(stop);
  const { page } = await newPerson(signedIn(server.url, employer));
  const visit = async (address: string, content: { waitFor(): Promise<void> }[]): Promise<number> => {
    // Leaves the page, so that each visit requests everything from the server again.
    await page.goto('about:blank');
    const begun = performance.now();
    await page.goto(`${server.url}${address}`, { waitUntil: 'commit' });
    await Promise.all(content.map((each) => each.waitFor()));
    return performance.now() - begun;
  };
  for (const [address, content] of screensOf(page)) {
    const plain: number[] = [];
    const times: number[] = [];
    for (let round = 0; round < VISITS; round += 1) {
      plain.push(await visit(PLAIN, [page.getByRole('switch').first()]));
      times.push(await visit(address, content));
    }
    const [quickest, measure] = [Math.min(...times), Math.min(...plain)];
    process.stdout.write(
      `${address}: ${Math.round(quickest)} ms to its rows, ${PLAIN} ${Math.round(measure)} ms\n`,
    );
    expect(quickest / measure, address).toBeLessThan(MOST_TIMES);
  }
});
