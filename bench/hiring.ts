import { performance } from 'node:perf_hooks';
import { type RawBuilder, sql } from 'kysely';
import type { Endpoint, InputOf } from '#contract/shared/endpoint.ts';
import { getCompletedJobs, getEmployerDashboard } from '#contract/account/employer.ts';
import { getInsights } from '#contract/company/insights.ts';
import { getApplicationByJobId } from '#contract/interview/interview.ts';
import { getPerson, getReviewQueue, searchApplicants } from '#contract/interview/pipeline.ts';
import { getViews } from '#contract/company/saved-views.ts';
import { vacuum } from '#server/database/database.ts';
import { postInterviewJob } from '#server/testing/interviews.ts';
import { fillCompany } from '#server/testing/large-company.ts';
import { fillPipeline } from '#server/testing/large-pipeline.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { type Figure, percentile } from './figures.ts';
import { onPostgres } from './server-process.ts';

/**
 * The lists, filters, searches and figures of a company with 10,000 applications and 2,000 reports, on PostgreSQL.
 * Each is compared with the time of the simplest statement for the same rows on the same data.
 */

const SIZE = { jobs: 100, applications: 10_000 };
const AIM_MS = 200;
/** For completed interviews by score alone, which used to take 119 ms. */
const BY_SCORE_AIM_MS = 14;
const ROUNDS = 40;

export async function measureHiring(): Promise<Figure[]> {
  const measure = async (server: string): Promise<Figure[]> => {
    const world = await startWorld({ server });
    return measureOn(world).finally(() => world.close());
  };
  return (await onPostgres('The lists of a large company', measure)) ?? [];
}

async function measureOn(world: World): Promise<Figure[]> {
  const employer = await world.employer();
  const { id: jobId } = await postInterviewJob(world, employer);
  const candidateId = (await world.candidate()).id;
  await fillCompany(world.db, { jobId, candidateId }, SIZE, world.clock.now());
  const { employer_id: companyId } = await world.db
    .selectFrom('jobs')
    .select('employer_id')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  await fillPipeline(world.db, { companyId, jobId, memberId: employer.id });
  // As happens every night, and whenever much has changed.
  await vacuum(world.db);
  const { candidate_id: someone } = await world.db
    .selectFrom('applications')
    .select('candidate_id')
    .where('stage', '=', 'review')
    .executeTakeFirstOrThrow();

  const own = sql`applications WHERE employer_id = ${companyId}::uuid`;
  const ownUsers = sql`applications JOIN users ON users.id = candidate_id WHERE employer_id = ${companyId}::uuid`;
  const count = sql`SELECT count(*) FROM ${own}`;
  const like = (word: string) => sql`SELECT count(*) FROM ${ownUsers} AND users.name ILIKE ${`%${word}%`}`;
  const said = (word: string) => sql`SELECT count(*) FROM spoken_words WHERE heard ILIKE ${`%${word}%`}`;
  const moves = sql`SELECT count(*) FROM application_moves
    JOIN applications ON applications.id = application_id WHERE employer_id = ${companyId}::uuid`;
  const bestScores = sql`SELECT applications.id FROM applications
    JOIN reports ON reports.application_id = applications.id AND reports.attempt = applications.attempt
    WHERE employer_id = ${companyId}::uuid AND applications.status = 'COMPLETED'
    ORDER BY reports.percent DESC, applications.id DESC LIMIT 21`;
  const figures: Figure[] = [];
  const measure = async <E extends Endpoint>(
    what: string,
    endpoint: E,
    input: InputOf<E>,
    plain: RawBuilder<unknown>,
    aim = AIM_MS,
  ) => {
    const call = async () => void expectSuccess(await world.call(endpoint, input, employer.token));
    const beside = await percentileOf(async () => void (await plain.execute(world.db)));
    figures.push({
      what: `${what}, 95th percentile`,
      value: await percentileOf(call),
      unit: 'ms',
      aim,
      beside: `${beside.toFixed(1)} ms for the plain statement`,
    });
  };
  await measure('review queue, all who are open', getReviewQueue, {}, count);
  await measure('review queue, the best first', getReviewQueue, { stage: 'review', sort: '-score' }, count);
  await measure('review queue, by name', getReviewQueue, { outcome: 'all', sort: 'name' }, count);
  await measure('review queue, scores from 60 to 80', getReviewQueue, { minScore: 60, maxScore: 80 }, count);
  await measure('review queue, not judged by me', getReviewQueue, { reviewedByMe: 'no' }, count);
  await measure('review queue, waiting 2 days', getReviewQueue, { waitingDays: 2 }, count);
  await measure('review queue of one job', getReviewQueue, { jobId, sort: '-certainty' }, count);
  await measure('review queue, with a word', getReviewQueue, { text: 'kubernetes' }, said('kubernetes'));
  await measure('applications of one job', getApplicationByJobId, { jobId, minScore: 50 }, count);
  await measure('the dashboard', getEmployerDashboard, {}, count);
  await measure('saved views', getViews, {}, count);
  await measure('a search for a name', searchApplicants, { text: 'álvarez' }, like('lvarez'));
  await measure('a search for a name and a word', searchApplicants, { text: 'jose closure' }, like('jos'));
  await measure('a search for a common word', searchApplicants, { text: 'closure' }, said('closure'));
  await measure('a search for a rare word', searchApplicants, { text: 'kubernetes' }, said('kubernetes'));
  await measure('a search for two letters', searchApplicants, { text: 'an' }, like('an'));
  await measure(
    'a search for a phrase, without a word',
    searchApplicants,
    { text: '"keeps the variables" -kubernetes' },
    said('keeps the variables'),
  );
  await measure('a person', getPerson, { candidateId: someone }, count);
  await measure('insights of all jobs', getInsights, { from: '1970-01-01T00:00:00.000Z' }, moves);
  await measure('insights of one job', getInsights, { jobId, from: '1970-01-01T00:00:00.000Z' }, moves);
  // With a name that includes the company, because it is also shown on its own.
  await measure(
    'a page of completed interviews, the best score first, of a company with 10,000 applications and 2,000 reports',
    getCompletedJobs,
    { sort: '-score' },
    bestScores,
    BY_SCORE_AIM_MS,
  );
  return figures;
}

async function percentileOf(work: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const begin = performance.now();
    await work();
    times.push(performance.now() - begin);
  }
  return percentile(times, 0.95);
}
