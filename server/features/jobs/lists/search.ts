import type { Database } from '#server/database/database.ts';
import {
  type Position,
  cutPage,
  cutPageBy,
  readCursor,
  readPosition,
  writeCursor,
} from '#server/platform/paging.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import {
  type JobFilters,
  type JobSearch,
  MATCHES,
  type Match,
  type RankedDesignations,
  countFilteredJobs,
  countOpenJobsAt,
  folded,
  hasFilters,
  jobsByIds,
  matchingDesignations,
  openJobPositions,
} from './search-store.ts';

interface Found {
  rows: JobRow[];
  /** At most `cap`. */
  count: number;
  nextCursor: string | null;
  /** How the text was found in the designations. */
  match: Match;
}

interface PageWanted {
  limit: number;
  cursor?: string | undefined;
}

/**
 * Finds a page of open jobs and counts all of them, up to `cap`. Throws a Failure if the cursor belongs to another
 * list.
 */
export async function searchOpenJobs(
  db: Database,
  { designation, filters }: JobSearch,
  page: PageWanted,
  cap: number,
): Promise<Found> {
  return designation === ''
    ? listNewest(db, filters, page, cap)
    : listByDesignation(db, await folded(db, designation), filters, page, cap);
}

/** Most recently published first. */
async function listNewest(db: Database, filters: JobFilters, page: PageWanted, cap: number): Promise<Found> {
  const positions = await openJobPositions(db, {
    filters,
    designationIds: null,
    byDesignation: false,
    after: readPosition(page.cursor),
    limit: page.limit + 1,
  });
  const { rows, nextCursor } = cutPage(positions, page.limit, (position) => position);
  const count = hasFilters(filters)
    ? await countFilteredJobs(db, filters, null, cap)
    : Math.min(await countOpenJobsAt(db, filters), cap);
  return {
    rows: await jobsByIds(db, rows),
    count,
    nextCursor,
    match: 'text',
  };
}

/**
 * Designations that contain the text come first, by rank. Within a rank, the most recently published job comes first.
 * If no open job's designation contains the text, its words are searched for, then anything similar.
 */
async function listByDesignation(
  db: Database,
  foldedText: string,
  filters: JobFilters,
  page: PageWanted,
  cap: number,
): Promise<Found> {
  const parts = readCursor(page.cursor, MATCHES, 'count', 'moment', 'uuid');
  const after = parts && { match: parts[0], rank: parts[1], at: new Date(parts[2]), id: parts[3] };
  const { match, ranks } = await matchingRanks(db, foldedText, filters, after?.match ?? null);
  const positions: (Position & { match: Match; rank: number })[] = [];
  for (const designations of ranks) {
    const { rank } = designations;
    if (after && rank < after.rank) continue;
    const missing = page.limit + 1 - positions.length;
    if (missing <= 0) break;
    const found = await newestOfRank(db, designations, filters, {
      after: after?.rank === rank ? after : null,
      limit: missing,
    });
    positions.push(...found.map((position) => ({ ...position, rank, match })));
  }
  const { rows, nextCursor } = cutPageBy(positions, page.limit, ({ at, id, rank }) =>
    writeCursor(match, rank, at, id),
  );
  const counted = ranks.reduce((sum, { jobs }) => sum + jobs, 0);
  const count =
    hasFilters(filters) && counted > 0
      ? await countFilteredJobs(db, filters, ranks, cap)
      : Math.min(counted, cap);
  return {
    rows: await jobsByIds(db, rows),
    count,
    nextCursor,
    match,
  };
}

/** A following page uses the same kind of match as the first page. */
async function matchingRanks(
  db: Database,
  foldedText: string,
  filters: JobFilters,
  begun: Match | null,
): Promise<{ match: Match; ranks: RankedDesignations[] }> {
  for (const match of begun === null ? MATCHES : [begun]) {
    // A single word was already searched for as the text.
    if (match === 'words' && !foldedText.includes(' ')) continue;
    const ranks = await matchingDesignations(db, foldedText, match, filters);
    if (ranks.length > 0) return { match, ranks };
  }
  return { match: begun ?? 'text', ranks: [] };
}

/**
 * There are two ways to find the newest jobs of many designations. Reading each designation's newest is slow if there
 * are many designations. Reading all jobs from the newest on is slow if few of them have these designations.
 */
async function newestOfRank(
  db: Database,
  { ids, count, jobs }: RankedDesignations,
  filters: JobFilters,
  page: { after: Position | null; limit: number },
): Promise<Position[]> {
  const readPerDesignation = Math.min(jobs, count * page.limit) + count;
  const byDesignation =
    count <= FEW_DESIGNATIONS ||
    readPerDesignation <= (page.limit * (await countOpenJobsAt(db, filters))) / Math.max(jobs, 1);
  return openJobPositions(db, { filters, designationIds: ids, byDesignation, ...page });
}

/** Up to this many are read one by one in any case. */
const FEW_DESIGNATIONS = 50;
