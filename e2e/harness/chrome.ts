import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { installFromDebian, isDebian } from './debian.ts';

// The headless shell comes first. It has the same engine without a browser window, and a new page takes about a third
// of the processor time.
const commands = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
  'msedge',
];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

/** The path of a Chrome or Chromium: from CHROME_PATH, on the PATH, in a usual place, or the one from Playwright. */
export function findChrome(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, but that file does not exist.`);
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = commands.flatMap((command) => folders.map((folder) => path.join(folder, command)));
  return [...onPath, ...applications, chromium.executablePath()].find((file) => existsSync(file));
}

/**
 * Finds a browser or installs one: Debian's headless shell for root, otherwise the one that Playwright supports.
 * Throws a readable sentence.
 */
export function provideChrome(): string {
  const present = findChrome();
  if (present) return present;
  const isRoot = process.getuid?.() === 0;
  if (!(isRoot && isDebian() && installHeadlessShell())) installFromPlaywright(isRoot);
  const installed = findChrome();
  if (installed) return installed;
  throw new Error(
    'No Chrome or Chromium was found or could be installed. Install one, or name one in CHROME_PATH.',
  );
}

function installHeadlessShell(): boolean {
  console.error('Installing the headless shell of Chromium with apt-get …');
  return installFromDebian(['chromium-headless-shell']);
}

function installFromPlaywright(withSystemPackages: boolean): void {
  console.error("Installing Playwright's Chromium …");
  const cli = fileURLToPath(new URL('cli.js', import.meta.resolve('playwright-core')));
  const needs = withSystemPackages && process.platform === 'linux' ? ['--with-deps'] : [];
  execFileSync(process.execPath, [cli, 'install', '--no-shell', ...needs, 'chromium'], {
    stdio: ['ignore', 2, 2],
  });
}
