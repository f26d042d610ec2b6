import { performance } from 'node:perf_hooks';
import { type RawBuilder, sql } from 'kysely';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { getPublicJobs, suggestDesignations } from '#contract/job/jobs.ts';
import { PAGE_LIMIT, DAY_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { listStates } from '#server/features/masters/geography.ts';
import { RARE } from '#server/testing/many-jobs.ts';
import { callApi } from '../e2e/harness/people.ts';
import { onPostgres } from './server-process.ts';
import { type Figure, median, percentile } from './figures.ts';
import { measurePublishing } from './publishing.ts';
import { type FilledServer, startFilled } from './search-server.ts';

/**
 * Measures the search for open jobs through the API, compared with the simple query that it replaced, on the same
 * data.
 */

const JOBS = Number(process.env['BENCH_JOBS'] ?? 1_000_000);
const ENGINES = {
  postgres: { name: 'PostgreSQL', aim: 50 },
  pglite: { name: 'the embedded database', aim: 100 },
};
/** How much counting open jobs may add to publishing one, in milliseconds. */
const COUNTING_AIM = 5;
const ROUNDS = 40;
const PLAIN_ROUNDS = 3;
const PAGES_DOWN = 50;

interface Search {
  designation?: string;
  stateId?: string;
  workPlace?: 'remote';
  jobType?: FilledServer['rareType'];
  sectorId?: string;
  postedWithinDays?: number;
  payFrom?: number;
}

interface Case {
  what: string;
  search: Search;
  isDeep?: true;
}

interface Plain {
  /** The median, in milliseconds. */
  time: number;
  findsNone: boolean;
}

/** The search on PostgreSQL, if it is installed, and on the embedded database. */
export async function measureSearch(): Promise<Figure[]> {
  const onServer = await onPostgres('The search', (server) => measureOn('postgres', server));
  return [...(onServer ?? []), ...(await measureOn('pglite'))];
}

async function measureOn(engine: keyof typeof ENGINES, databaseUrl?: string): Promise<Figure[]> {
  const server = await startFilled(JOBS, databaseUrl);
  const { name, aim } = ENGINES[engine];
  const among = `among ${JOBS.toLocaleString('en-US')} jobs`;
  const figures: Figure[] = [];
  const note = (what: string, value: number, plain: Plain) =>
    figures.push({
      what: `search ${among}: ${what}, 95th percentile`,
      value,
      unit: 'ms',
      aim,
      beside: `${plain.time.toFixed(0)} ms for the plain query${plain.findsNone ? ', which finds none' : ''}; ${name}`,
    });
  try {
    for (const { what, search, isDeep } of casesFor(server)) {
      const { cursor, pages } = isDeep ? await goDown(server.url, search) : { cursor: null, pages: 0 };
      const deep = isDeep ? `, ${pages} pages down` : '';
      const plain = await plainSearch(server.db, search, pages);
      const asked = { ...search, ...(cursor === null ? {} : { cursor }) };
      note(
        `${what}${deep}`,
        await percentileOf([asked], (input) => callApi(server.url, getPublicJobs, input)),
        plain,
      );
    }
    for (const [where, state] of places()) {
      const typed = asTyped('nurse').map((designation) => ({ designation, ...state }));
      const plain = await plainSuggestions(server.db, typed);
      const ask = (input: Search) => callApi(server.url, suggestDesignations, input);
      note(`suggestions as one types “nurse”${where}`, await percentileOf(typed, ask), plain);
    }
    // This comes last, because it adds jobs.
    const { median: ours, uncounted, drafts } = await measurePublishing(server);
    figures.push({
      what: `what counting open jobs adds to publishing one ${among}, of medians`,
      value: ours - uncounted,
      unit: 'ms',
      aim: COUNTING_AIM,
      beside: `${ours.toFixed(1)} ms the whole call, ${uncounted.toFixed(1)} ms without the trigger that counts, ${drafts} drafts each, in turns; ${name}`,
    });
    return figures;
  } finally {
    await server.stop();
  }
}

const places = (): [string, { stateId?: string }][] => [
  ['', {}],
  [', in a state', { stateId: listStates('US')[0]!.id }],
];

function casesFor({ rareType, sectorId }: FilledServer): Case[] {
  const cases: Case[] = [
    { what: 'all jobs', search: {} },
    { what: 'a common word', search: { designation: 'nurse' } },
    { what: 'a rare word', search: { designation: 'trainee field97 architect' } },
    { what: 'an absent word', search: { designation: 'astronaut' } },
    { what: 'a misspelt word', search: { designation: 'seniur field1 nurs' } },
    { what: 'two letters', search: { designation: 'er' } },
    { what: 'pay and age', search: { designation: 'welder', payFrom: 100_000, postedWithinDays: 30 } },
    {
      what: `a type that one job in ${RARE.oneOfType.toLocaleString('en-US')} has`,
      search: { jobType: rareType },
    },
    { what: `a sector that one job in ${RARE.oneOfSector} has`, search: { sectorId } },
    { what: 'all jobs', search: {}, isDeep: true },
    { what: 'a common word', search: { designation: 'nurse' }, isDeep: true },
    { what: 'a misspelt word', search: { designation: 'enginer' }, isDeep: true },
  ];
  return [
    ...cases.flatMap((one) =>
      places().map(([where, state]) => ({
        ...one,
        what: `${one.what}${where}`,
        search: { ...one.search, ...state },
      })),
    ),
    // A remote job is in every state.
    { what: 'remote jobs', search: { workPlace: 'remote' } },
    { what: 'a common word, remote', search: { designation: 'nurse', workPlace: 'remote' } },
  ];
}

const asTyped = (word: string): string[] => Array.from(word, (_, index) => word.slice(0, index + 1));

/** The 95th percentile of this many calls, using the inputs in turn. */
async function percentileOf<Input>(
  inputs: readonly Input[],
  call: (input: Input) => Promise<unknown>,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await call(inputs[round % inputs.length]!);
    times.push(performance.now() - begin);
  }
  return percentile(times, 0.95);
}

