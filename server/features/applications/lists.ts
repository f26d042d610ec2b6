import type { RequestOf } from '#contract/endpoint.ts';
import type { getApplicationByJobId, getReceivedApplications } from '#contract/interview.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPage, decodeCursor } from '#server/platform/paging.ts';
import { type ListFilter, type ListedApplication, jobsWithApplications, listApplications } from './store.ts';

interface Page {
  limit: number;
  cursor?: string | undefined;
}

/** A page of applications, newest of the given moment first. */
export async function pageOfApplications(
  ctx: Context,
  page: Page,
  filter: Omit<ListFilter, 'before' | 'limit' | 'upcomingFrom'>,
): Promise<{ rows: ListedApplication[]; nextCursor: string | null }> {
  const rows = await listApplications(ctx.db, {
    ...filter,
    before: decodeCursor(page.cursor),
    limit: page.limit + 1,
  });
  return cutPage(rows, page.limit, (row) => ({ at: row[filter.by] ?? row.applied_at, id: row.id }));
}

export async function applicationsOfJob(
  ctx: Context,
  employerId: string,
  input: RequestOf<typeof getApplicationByJobId>,
) {
  const status = input.applicationType;
  return pageOfApplications(ctx, input, {
    employerId,
    jobId: input.jobId,
    statuses: [status],
    by: status === 'PENDING' || status === 'REJECTED' ? 'applied_at' : 'interview_at',
  });
}

export async function receivedJobs(
  ctx: Context,
  employerId: string,
  input: RequestOf<typeof getReceivedApplications>,
) {
  const rows = await jobsWithApplications(ctx.db, employerId, input.applicationType, {
    before: decodeCursor(input.cursor),
    limit: input.limit + 1,
  });
  return cutPage(rows, input.limit, (row) => ({ at: row.latest_at, id: row.id }));
}
