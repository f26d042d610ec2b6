import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { signIn } from '#contract/account/auth.ts';
import { getCompletedJobs, getEmployerDashboard } from '#contract/account/employer.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import {
  getApplicationByJobId,
  getReceivedApplications,
  getReceivedApplicationsTotal,
} from '#contract/interview/interview.ts';
import { getJobById, getPostedJobs, getPublicJobs } from '#contract/job/jobs.ts';
import { getMasterState } from '#contract/account/master.ts';
import { getAvatar } from '#contract/account/users.ts';
import { postJob } from '#server/testing/jobs.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { type Person, type World, startWorld } from '#server/testing/world.ts';
import { type Figure, median, percentile } from '../figures.ts';
import { type ServerProcess, onPostgres, startProcess } from '../server-process.ts';
import { ask } from '../uploads.ts';
import { throughput, timesAt } from './load.ts';
import { type Statement, statementsOf } from './recorded.ts';

/** A call, with its answer and the statements that it runs. */
export interface Recorded {
  what: string;
  path: string;
  statements: Statement[];
  answer: unknown;
}

const SECONDS = 3;
const ROUNDS = 3;
/**
 * A pause of a tenth of a second affects more than one in 100 calls of a shorter round, however rare such pauses are.
 */
const PACED_SECONDS = 10;
/** With more calls a second, the client would be measured. */
const MOST_PACED = 3_000;
const BARE = 'bench/calls/bare-server.ts';

interface Asked {
  what: string;
  endpoint: Endpoint;
  input?: Record<string, string>;
  by: Person | null;
}

/** The calls that people make most often: lists, counts and single rows, for all three audiences. */
function askedCalls(jobId: string, employer: Person, candidate: Person): Asked[] {
  return [
    { what: 'a visitor’s list of jobs', endpoint: getPublicJobs, by: null },
    { what: 'the states of a country', endpoint: getMasterState, input: { countryId: 'US' }, by: null },
    { what: 'a candidate’s list of jobs', endpoint: getPostedJobs, by: candidate },
    { what: 'a job for a candidate', endpoint: getJobById, input: { jobId }, by: candidate },
    { what: 'a candidate’s picture', endpoint: getAvatar, by: candidate },
    { what: 'an employer’s dashboard', endpoint: getEmployerDashboard, by: employer },
    { what: 'an employer’s list of jobs', endpoint: getPostedJobs, by: employer },
    { what: 'a job for its employer', endpoint: getJobById, input: { jobId }, by: employer },
    { what: 'the jobs with applications', endpoint: getReceivedApplications, by: employer },
    { what: 'the applications of a job', endpoint: getApplicationByJobId, input: { jobId }, by: employer },
    { what: 'the completed interviews', endpoint: getCompletedJobs, by: employer },
    { what: 'the number of applications', endpoint: getReceivedApplicationsTotal, by: employer },
  ];
}

/** Each call's share of a bare server's throughput, and its time at half load, on PostgreSQL. */
export const callFigures = async (): Promise<Figure[]> => (await onPostgres('The calls', measureCalls)) ?? [];

/**
 * Measures each call on Roundone and on a bare server with the same statements, one after another in several rounds.
 */
