import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { makeCandidate } from './harness/candidates.ts';
import { readMail } from './harness/mail.ts';
import { signedIn } from './harness/people.ts';
import { signUpOnPage } from './harness/register.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

let server: Roundone;
let browser: SharedBrowser;
test.beforeAll(async ({ shared }) => {
  ({ server, browser } = shared);
});

test('a link activates the registration that it names, and the page says which', async () => {
  const email = `vera.${randomBytes(4).toString('hex')}@example.com`;
  const person = await browser.newPerson();
  const { page } = person;
  await page.goto(`${server.url}/register?as=candidate`);
  await signUpOnPage(page, page, { name: 'Vera Visitor', email, password: 'Quoin7!vex' });
  const mail = await readMail(server.url, email);
  expect(mail.text).toMatch(
    /Somebody registered this address on .+ as job seeker, with the name Vera Visitor\./,
  );
  expect(mail.text).toContain('Then do nothing');
  const link = new URL(mail.links[0] ?? '');
  await page.goto(`${server.url}${link.pathname}${link.search}`);
  await page.getByText('Your account has been activated successfully.').waitFor();
  await page.getByText(/^Vera Visitor, job seeker, registered on /).waitFor();
  await screenshot(page, 'verify-email');
  person.expectNoProblems();
  await person.context.close();
});

test('logging out warns of a recording that was not sent, and leaves nothing on the device', async () => {
  const account = await makeCandidate(server.url, 'Lena Leaver');
  const person = await browser.newPerson(signedIn(server.url, account));
  const own = person.page;
  await own.goto(`${server.url}/candidate-dashboard`);
  const logOut = own.getByRole('button', { name: 'Log Out' });
  const asked = own.getByRole('dialog', { name: 'Are you sure you want to logout?' });
  const warning = asked.getByText(
    'This device keeps the recording of an interview that you have not submitted.',
  );
  await logOut.click();
  await asked.waitFor();
  await expect.poll(() => warning.count()).toBe(0);
  await asked.getByRole('button', { name: 'No', exact: true }).click();
  // As an interview leaves it if its tab is closed.
  await own.evaluate(async () => {
    const opening = indexedDB.open('roundone-interview', 1);
    opening.addEventListener('upgradeneeded', () => {
      for (const store of ['interviews', 'video', 'sound']) opening.result.createObjectStore(store);
    });
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction('interviews', 'readwrite');
    writing.objectStore('interviews').put({ applicationId: 'a', takes: [] }, 'a');
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    opening.result.close();
    await (await caches.open('left')).put('/left', new Response('left'));
    const folder = await navigator.storage.getDirectory();
    await folder.getFileHandle('left', { create: true });
    sessionStorage.setItem('left', 'left');
  });
  await logOut.click();
  await warning.waitFor();
  await screenshot(own, 'log-out-with-recording');
  await asked.getByRole('button', { name: 'Yes', exact: true }).click();
  await own.waitForURL('**/login');
  await expect
    .poll(() =>
      own.evaluate(async () => ({
        databases: (await indexedDB.databases()).length,
        caches: (await caches.keys()).length,
        files: await Array.fromAsync((await navigator.storage.getDirectory()).keys()),
        session: sessionStorage.length,
        token: localStorage.getItem('Token'),
      })),
    )
    .toEqual({ databases: 0, caches: 0, files: [], session: 0, token: null });
  person.expectNoProblems();
  await person.context.close();
});
