import { type RawBuilder, sql } from 'kysely';
import type { suggestDesignations } from '#contract/job/jobs.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import { inTransaction, type Database } from '#server/database/database.ts';
import { PLANNED_ANEW } from '#server/database/statement-names.ts';
import type { Position } from '#server/platform/paging.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { containing, escapedLike, jobRows, readJob } from '#server/features/jobs/store.ts';

/**
 * The SQL of the search for open jobs. A text is first looked up among the designations, of which there are few. Then
 * the newest jobs with these designations are read from an index in their order. docs/architecture.md describes it.
 */

/** What a search asks for, with the contract's names. */
export type Search = RequestOf<typeof suggestDesignations>;

/** The conditions of a search apart from the designation. A fully remote job is found in every state. */
export interface JobFilters extends Omit<Search, 'designation' | 'postedWithinDays'> {
  postedAfter?: Date;
}

/** A search for open jobs. */
export interface JobSearch {
  /** Blank for every designation. */
  designation: string;
  filters: JobFilters;
}

/**
 * How a text is searched for in the designations: as it is, as words in any order, or by similarity, which finds
 * misspelt text.
 */
export const MATCHES = ['text', 'words', 'similar'] as const;
export type Match = (typeof MATCHES)[number];

/** Further words of a text are ignored. */
const MOST_WORDS = 8;

/**
 * The share of trigrams, from 0 to 1, that a text must have in common with some part of a designation to be similar.
 * pg_trgm's default is 0.6.
 */
const SIMILARITY = 0.45;

/**
 * Trigrams contain only letters and digits: "C#" becomes a "c", and half of its trigrams are in every word that begins
 * with "c". Only a text with this many letters or digits in a row can therefore be similar to anything.
 */
const COMPARABLE = /[\p{L}\p{M}\p{N}]{3}/u;

/** In a shorter text, swapping letters too often gives another word, such as "eco" for "ceo". */
const LEAST_SWAPPED = 4;
/** Later letters are taken as they are, because each pair adds a condition to the statement. */
const MOST_SWAPPED = 40;

/**
 * The texts that this one may be if two adjacent letters near its beginning were swapped. Trigrams don't find these:
 * "wedler" and "welder" share two of seven.
 */
function swapped(foldedText: string): string[] {
  const letters = Array.from(foldedText).slice(0, MOST_SWAPPED);
  if (letters.length < LEAST_SWAPPED) return [];
  const rest = foldedText.slice(letters.join('').length);
  return letters.slice(1).flatMap((second, index) => {
    const first = letters[index]!;
    if (first === second || first === ' ' || second === ' ') return [];
    return (
      letters
        .with(index, second)
        .with(index + 1, first)
        .join('') + rest
    );
  });
}

/** The number of designations that a text finds, and of jobs that a filter leaves, can differ a thousandfold. */
export const plannedAnew = sql.raw(PLANNED_ANEW);

/** A text in the form in which designations are compared: without case and accents. */
export async function folded(db: Database, text: string): Promise<string> {
  const { rows } = await sql<{ folded: string }>`SELECT folded(${text})`.execute(db);
  return rows[0]!.folded;
}

const holds = (part: string) => sql<boolean>`designations.folded LIKE ${containing(part)}`;

/** Swapped letters are tried before anything similar. People are told that both are similar. */
type Way = Match | 'swapped';

function isMatch(foldedText: string, way: Way): RawBuilder<boolean> {
  if (way === 'text') return holds(foldedText);
  if (way === 'similar') return sql`${foldedText} <% designations.folded`;
  if (way === 'swapped') return sql`(${sql.join(swapped(foldedText).map(holds), sql` OR `)})`;
  const words = foldedText.split(' ').slice(0, MOST_WORDS).map(holds);
  return sql`(${sql.join(words, sql` AND `)})`;
}

/** Best first: the whole text, its beginning, the beginning of a word, any part. Similar ones by similarity. */
function rankOf(foldedText: string, way: Way): RawBuilder<number> {
  if (way === 'similar')
    return sql`(10 - round(10 * word_similarity(${foldedText}, designations.folded)))::int`;
  if (way === 'words' || way === 'swapped') return sql`0`;
  return sql`CASE
    WHEN designations.folded = ${foldedText} THEN 0
    WHEN starts_with(designations.folded, ${foldedText}) THEN 1
    WHEN designations.words LIKE ${`% ${escapedLike(foldedText)}%`} THEN 2
    ELSE 3 END`;
}

/** Places of open_job_counts that are not states. */
const ALL = '*';
const REMOTE = 'remote';

