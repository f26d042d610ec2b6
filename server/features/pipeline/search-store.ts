import { type RawBuilder, sql } from 'kysely';
import { APPLICATIONS_FOUND_MAX, EXCERPTS_FOUND_MAX } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';
import { containing } from '#server/features/jobs/store.ts';
import type { Position } from '#server/platform/paging.ts';
import { MARKS, type SearchTerm } from './search-text.ts';

/**
 * The SQL of the search among applicants. Each term is looked up in the matching indexes: trigrams of names and
 * addresses, the few skills, and the words that were said. An application matches if every term does.
 */

/** Who searches: which applications are in reach, and whether addresses are searched. */
export interface Searcher {
  reach: Reach;
  seesContacts: boolean;
}

const inReach = ({ reach }: Searcher) =>
  isInReach(reach, { company: 'applications.employer_id', job: 'applications.job_id' });

/** A condition for the index of spoken words. The last word may be incomplete. */
function wordsQuery({ typed, isBeginning }: SearchTerm): RawBuilder<unknown> {
  const whole = sql`phraseto_tsquery('spoken', ${typed})`;
  if (!isBeginning || !/^[\p{L}\p{N}]{3,}$/u.test(typed)) return whole;
  return sql`(${whole} || to_tsquery('spoken', ${`${typed}:*`}))`;
}

/** Companies can only read submitted interviews. */
const IS_SUBMITTED = sql`applications.status = 'COMPLETED'`;

/** The columns selected for each matching application, so that its row is read once. */
const FOUND = sql`applications.id, applications.candidate_id, applications.applied_at`;

/** The applications in which a term is found, some more than once. */
function withTerm(searcher: Searcher, term: SearchTerm): RawBuilder<unknown> {
  const like = containing(term.folded);
  const inAddress = searcher.seesContacts ? sql`OR lower(users.email) LIKE ${like}` : sql``;
  const ways = [
    sql`SELECT ${FOUND} FROM applications
      JOIN users ON users.id = applications.candidate_id
      WHERE ${inReach(searcher)} AND users.role = 'candidate' AND (users.folded_name LIKE ${like} ${inAddress})`,
    sql`SELECT ${FOUND} FROM skills
      JOIN candidate_skills ON candidate_skills.skill_id = skills.id
      JOIN applications ON applications.candidate_id = candidate_skills.candidate_id
      WHERE ${inReach(searcher)} AND lower(skills.name) LIKE ${like}`,
    // The index includes the company as a word of each row, so that other companies' rows are not read.
    sql`SELECT ${FOUND}
      FROM applications_that_said(${searcher.reach.companyId}::uuid, ${wordsQuery(term)}) AS said (id)
      JOIN applications ON applications.id = said.id
      WHERE ${inReach(searcher)} AND ${IS_SUBMITTED}`,
  ];
  return sql`(${sql.join(ways, sql` UNION ALL `)})`;
}

/** A query for the ids of the applications in reach that match every term. */
export const idsWithAll = (searcher: Searcher, terms: readonly SearchTerm[]): RawBuilder<unknown> =>
  sql`SELECT id FROM (${withAll(searcher, terms)}) AS with_all`;

/** The same with the selected columns, some more than once. */
function withAll(searcher: Searcher, terms: readonly SearchTerm[]): RawBuilder<unknown> {
  const wanted = terms.filter(({ isExcluded }) => !isExcluded);
  const excluded = terms.filter(({ isExcluded }) => isExcluded);
  const found =
    wanted.length === 0
      ? sql`SELECT ${FOUND} FROM applications WHERE ${inReach(searcher)}`
      : sql.join(
          wanted.map((term) => withTerm(searcher, term)),
          sql` INTERSECT `,
        );
  const without = excluded.map((term) => sql`EXCEPT ${withTerm(searcher, term)}`);
  return sql`(${found}) ${sql.join(without, sql` `)}`;
}

export interface FoundPerson {
  candidate_id: string;
  /** 0 if the name contains all terms, 1 if something else matched. */
  rank: number;
  newest: Date;
  /** The newest applications in which all terms are found. */
  application_ids: string[];
  /** How many people match on all pages. */
  total: number;
}

