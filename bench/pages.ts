import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type BrowserContext } from 'playwright-core';
import { z } from 'zod/mini';
import { signIn } from '#contract/account/auth.ts';
import { getPublicJobs } from '#contract/job/jobs.ts';
import { PATHS, publicJobPath } from '#contract/shared/paths.ts';
import { provideChrome } from '../e2e/harness/chrome.ts';
import { callApi, signedIn } from '../e2e/harness/people.ts';
import { median, type Figure } from './figures.ts';
import { startProcess } from './server-process.ts';

/**
 * Lighthouse's scores for pages of the demonstration world, on its simulated phone (a processor four times slower, 1.6
 * Mbit/s, 150 ms): the median of five visits with an empty cache. https://github.com/GoogleChrome/lighthouse
 */

const VISITS = 5;
const FOLDER = fileURLToPath(new URL('lighthouse/', import.meta.url));
const COMMAND = join(FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');
const PASSWORD = 'Demo1234!';

interface Subject {
  path: string;
  /** Its name in the figures, if not its path. */
  name?: string;
  /** The demonstration login that it is opened with. By default, it is opened as a visitor. */
  email?: string;
  /** Whether its HTML is complete without scripts. */
  isPublic: boolean;
}

const CANDIDATE = 'maria@roundone.example';
const EMPLOYER = 'employer@roundone.example';

const SUBJECTS: readonly Subject[] = [
  { path: PATHS.home, isPublic: true },
  { path: PATHS.aboutUs, isPublic: true },
  { path: PATHS.publicJobs, isPublic: true },
  { path: PATHS.login, isPublic: false },
  { path: PATHS.register, isPublic: false },
  { path: PATHS.candidateDashboard, email: CANDIDATE, isPublic: false },
  { path: PATHS.openJobs, email: CANDIDATE, isPublic: false },
  { path: PATHS.employerDashboard, email: EMPLOYER, isPublic: false },
  { path: PATHS.employerJobs, email: EMPLOYER, isPublic: false },
];

const Report = z.object({
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
});

interface Visit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaintSeconds: number;
}

export async function measurePages(): Promise<Figure[]> {
  installLighthouse();
  const folder = await mkdtemp(join(tmpdir(), 'roundone-pages-'));
  const server = await startProcess('server/main.ts', ['serve'], {
    DATA_DIR: join(folder, 'data'),
    DEMO: 'on',
    PORT: '0',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  });
  try {
    const figures: Figure[] = [];
    for (const subject of [...SUBJECTS, await jobPage(server.url)])
      figures.push(...asFigures(subject, await visits(server.url, subject, folder)));
    return figures;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The page of the first job in the list. Its Job ID differs in each demonstration world. */
async function jobPage(url: string): Promise<Subject> {
  const { jobs } = await callApi(url, getPublicJobs, { limit: 1 });
  const [job] = jobs;
  if (job === undefined) throw new Error('The demonstration world has no open job.');
  return {
    path: publicJobPath(job.alternateJobId),
    name: `${PATHS.publicJobs}/JOB-ID, ${job.role}`,
    isPublic: true,
  };
}

/** Installs it from its own lockfile on the first measurement. */
function installLighthouse(): void {
  if (existsSync(COMMAND)) return;
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci'], { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('Lighthouse could not be installed: npm ci failed in bench/lighthouse.');
}

async function visits(url: string, subject: Subject, folder: string): Promise<Visit[]> {
  const profile = await mkdtemp(join(folder, 'browser-'));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: provideChrome(),
    args: ['--remote-debugging-port=0'],
    chromiumSandbox: false,
  });
  try {
    const port = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n')[0] ?? '';
    if (subject.email !== undefined) await takeLogin(browser, url, subject.email);
    const measured: Visit[] = [];
    while (measured.length < VISITS) {
      const page = await browser.newPage();
      await (await browser.newCDPSession(page)).send('Network.clearBrowserCache');
      await page.close();
      measured.push(await visit(url + subject.path, port));
    }
    return measured;
  } finally {
    await browser.close();
  }
}

async function takeLogin(browser: BrowserContext, url: string, email: string): Promise<void> {
  const { token } = await callApi(url, signIn, { email, password: PASSWORD });
  const { storageState } = signedIn(url, { token, name: email, email, password: PASSWORD });
  if (typeof storageState !== 'object') throw new Error('A login has a storage.');
  const values = storageState.origins.flatMap(({ localStorage }) => localStorage);
  const page = await browser.newPage();
  await page.goto(`${url}${PATHS.aboutUs}`);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, values);
  await page.close();
}

async function visit(address: string, port: string): Promise<Visit> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      COMMAND,
      address,
      `--port=${port}`,
      '--disable-storage-reset',
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { maxBuffer: 64 * 2 ** 20 },
  );
  const { runtimeError, categories, audits } = Report.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const score = (name: string): number => (categories[name]?.score ?? 0) * 100;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaintSeconds: (audits['largest-contentful-paint']?.numericValue ?? Infinity) / 1000,
  };
}

function asFigures({ path, name = path, email, isPublic }: Subject, measured: readonly Visit[]): Figure[] {
  const of = (value: keyof Visit): number => median(measured.map((each) => each[value]));
  const who = email === undefined ? 'visitor' : (email.split('@')[0] ?? '');
  const beside = `median of ${measured.length} visits`;
  const share = (what: string, value: keyof Visit, aim: number): Figure => ({
    what: `${name} (${who}): ${what}`,
    value: of(value),
    unit: '',
    aim,
    isShare: true,
    beside,
  });
  return [
    share('performance', 'performance', isPublic ? 95 : 85),
    {
      what: `${name} (${who}): largest paint`,
      value: of('largestPaintSeconds'),
      unit: 's',
      aim: isPublic ? 2 : 3,
      beside,
    },
    share('accessibility', 'accessibility', 100),
    share('best practices', 'bestPractices', 100),
    ...(isPublic ? [share('search engines', 'seo', 100)] : []),
  ];
}
