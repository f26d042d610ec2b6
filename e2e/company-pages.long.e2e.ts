import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import { getCompanyProfile, saveCompany } from '#contract/company/company-profile.ts';
import { accessibilityProblems } from './harness/accessibility.ts';
import { postJob } from './harness/jobs.ts';
import { callApi, makeEmployer } from './harness/people.ts';
import { screenshot } from './harness/screenshot.ts';
import { test } from './harness/worker.ts';

/** The public page of a company. */

test('long names and many pictures fit a phone', async ({ server, open }) => {
  const employer = await makeEmployer(server.url, 'Lona Long');
  await postJob(server.url, employer, 'Beekeeper');
  const { slug } = await callApi(server.url, getCompanyProfile, {}, employer.token);
  const name = `Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft`;
  const site = `https://${'long-'.repeat(10)}name.example/${'x'.repeat(150)}`;
  const about = `<p>${'Unbreakable'.repeat(20)}</p>`;
  await callApi(server.url, saveCompany, { name, slug, site, about }, employer.token);
  const { page } = await open();
  await page.goto(`${server.url}/companies/${slug}`);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  await screenshot(page, 'public-company-long');
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('its frame works on a site with a strict policy', async ({ server, open }) => {
  const employer = await makeEmployer(server.url, 'Frieda Frame');
  await postJob(server.url, employer, 'Cooper');
  const { embedUrl } = await callApi(server.url, getCompanyProfile, {}, employer.token);
  const site = createServer((_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html',
      'Content-Security-Policy': `default-src 'none'; frame-src ${server.url}`,
    });
    response.end(`<!doctype html><html lang="en"><title>Site</title><body><main><h1>Our site</h1>
      <iframe src="${embedUrl}" title="Open jobs at Frieda Frame" width="100%" height="480" loading="lazy"></iframe></main>`);
  });
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  const person = await open();
  const { page } = person;
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('link', { name: 'Cooper' }).waitFor();
  // Chromium asks each site for its icon.
  person.expectNoProblems([/favicon/]);
  await screenshot(page, 'company-frame');
  const opened = page.context().waitForEvent('page');
  await frame.getByRole('link', { name: 'Cooper' }).click();
  const job = await opened;
  await job.getByRole('heading', { name: 'Cooper', level: 1 }).waitFor();
  // Taking a picture adds a style to the page.
  person.expectNoProblems([/favicon/, /inline/]);
  site.close();
});
