// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = `
    <main id="main">
      <h1>Applications</h1>
      <section id="requests" aria-labelledby="title">
        <h2 id="title">Requests</h2>
        <ul><li><button id="decide">Decide</button></li></ul>
      </section>
    </main>`;
  stop = keepFocus();
});
afterEach(() => stop());

const focused = () => document.activeElement?.textContent ?? null;
const byId = (id: string) => document.getElementById(id)!;

test('where the last row of a list disappears, its heading gets the focus', async () => {
  byId('decide').focus();
  byId('decide').closest('li')!.remove();
  await expect.poll(focused).toBe('Requests');
});

test('where the whole list is hidden with its last row, the heading of the page gets the focus', async () => {
  byId('decide').focus();
  byId('decide').closest('li')!.remove();
  // The test's document doesn't know that `hidden` hides elements.
  byId('requests').hidden = true;
  byId('requests').style.display = 'none';
  await expect.poll(focused).toBe('Applications');
});
