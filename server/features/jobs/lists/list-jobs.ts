import * as said from '#contract/messages/en/jobs.ts';
import type { Job } from '#contract/job/job.ts';
import type { getPostedJobs } from '#contract/job/jobs.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, EmployerCaller } from '#server/platform/http/route.ts';
import { badInput } from '#server/platform/outcome.ts';
import { cutPage, readPosition } from '#server/platform/paging.ts';
import type { JobStatus } from '#server/features/jobs/job.ts';
import { type JobMoment, countOwnJobs, listOwnJobs } from '#server/features/jobs/store.ts';
import { countSavedJobs, listSavedJobs } from './saved-store.ts';
import { searchOpenJobs } from './search.ts';
import {
  type JobSearch,
  type Search,
  countOpenJobsAt,
  folded,
  suggestedDesignations,
} from './search-store.ts';
import { type Detail, type JobReader, presentJobs } from './show-jobs.ts';

/** A total above this is not exact: there are at least this many. */
const EXACT_TOTAL = 10_000;
const SUGGESTIONS = 8;

export interface Page {
  limit: number;
  cursor?: string | undefined;
  /** Defaults to whole jobs. */
  detail?: Detail;
}
type PostedJobs = OutputOf<typeof getPostedJobs>;

/** The number of open jobs. A total without a list can't say "or more", so it is exact. */
export const countOpenJobs = (db: Database): Promise<number> => countOpenJobsAt(db, {});

function wantedIn(ctx: Context, { designation = '', postedWithinDays, ...filters }: Search): JobSearch {
  const postedAfter = new Date(ctx.clock.now().getTime() - (postedWithinDays ?? 0) * DAY_MS);
  return {
    designation: designation.trim(),
    filters: postedWithinDays === undefined ? filters : { ...filters, postedAfter },
  };
}

export async function findOpenJobs(
  ctx: Context,
  viewer: JobReader,
  search: Search,
  page: Page,
): Promise<PostedJobs> {
  const { rows, count, nextCursor, match } = await searchOpenJobs(
    ctx.db,
    wantedIn(ctx, search),
    page,
    EXACT_TOTAL + 1,
  );
  return { jobs: await presentJobs(ctx, viewer, rows, page.detail), ...total(count), nextCursor, match };
}

/** Designations with open jobs, to suggest while someone types. */
export async function suggestDesignations(
  ctx: Context,
  search: Search,
): Promise<{ name: string; jobs: number }[]> {
  const { designation, filters } = wantedIn(ctx, search);
  if (designation === '') return [];
  return suggestedDesignations(ctx.db, await folded(ctx.db, designation), filters, SUGGESTIONS);
}

/** A candidate's saved jobs, most recently saved first, whatever their status. */
export async function findSavedJobs(
  ctx: Context,
  viewer: Caller,
  search: Search,
  page: Page,
): Promise<PostedJobs> {
  const { designation, filters } = wantedIn(ctx, search);
  const wanted = { designation: designation === '' ? '' : await folded(ctx.db, designation), filters };
  const after = readPosition(page.cursor);
  const found = await listSavedJobs(ctx.db, viewer.id, wanted, { limit: page.limit + 1, after });
  const { rows, nextCursor } = cutPage(found, page.limit, ({ saved_at, id }) => ({ at: saved_at, id }));
  const count = await countSavedJobs(ctx.db, viewer.id, wanted, EXACT_TOTAL + 1);
  return { jobs: await presentJobs(ctx, viewer, rows, page.detail), ...total(count), nextCursor };
}

const POSTED = { all: ['open', 'closed'], open: ['open'], closed: ['closed'] } as const;

/** The posted or saved jobs of this person, with the content of a card. Employers save no jobs. */
export function listCards(
  ctx: Context,
  viewer: Caller,
  wanted: Search & { list: 'posted' | 'saved'; status: keyof typeof POSTED },
  { limit, cursor }: Page,
): Promise<PostedJobs> {
  const page = { limit, cursor, detail: 'card' } as const;
  if (viewer.role === 'employer') {
    if (wanted.list === 'saved') throw badInput('list', said.candidatesSave());
    return listPostedJobs(ctx, viewer, wanted, page);
  }
  const find = wanted.list === 'saved' ? findSavedJobs : findOpenJobs;
  return find(ctx, viewer, wanted, page);
}

/** An employer's own posted jobs. `counts` are the totals of all of them, independent of the search. */
export async function listPostedJobs(
  ctx: Context,
  viewer: EmployerCaller,
  filter: { status: keyof typeof POSTED; designation?: string | undefined },
  page: Page,
): Promise<PostedJobs> {
  const { designation = '' } = filter;
  const statuses = POSTED[filter.status];
  const { jobs, nextCursor } = await listOwn(
    ctx,
    viewer,
    { statuses, designation, by: 'published_at' },
    page,
  );
  const all = await countOwnJobs(ctx.db, reachOf(viewer));
  const matching = designation === '' ? all : await countOwnJobs(ctx.db, reachOf(viewer), designation);
  const count = statuses.reduce((sum, status) => sum + matching[status], 0);
  return {
    jobs,
    ...total(count),
    counts: { all: all.open + all.closed, open: all.open, closed: all.closed },
    nextCursor,
  };
}

export const listDrafts = (ctx: Context, viewer: EmployerCaller, page: Page) =>
  listOwn(ctx, viewer, { statuses: ['draft'], designation: '', by: 'created_at' }, page);

/** A deleted job no longer changes, so its last change is its deletion. */
export const listDeleted = (ctx: Context, viewer: EmployerCaller, page: Page) =>
  listOwn(ctx, viewer, { statuses: ['deleted'], designation: '', by: 'updated_at' }, page);

async function listOwn(
  ctx: Context,
  viewer: EmployerCaller,
  wanted: { statuses: readonly JobStatus[]; designation: string; by: JobMoment },
  page: Page,
): Promise<{ jobs: Job[]; nextCursor: string | null }> {
  const found = await listOwnJobs(ctx.db, reachOf(viewer), wanted, {
    limit: page.limit + 1,
    after: readPosition(page.cursor),
  });
  const { rows, nextCursor } = cutPage(found, page.limit, (row) => ({
    at: row[wanted.by] ?? row.created_at,
    id: row.id,
  }));
  return { jobs: await presentJobs(ctx, viewer, rows, page.detail), nextCursor };
}

function total(count: number): { total: number; totalAtLeast?: boolean } {
  return count > EXACT_TOTAL ? { total: EXACT_TOTAL, totalAtLeast: true } : { total: count };
}
