import type { RequestOf } from '#contract/endpoint.ts';
import type { getApplicationByJobId, getReceivedApplications } from '#contract/interview.ts';
import type { getCompletedJobs } from '#contract/employer.ts';
import { getOwnJob } from '#server/features/jobs/show-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import {
  cutPage,
  cutPageBy,
  decodeCursor,
  decodeSortedCursor,
  encodeSortedCursor,
} from '#server/platform/paging.ts';
import { type Order, nameOf } from './order-store.ts';
import type { ApplicationStatus } from './status.ts';
import {
  type ListFilter,
  type ListedApplication,
  countReceived,
  jobsWithApplications,
  listApplications,
} from './store.ts';

interface Page {
  limit: number;
  cursor?: string | undefined;
}

/** A page of applications, newest and greatest first unless the order is ascending. */
export async function pageOfApplications(
  ctx: Context,
  page: Page,
  filter: Omit<ListFilter, 'after' | 'limit' | 'upcomingFrom'>,
): Promise<{ rows: ListedApplication[]; nextCursor: string | null }> {
  const order = nameOf(filter);
  const rows = await listApplications(ctx.db, {
    ...filter,
    after: decodeSortedCursor(page.cursor, order),
    limit: page.limit + 1,
  });
  return cutPageBy(rows, page.limit, ({ order_key: key, id }) =>
    encodeSortedCursor(order.name, { key: key instanceof Date ? key.getTime() : key, id }),
  );
}

type Sort = NonNullable<RequestOf<typeof getApplicationByJobId | typeof getCompletedJobs>['sort']>;
type Field = Sort extends infer S ? (S extends `-${string}` ? never : S & string) : never;

const ORDERED_BY: Record<Field, Order['by']> = {
  candidateName: 'candidate_name',
  candidateEmail: 'candidate_email',
  role: 'designation',
  alternateJobId: 'alternate_id',
  appliedDate: 'applied_at',
  interviewDate: 'interview_at',
  criteriaMatches: 'criteria_percent',
};

/** What a call's `sort` asks for, or the list's own order. */
export function orderOf(sort: Sort | undefined, otherwise: Order['by']): Order {
  if (sort === undefined) return { by: otherwise };
  const ascending = !sort.startsWith('-');
  return { by: ORDERED_BY[(ascending ? sort : sort.slice(1)) as Field], ascending };
}

export async function applicationsOfJob(
  ctx: Context,
  employerId: string,
  input: RequestOf<typeof getApplicationByJobId>,
) {
  await getOwnJob(ctx.db, employerId, input.jobId);
  const status = input.applicationType;
  return pageOfApplications(ctx, input, {
    employerId,
    jobId: input.jobId,
    statuses: [status],
    ...orderOf(input.sort, status === 'PENDING' || status === 'REJECTED' ? 'applied_at' : 'interview_at'),
  });
}

export async function receivedJobs(
  ctx: Context,
  employerId: string,
  input: RequestOf<typeof getReceivedApplications>,
) {
  if (input.jobId !== undefined) await getOwnJob(ctx.db, employerId, input.jobId);
  const rows = await jobsWithApplications(ctx.db, employerId, input.applicationType, {
    before: decodeCursor(input.cursor),
    limit: input.limit + 1,
    jobId: input.jobId,
  });
  return cutPage(rows, input.limit, (row) => ({ at: row.latest_at, id: row.id }));
}

export const receivedTotal = (ctx: Context, employerId: string, status: ApplicationStatus) =>
  countReceived(ctx.db, employerId, status);
