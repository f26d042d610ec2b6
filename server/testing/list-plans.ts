import { CompiledQuery, type RootOperationNode, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCandidateDashboard } from '#contract/account/candidate.ts';
import { getCompletedJobs, getEmployerDashboard } from '#contract/account/employer.ts';
import type { Endpoint, InputOf } from '#contract/shared/endpoint.ts';
import {
  getApplicationByJobId,
  getCandidateApplications,
  getReceivedApplications,
  getReceivedApplicationsTotal,
  getScheduleInterviews,
} from '#contract/interview/interview.ts';
import {
  deletedJobs,
  draftedJobs,
  getPostedJobs,
  getPublicJobs,
  getSavedJobs,
  suggestDesignations,
} from '#contract/job/jobs.ts';
import { getInsights } from '#contract/company/insights.ts';
import { getAllJobs, getCompanies, getPeople } from '#contract/shared/operator.ts';
import { getPerson, getReviewQueue, searchApplicants } from '#contract/interview/pipeline.ts';
import { getViews } from '#contract/company/saved-views.ts';
import { vacuum } from '#server/database/database.ts';
import { listStates } from '#server/features/masters/geography.ts';
import { postJob } from './jobs.ts';
import { fillCompany } from './large-company.ts';
import { fillPipeline } from './large-pipeline.ts';
import { copyOpenJob } from './many-jobs.ts';
import { makeOperator } from './operators.ts';
import { type Person, type World, expectSuccess, startWorld } from './world.ts';

const OTHERS = { jobs: 300, applications: 6_000 };
/** Few enough that their people are looked up one by one. */
const OWN = { jobs: 30, applications: 20 };

/** Has one row for each designation, and is far smaller than jobs. Searching for two letters reads all of it. */
const DICTIONARY = 'designations';

/** Tables with this many rows are never read from beginning to end. */
const LARGE = 3_000;
/** A statement that skips a larger share of a table to find its rows may as well read the whole table. */
const MOST_REMOVED = 0.5;

let world: World;
let largeEmployer: Person;
let employer: Person;
let candidate: Person;
let jobId: string;
let rareSector: string;
/** The statements that the server sent to the database. */
let sent: CompiledQuery[];

