import { sql } from 'kysely';
import {
  type AGES,
  type DISABILITIES,
  HEARD_BANDS,
  NOT_SAID,
  type RACES,
  type SEXES,
} from '#contract/company/fairness-groups.ts';
import { STAGES } from '#contract/interview/stages.ts';
import type { Database } from '#server/database/database.ts';
import { type FairnessGroup, storedFairness } from './stored-fairness.ts';

export interface SelfIdentification {
  sex: (typeof SEXES)[number] | null;
  race: (typeof RACES)[number] | null;
  age: (typeof AGES)[number] | null;
  disability: (typeof DISABILITIES)[number] | null;
}

export async function selfIdentificationOf(db: Database, userId: string): Promise<SelfIdentification | null> {
  const { rows } = await sql<SelfIdentification>`
    SELECT sex, race, age, disability FROM self_identifications WHERE user_id = ${userId}::uuid`.execute(db);
  return rows[0] ?? null;
}

export async function saveSelfIdentification(
  db: Database,
  userId: string,
  { sex, race, age, disability, at }: SelfIdentification & { at: Date },
): Promise<void> {
  const said = { sex, race, age, disability, changed_at: at };
  await db
    .insertInto('self_identifications')
    .values({ user_id: userId, ...said })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(said))
    .execute();
}

export async function deleteSelfIdentification(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('self_identifications').where('user_id', '=', userId).execute();
}

/** A group of people with the same answers, and how many of them reached each step. */
export type Counted = { [Part in keyof SelfIdentification]: NonNullable<SelfIdentification[Part]> } & Reached;

export interface Reached {
  applied: number;
  advanced: number;
  interviewed: number;
  with_score: number;
  /** With a score above the median. */
  scored: number;
  passed: number;
  hired: number;
}

const STAGE_LIST = sql`ARRAY[${sql.join(STAGES.map((stage) => sql.lit(stage)))}]`;
const rankOf = (stage: (typeof STAGES)[number]) => sql.lit(STAGES.indexOf(stage) + 1);

/**
 * Everyone who applied before a certain time, counted once, by furthest stage and best score. Undone decisions don't
 * count.
 */
export async function countSelfIdentified(db: Database, companyId: string, until: Date): Promise<Counted[]> {
  const reached = (stage: (typeof STAGES)[number]) =>
    sql`(count(*) FILTER (WHERE farthest >= ${rankOf(stage)}))::int`;
  const said = (answer: keyof SelfIdentification) =>
    sql`coalesce(said.${sql.ref(answer)}, ${NOT_SAID}) AS ${sql.ref(answer)}`;
  const { rows } = await sql<Counted>`
    WITH reached AS (
      SELECT applications.candidate_id, max(coalesce(array_position(${STAGE_LIST}, moves.to_stage), 1)) AS farthest
      FROM applications
      LEFT JOIN application_moves AS moves
        ON moves.application_id = applications.id AND moves.at < ${until} AND NOT moves.is_undo
        AND (moves.decision_id IS NULL OR NOT EXISTS (
          SELECT 1 FROM application_moves AS undone
          WHERE undone.application_id = moves.application_id AND undone.decision_id = moves.decision_id
            AND undone.is_undo))
      WHERE applications.employer_id = ${companyId}::uuid AND applications.applied_at < ${until}
      GROUP BY applications.candidate_id
    ), best AS (
      SELECT applications.candidate_id, max(reports.percent) AS percent
      FROM applications
      JOIN reports ON reports.application_id = applications.id AND reports.attempt = applications.attempt
      WHERE applications.employer_id = ${companyId}::uuid AND reports.ready_at < ${until}
        AND reports.percent IS NOT NULL
      GROUP BY applications.candidate_id
    ), middle AS (
      SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY percent) AS percent FROM best
    )
    SELECT ${said('sex')}, ${said('race')}, ${said('age')}, ${said('disability')}, count(*)::int AS applied,
      ${reached('ai-interview')} AS advanced, ${reached('review')} AS interviewed,
      count(best.percent)::int AS with_score,
      (count(*) FILTER (WHERE best.percent > middle.percent))::int AS scored,
      ${reached('round-2')} AS passed, ${reached('hired')} AS hired
    FROM reached
    CROSS JOIN middle
    LEFT JOIN best ON best.candidate_id = reached.candidate_id
    LEFT JOIN self_identifications AS said
      ON said.user_id = reached.candidate_id AND said.changed_at < ${until}
    GROUP BY 1, 2, 3, 4`.execute(db);
  return rows;
}

export interface Figures {
  until: Date;
  groups: FairnessGroup[];
}

export async function figuresOf(db: Database, companyId: string): Promise<Figures | null> {
  const row = await db
    .selectFrom('fairness_figures')
    .select(['until_at', 'figures'])
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row ? { until: row.until_at, groups: storedFairness.read(row.figures, companyId) } : null;
}

export async function saveFigures(
  db: Database,
  companyId: string,
  { until, groups }: Figures,
): Promise<void> {
  const figures = storedFairness.write(groups);
  await sql`
    INSERT INTO fairness_figures (company_id, until_at, figures) VALUES (${companyId}::uuid, ${until}, ${figures}::jsonb)
    ON CONFLICT (company_id) DO UPDATE SET until_at = excluded.until_at, figures = excluded.figures`.execute(
    db,
  );
}

export interface HeardRow {
  /** The lower limit of the band. Null for interviews that the member must judge first. */
  from: number | null;
  interviews: number;
  mean_score: number | null;
  correct: number;
  partial: number;
  incorrect: number;
  not_answered: number;
  needs_review: number;
}

/** A company's scores and verdicts by transcript confidence, from the reports on the current attempts. */
export async function scoresByHeard(db: Database, companyId: string, readBy: string): Promise<HeardRow[]> {
  const bands = sql.join(
    HEARD_BANDS.map(({ from }) => sql`WHEN reports.heard >= ${sql.lit(from)} THEN ${sql.lit(from)}`),
    sql` `,
  );
  const { rows } = await sql<HeardRow>`
    WITH banded AS (
      SELECT reports.percent, reports.correct, reports.partial, reports.incorrect, reports.not_answered,
        reports.needs_review,
        CASE WHEN jobs.blind_review AND NOT EXISTS (
          SELECT 1 FROM scorecards
          WHERE scorecards.application_id = applications.id AND scorecards.attempt = applications.attempt
            AND scorecards.member_id = ${readBy}::uuid
        ) THEN NULL ELSE (CASE ${bands} END) END AS "from"
      FROM applications
      JOIN jobs ON jobs.id = applications.job_id
      JOIN reports ON reports.application_id = applications.id AND reports.attempt = applications.attempt
      WHERE applications.employer_id = ${companyId}::uuid AND reports.ready_at IS NOT NULL
        AND reports.heard IS NOT NULL
    )
    SELECT "from", count(*)::int AS interviews, avg(percent)::float8 AS mean_score,
      coalesce(sum(correct), 0)::int AS correct, coalesce(sum(partial), 0)::int AS partial,
      coalesce(sum(incorrect), 0)::int AS incorrect, coalesce(sum(not_answered), 0)::int AS not_answered,
      coalesce(sum(needs_review), 0)::int AS needs_review
    FROM banded GROUP BY 1`.execute(db);
  return rows;
}
