import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wavFile } from '#server/testing/voices/wav-file.ts';
import { expectAccessible } from './accessibility.ts';
import { launchBrowser } from './browser.ts';
import type { JourneyBrowser } from './browser.ts';
import { watchFocus } from './pressing.ts';
import { screenshot } from './screenshot.ts';
import { sendToMicrophone } from './voice.ts';

const html = `<!doctype html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,"></head>
<body><main><h1>A page</h1><div id="here"></div></main></body></html>`;
const site = createServer((request, response) => {
  response.writeHead(request.url === '/' ? 200 : 404, {
    'Content-Type': 'text/html',
    'Content-Security-Policy': "default-src 'self'; img-src data:",
  });
  response.end(html);
});

let url: string;
let folder: string;
let browser: JourneyBrowser;

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  folder = mkdtempSync(path.join(os.tmpdir(), 'roundone-harness-'));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
  site.close();
});

test('the microphone is silent until `say` is used, and the camera shows a picture, both without a permission prompt', async () => {
  const { page } = await browser.newPerson();
  await page.goto(url);
  const tone = Float32Array.from(
    { length: 160_000 },
    (_, i) => 0.5 * Math.sin((2 * Math.PI * 1000 * i) / 16_000),
  );
  const wav = Buffer.from(wavFile([tone], { sampleRate: 16_000 })).toString('base64');
  await expect(sendToMicrophone(page, wav)).rejects.toThrow('The page has not opened the microphone yet.');

  const hearing = await page.evaluateHandle(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: true });
    const audio = new AudioContext();
    const analyser = new AnalyserNode(audio);
    audio.createMediaStreamSource(stream).connect(analyser);
    const bins = new Float32Array(analyser.frequencyBinCount);
    return {
      width: stream.getVideoTracks()[0]?.getSettings().width ?? 0,
      /** The frequency of the loudest tone, in hertz; 0 in silence. */
      loudest: () => {
        analyser.getFloatFrequencyData(bins);
        const most = Math.max(...bins);
        return most > -40 ? (bins.indexOf(most) * audio.sampleRate) / analyser.fftSize : 0;
      },
    };
  });
  const loudest = () => hearing.evaluate((it) => it.loudest());
  expect(await hearing.evaluate((it) => it.width)).toBeGreaterThan(0);
  expect(await loudest()).toBe(0);
  await sendToMicrophone(page, wav);
  await expect.poll(loudest).toBeGreaterThan(950);
  expect(await loudest()).toBeLessThan(1050);
});

test('errors of a page are problems, except expected ones', async () => {
  const person = await browser.newPerson();
  await person.page.goto(url);
  person.expectNoProblems();
  await person.page.evaluate(() => fetch('/nothing-here'));
  await person.page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a bug');
    });
  });
  await expect.poll(() => person.problems.length).toBe(2);
  expect(() => person.expectNoProblems([/nothing-here/])).toThrow('a bug');
  expect(() => person.expectNoProblems([/a bug/])).toThrow('404');
  person.expectNoProblems([/a bug/, /nothing-here/]);
});

test('a key after which the focus is nowhere is a problem, except the Tab key', async () => {
  const person = await browser.newPerson();
  const { page } = person;
  await watchFocus(page);
  await page.goto(url);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Remove me';
    button.addEventListener('click', () => button.remove());
    document.getElementById('here')?.append(button);
    button.focus();
  });
  await page.keyboard.press('Tab');
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  });
  person.expectNoProblems();
  await page.getByRole('button').press('Enter');
  await expect.poll(() => person.problems.length).toBe(1);
  expect(() => person.expectNoProblems()).toThrow('After Enter on “Remove me” the focus was nowhere.');
});

test('accessibility is checked under a strict policy too, and violations are named with their elements', async () => {
  const { page } = await browser.newPerson();
  await page.goto(url);
  await expectAccessible(page);
  await page.evaluate(() => document.getElementById('here')?.append(document.createElement('button')));
  await expect(expectAccessible(page)).rejects.toThrow(/button-name: [^\n]+\n +button  <button>/);
});

test('two people share nothing', async () => {
  const one = await browser.newPerson();
  const other = await browser.newPerson();
  for (const { page } of [one, other]) await page.goto(url);
  await one.page.evaluate(() => localStorage.setItem('name', 'one'));
  expect(await other.page.evaluate(() => localStorage.getItem('name'))).toBeNull();
});

test('pictures are saved at two widths, light and dark', async () => {
  const { page } = await browser.newPerson();
  await page.goto(url);
  const before = process.env.SCREENSHOTS;
  process.env.SCREENSHOTS = path.join(folder, 'pictures');
  try {
    await screenshot(page, 'page');
  } finally {
    if (before === undefined) delete process.env.SCREENSHOTS;
    else process.env.SCREENSHOTS = before;
  }
  expect(readdirSync(path.join(folder, 'pictures'))).toEqual([
    'page-1280-dark.png',
    'page-1280-light.png',
    'page-390-dark.png',
    'page-390-light.png',
  ]);
  expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
});
