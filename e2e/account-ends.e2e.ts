import { expect } from 'vitest';
import { makeCandidate } from './harness/candidates.ts';
import { signedIn } from './harness/people.ts';
import type { Roundone } from './harness/roundone.ts';
import { screenshot } from './harness/screenshot.ts';
import { test, type SharedBrowser } from './harness/worker.ts';

let server: Roundone;
let browser: SharedBrowser;
test.beforeAll(async ({ shared }) => {
  ({ server, browser } = shared);
});

test('logging out warns of a recording that was not sent, and leaves nothing on the device', async () => {
  const account = await makeCandidate(server.url, 'Lena Leaver');
  const person = await browser.newPerson(signedIn(server.url, account));
  const own = person.page;
  await own.goto(`${server.url}/candidate-dashboard`);
  const logOut = own.getByRole('button', { name: 'Log Out' });
  const asked = own.getByRole('dialog', { name: 'Are you sure you want to logout?' });
  const warning = asked.getByText('This device has the recording of an interview you haven’t submitted.');
  await logOut.click();
  await asked.waitFor();
  await expect.poll(() => warning.count()).toBe(0);
  await asked.getByRole('button', { name: 'No', exact: true }).click();
  // This is how an interview leaves it if its tab is closed.
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
