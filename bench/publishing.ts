import { performance } from 'node:perf_hooks';
import { sql } from 'kysely';
import { publishJob } from '#contract/job/jobs.ts';
import type { Database } from '#server/database/database.ts';
import { callApi } from '../e2e/harness/people.ts';
import { median } from './figures.ts';
import type { FilledServer } from './search-server.ts';

const ROUNDS = 8;
/**
 * In each round, both with and without the trigger. The first draft is not counted, because plans are made again after
 * the change.
 */
const DRAFTS = 6;

interface Publishing {
  /** The time of the call in milliseconds. */
  median: number;
  /** The same with the trigger for counting open jobs off. The cost of the search's indexes remains. */
  uncounted: number;
  /** How many were published in each way. */
  drafts: number;
}

/** The cost of publishing a job with and without the search's counters, in turns. */
export async function measurePublishing({ url, db, token, jobId }: FilledServer): Promise<Publishing> {
  const drafts = (await makeDrafts(db, jobId, 2 * ROUNDS * DRAFTS)).values();
  const times = { counted: [] as number[], uncounted: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const way of ['counted', 'uncounted'] as const) {
      await sql`ALTER TABLE jobs ${sql.raw(way === 'counted' ? 'ENABLE' : 'DISABLE')} TRIGGER jobs_counted_update`.execute(
        db,
      );
      for (let draft = 0; draft < DRAFTS; draft += 1) {
        const begin = performance.now();
        await callApi(url, publishJob, { jobId: drafts.next().value! }, token);
        if (draft > 0) times[way].push(performance.now() - begin);
      }
    }
  }
  await sql`ALTER TABLE jobs ENABLE TRIGGER jobs_counted_update`.execute(db);
  return {
    median: median(times.counted),
    uncounted: median(times.uncounted),
    drafts: times.counted.length,
  };
}

/** Complete drafts of the same company: copies of a job that it posted, with its message. */
async function makeDrafts(db: Database, jobId: string, count: number): Promise<string[]> {
  const posted = await db.selectFrom('jobs').selectAll().where('id', '=', jobId).executeTakeFirstOrThrow();
  const {
    id: _id,
    is_remote: _isRemote,
    pay_year: _payYear,
    misc_info,
    interview_process,
    boarding_requirement_ids,
    ...columns
  } = posted;
  const made = await db
    .insertInto('jobs')
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...columns,
        misc_info: JSON.stringify(misc_info),
        interview_process: JSON.stringify(interview_process),
        boarding_requirement_ids: JSON.stringify(boarding_requirement_ids),
        alternate_id: `DRAFT${index}`,
        status: 'draft' as const,
        published_at: null,
      })),
    )
    .returning('id')
    .execute();
  const ids = made.map(({ id }) => id);
  await sql`
    INSERT INTO job_videos (job_id, file_id)
    SELECT draft.id, message.file_id FROM job_videos AS message, unnest(${ids}::uuid[]) AS draft (id)
    WHERE message.job_id = ${jobId}::uuid`.execute(db);
  return ids;
}
