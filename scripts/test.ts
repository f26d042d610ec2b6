import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { duration, main, Stop } from './console.mjs';
import { environment, root } from './install.mjs';
import { LONG_JOURNEYS, ONE_ENGINE } from './only-in-all.ts';
import { startPostgres } from './postgres.ts';
import { run } from './run.mjs';
import { build } from './build.mjs';
import { addTotals, closingLine, NOTHING_RUN, readTotals } from './test-totals.ts';

interface Stage {
  name: string;
  /** Resolves with true if everything passed. */
  run(): Promise<boolean>;
}

const results = mkdtempSync(path.join(os.tmpdir(), 'roundone-test-'));
let totals = NOTHING_RUN;

/** The checks that need no database and no browser. They take seconds: run them before each commit. */
function checks(): Stage[] {
  return [
    { name: 'Types', run: () => tool('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']) },
    { name: 'Lint', run: () => tool('oxlint/bin/oxlint', []) },
    { name: 'Format', run: () => tool('oxfmt/bin/oxfmt', ['--check']) },
  ];
}

/** `isShort` leaves out what `only-in-all.ts` names, and makes parts of the longest journeys. */
function everything(isShort: boolean): Stage[] {
  const stages: Stage[] = [
    ...checks(),
    // The tests of sizes look at what was built.
    buildStage,
    { name: 'Unit and HTTP tests on the embedded database', run: () => vitest(['run', '--project', 'unit']) },
  ];
  const databaseUrl = process.env.TEST_DATABASE_URL;
  if (databaseUrl) {
    stages.push({
      name: 'HTTP tests on PostgreSQL',
      // Only tests that use a database can differ here. The test of hostile strings is always left out,
      // because it measures this process.
      run: () =>
        vitest(
          [
            'related',
            'server/testing/database.ts',
            '--run',
            '--project=unit',
            ...without(['server/hostile-strings.test.ts', ...(isShort ? ONE_ENGINE : [])]),
          ],
          { TEST_DATABASE_URL: databaseUrl },
        ),
    });
  }
  stages.push({
    name: 'Faults, a short round (npm run test:faults has the whole)',
    run: () => vitest(['run', '--project', 'faults'], { FAULT_ROUNDS: '1' }),
  });
  stages.push({
    name: `Journeys in a browser${isShort ? ', without the longest (npm run test:all has all)' : ''}`,
    run: () => allJourneys(isShort),
  });
  return stages;
}

const without = (files: readonly string[]): string[] => files.map((file) => `--exclude=${file}`);

/** Journeys also wait, for sounds to end and for time to pass, so three at a time fit on two processors. */
function allJourneys(isShort: boolean, options: string[] = []): Promise<boolean> {
  const left = isShort ? without(LONG_JOURNEYS) : [];
  return journeys(['run', '--project', 'e2e', '--maxWorkers=3', ...left, ...options], isShort);
}

/**
 * The journeys of `npm test` again and again, each time beside two loops that take all time the processors give them. A round ends with
 * its first failure, which is printed at once.
 */
function loadedJourneys(rounds: number): Stage[] {
  const round = (number: number): Stage => ({
    name: `Journeys beside two busy loops, round ${number} of ${rounds}`,
    run: async () => {
      const loops = [new Worker('for (;;);', { eval: true }), new Worker('for (;;);', { eval: true })];
      try {
        return await allJourneys(true, ['--bail=1']);
      } finally {
        await Promise.all(loops.map((loop) => loop.terminate()));
      }
    },
  });
  return [buildStage, ...Array.from({ length: rounds }, (_, index) => round(index + 1))];
}

function filtered(patterns: string[]): Stage[] {
  const files = globSync('e2e/**/*.e2e.ts', { cwd: root });
  const travels = files.some((file) => patterns.some((pattern) => file.includes(pattern)));
  const args = ['run', ...patterns];
  const test = () => (travels ? journeys(args, false, databaseOfCaller()) : vitest(args, databaseOfCaller()));
  return [buildStage, { name: 'Tests', run: test }];
}

