import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#contract/auth.ts';
import { launchBrowser, VIOLATION, type JourneyBrowser, type Person } from './harness/browser.ts';
import { problemsOfEveryFace } from './harness/every-face.ts';
import { loaded } from './harness/loaded.ts';
import { callApi, signedIn, type Account } from './harness/people.ts';
import { makeOperator } from './harness/operators.ts';
import { WAYS, whatIsThere, type Known, type Visitor } from './harness/routes.ts';
import { isShort } from './harness/short.ts';
import { launchRoundone, type Roundone } from './harness/roundone.ts';

/**
 * Every page of the router and of the server, at 1280, 390 and 320 px, in light, dark and forced colours: no violation
 * of WCAG that a program can find, no sideways scroll, nothing cut with wider spacing of the text, and no field under
 * a bar. Three pages of one browser work at a time.
 */
const AT_A_TIME = 3;
/** On a machine of its own it takes less than three minutes. */
const LONGEST_MS = 1_800_000;

let server: Roundone;
let browser: JourneyBrowser;
let people: Record<Exclude<Visitor, 'visitor'>, Account>;
let known: Known;

async function login(name: string): Promise<Account> {
  const email = `${name}@roundone.example`;
  const password = 'Demo1234!';
  const { token } = await callApi(server.url, signIn, { email, password });
  return { token, name, email, password };
}

beforeAll(async () => {
  server = await launchRoundone({ demo: true });
  browser = await launchBrowser();
  people = {
    candidate: await login('daniel'),
    interviewee: await login('maria'),
    employer: await login('employer'),
  };
  // The pages of operators are opened by one.
  await makeOperator(server, people.employer.email);
  known = await whatIsThere(server.url, people);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

interface Stop {
  as: Visitor;
  address: string;
}

async function look(page: Page, address: string, turn: number): Promise<string[]> {
  await page.goto(`${server.url}${address}`);
  await loaded(page);
  return problemsOfEveryFace(page, turn);
}

/** Takes one stop after the other, until none is left. */
async function walk(stops: Stop[], problems: string[]): Promise<void> {
  const own = new Map<Visitor, Person>();
  for (let stop = stops.shift(); stop !== undefined; stop = stops.shift()) {
    const { as, address } = stop;
    const person =
      own.get(as) ?? (await browser.newPerson(as === 'visitor' ? {} : signedIn(server.url, people[as])));
    own.set(as, person);
    const found = await look(person.page, address, stops.length).catch((failure: unknown) => [
      `could not be looked at: ${String(failure)}`,
    ]);
    const policy = person.problems.splice(0).filter((problem) => problem.startsWith(VIOLATION));
    problems.push(...[...found, ...policy].map((problem) => `${address} (${as}) ${problem}`));
  }
  for (const { context } of own.values()) await context.close();
}

test(
  'no page has an accessibility problem, at any width and in any colours',
  async () => {
    // Those of one person stand together, so that a walker signs in seldom.
    const stops = Object.entries(WAYS)
      .flatMap(([path, ways]) => ways.map(({ as, at }) => ({ as, address: at?.(known) ?? path })))
      .toSorted((one, other) => one.as.localeCompare(other.as));
    const problems: string[] = [];
    const count = stops.length;
    const began = performance.now();
    await Promise.all(Array.from({ length: AT_A_TIME }, () => walk(stops, problems)));
    const seconds = Math.round((performance.now() - began) / 1_000);
    process.stdout.write(`${count} pages, each in ${isShort ? 'three' : 'nine'} faces: ${seconds} s\n`);
    expect(problems.toSorted().join('\n')).toBe('');
  },
  LONGEST_MS,
);
