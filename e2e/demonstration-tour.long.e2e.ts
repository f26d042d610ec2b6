import { makeEmployer, signedIn } from './harness/people.ts';
import { test } from './harness/worker.ts';

test('a new company looks around in the demonstration company, in a tab of its own', async ({
  demonstration: { url },
  newPerson,
}) => {
  const person = await newPerson(signedIn(url, await makeEmployer(url, 'Fiona First')));
  const { page } = person;
  await page.goto(`${url}/employer-dashboard`);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Look around in the demo company/ }).click();
  const tour = await opened;
  await tour.getByText('Welcome, Harbour & Pine').waitFor();
  await tour.getByRole('link', { name: 'Hiring', exact: true }).click();
  await tour.getByRole('row').filter({ hasText: 'Aisha Rahman' }).waitFor();

  // The person's own company stays signed in, even after the tour.
  await page.reload();
  await page.getByText('Welcome, Fiona First').waitFor();
  await tour.getByRole('button', { name: 'Log Out' }).click();
  await tour.getByRole('button', { name: 'Yes' }).click();
  await tour.getByText('Welcome, Fiona First').waitFor();
  await page.reload();
  await page.getByRole('list', { name: 'Your first steps' }).waitFor();
  person.expectNoProblems();
});
