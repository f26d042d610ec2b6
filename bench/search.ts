import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import type { InputOf } from '#contract/endpoint.ts';
import { getPublicJobs } from '#contract/jobs.ts';
import type { Database } from '#server/database/database.ts';
import { listStates } from '#server/features/masters/geography.ts';
import { postJob } from '#server/testing/jobs.ts';
import { copyOpenJob } from '#server/testing/many-jobs.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { startPostgres } from '../scripts/postgres.ts';
import type { Figure } from './figures.ts';

/** Measures the search for open jobs by the API, beside the plain query that it replaced, on the same data. */

interface SearchTimes {
  what: string;
  /** Milliseconds, 95th percentile of the API's answer. */
  p95: number;
  /** Milliseconds of the plain query: ILIKE over all jobs, and count(*). */
  plain: number;
}

const JOBS = Number(process.env['BENCH_JOBS'] ?? 1_000_000);
const AIM_MS = { postgres: 50, pglite: 100 };
const ROUNDS = 40;

/** The search on PostgreSQL, where it is installed, and on the embedded database. */
export async function measureSearch(): Promise<Figure[]> {
  const postgres = await startPostgres();
  const before = process.env['TEST_DATABASE_URL'];
  try {
    const onPostgres = postgres ? await measureOn('postgres', postgres.url) : [];
    return [...onPostgres, ...(await measureOn('pglite'))];
  } finally {
    nameDatabase(before);
    await postgres?.stop();
  }
}

function nameDatabase(url: string | undefined): void {
  if (url === undefined) delete process.env['TEST_DATABASE_URL'];
  else process.env['TEST_DATABASE_URL'] = url;
}

async function measureOn(engine: keyof typeof AIM_MS, url?: string): Promise<Figure[]> {
  nameDatabase(url);
  const world = await startWorld();
  try {
    const employer = await world.employer();
    const { id } = await postJob(world, employer);
    await copyOpenJob(world.db, id, JOBS);
    const times = await measureAll(world);
    return times.map(({ what, p95, plain }) => ({
      what: `search among ${JOBS.toLocaleString('en-US')} jobs: ${what}, 95th percentile`,
      value: p95,
      unit: 'ms',
      aim: AIM_MS[engine],
      beside: `${plain.toFixed(0)} ms for the plain query; ${engine}`,
    }));
  } finally {
    await world.close();
  }
}

type Search = InputOf<typeof getPublicJobs>;

async function measureAll(world: World): Promise<SearchTimes[]> {
  const state = { stateId: listStates('US')[0]!.id };
  const cases: [string, Search][] = [
    ['all jobs', {}],
    ['a common word', { designation: 'nurse' }],
    ['a rare word', { designation: 'trainee field97 architect' }],
    ['an absent word', { designation: 'astronaut' }],
    ['a misspelt word', { designation: 'seniur field1 nurs' }],
    ['two letters', { designation: 'er' }],
    ['pay and age', { designation: 'welder', payFrom: 100_000, postedWithinDays: 30 }],
  ];
  const times: SearchTimes[] = [];
  for (const [what, search] of cases) {
    times.push(await timed(world, what, search));
    times.push(await timed(world, `${what}, in a state`, { ...search, ...state }));
  }
  times.push(await timedDeep(world, 'all jobs, 50 pages down', {}));
  times.push(await timedDeep(world, 'a common word, 50 pages down', { designation: 'nurse' }));
  return times;
}

const percentile = (times: number[]) => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1]!;

async function timed(world: World, what: string, search: Search): Promise<SearchTimes> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    expectSuccess(await world.call(getPublicJobs, search));
    times.push(performance.now() - begin);
  }
  return { what, p95: percentile(times), plain: await plainQuery(world.db, search) };
}

async function timedDeep(world: World, what: string, search: Search): Promise<SearchTimes> {
  let cursor: string | undefined;
  for (let page = 0; page < 50; page += 1) {
    const { nextCursor } = expectSuccess(
      await world.call(getPublicJobs, { ...search, ...(cursor && { cursor }) }),
    );
    cursor = nextCursor ?? undefined;
  }
  return timed(world, what, { ...search, ...(cursor && { cursor }) });
}

/** What the search was before: all jobs are read for the page, and again for the total. */
async function plainQuery(db: Database, { designation = '', stateId = '' }: Search): Promise<number> {
  const conditions = sql`status = 'open' AND designation ILIKE ${`%${designation}%`}
    AND (${stateId} = '' OR work_state_id = ${stateId} OR is_remote)`;
  const begin = performance.now();
  await sql`SELECT id FROM jobs WHERE ${conditions} ORDER BY published_at DESC, id DESC LIMIT 21`.execute(db);
  await sql`SELECT count(*) FROM (SELECT id FROM jobs WHERE ${conditions} LIMIT 10001) AS found`.execute(db);
  return performance.now() - begin;
}
