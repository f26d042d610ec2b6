import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { startOwnServer, testEngines } from '#server/testing/postgres.ts';
import { duration, main, Stop } from './console.mjs';
import { environment, root } from './install.mjs';
import { run } from './run.mjs';
import { build } from './build.mjs';
import { addTotals, closingLine, NOTHING_RUN, readTotals, slowest } from './test-totals.ts';

interface Stage {
  name: string;
  /** Resolves with true if everything passed. */
  run(): Promise<boolean>;
}

/**
 * The largest share of all tests' processor time that one quick test may take, so that someone notices when the suite
 * is no longer quick. On a machine with two ordinary cores, this is about fifteen seconds.
 */
const QUICK_TEST_MAX_SHARE = 0.03;
const LOADED_ROUNDS = 3;
const LONG_FAULT_ROUNDS = '5';

const results = mkdtempSync(path.join(os.tmpdir(), 'roundone-test-'));
const leftOut: string[] = [];
let totals = NOTHING_RUN;

const checks: Stage = {
  name: 'Types, lint and format',
  run: () =>
    allPass([
      tool('typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']),
      tool('oxlint/bin/oxlint', ['--quiet']),
      tool('oxfmt/bin/oxfmt', ['--check']),
    ]),
};

const buildStage: Stage = {
  name: 'Build',
  run: async () => {
    await build(process.execPath);
    return true;
  },
};

const quick: Stage[] = [
  {
    name: 'Types, lint and format, beside the build',
    run: () => allPass([checks.run(), passes(buildStage)]),
  },
  {
    name: 'Quick tests',
    run: () => vitest(['run', '--project=quick'], { maxShare: QUICK_TEST_MAX_SHARE }),
  },
  { name: 'Quick journeys in a browser', run: () => journeys(['run', '--project=journeys-quick']) },
];

const rest: Stage[] = [
  buildStage,
  { name: 'Slow tests', run: () => vitest(['run', '--project=slow']) },
  { name: 'Tests that may differ on PostgreSQL', run: onPostgres },
  { name: 'Faults, one round', run: () => faults('1') },
  { name: 'All other journeys in a browser', run: () => journeys(['run', '--project=journeys']) },
];

const long: Stage[] = [
  buildStage,
  { name: 'Long tests', run: () => vitest(['run', '--project=long']) },
  { name: `Faults, ${LONG_FAULT_ROUNDS} rounds`, run: () => faults(LONG_FAULT_ROUNDS) },
  { name: 'Long journeys in a browser', run: () => journeys(['run', '--project=journeys-long']) },
  ...Array.from({ length: LOADED_ROUNDS }, (_, index) => loadedRound(index + 1)),
];

/**
 * A third of the journeys, next to two loops that take all the processor time they can get. Three rounds run each
 * journey once under load.
 */
function loadedRound(round: number): Stage {
  const part = ['run', '--project=journeys-quick', '--project=journeys', `--shard=${round}/${LOADED_ROUNDS}`];
  return {
    name: `Journeys beside two busy loops, round ${round} of ${LOADED_ROUNDS}`,
    run: async () => {
      const loops = [new Worker('for (;;);', { eval: true }), new Worker('for (;;);', { eval: true })];
      try {
        return await journeys(part);
      } finally {
        await Promise.all(loops.map((loop) => loop.terminate()));
      }
    },
  };
}