/** Turns up to PAGES_DOWN pages. Returns the cursor of the page after them, or null if there are too few jobs. */
async function goDown(url: string, search: Search): Promise<{ cursor: string | null; pages: number }> {
  let cursor: string | null = null;
  let pages = 0;
  while (pages < PAGES_DOWN) {
    const asked: InputOf<typeof getPublicJobs> = { ...search, ...(cursor === null ? {} : { cursor }) };
    const { nextCursor } = await callApi(url, getPublicJobs, asked);
    if (nextCursor === null) break;
    cursor = nextCursor;
    pages += 1;
  }
  return { cursor, pages };
}

/** What the search used to be: all jobs are read for the page, and again for the total. */
async function plainSearch(db: Database, search: Search, pagesDown: number): Promise<Plain> {
  const open = plainConditions(search);
  const newest = sql`ORDER BY published_at DESC, id DESC`;
  const end = await endOfPages(db, sql`WHERE ${open} ${newest}`, pagesDown);
  const page = end ? sql`${open} AND (published_at, id) < (${end.at}::timestamptz, ${end.id}::uuid)` : open;
  const times: number[] = [];
  let total = 0;
  for (let round = 0; round < PLAIN_ROUNDS; round += 1) {
    const begin = performance.now();
    await sql`SELECT id FROM jobs WHERE ${page} ${newest} LIMIT ${PAGE_LIMIT.default + 1}`.execute(db);
    const counted = await sql<{ total: number }>`
      SELECT count(*)::int AS total FROM (SELECT id FROM jobs WHERE ${open} LIMIT 10001) AS found`.execute(
      db,
    );
    times.push(performance.now() - begin);
    total = counted.rows[0]!.total;
  }
  return { time: median(times), findsNone: total === 0 };
}

/**
 * Where the simple query's own page ends, from which it then continues. It is looked up beforehand, because a person
 * who turns the pages already has it.
 */
async function endOfPages(db: Database, list: RawBuilder<unknown>, pagesDown: number) {
  if (pagesDown === 0) return undefined;
  const before = pagesDown * PAGE_LIMIT.default - 1;
  const { rows } = await sql<{ at: Date; id: string }>`
    SELECT published_at AS at, id FROM jobs ${list} LIMIT 1 OFFSET ${before}`.execute(db);
  return rows[0];
}

/** The same filters without the search's tables. */
function plainConditions(search: Search): RawBuilder<boolean> {
  const { designation, stateId, workPlace, jobType, sectorId, postedWithinDays, payFrom } = search;
  const conditions = [sql<boolean>`status = 'open'`];
  if (designation !== undefined) conditions.push(sql`designation ILIKE ${`%${designation}%`}`);
  if (stateId !== undefined) conditions.push(sql`(work_state_id = ${stateId} OR is_remote)`);
  if (workPlace !== undefined) conditions.push(sql`is_remote`);
  if (jobType !== undefined) conditions.push(sql`job_type = ${jobType}`);
  if (sectorId !== undefined) conditions.push(sql`sector_id = ${sectorId}`);
  if (payFrom !== undefined) conditions.push(sql`pay_year >= ${payFrom}`);
  if (postedWithinDays !== undefined)
    conditions.push(sql`published_at >= ${new Date(Date.now() - postedWithinDays * DAY_MS)}`);
  return sql`${sql.join(conditions, sql` AND `)}`;
}

/** Once for each typed text, so that the median has just as many values. */
async function plainSuggestions(db: Database, typed: readonly Search[]): Promise<Plain> {
  const times: number[] = [];
  let found = 0;
  for (const search of typed) {
    const begin = performance.now();
    const { rows } = await sql`SELECT designation, count(*) FROM jobs WHERE ${plainConditions(search)}
      GROUP BY designation ORDER BY count(*) DESC, designation LIMIT 8`.execute(db);
    times.push(performance.now() - begin);
    found += rows.length;
  }
  return { time: median(times), findsNone: found === 0 };
}
