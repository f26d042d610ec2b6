import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { readVoice } from '#server/testing/voices/voices.ts';
import { findPulseAudio } from './find-firefox.ts';
import { signedIn, type Account } from './people.ts';
import { until } from './interview-journey.ts';
import { replaceMicrophone } from './voice.ts';

/** How long to wait for anything on a page. Only failures wait this long. */
const WAIT_MS = 60_000;

/** A loudspeaker that no one hears. */
export interface Loudspeaker {
  /** The environment variables that a program needs to use it. */
  env: Record<string, string>;
  stop(): void;
}

/** Null if this machine has no PulseAudio. */
export async function startLoudspeaker(): Promise<Loudspeaker | null> {
  const program = findPulseAudio();
  if (!program) return null;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'roundone-sound-'));
  const socket = path.join(folder, 'socket');
  const server: ChildProcess = spawn(
    program,
    [
      '-n',
      '--daemonize=no',
      '--use-pid-file=no',
      '--exit-idle-time=-1',
      '--load=module-null-sink',
      `--load=module-native-protocol-unix auth-anonymous=1 socket=${socket}`,
    ],
    { stdio: 'ignore', env: { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder } },
  );
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  await until('the server of sounds listens', async () => existsSync(socket) || null);
  return {
    env: { PULSE_SERVER: `unix:${socket}` },
    stop: () => {
      process.off('exit', kill);
      kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A Firefox with a fake camera and microphone, which it opens without asking. */
export function launchFirefox(executablePath: string, loudspeaker: Loudspeaker | null): Promise<Browser> {
  // No loudspeaker, even on a machine that has one.
  const { env } = loudspeaker ?? { env: { PULSE_SERVER: 'unix:/nowhere' } };
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // The default limit of 30 s is too short for a busy machine.
    timeout: 240_000,
    protocolTimeout: 600_000,
    defaultViewport: { width: 1280, height: 800 },
    env: { ...process.env, ...env },
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
    },
  });
}

/** A signed-in page, with what its console says about the policy. With `speaks`, `say` plays into its microphone. */
export async function openSignedIn(
  browser: Browser,
  url: string,
  account: Account,
  { speaks }: { speaks: boolean },
): Promise<{ page: Page; violations: string[] }> {
  const page = await browser.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  if (speaks) await page.evaluateOnNewDocument(replaceMicrophone);
  await page.goto(`${url}/AboutUs`);
  const stored = signedIn(url, account).storageState;
  const entries = typeof stored === 'object' ? (stored.origins[0]?.localStorage ?? []) : [];
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, entries);
  return { page, violations };
}

/** Finds things on a page as a person does: by role and name. */
export function look(page: Page) {
  const named = (role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
  return {
    press: (name: string) => named('button', name).click(),
    choose: (role: 'radio' | 'checkbox', name: string) => named(role, name).click(),
    sees: (text: string) => page.locator(`::-p-text(${text})`).wait(),
  };
}

/** Plays a recording of server/testing/voices into the page's microphone. */
export async function sayIn(page: Page, name: string): Promise<void> {
  const wav = Buffer.from(readVoice(`${name}.wav`)).toString('base64');
  await page.evaluate((sound) => window.playIntoMicrophone?.(sound), wav);
}