/** The places of open_job_counts whose jobs these filters can find. */
function placesOf({ stateId, workPlace }: JobFilters): string[] {
  if (workPlace === 'remote') return [REMOTE];
  if (!stateId) return [ALL];
  return stateId === ALL || stateId === REMOTE ? [REMOTE] : [stateId, REMOTE];
}

/**
 * Ids of designations, joined by commas. A single letter finds all of them. Reading an array of twenty thousand from
 * the database and writing it into the next statement would take the process longer than both statements.
 */
type DesignationIds = string;

export interface RankedDesignations {
  rank: number;
  ids: DesignationIds;
  /** The number of ids. */
  count: number;
  /** Open jobs with these designations at the requested place, ignoring the other filters. */
  jobs: number;
}

/**
 * The matching designations that have open jobs at the requested place, with their ranks. Each place is a separate
 * join: with few designations each counter is looked up, and with many all counters of the place are read at once.
 */
function fromMatching(foldedText: string, way: Way, filters: JobFilters): RawBuilder<unknown> {
  const places = placesOf(filters).map((place, index) => ({ place, table: sql.ref(`at_place_${index}`) }));
  const joins = places.map(
    ({ place, table }) => sql`LEFT JOIN open_job_counts AS ${table}
      ON ${table}.designation_id = designations.id AND ${table}.place = ${place}`,
  );
  const counted = sql.join(
    places.map(({ table }) => sql`coalesce(${table}.jobs, 0)`),
    sql` + `,
  );
  return sql`FROM (
    SELECT designations.id, designations.name, ${rankOf(foldedText, way)} AS rank, ${counted} AS jobs
    FROM designations ${sql.join(joins, sql` `)}
    WHERE ${isMatch(foldedText, way)} AND ${counted} > 0
  ) AS matching`;
}

/** The matching designations that have open jobs at the requested place, by rank. */
export async function matchingDesignations(
  db: Database,
  foldedText: string,
  match: Match,
  filters: JobFilters,
): Promise<RankedDesignations[]> {
  if (match === 'similar' && !COMPARABLE.test(foldedText)) return [];
  const find = async (on: Database, way: Way) => {
    const { rows } = await sql<RankedDesignations>`
      SELECT ${plannedAnew} rank, btrim(array_agg(id)::text, '{}') AS ids, count(*)::int AS count, sum(jobs)::int AS jobs
      ${fromMatching(foldedText, way, filters)}
      GROUP BY rank ORDER BY rank`.execute(on);
    return rows;
  };
  if (match !== 'similar') return find(db, match);
  return inTransaction(db, async (tx) => {
    // PostgreSQL underestimates the cost of comparing two texts, and would compare all designations one after the
    // other. With these two scan types off, it reads only the few that the trigram index finds.
    await sql`SELECT set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY)}, true),
      set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`.execute(tx);
    const found = swapped(foldedText).length > 0 ? await find(tx, 'swapped') : [];
    return found.length > 0 ? found : find(tx, 'similar');
  });
}

/** The exact number of open jobs at the requested place, ignoring the other filters. */
export async function countOpenJobsAt(db: Database, filters: JobFilters): Promise<number> {
  const row = await db
    .selectFrom('open_job_counts')
    .select(({ fn }) => fn.sum<number>('jobs').as('jobs'))
    .where('designation_id', '=', 0)
    .where('place', 'in', placesOf(filters))
    .executeTakeFirst();
  return Number(row?.jobs ?? 0);
}

/** Conditions that no counter covers. */
function filterConditions({ jobType, sectorId, postedAfter, payFrom }: JobFilters): RawBuilder<boolean>[] {
  return [
    ...(jobType === undefined ? [] : [sql<boolean>`jobs.job_type = ${jobType}`]),
    ...(sectorId === undefined ? [] : [sql<boolean>`jobs.sector_id = ${sectorId}`]),
    ...(postedAfter === undefined ? [] : [sql<boolean>`jobs.published_at >= ${postedAfter}`]),
    ...(payFrom === undefined ? [] : [sql<boolean>`jobs.pay_year >= ${payFrom}`]),
  ];
}

export const hasFilters = (filters: JobFilters): boolean => filterConditions(filters).length > 0;

/** The places as conditions. Each has an index in the order of the list, so a search reads one after the other. */
function branches({ stateId, workPlace }: JobFilters): RawBuilder<boolean>[] {
  const remote = sql<boolean>`jobs.is_remote`;
  if (workPlace === 'remote') return [remote];
  if (!stateId) return [sql<boolean>`true`];
  return [sql<boolean>`(NOT jobs.is_remote AND jobs.work_state_id = ${stateId})`, remote];
}

const arrayOf = (ids: DesignationIds) => sql<number[]>`${`{${ids}}`}::int[]`;

