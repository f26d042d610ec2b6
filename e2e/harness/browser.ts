import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { findChrome } from './chrome.ts';
import { provideMicrophone } from './voice.ts';

/** How long to wait for anything on a page. It can be long, because only failures wait this long. */
const WAIT_MS = 120_000;
/** Playwright's own limit of 30 s is too short for a busy machine. */
const LAUNCH_MS = 240_000;

export interface BrowserOptions {
  width?: number;
  height?: number;
  colorScheme?: 'light' | 'dark';
  /** The number of fake cameras. */
  cameras?: number;
}

export interface Person {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught errors and policy violations from all pages that this person has opened. */
  problems: string[];
  /** Throws if there were problems other than the expected ones. */
  expectNoProblems(expected?: RegExp[]): void;
}

export interface JourneyBrowser {
  browser: Browser;
  /** A person with their own browser context: no cookie or storage is shared. */
  newPerson(options?: BrowserContextOptions): Promise<Person>;
  close(): Promise<void>;
}

/** A Chromium with a fake camera, and a microphone into which `say` plays. It grants access to both without asking. */
export async function launchBrowser(options: BrowserOptions = {}): Promise<JourneyBrowser> {
  const { cameras = 1 } = options;
  const browser = await chromium.launch({
    executablePath: chromePath(),
    timeout: LAUNCH_MS,
    // Playwright's own headless mode mutes audio and hides scrollbars. The arguments below turn on headless mode
    // instead.
    headless: false,
    args: browserArguments(cameras),
    ignoreDefaultArgs: ['--mute-audio'],
  });
  return {
    browser,
    newPerson: async (more = {}) => {
      const context = await browser.newContext({ ...aPerson(options), ...more });
      await prepared(context);
      const person = personIn(context);
      return { ...person, page: await context.newPage() };
    },
    close: () => browser.close(),
  };
}

function chromePath(): string {
  const found = findChrome();
  if (found) return found;
  throw new Error("No Chrome or Chromium was found: run 'npm test', or name one in CHROME_PATH.");
}

export interface OwnBrowser extends Person {
  /** Kills the whole browser at once, like the kernel or an empty battery would. The profile stays. */
  kill(): Promise<void>;
}

/** A separate browser, with a profile on disk. */
export async function launchOwnBrowser(profile: string): Promise<OwnBrowser> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromePath(),
    timeout: LAUNCH_MS,
    headless: false,
    args: browserArguments(1),
    ignoreDefaultArgs: ['--mute-audio'],
    ...aPerson({}),
  });
  await prepared(context);
  const person = { ...personIn(context), page: await context.newPage() };
  const kill = async () => {
    const session = await context.browser()!.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const ended = new Promise((resolve) => context.once('close', resolve));
    process.kill(processInfo.find(({ type }) => type === 'browser')!.id, 'SIGKILL');
    await ended;
  };
  return { ...person, kill };
}

/** The settings of every person's browser. */
const aPerson = ({ width = 1280, height = 800, colorScheme = 'light' }: BrowserOptions) => ({
  viewport: { width, height },
  colorScheme,
  // Forms and times look the same wherever the tests run.
  locale: 'en-US',
  timezoneId: 'UTC',
  permissions: ['camera', 'microphone'],
});

async function prepared(context: BrowserContext): Promise<void> {
  context.setDefaultTimeout(WAIT_MS);
  await provideMicrophone(context);
  await context.addInitScript(reportViolations);
}

/** Collects what the pages of a context report, from the first page on. */
function personIn(context: BrowserContext): Omit<Person, 'page'> {
  const problems = watch(context);
  open.set(context, problems);
  context.on('close', () => open.delete(context));
  return { context, problems, expectNoProblems: (expected) => expectNone(problems, expected) };
}

/** The contexts that are open in this worker, with the problems their pages reported. */
const open = new Map<BrowserContext, string[]>();
const SHOWN_LENGTH = 1500;
/** A page that hangs must not delay the report of why a test failed. */
const TELL_MS = 5000;

/** What each open page shows, as text, and the problems that it reported, for a failed test. */
export async function tellOpenPages(): Promise<string> {
  const pages = [...open].flatMap(([context, problems]) =>
    context.pages().map((page) => ({ page, problems })),
  );
  const told = pages.map(async ({ page, problems }) => {
    const text = page.locator('body').innerText({ timeout: TELL_MS });
    const shown = await text.catch((error: Error) => `(not readable: ${error.message})`);
    return [`── ${page.url()}`, shown.slice(0, SHOWN_LENGTH), ...problems].join('\n');
  });
  return (await Promise.all(told)).join('\n');
}

function browserArguments(cameras: number): string[] {
  return [
    '--headless=new',
    // Recorders spend most of the processor on encoding pictures, so the cameras produce only a few.
    `--use-fake-device-for-media-stream=device-count=${cameras},fps=10`,
    '--use-fake-ui-for-media-stream',
    '--autoplay-policy=no-user-gesture-required',
    // Chromium's sandbox refuses root, and containers often have a small /dev/shm.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-dev-shm-usage',
    '--disable-gpu',
    // The tests use only this machine.
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

/** The text by which a problem is recognised as a violation of the page's Content-Security-Policy. */
export const VIOLATION = 'The Content-Security-Policy was violated';

/**
 * Runs in the page. Firefox writes each violation to its console. Chromium is silent about an `eval` whose error is
 * caught, so the page's own event is used to report it.
 */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    console.error(
      `The Content-Security-Policy was violated: ${effectiveDirective} ${blockedURI} in ${sourceFile}`,
    );
  });
}

function watch(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    problems.push(error.stack ?? error.message);
  });
  return problems;
}

function expectNone(problems: string[], expected: RegExp[] = []): void {
  const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
  if (unexpected.length > 0) throw new Error(`The pages reported errors:\n${unexpected.join('\n')}`);
}
