import type { BrowserContextOptions, Page } from 'playwright-core';
import { test as base } from 'vitest';
import { launchBrowser, type JourneyBrowser, type Person } from './browser.ts';
import { makeEmployer, signedIn, type Account } from './people.ts';
import { launchRoundone, type Roundone } from './roundone.ts';

/**
 * Tests that share one server and one browser with all other tests in their worker, or a server with the
 * demonstration. Each starts with the first test that needs it and ends with the worker. Each test or file creates its
 * own people and jobs, with their own names, and undoes its changes to the demonstration. A file that needs other
 * settings, an empty list of jobs or a restart starts its own server.
 */
export const test = base
  .extend('server', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Roundone> => {
    const server = await launchRoundone();
    onCleanup(() => server.stop());
    return server;
  })
  .extend('demonstration', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Roundone> => {
    const server = await launchRoundone({ demo: true });
    onCleanup(() => server.stop());
    return server;
  })
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<JourneyBrowser> => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('shared', { scope: 'file' }, async ({ server, browser }, { onCleanup }): Promise<Shared> => {
    const people: Person[] = [];
    onCleanup(async () => {
      await Promise.all(people.map(({ context }) => context.close()));
    });
    const newPerson: JourneyBrowser['newPerson'] = async (options) => {
      const person = await browser.newPerson(options);
      people.push(person);
      return person;
    };
    return { server, browser: { browser: browser.browser, newPerson } };
  })
  .extend('employerJourney', { scope: 'file' }, async ({ shared }): Promise<EmployerJourney> => {
    const { server, browser } = shared;
    const employer = await makeEmployer(server.url);
    const person = await browser.newPerson(signedIn(server.url, employer));
    await person.page.goto(`${server.url}/employer-dashboard`);
    return { ...shared, employer, person, page: person.page };
  })
  .extend('newPerson', async ({ browser }, { onCleanup }): Promise<NewPerson> => {
    const people: Person[] = [];
    onCleanup(async () => {
      await Promise.all(people.map(({ context }) => context.close()));
    });
    return async (options) => {
      const person = await browser.newPerson(options);
      people.push(person);
      return person;
    };
  })
  .extend('open', ({ server, newPerson }): Open => {
    return (account, options = {}) =>
      newPerson({ ...(account ? signedIn(server.url, account) : {}), ...options });
  });

/** For hooks and helpers that apply to a whole file. Pages opened with it are closed after the file's last test. */
export interface Shared {
  server: Roundone;
  browser: SharedBrowser;
}
export type SharedBrowser = Omit<JourneyBrowser, 'close'>;

/** A signed-in employer with a profile. */
export interface EmployerJourney extends Shared {
  employer: Account;
  person: Person;
  page: Page;
}

/** Opens a separate browser context. Its pages are closed after the test. */
export type NewPerson = JourneyBrowser['newPerson'];

/** The same on the shared server, as a visitor or signed in. */
export type Open = (account?: Account, options?: BrowserContextOptions) => Promise<Person>;