/** Works for any number of designations with the same plan: the array is hashed, and no index is used for it. */
const hasOneOf = (ids: DesignationIds) => sql<boolean>`(jobs.designation_id + 0) = ANY(${arrayOf(ids)})`;

/**
 * With more designations, PostgreSQL needs longer to estimate how many jobs have one of them than to count these jobs.
 */
const MOST_ESTIMATED = 500;

interface Listing {
  filters: JobFilters;
  /** Null for every designation. */
  designationIds: DesignationIds | null;
  /** Read the newest jobs of each designation, instead of all jobs until enough are found. */
  byDesignation: boolean;
  after: Position | null;
  limit: number;
}

/** The ids of open jobs and when they were published, most recently published first. */
export async function openJobPositions(db: Database, wanted: Listing): Promise<Position[]> {
  const { filters, designationIds, byDesignation, after, limit } = wanted;
  const newest = sql`ORDER BY published_at DESC, id DESC LIMIT ${limit}`;
  const parts = branches(filters).map((branch) => {
    const conditions = [sql<boolean>`jobs.status = 'open'`, branch, ...filterConditions(filters)];
    if (after)
      conditions.push(sql`(jobs.published_at, jobs.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
    if (designationIds && byDesignation) {
      return sql`SELECT newest.id, newest.published_at FROM unnest(${arrayOf(designationIds)}) AS wanted (designation_id)
        CROSS JOIN LATERAL (
          SELECT jobs.id, jobs.published_at FROM jobs
          WHERE ${sql.join([sql`jobs.designation_id = wanted.designation_id`, ...conditions], sql` AND `)} ${newest}
        ) AS newest`;
    }
    if (designationIds) conditions.push(hasOneOf(designationIds));
    return sql`(SELECT jobs.id, jobs.published_at FROM jobs WHERE ${sql.join(conditions, sql` AND `)} ${newest})`;
  });
  const { rows } = await sql<{ id: string; published_at: Date }>`
    SELECT ${hasFilters(filters) || designationIds ? plannedAnew : sql``} id, published_at
    FROM (${sql.join(parts, sql` UNION ALL `)}) AS found ${newest}`.execute(db);
  return rows.map(({ id, published_at }) => ({ id, at: published_at }));
}

/** Counts the open jobs that match all filters, up to `cap`. If `ranks` is null, every designation counts. */
export async function countFilteredJobs(
  db: Database,
  filters: JobFilters,
  ranks: readonly RankedDesignations[] | null,
  cap: number,
): Promise<number> {
  const designations = ranks && {
    ids: ranks.map(({ ids }) => ids).join(','),
    count: ranks.reduce((sum, { count }) => sum + count, 0),
  };
  const parts = branches(filters).map((branch) => {
    const conditions = [sql<boolean>`jobs.status = 'open'`, branch, ...filterConditions(filters)];
    if (designations) {
      const { ids, count } = designations;
      conditions.push(
        count > MOST_ESTIMATED ? hasOneOf(ids) : sql`jobs.designation_id = ANY(${arrayOf(ids)})`,
      );
    }
    return sql`SELECT jobs.id FROM jobs WHERE ${sql.join(conditions, sql` AND `)}`;
  });
  const { rows } = await sql<{ count: number }>`
    SELECT ${plannedAnew} count(*)::int AS count FROM (${sql.join(parts, sql` UNION ALL `)} LIMIT ${cap}) AS found`.execute(
    db,
  );
  return rows[0]!.count;
}

/** Jobs by their ids, in this order. Those that no longer exist are left out. */
export async function jobsByIds(db: Database, found: readonly { id: string }[]): Promise<JobRow[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const rows = await jobRows(db).where('jobs.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, readJob(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Condition for a person's own list: the designation contains the text, and the filters match. */
export const fits = (foldedText: string, filters: JobFilters) => {
  const conditions = [sql<boolean>`true`, ...filterConditions(filters)];
  if (foldedText !== '') {
    conditions.push(sql`EXISTS (SELECT 1 FROM designations
      WHERE designations.id = jobs.designation_id AND ${isMatch(foldedText, 'text')})`);
  }
  return sql<boolean>`(${sql.join(conditions, sql` AND `)} AND (${sql.join(branches(filters), sql` OR `)}))`;
};

/** Names of designations with open jobs that may complete a text, best first. */
export async function suggestedDesignations(
  db: Database,
  foldedText: string,
  filters: JobFilters,
  limit: number,
): Promise<{ name: string; jobs: number }[]> {
  const { rows } = await sql<{ name: string; jobs: number }>`
    SELECT ${plannedAnew} name, jobs ${fromMatching(foldedText, 'text', filters)}
    ORDER BY rank, jobs DESC, name LIMIT ${limit}`.execute(db);
  return rows;
}
