import { expect } from 'vitest';
import { makeCandidate } from './harness/candidates.ts';
import { readMail } from './harness/mail.ts';
import { signInOnPage, signedIn } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

let server: Roundone;
let browser: SharedBrowser;
test.beforeAll(async ({ shared }) => {
  ({ server, browser } = shared);
});

test('a candidate deletes the account: in a week, not at all, then now; the device forgets an erased interview', async () => {
  const account = await makeCandidate(server.url, 'Dora Deleted');
  const person = await browser.newPerson();
  const { page } = person;
  await page.goto(`${server.url}/login`);
  // A local copy of an interview that the server no longer has.
  await page.evaluate(async () => {
    const opening = indexedDB.open('roundone-interview', 1);
    opening.addEventListener('upgradeneeded', () => {
      for (const store of ['interviews', 'video', 'sound']) opening.result.createObjectStore(store);
    });
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction(['interviews', 'video'], 'readwrite');
    writing.objectStore('interviews').put({ applicationId: 'gone~2', takes: [] }, 'gone~2');
    writing.objectStore('video').put(new Blob(['film']), ['gone~2', 'recording', 0]);
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    opening.result.close();
  });
  await signInOnPage(page, server.url, account);
  await page.waitForURL('**/candidate-dashboard');
  const left = await page.evaluate(async () => {
    const opening = indexedDB.open('roundone-interview', 1);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const count = async (store: string) => {
      const request = opening.result.transaction(store).objectStore(store).count();
      await new Promise((resolve) => request.addEventListener('success', resolve));
      return request.result;
    };
    const counts = [await count('interviews'), await count('video')];
    opening.result.close();
    return counts;
  });
  expect(left).toEqual([0, 0]);

  await page.goto(`${server.url}/account`);
  const begin = page.getByRole('button', { name: 'Delete my account' });
  await begin.click();
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await dialog.getByText('your profile, resume and other files').waitFor();
  await screenshot(page, 'delete-account');
  await dialog.getByRole('button', { name: 'Delete in 7 days' }).click();
  await page.getByText('Your account will be deleted on').waitFor();
  await screenshot(page, 'account-is-deleted-in-a-week');
  expect((await readMail(server.url, account.email, { subject: 'will be deleted' })).text).toContain(
    '/deleted?receipt=',
  );
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await begin.click();
  await dialog.getByRole('button', { name: 'Delete it now' }).click();
  await dialog.getByLabel('Your password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete now' }).click();
  await page.waitForURL('**/deleted?receipt=*');
  await page.getByText('It was completed on').waitFor();
  await page.getByText('Account and profile:').waitFor();
  await screenshot(page, 'receipt');
  person.expectNoProblems();
  await person.context.close();

  const other = await browser.newPerson(signedIn(server.url, account));
  await other.page.goto(`${server.url}/account`);
  await other.page.waitForURL('**/login');
  await other.context.close();
});
