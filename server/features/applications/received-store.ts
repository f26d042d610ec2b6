import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Reach } from '#server/features/companies/reach-store.ts';
import type { Position } from '#server/platform/paging.ts';
import type { ApplicationStatus } from './status.ts';
import { isApplicationInReach, isInWindow } from './store.ts';

/** Which applications the lists of jobs count and are sorted by. */
export interface ReceivedFilter {
  status: ApplicationStatus;
  /** Only interviews that can still be taken at this time. The jobs are sorted by the soonest of them. */
  openAt?: Date;
}

/** The jobs in reach with such applications and their number, sorted by the newest application or soonest interview. */
export async function jobsWithApplications(
  db: Database,
  reach: Reach,
  { status, openAt }: ReceivedFilter,
  page: { after: Position | null; limit: number; jobId?: string | undefined },
) {
  const bySoonest = openAt !== undefined;
  const moment = bySoonest
    ? sql<Date>`min(applications.interview_at)`
    : sql<Date>`max(applications.applied_at)`;
  const beyond = bySoonest ? sql`>` : sql`<`;
  const direction = bySoonest ? 'asc' : 'desc';
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select(['jobs.id', 'jobs.alternate_id', 'jobs.designation', 'jobs.job_type', 'jobs.published_at'])
    .select((select) => [moment.as('order_moment'), select.fn.countAll<number>().as('count')])
    .where(isApplicationInReach(reach))
    .where('applications.status', '=', status)
    .$if(bySoonest, (q) => q.where(isInWindow({ openAt: openAt! })))
    .$if(page.jobId !== undefined, (q) => q.where('applications.job_id', '=', page.jobId!))
    .groupBy('jobs.id')
    .$if(page.after !== null, (q) =>
      q.having(sql<boolean>`(${moment}, jobs.id::text) ${beyond} (${page.after!.at}, ${page.after!.id})`),
    )
    .orderBy(moment, direction)
    .orderBy(sql`jobs.id::text`, direction)
    .limit(page.limit)
    .execute();
}

/** How many such applications are in reach, and for how many jobs. */
export async function countReceived(
  db: Database,
  reach: Reach,
  { status, openAt }: ReceivedFilter,
): Promise<{ applications: number; jobs: number }> {
  return db
    .selectFrom('applications')
    .select((select) => [
      select.fn.countAll<number>().as('applications'),
      select.fn.count<number>('job_id').distinct().as('jobs'),
    ])
    .where(isApplicationInReach(reach))
    .where('status', '=', status)
    .$if(openAt !== undefined, (q) => q.where(isInWindow({ openAt: openAt! })))
    .executeTakeFirstOrThrow();
}

/** The applications for a job that have not ended, for the company or as far as the candidate knows. */
export const applicationsInProgress = (db: Database, jobId: string) =>
  db
    .selectFrom('applications')
    .select(['id', 'told_stage'])
    .where('job_id', '=', jobId)
    .where('outcome', 'is', null)
    .where('told_outcome', 'is', null)
    .orderBy('id')
    .execute();