async function measureCalls(databaseServer: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'roundone-bench-'));
  const world = await startWorld({ server: databaseServer });
  const running: ServerProcess[] = [];
  try {
    const { employer, candidate, jobId } = await fill(world);
    const calls = askedCalls(jobId, employer, candidate);
    const recorded = [];
    for (const call of calls) recorded.push(await record(world, call));
    const databaseUrl = await urlOf(world, databaseServer);
    const file = join(folder, 'recorded.json');
    await writeFile(file, JSON.stringify(recorded));
    const bare = await startProcess(BARE, [file, databaseUrl]);
    running.push(bare);
    const roundone = await startProcess('server/main.ts', ['serve'], {
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      AUTH_SECRET: randomBytes(32).toString('base64url'),
      PROCESS: 'web',
      DEMO: 'off',
      PORT: '0',
      TRUST_PROXY: '1',
    });
    running.push(roundone);
    const signedIn = async ({ email, password }: Person): Promise<string> =>
      (await ask(roundone.url, signIn, { email, password }, null)).token;
    const tokens = new Map<Person | null, string | null>([
      [null, null],
      [employer, await signedIn(employer)],
      [candidate, await signedIn(candidate)],
    ]);
    const figures: Figure[] = [];
    for (const [index, call] of calls.entries()) {
      const token = tokens.get(call.by)!;
      const { path, statements, answer } = recorded[index]!;
      const addresses = { ours: `${roundone.url}${path}`, bare: `${bare.url}/${index}` };
      const { perSecond, bare: bareOnes, p99, p99OfBare } = await compare(addresses, token);
      const kilobytes = JSON.stringify(answer).length / 1000;
      figures.push(
        {
          what: `${call.what}: throughput`,
          value: perSecond / bareOnes,
          unit: 'of a bare server',
          aim: 0.75,
          isShare: true,
          beside: `${perSecond.toFixed(0)} calls a second, bare ${bareOnes.toFixed(0)}; ${statements.length} statements, ${kilobytes.toFixed(1)} kB`,
        },
        {
          what: `${call.what}: at half load, 99th percentile`,
          value: p99,
          unit: 'ms',
          aim: 50,
          beside: `bare ${p99OfBare.toFixed(0)} ms at the same pace`,
        },
      );
    }
    return figures;
  } finally {
    for (const one of running) await one.stop();
    await world.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function fill(world: World) {
  const employer = await world.employer();
  const candidate = await world.candidate();
  const { id: jobId } = await postJob(world, employer);
  const size = { jobs: 500, applications: 5_000 };
  await fillCompany(world.db, { jobId, candidateId: candidate.id }, size, world.clock.now());
  await lengthenReports(world);
  return { employer, candidate, jobId };
}

/** Makes reports 23 kB long, as for an interview of ten questions, with text that does not compress well. */
async function lengthenReports(world: World): Promise<void> {
  await sql`
    UPDATE reports SET report = report || jsonb_build_object('models', jsonb_build_array((
      SELECT string_agg(md5(reports.application_id || word), '') FROM generate_series(1, 720) AS word)))
  `.execute(world.db);
  await sql`VACUUM ANALYZE reports`.execute(world.db);
}

/** The statements of a call that was made before, so that caches are warm. */
async function record(world: World, { what, endpoint, input = {}, by }: Asked): Promise<Recorded> {
  const path = `/api/${endpoint.path}?${new URLSearchParams(input)}`;
  const headers = by === null ? {} : { authorization: `Bearer ${by.token}` };
  const ask = () => world.app.inject({ url: path, headers });
  await world.settle();
  await ask();
  let answer: unknown;
  const statements = await statementsOf(async () => {
    const response = await ask();
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.body}`);
    answer = response.json();
  });
  return { what, path, statements: statements.filter(({ text }) => !text.includes('pgboss')), answer };
}

/** The address of the world's own database on that server. */
export async function urlOf(world: World, databaseServer: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(world.db);
  const url = new URL(databaseServer);
  url.pathname = `/${rows[0]!.name}`;
  return url.href;
}

async function compare(
  addresses: { ours: string; bare: string },
  token: string | null,
): Promise<{ perSecond: number; bare: number; p99: number; p99OfBare: number }> {
  const rates = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const server of ['bare', 'ours'] as const) {
      const perSecond = await throughput(addresses[server], { seconds: SECONDS, token });
      // The first round warms up.
      if (round > 0) rates[server].push(perSecond);
    }
  }
  const perSecond = median(rates.ours);
  // Both at the same pace. Anything that pauses the machine affects the bare server's time as well.
  const pace = { seconds: PACED_SECONDS, token, perSecond: Math.min(MOST_PACED, perSecond / 2) };
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const server of ['bare', 'ours'] as const)
      times[server].push(...(await timesAt(addresses[server], pace)));
  return {
    perSecond,
    bare: median(rates.bare),
    p99: percentile(times.ours, 0.99),
    p99OfBare: percentile(times.bare, 0.99),
  };
}