/** Only journeys and faults need the built program, so a pattern that matches neither starts at once. */
function matching(patterns: string[]): Stage[] {
  const matches = (glob: string) =>
    globSync(glob, { cwd: root }).some((file) => patterns.some((pattern) => file.includes(pattern)));
  const hasJourney = matches('e2e/**/*.e2e.ts');
  const args = ['run', '--project=!engines', ...patterns];
  const env = { TEST_DATABASE_URL: process.env.TEST_DATABASE_URL };
  const test = () => (hasJourney ? journeys(args, env) : vitest(args, { env }));
  return [
    ...(hasJourney || matches('faults/**/*.fault.ts') ? [buildStage] : []),
    { name: 'Tests', run: test },
  ];
}

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
  if (totals.tests.length > 0) console.log(`\n── The slowest ten\n${slowest(totals, 10).join('\n')}`);
  console.log(`\n── All stages, ${duration(performance.now() - started)}${processorTime()}`);
  console.log(`${outcomes.join('\n')}\n`);
  if (leftOut.length > 0) console.log(`${leftOut.join('\n')}\n`);
  if (totals.failures.length > 0) console.log(`Failed:\n${totals.failures.join('\n')}\n`);
  console.log(closingLine(totals));
  return failed || totals.failed > 0 ? 1 : 0;
}

async function allPass(running: Promise<boolean>[]): Promise<boolean> {
  return (await Promise.all(running)).every(Boolean);
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

/**
 * The processor time of this run and everything that it started, if the system reports it (Linux, in hundredths of a
 * second).
 */
function processorTime(): string {
  if (!existsSync('/proc/self/stat')) return '';
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return `, ${Math.round(ticks / 100)} s of processor time`;
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

/**
 * Runs the tests on the embedded database unless `env` names another. A test fails if it takes more than `maxShare` of
 * all tests' processor time.
 */
async function vitest(
  args: string[],
  { env = {}, maxShare = 1 }: { env?: NodeJS.ProcessEnv; maxShare?: number } = {},
): Promise<boolean> {
  const output = path.join(results, `${crypto.randomUUID()}.json`);
  const passed = await tool(
    'vitest/vitest.mjs',
    [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${output}`],
    { TEST_DATABASE_URL: undefined, ...env },
  );
  const run = readTotals(output, maxShare);
  totals = addTotals(totals, run);
  return passed && run.failed === 0;
}

const faults = (rounds: string) => vitest(['run', '--project=faults'], { env: { FAULT_ROUNDS: rounds } });

/**
 * Finds or installs a browser, and runs the journeys. Journeys also wait for sounds to end and for time to pass, so
 * three at a time are fine on two processors.
 */
async function journeys(args: string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const isLong = args.some((arg) => /journeys-long|firefox/.test(arg));
  const chrome = browserPath('chrome');
  if (chrome === '')
    return leaveOut('the journeys, because no Chrome or Chromium was found or could be installed');
  return vitest([...args, '--maxWorkers=3'], {
    // Firefox is used only by a long journey, and takes minutes to install.
    env: { ...env, CHROME_PATH: chrome, FIREFOX_PATH: isLong ? browserPath('firefox') : undefined },
  });
}

function browserPath(browser: 'chrome' | 'firefox'): string {
  return spawnSync(process.execPath, [`e2e/harness/${browser}-path.ts`], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).stdout.trim();
}

function leaveOut(what: string): true {
  leftOut.push(`Left out: ${what}.`);
  return true;
}

/** Uses the server in TEST_DATABASE_URL, or starts one for these tests. */
async function onPostgres(): Promise<boolean> {
  const args = ['run', '--project=engines'];
  const url = process.env.TEST_DATABASE_URL;
  if (url) return vitest(args, { env: { TEST_DATABASE_URL: url } });
  if (!testEngines.includes('postgres'))
    return leaveOut('PostgreSQL, because no version from 15 up was found');
  const postgres = await startOwnServer();
  try {
    return await vitest(args, { env: { TEST_DATABASE_URL: postgres.url } });
  } finally {
    await postgres.stop();
  }
}

const TIERS: Record<string, Stage[]> = {
  '--check': [checks],
  '--rest': rest,
  '--all': [...quick, ...rest.filter((stage) => stage !== buildStage)],
  '--long': long,
};

await main(async () => {
  const [first, ...more] = process.argv.slice(2);
  try {
    return await runStages(first === undefined ? quick : (TIERS[first] ?? matching([first, ...more])));
  } finally {
    rmSync(results, { recursive: true, force: true });
  }
});
