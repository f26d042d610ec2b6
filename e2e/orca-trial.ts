import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { makeCandidate } from './harness/candidates.ts';
import { findChrome } from './harness/chrome.ts';
import { postInterviewJob } from './harness/interviews.ts';
import { makeEmployer } from './harness/people.ts';
import { readerOf, tidy } from './harness/reader.ts';
import { launchRoundone } from './harness/roundone.ts';
import { applyAndInterview } from './harness/told-journey.ts';
import { provideMicrophone } from './harness/voice.ts';

/**
 * Does the application and interview of `read-aloud.long.e2e.ts` with the screen reader Orca. What Orca speaks after
 * each key is written to `fixtures/orca.txt`. It needs Debian's packages orca, at-spi2-core, dbus, xvfb and chromium,
 * and is run by hand, because it takes minutes and a separate desktop session:
 *
 * xvfb-run dbus-run-session -- node start.mjs --script e2e/orca-trial.ts
 */

const SPOKEN = new URL('fixtures/orca.txt', import.meta.url);
const HEADING = 'What Orca spoke, key by key. Made by e2e/orca-trial.ts.';
const SET_STATUS = [
  '--session',
  '--dest=org.a11y.Bus',
  '--print-reply=literal',
  '/org/a11y/bus',
  'org.freedesktop.DBus.Properties.Set',
  'string:org.a11y.Status',
];
/** Orca has finished once it says nothing new for this long. */
const QUIET_MS = 350;
const LONGEST_MS = 5_000;

const folder = mkdtempSync(path.join(os.tmpdir(), 'roundone-orca-'));
const log = path.join(folder, 'orca.log');
const started: ChildProcess[] = [];
const env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder, GTK_A11Y: 'atspi' };

/** Starts a program that runs alongside the journey. */
function begin(command: string, ...args: string[]): void {
  started.push(spawn(command, args, { env, stdio: 'ignore' }));
}

async function run(command: string, args: string[]): Promise<void> {
  const child = spawn(command, args, { env, stdio: 'inherit' });
  await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
}

/** Everything that Orca has spoken. */
function spoken(): string[] {
  if (!existsSync(log)) return [];
  return [...readFileSync(log, 'utf8').matchAll(/SPEECH OUTPUT: '(.*)'(?:\{.*)?$/gm)].map(([, text]) =>
    tidy(text ?? ''),
  );
}

async function untilQuiet(): Promise<void> {
  const limit = Date.now() + LONGEST_MS;
  for (let count = -1; count !== spoken().length && Date.now() < limit;) {
    count = spoken().length;
    await pass(QUIET_MS);
  }
}

/** Lets Orca finish after each key, and notes what it said below the key. */
function noteKeys(page: Page, heard: string[]): void {
  const { keyboard } = page;
  let noted = 0;
  const note = async (what: string) => {
    await untilQuiet();
    const all = spoken();
    const said = all.slice(noted).filter((text) => text !== '');
    noted = all.length;
    heard.push(`> ${what}`, ...said.map((text) => `    ${text}`));
  };
  const press = keyboard.press.bind(keyboard);
  keyboard.press = async (key, options) => {
    await press(key, options);
    await note(key);
  };
  const type = keyboard.type.bind(keyboard);
  keyboard.type = async (text, options) => {
    await type(text, options);
    await note('types');
  };
}

const server = await launchRoundone();
try {
  begin('/usr/libexec/at-spi-bus-launcher', '--launch-immediately');
  await pass(1_000);
  for (const property of ['IsEnabled', 'ScreenReaderEnabled'])
    await run('dbus-send', [...SET_STATUS, `string:${property}`, 'variant:boolean:true']);
  begin('orca', '--replace', `--debug-file=${log}`);
  await pass(4_000);

  const employer = await makeEmployer(server.url);
  const candidate = await makeCandidate(server.url, 'Kim Keys');
  const jobId = await postInterviewJob(server.url, employer, 'Web Developer');
  const executablePath = process.env['CHROME_PATH'] ?? findChrome();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    headless: false,
    env,
    args: [
      '--force-renderer-accessibility',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
      '--no-first-run',
      '--disable-gpu',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  const context = await browser.newContext({ viewport: null, permissions: ['camera', 'microphone'] });
  context.setDefaultTimeout(60_000);
  await provideMicrophone(context);
  const page = await context.newPage();
  const heard: string[] = [HEADING, ''];
  noteKeys(page, heard);
  try {
    const reader = await readerOf(page);
    await applyAndInterview({ url: server.url, page, reader, candidate, employer, jobId });
  } finally {
    writeFileSync(SPOKEN, `${heard.join('\n')}\n`);
    await browser.close();
  }
} finally {
  for (const child of started) child.kill();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
