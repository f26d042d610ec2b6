import type { Page } from 'playwright-core';
import { signIn } from '#contract/account/auth.ts';
import { LANGUAGE_COOKIE, type Language } from '#contract/messages/languages.ts';
import { VIOLATION, type Person } from './browser.ts';
import { problemsOfFaces } from './every-face.ts';
import { loaded } from './loaded.ts';
import { callApi, signedIn, type Account } from './people.ts';
import { makeOperator } from './operators.ts';
import { WAYS, whatIsThere, type Visitor } from './routes.ts';
import type { Roundone } from './roundone.ts';
import { screenshot } from './screenshot.ts';
import type { NewPerson } from './worker.ts';

/** Three pages of one browser are used at a time. */
const AT_A_TIME = 3;

interface Stop {
  as: Visitor;
  address: string;
}

/**
 * Opens every page of the router and of the server, with the demonstration data, and returns its problems at 1280, 390
 * and 320 px in light, dark and forced colours: either three of these faces for each page or every face.
 */
export const problemsOfEveryPage = (
  server: Roundone,
  newPerson: NewPerson,
  faces: 'three faces' | 'every face',
): Promise<string[]> =>
  lookAtEveryPage(server, newPerson, (page, turn) =>
    problemsOfFaces(page, faces === 'every face' ? faces : turn),
  );

/** People whose pages of this server are in the language. */
export const speaking =
  (language: Language, server: Roundone, newPerson: NewPerson): NewPerson =>
  async (options) => {
    const person = await newPerson(options);
    await person.context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: server.url }]);
    return person;
  };

/** What `problemsOf` finds on every page of the router and of the server, with the demonstration data. */
export async function lookAtEveryPage(
  server: Roundone,
  newPerson: NewPerson,
  problemsOf: (page: Page, turn: number) => Promise<string[]>,
): Promise<string[]> {
  const login = async (local: string): Promise<Account> => {
    const email = `${local}@roundone.example`;
    const password = 'Demo1234!';
    const { token, user } = await callApi(server.url, signIn, { email, password });
    return { token, name: user.name, email, password };
  };
  const people = {
    candidate: await login('daniel'),
    interviewee: await login('maria'),
    employer: await login('employer'),
  };
  // The pages for operators are opened by an operator.
  await makeOperator(server, people.employer.email);
  const known = await whatIsThere(server.url, people);
  // One person's pages are next to each other, so that a walker rarely has to sign in.
  const stops: Stop[] = Object.entries(WAYS)
    .flatMap(([path, ways]) => ways.map(({ as, at }) => ({ as, address: at?.(known) ?? path })))
    .toSorted((one, other) => one.as.localeCompare(other.as, 'en'));
  const problems: string[] = [];

  const look = async (page: Page, address: string, turn: number): Promise<string[]> => {
    await page.goto(`${server.url}${address}`);
    await loaded(page);
    await screenshot(page, address.replaceAll(/\W+/g, '-'));
    return problemsOf(page, turn);
  };
  /** Visits one stop after another until none is left. */
  const walk = async (): Promise<void> => {
    const own = new Map<Visitor, Person>();
    for (let stop = stops.shift(); stop !== undefined; stop = stops.shift()) {
      const { as, address } = stop;
      const person =
        own.get(as) ?? (await newPerson(as === 'visitor' ? {} : signedIn(server.url, people[as])));
      own.set(as, person);
      const found = await look(person.page, address, stops.length).catch((failure: unknown) => [
        `could not be looked at: ${String(failure)}`,
      ]);
      const policy = person.problems.splice(0).filter((problem) => problem.startsWith(VIOLATION));
      problems.push(...[...found, ...policy].map((problem) => `${address} (${as}) ${problem}`));
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, walk));
  return problems.toSorted();
}