/** A page of the matching people. Those whose name matches come first, then those who applied most recently. */
export async function peopleFound(
  db: Database,
  searcher: Searcher,
  terms: readonly SearchTerm[],
  { after, limit }: { after: (Position & { rank: number }) | null; limit: number },
): Promise<FoundPerson[]> {
  const inName = terms
    .filter(({ isExcluded }) => !isExcluded)
    .map(({ folded }) => sql`users.folded_name LIKE ${containing(folded)}`);
  const rank =
    inName.length === 0 ? sql`1` : sql`CASE WHEN ${sql.join(inName, sql` AND `)} THEN 0 ELSE 1 END`;
  const later =
    after === null
      ? sql``
      : sql`WHERE (rank, -extract(epoch FROM newest), candidate_id::text)
          > (${after.rank}::int, -extract(epoch FROM ${after.at}::timestamptz), ${after.id})`;
  const { rows } = await sql<FoundPerson>`
    WITH matching AS MATERIALIZED (${withAll(searcher, terms)}), people AS MATERIALIZED (
      SELECT once.candidate_id, ${rank} AS rank, max(once.applied_at) AS newest,
        (array_agg(once.id ORDER BY once.applied_at DESC, once.id))[1:${APPLICATIONS_FOUND_MAX}::int] AS application_ids
      FROM (SELECT DISTINCT id, candidate_id, applied_at FROM matching) AS once
      JOIN users ON users.id = once.candidate_id
      GROUP BY once.candidate_id, users.folded_name
    )
    SELECT candidate_id, rank, newest, application_ids, (SELECT count(*)::int FROM people) AS total
    FROM people ${later}
    ORDER BY rank, newest DESC, candidate_id::text LIMIT ${limit}`.execute(db);
  return rows;
}

export interface Excerpt {
  candidate_id: string;
  application_id: string;
  question_id: string;
  question: string | null;
  excerpt: string;
}

const HEADLINE = `StartSel="${MARKS.start}", StopSel="${MARKS.stop}", MaxFragments=2, MaxWords=20, MinWords=8, FragmentDelimiter=" … "`;

/** Where the terms were said in these interviews: a few excerpts for each person. */
export async function excerptsFound(
  db: Database,
  wanted: readonly SearchTerm[],
  applicationIds: readonly string[],
): Promise<Excerpt[]> {
  if (applicationIds.length === 0) return [];
  const any = sql`(${sql.join(wanted.map(wordsQuery), sql` || `)})`;
  const { rows } = await sql<Excerpt>`
    SELECT candidate_id, application_id, question_id, job_questions.question,
      ts_headline('spoken', CASE WHEN to_tsvector('spoken', coalesce(corrected, '')) @@ ${any}
        THEN corrected ELSE heard END, ${any}, ${HEADLINE}) AS excerpt
    FROM (
      SELECT applications.candidate_id, spoken_words.application_id, spoken_words.question_id, heard, corrected,
        row_number() OVER (
          PARTITION BY applications.candidate_id
          ORDER BY applications.applied_at DESC, spoken_words.application_id, spoken_words.question_id
        ) AS place
      FROM spoken_words
      JOIN applications ON applications.id = spoken_words.application_id
      WHERE spoken_words.application_id = ANY(${[...applicationIds]}::text[]) AND ${IS_SUBMITTED}
        AND spoken_words.found @@ ${any}
    ) AS said
    LEFT JOIN job_questions ON job_questions.id = said.question_id
    WHERE place <= ${EXCERPTS_FOUND_MAX}
    ORDER BY place`.execute(db);
  return rows;
}

/** The skills of these people in which a term is found. */
export async function skillsFound(
  db: Database,
  wanted: readonly SearchTerm[],
  candidateIds: readonly string[],
): Promise<{ candidate_id: string; name: string }[]> {
  if (candidateIds.length === 0) return [];
  const { rows } = await sql<{ candidate_id: string; name: string }>`
    SELECT candidate_skills.candidate_id, skills.name
    FROM candidate_skills JOIN skills ON skills.id = candidate_skills.skill_id
    WHERE candidate_skills.candidate_id = ANY(${[...candidateIds]}::uuid[])
      AND (${sql.join(
        wanted.map(({ folded }) => sql`lower(skills.name) LIKE ${containing(folded)}`),
        sql` OR `,
      )})
    ORDER BY candidate_skills.position`.execute(db);
  return rows;
}
