import type { z } from 'zod';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import type { getApplicationByJobId, getReceivedApplications } from '#contract/interview/interview.ts';
import type { getCompletedJobs } from '#contract/account/employer.ts';
import type { figureFilters } from '#contract/interview/listed-figures.ts';
import type { getReviewQueue } from '#contract/interview/pipeline.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { getJobInReach } from '#server/features/jobs/lists/show-jobs.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import {
  cutPage,
  cutPageBy,
  readPosition,
  readSortedPosition,
  writeCursor,
} from '#server/platform/paging.ts';
import type { Narrowing } from './narrow-store.ts';
import { type Order, nameOf } from './sort-keys-store.ts';
import { type ReceivedFilter, countReceived, jobsWithApplications } from './received-store.ts';
import type { ApplicationStatus } from './status.ts';
import { type ListFilter, type ListedApplication, listApplications } from './store.ts';

interface Page {
  limit: number;
  cursor?: string | undefined;
}

/** A page of applications, in descending order (newest or highest first) unless `ascending` is set. */
export async function pageOfApplications(
  ctx: Context,
  page: Page,
  filter: Omit<ListFilter, 'after' | 'limit'>,
): Promise<{ rows: ListedApplication[]; nextCursor: string | null }> {
  const order = nameOf(filter);
  const rows = await listApplications(ctx.db, {
    ...filter,
    after: readSortedPosition(page.cursor, order),
    limit: page.limit + 1,
  });
  return cutPageBy(rows, page.limit, ({ order_key: key, id }) => writeCursor(order.name, key, id));
}

/** These applications as lists show them, newest first. Those that the member cannot see are left out. */
export async function listedByIds(
  ctx: Context,
  caller: EmployerCaller,
  ids: readonly string[],
): Promise<ListedApplication[]> {
  if (ids.length === 0) return [];
  return listApplications(ctx.db, {
    ...readBy(caller),
    narrowing: { ids },
    by: 'applied_at',
    limit: ids.length,
  });
}

type Sort = NonNullable<
  RequestOf<typeof getApplicationByJobId | typeof getCompletedJobs | typeof getReviewQueue>['sort']
>;
type Field = Sort extends infer S ? (S extends `-${string}` ? never : S & string) : never;

const ORDERED_BY: Record<Field, Order['by']> = {
  candidateName: 'candidate_name',
  candidateEmail: 'candidate_email',
  role: 'designation',
  alternateJobId: 'alternate_id',
  appliedDate: 'applied_at',
  interviewDate: 'interview_at',
  criteriaMatches: 'criteria_percent',
  name: 'candidate_name',
  submitted: 'submitted_at',
  score: 'score',
  certainty: 'certainty',
  heard: 'heard',
  flags: 'flags',
  stage: 'stage',
  waiting: 'stage_since',
};

/** The order that a call's `sort` asks for, or the list's default order. */
export function orderOf(sort: Sort | undefined, otherwise: Order['by'] | Order): Order {
  if (sort === undefined) return typeof otherwise === 'string' ? { by: otherwise } : otherwise;
  const ascending = !sort.startsWith('-');
  const field = (ascending ? sort : sort.slice(1)) as Field;
  // Those that have waited longest have been in their stage since the earliest time.
  return { by: ORDERED_BY[field], ascending: field === 'waiting' ? !ascending : ascending };
}

/** The applications with a status that an employer sees. Missed interviews are in a separate list. */
const receivedAs = (ctx: Context, status: ApplicationStatus): ReceivedFilter =>
  status === 'SCHEDULED' ? { status, openAt: ctx.clock.now() } : { status };

/** Newest first, but scheduled interviews by the soonest. */
const OWN_ORDER: Record<ApplicationStatus, Order> = {
  PENDING: { by: 'applied_at' },
  SCHEDULED: { by: 'interview_at', ascending: true },
  COMPLETED: { by: 'interview_at' },
  REJECTED: { by: 'applied_at' },
  WITHDRAWN: { by: 'applied_at' },
};

export const readBy = (caller: EmployerCaller) => ({ reach: reachOf(caller), readBy: caller.id });

/** The filters that all lists of a company accept. */
export const narrowingOf = ({
  stage,
  outcome,
  minScore,
  maxScore,
  certainty,
  settled,
  source,
}: z.output<z.ZodObject<typeof figureFilters>>): Narrowing => ({
  stage,
  outcome,
  minScore,
  maxScore,
  certainty,
  settled,
  source,
});

/** The same filters with part of a name or, for a member who sees contact data, of an email. */
export const narrowingByName = (
  caller: EmployerCaller,
  input: z.output<z.ZodObject<typeof figureFilters>> & { text?: string | undefined },
): Narrowing => ({
  ...narrowingOf(input),
  named: input.text ? { text: input.text, inContacts: caller.seesContacts } : undefined,
});

/** For a member who cannot see email addresses, sorting by them would reveal something about them. */
function sortFor(caller: EmployerCaller, sort: Sort | undefined): Sort | undefined {
  if (caller.seesContacts) return sort;
  if (sort === 'candidateEmail') return 'candidateName';
  return sort === '-candidateEmail' ? '-candidateName' : sort;
}

export async function applicationsOfJob(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof getApplicationByJobId>,
) {
  await getJobInReach(ctx.db, reachOf(caller), input.jobId);
  const { status, openAt } = receivedAs(ctx, input.applicationType);
  return pageOfApplications(ctx, input, {
    ...readBy(caller),
    jobId: input.jobId,
    statuses: [status],
    narrowing: narrowingByName(caller, input),
    ...(openAt ? { window: { openAt } } : {}),
    ...orderOf(sortFor(caller, input.sort), OWN_ORDER[status]),
  });
}

export async function receivedJobs(
  ctx: Context,
  caller: EmployerCaller,
  input: RequestOf<typeof getReceivedApplications>,
) {
  if (input.jobId !== undefined) await getJobInReach(ctx.db, reachOf(caller), input.jobId);
  const rows = await jobsWithApplications(ctx.db, reachOf(caller), receivedAs(ctx, input.applicationType), {
    after: readPosition(input.cursor),
    limit: input.limit + 1,
    jobId: input.jobId,
  });
  return cutPage(rows, input.limit, (row) => ({ at: row.order_moment, id: row.id }));
}

export const receivedTotal = (ctx: Context, caller: EmployerCaller, status: ApplicationStatus) =>
  countReceived(ctx.db, reachOf(caller), receivedAs(ctx, status));
