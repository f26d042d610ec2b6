import type { Page } from 'playwright-core';
import { launchBrowser, type JourneyBrowser, type Person } from './browser.ts';
import { makeEmployer, signInOnPage, type Account } from './people.ts';
import { launchRoundone, type Roundone } from './roundone.ts';

/** A server of its own, a browser, and an employer with a profile who has signed in. */
export interface EmployerJourney {
  server: Roundone;
  browser: JourneyBrowser;
  employer: Account;
  person: Person;
  page: Page;
}

export async function beginEmployerJourney(): Promise<EmployerJourney> {
  const server = await launchRoundone();
  const browser = await launchBrowser();
  const employer = await makeEmployer(server.url);
  const person = await browser.newPerson();
  const { page } = person;
  await signInOnPage(page, server.url, employer);
  return { server, browser, employer, person, page };
}