const buildStage: Stage = {
  name: 'Build',
  run: async () => {
    await build(process.execPath);
    return true;
  },
};

/** Runs every stage, even after a failure, so that one run shows all failures. */
async function runStages(stages: Stage[]): Promise<number> {
  const started = performance.now();
  const outcomes: string[] = [];
  let failed = false;
  for (const stage of stages) {
    console.log(`\n── ${stage.name}`);
    const begun = performance.now();
    const passed = await passes(stage);
    failed ||= !passed;
    outcomes.push(`${passed ? 'passed' : 'FAILED'}  ${stage.name} (${duration(performance.now() - begun)})`);
    console.log(outcomes.at(-1));
  }
  console.log(`\n── All stages, ${duration(performance.now() - started)}\n${outcomes.join('\n')}\n`);
  if (totals.failures.length > 0) console.log(`Failed:\n${totals.failures.join('\n')}\n`);
  console.log(closingLine(totals));
  return failed || totals.failed > 0 ? 1 : 0;
}

async function passes(stage: Stage): Promise<boolean> {
  try {
    return await stage.run();
  } catch (error) {
    if (!(error instanceof Stop) || error.exitCode > 128) throw error;
    console.error(error.message);
    return false;
  }
}

async function tool(script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const file = path.join(root, 'node_modules', script);
  const code = await run(process.execPath, [file, ...args], {
    cwd: root,
    env: environment(process.execPath, env),
  });
  if (code > 128) throw new Stop('The tests were stopped before they ended.', code);
  return code === 0;
}

/** Runs the tests on the embedded database, unless `env` names another. */
async function vitest(args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const output = path.join(results, `${crypto.randomUUID()}.json`);
  const passed = await tool(
    'vitest/vitest.mjs',
    [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${output}`],
    { TEST_DATABASE_URL: undefined, ...env },
  );
  totals = addTotals(totals, readTotals(output));
  return passed;
}

/** Finds the browsers, or installs them, and runs the browser tests. Firefox may be missing; a short run has no journey of it. */
function journeys(args: string[], isShort: boolean, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const found = spawnSync(process.execPath, ['e2e/harness/chrome-path.ts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (found.status !== 0) throw new Stop('Without a Chrome or Chromium the journeys cannot be run.');
  const browsers = { CHROME_PATH: found.stdout.trim(), FIREFOX_PATH: isShort ? undefined : firefoxPath() };
  return vitest(args, { ...env, ...browsers, ...(isShort ? { SHORT_JOURNEYS: '1' } : {}) });
}

function firefoxPath(): string {
  const found = spawnSync(process.execPath, ['e2e/harness/firefox-path.ts'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).stdout.trim();
  if (found === '') console.log('No Firefox was found or could be installed: its journey is skipped.');
  return found;
}

function databaseOfCaller(): NodeJS.ProcessEnv {
  return { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL };
}

/**
 * Sets TEST_DATABASE_URL, unless the caller did, to a PostgreSQL server started for this
 * run. Resolves with a function that stops the server.
 */
async function providePostgres(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  const postgres = await startPostgres();
  if (!postgres) {
    console.log(
      'No PostgreSQL 15 or later was found on this machine: the tests use the embedded database alone.',
    );
    return undefined;
  }
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.stop;
}

await main(async () => {
  const patterns = process.argv.slice(2);
  if (patterns[0] === '--check') return runStages(checks());
  if (patterns[0] === '--load') return runStages(loadedJourneys(3));
  const isAll = patterns[0] === '--all';
  const isFiltered = patterns.length > 0 && !isAll;
  const stopPostgres = isFiltered ? undefined : await providePostgres();
  try {
    return await runStages(isFiltered ? filtered(patterns) : everything(!isAll));
  } finally {
    await stopPostgres?.();
    rmSync(results, { recursive: true, force: true });
  }
});