async function companyOf(id: string): Promise<string> {
  const job = await world.db
    .selectFrom('jobs')
    .select('employer_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return job.employer_id;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Rows Removed by Filter'?: number;
  'Actual Loops': number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

async function planOf({ sql, parameters }: CompiledQuery): Promise<Plan> {
  const { rows } = await world.db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    CompiledQuery.raw(`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${sql}`, [...parameters]),
  );
  return rows[0]!['QUERY PLAN'][0]!.Plan;
}

/**
 * The large tables that these statements read in full, and those of which they read many rows, by whatever index, to
 * find a few.
 */
async function tablesReadWhole(statements: readonly CompiledQuery[]): Promise<string[]> {
  const { rows: sizes } = await world.db.executeQuery<{ name: string; rows: number }>(
    CompiledQuery.raw(`SELECT relname AS name, reltuples::float8 AS rows FROM pg_class WHERE relkind = 'r'`),
  );
  const large = new Map(sizes.filter(({ rows }) => rows >= LARGE).map(({ name, rows }) => [name, rows]));
  const found: string[] = [];
  for (const statement of statements) {
    const { sql } = statement;
    if (!/^\s*(select|with)\b/i.test(sql) || /set_config/.test(sql)) continue;
    for (const node of nodesOf(await planOf(statement))) {
      const table = node['Relation Name'] ?? '';
      const size = large.get(table);
      if (table === DICTIONARY || size === undefined) continue;
      const removed = (node['Rows Removed by Filter'] ?? 0) * node['Actual Loops'];
      if (node['Node Type'] === 'Seq Scan' || removed > MOST_REMOVED * size) found.push(`${table}: ${sql}`);
    }
  }
  return found;
}

const state = listStates('US')[3]!.id;

function casesOf<E extends Endpoint>(
  endpoint: E,
  who: 'visitor' | 'candidate' | 'employer',
  inputs: InputOf<E>[],
) {
  return inputs.map((input) => ({ endpoint: endpoint as Endpoint, who, input: input as object }));
}

async function fillWorld(jobs: number): Promise<void> {
  world = await startWorld();
  largeEmployer = await world.employer('Olga Other');
  const { id } = await postJob(world, largeEmployer);
  const someone = await world.candidate();
  await fillCompany(world.db, { jobId: id, candidateId: someone.id }, OTHERS, world.clock.now());
  await fillPipeline(world.db, { companyId: await companyOf(id), jobId: id, memberId: largeEmployer.id });
  rareSector = await copyOpenJob(world.db, id, jobs);

  employer = await world.employer('Erin Employer');
  candidate = await world.candidate('Cora Candidate');
  jobId = (await postJob(world, employer)).id;
  await fillCompany(world.db, { jobId, candidateId: candidate.id }, OWN, world.clock.now());
  await fillPipeline(world.db, { companyId: await companyOf(jobId), jobId, memberId: employer.id });
  await makeOperator(world, employer);
  // As happens every night. Until then, new rows are looked up in their table, and new words are in a list next to
  // each trigram index, which is read whole.
  await vacuum(world.db);

  const { db } = world;
  const note = (node: RootOperationNode, queryId: CompiledQuery['queryId']) => {
    sent.push(db.getExecutor().compileQuery(node, queryId));
    return node;
  };
  world.ctx.db = db.withPlugin({
    transformQuery: ({ node, queryId }) => note(node, queryId),
    transformResult: async ({ result }) => result,
  });
}

/**
 * Tests that no list reads the whole of a growing table: asks the planner for the plan of each statement, with this
 * many open jobs.
 */
export function testListPlans(jobs: number): void {
  beforeAll(() => fillWorld(jobs));
  afterAll(() => world.close());

  test.each([
    ...casesOf(getPublicJobs, 'visitor', [
      {},
      { stateId: state },
      { workPlace: 'remote' },
      { designation: 'nurse', stateId: state },
      { designation: 'er' },
      { designation: 'trainee field97 architect' },
      { designation: 'astronaut' },
      { designation: 'seniur nurs', stateId: state },
      { designation: 'nurse', jobType: 'Contract', payFrom: 120_000 },
      { postedWithinDays: 3, payFrom: 120_000, stateId: state },
      { jobType: 'CTH', stateId: state },
      { jobType: 'CTH', designation: 'nurse' },
    ]),
    ...casesOf(suggestDesignations, 'visitor', [
      { designation: 'senior' },
      { designation: 'nur', stateId: state },
    ]),
    ...casesOf(getPostedJobs, 'candidate', [{}, { designation: 'baker' }]),
    ...casesOf(getSavedJobs, 'candidate', [{}, { designation: 'baker', stateId: state }]),
    ...casesOf(getCandidateDashboard, 'candidate', [{}]),
    ...casesOf(getCandidateApplications, 'candidate', [{}]),
    ...casesOf(getScheduleInterviews, 'candidate', [{}]),
    ...casesOf(getPostedJobs, 'employer', [{}, { status: 'open', designation: 'web' }]),
    ...casesOf(draftedJobs, 'employer', [{}]),
    ...casesOf(deletedJobs, 'employer', [{}]),
    ...casesOf(getEmployerDashboard, 'employer', [{}]),
    ...casesOf(getCompletedJobs, 'employer', [{}]),
    ...casesOf(getReceivedApplications, 'employer', [{}, { applicationType: 'PENDING' }]),
    ...casesOf(getReceivedApplicationsTotal, 'employer', [{}]),
    ...casesOf(getCompletedJobs, 'employer', [{ sort: '-score', minScore: 50, stage: 'review' }]),
    ...casesOf(getReviewQueue, 'employer', [
      {},
      { stage: 'review', sort: '-score' },
      { minScore: 40, maxScore: 80, reviewedByMe: 'no' },
      { waitingDays: 1, certainty: 'low' },
      { text: 'applicant closure' },
    ]),
    ...casesOf(searchApplicants, 'employer', [
      { text: 'applicant' },
      { text: 'closure' },
      { text: '"keeps the variables" -kubernetes anna' },
    ]),
    ...casesOf(getInsights, 'employer', [{}, { from: '1970-01-01T00:00:00.000Z' }]),
    ...casesOf(getViews, 'employer', [{}]),
  ])('$endpoint.path of a $who with $input', async ({ endpoint, who, input }) => {
    sent = [];
    const token = { visitor: undefined, candidate: candidate.token, employer: employer.token }[who];
    expectSuccess(await world.call(endpoint, input as never, token));
    expect(sent.length).toBeGreaterThan(0);
    expect(await tablesReadWhole(sent)).toEqual([]);
  });

  test('the applications of one job, its queue, its figures, and one of its people', async () => {
    sent = [];
    expectSuccess(await world.call(getApplicationByJobId, { jobId }, employer.token));
    expectSuccess(await world.call(getReviewQueue, { jobId, sort: '-certainty' }, employer.token));
    expectSuccess(await world.call(getInsights, { jobId }, employer.token));
    const { candidate_id: candidateId } = await world.db
      .selectFrom('applications')
      .select('candidate_id')
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow();
    expectSuccess(await world.call(getPerson, { candidateId }, employer.token));
    expect(await tablesReadWhole(sent)).toEqual([]);
  });

  test('open jobs of a sector that few are of, also paid well, and remote', async () => {
    for (const others of [{}, { payFrom: 120_000 }, { workPlace: 'remote' as const }, { stateId: state }]) {
      sent = [];
      const { jobs } = expectSuccess(await world.call(getPublicJobs, { sectorId: rareSector, ...others }));
      expect(jobs.length).toBeGreaterThan(0);
      expect([others, await tablesReadWhole(sent)]).toEqual([others, []]);
    }
  });

  // Rows of jobs are long: looking up the pay of a thousand of them takes longer than the rest of a search.
  test('what a search filters, orders and counts is read from indexes alone', async () => {
    for (const search of [
      { designation: 'nurse', payFrom: 100_000 },
      { designation: 'nurse', payFrom: 100_000, stateId: state },
      { designation: 'er', payFrom: 100_000, workPlace: 'remote' as const },
      { payFrom: 100_000, stateId: state },
      { jobType: 'CTH' as const, payFrom: 60_000 },
      { sectorId: rareSector, payFrom: 60_000, stateId: state },
    ]) {
      sent = [];
      expectSuccess(await world.call(getPublicJobs, search));
      const statements = sent.filter(({ sql }) => sql.includes('jobs.pay_year >= '));
      expect(statements).toHaveLength(2);
      const plans = await Promise.all(statements.map(planOf));
      const reads = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'jobs');
      expect([search, ...new Set(reads.map((node) => node['Node Type']))]).toEqual([
        search,
        'Index Only Scan',
      ]);
    }
  });

  test('completed interviews are ordered from an index alone, and their status is known when a plan is kept', async () => {
    sent = [];
    expectSuccess(await world.call(getCompletedJobs, { sort: '-score' }, largeEmployer.token));
    const list = sent.find((statement) => statement.sql.includes('order_key'))!;
    const reads = nodesOf(await planOf(list)).filter((node) => node['Relation Name'] === 'applications');
    expect(reads.map((node) => node['Node Type'])).toContain('Index Only Scan');
    expect(list.sql).toContain(`"applications"."status" in ('COMPLETED')`);
  });

  // A plan for a common sector reads a whole state for a rare one, and a plan for a common name reads all people for a
  // rare one.
  test('no plan is kept for a search', async () => {
    sent = [];
    for (let time = 0; time < 25; time += 1) {
      expectSuccess(await world.call(getPublicJobs, { sectorId: rareSector, stateId: state }));
      expectSuccess(await world.call(getPublicJobs, { designation: 'nurse' }));
      expectSuccess(await world.call(suggestDesignations, { designation: 'nur' }));
      for (const endpoint of [getPeople, getAllJobs, getCompanies])
        expectSuccess(await world.call(endpoint as Endpoint, { search: 'astronaut' }, employer.token));
    }
    // Other test files in this process share its connection, and plans for their statements are kept too.
    const searches = sent
      .map((statement) => statement.sql)
      .filter((text) => text.includes('jobs.sector_id = ') || / i?like /i.test(text));
    expect(new Set(searches).size).toBeGreaterThanOrEqual(7);
    const { rows } = await sql<{ statement: string }>`SELECT statement FROM pg_prepared_statements`.execute(
      world.db,
    );
    const kept = new Set(rows.map(({ statement }) => statement));
    expect(kept.size).toBeGreaterThan(0);
    expect(searches.filter((text) => kept.has(text))).toEqual([]);
  });

  test('what operators list and search', async () => {
    const searches = ['', 'astronaut', 'nurse', 'trainee field97 architect', 'BENCH7', 'Erin', 'applicant'];
    const readWhole: string[] = [];
    for (const endpoint of [getPeople, getAllJobs, getCompanies]) {
      for (const search of searches) {
        sent = [];
        expectSuccess(await world.call(endpoint as Endpoint, { search }, employer.token));
        const tables = await tablesReadWhole(sent);
        readWhole.push(...tables.map((table) => `“${search}” in ${endpoint.path}: ${table}`));
      }
    }
    // The jobs of each company on the page are counted, and one company here has nearly all of them.
    expect(readWhole.filter((found) => !found.includes('getCompanies: jobs: '))).toEqual([]);
  });

  test('a plan that reads a whole table is found, and one that reads an index from end to end', async () => {
    const whole = CompiledQuery.raw(`SELECT id FROM jobs WHERE designation ILIKE '%nurse%'`);
    const index = CompiledQuery.raw(
      `SELECT id FROM jobs WHERE status = 'open' AND description_html = '' ORDER BY published_at DESC, id DESC LIMIT 1`,
    );
    expect(await tablesReadWhole([whole, index])).toEqual([`jobs: ${whole.sql}`, `jobs: ${index.sql}`]);
  });
}
