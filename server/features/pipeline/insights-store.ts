import { type RawBuilder, sql } from 'kysely';
import { INSIGHT_QUESTIONS_MAX, SCORE_STEP } from '#contract/insight-limits.ts';
import { STAGES, type Stage } from '#contract/stages.ts';
import type { Database } from '#server/database/database.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';

/** Figures about all who applied in a time. Each is one statement that reads the rows of these people alone. */

export interface Cohort {
  reach: Reach;
  jobId: string | undefined;
  from: Date;
  to: Date;
  /** The member who asks. Interviews that the member must judge first are in no figure of judgements. */
  readBy: string;
}

const STAGE_LIST = sql`ARRAY[${sql.join(STAGES.map((stage) => sql.lit(stage)))}]`;
const rankOf = (stage: RawBuilder<unknown>) => sql`array_position(${STAGE_LIST}, ${stage})`;
const hoursFrom = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`extract(epoch FROM (${to}) - (${from})) / 3600`;

const isOfCohort = ({ reach, jobId, from, to }: Cohort) => sql`
  ${isInReach(reach, { company: 'applications.employer_id', job: 'applications.job_id' })}
  AND applications.applied_at >= ${from} AND applications.applied_at < ${to}
  ${jobId === undefined ? sql`` : sql`AND applications.job_id = ${jobId}::uuid`}`;

/** The applications, and the moves that stand: a decision that was undone is in no figure. */
const cohortAndMoves = (cohort: Cohort) => sql`
  cohort AS MATERIALIZED (
    SELECT applications.id, applications.applied_at, applications.stage,
      applications.interview_at, applications.attempt
    FROM applications WHERE ${isOfCohort(cohort)}
  ), undone AS MATERIALIZED (
    SELECT moves.application_id, moves.decision_id
    FROM application_moves AS moves JOIN cohort ON cohort.id = moves.application_id
    WHERE moves.is_undo AND moves.decision_id IS NOT NULL
  ), moved AS MATERIALIZED (
    SELECT moves.id, moves.application_id, moves.at, moves.actor_kind, moves.to_stage, moves.to_outcome
    FROM application_moves AS moves JOIN cohort ON cohort.id = moves.application_id
    WHERE NOT moves.is_undo AND (moves.decision_id IS NULL OR NOT EXISTS (
      SELECT 1 FROM undone
      WHERE undone.application_id = moves.application_id AND undone.decision_id = moves.decision_id
    ))
  )`;

export interface DurationRow {
  people: number;
  median: number | null;
  p90: number | null;
}

const durationOf = (hours: RawBuilder<unknown>) => sql`
  count(${hours})::int AS people,
  percentile_cont(0.5) WITHIN GROUP (ORDER BY ${hours})::float8 AS median,
  percentile_cont(0.9) WITHIN GROUP (ORDER BY ${hours})::float8 AS p90`;

export interface Progress {
  /** How many applications came as far as each stage and no farther. */
  furthest: { stage: Stage; people: number }[];
  /** How long those who left each stage had stood in it. */
  times: (DurationRow & { stage: Stage })[];
  applied: number;
  invited: number;
  began: number;
  submitted: number;
  to_begin: DurationRow;
  to_first_decision: DurationRow;
  to_decision_after: DurationRow;
}

/** How many came so far, and how long people waited for the next step. */
export async function progressOf(db: Database, cohort: Cohort): Promise<Progress> {
  const row = (hours: RawBuilder<unknown>) => sql`(SELECT to_json(one) FROM (
    SELECT ${durationOf(hours)} FROM people) AS one)`;
  const list = (query: RawBuilder<unknown>) =>
    sql`(SELECT coalesce(json_agg(one), '[]') FROM (${query}) AS one)`;
  const { rows } = await sql<Progress>`
    WITH ${cohortAndMoves(cohort)}, reached AS (
      SELECT application_id, max(${rankOf(sql`to_stage`)}) AS rank FROM moved GROUP BY application_id
    ), furthest AS (
      SELECT greatest(${rankOf(sql`cohort.stage`)}, reached.rank) AS rank
      FROM cohort LEFT JOIN reached ON reached.application_id = cohort.id
    ), entered AS (
      SELECT id AS application_id, applied_at AS at, 'applied' AS stage, NULL AS outcome, 0::bigint AS n FROM cohort
      UNION ALL SELECT application_id, at, to_stage, to_outcome, id FROM moved
    ), stays AS (
      SELECT stage, outcome, at, lead(at) OVER (PARTITION BY application_id ORDER BY n) AS left_at FROM entered
    ), decided AS (
      SELECT moved.application_id,
        bool_or(moved.to_stage = 'ai-interview') AS was_invited,
        min(moved.at) FILTER (WHERE moved.actor_kind IN ('member', 'token')) AS first_at,
        min(moved.at) FILTER (
          WHERE moved.actor_kind IN ('member', 'token') AND moved.at > interviews.submitted_at
        ) AS after_at
      FROM moved
      JOIN cohort ON cohort.id = moved.application_id
      LEFT JOIN interviews
        ON interviews.application_id = cohort.id AND interviews.attempt = cohort.attempt
      GROUP BY moved.application_id
    ), people AS MATERIALIZED (
      SELECT cohort.applied_at, cohort.interview_at, interviews.started_at, interviews.submitted_at,
        cohort.interview_at IS NOT NULL OR coalesce(decided.was_invited, false) AS was_invited,
        decided.first_at AS first_decision, decided.after_at AS decision_after
      FROM cohort
      LEFT JOIN decided ON decided.application_id = cohort.id
      LEFT JOIN interviews
        ON interviews.application_id = cohort.id AND interviews.attempt = cohort.attempt
    )
    SELECT
      ${list(sql`SELECT (${STAGE_LIST})[rank] AS stage, count(*)::int AS people FROM furthest GROUP BY rank`)} AS furthest,
      ${list(sql`SELECT stage, ${durationOf(hoursFrom(sql`at`, sql`left_at`))}
        FROM stays WHERE outcome IS NULL AND left_at IS NOT NULL GROUP BY stage`)} AS times,
      (SELECT count(*)::int FROM people) AS applied,
      (SELECT count(*)::int FROM people WHERE was_invited) AS invited,
      (SELECT count(*)::int FROM people WHERE started_at IS NOT NULL) AS began,
      (SELECT count(*)::int FROM people WHERE submitted_at IS NOT NULL) AS submitted,
      ${row(hoursFrom(sql`interview_at`, sql`started_at`))} AS to_begin,
      ${row(hoursFrom(sql`applied_at`, sql`first_decision`))} AS to_first_decision,
      ${row(hoursFrom(sql`submitted_at`, sql`decision_after`))} AS to_decision_after`.execute(db);
  return rows[0]!;
}

/** Interviews of the cohort with a report, and whether the member must judge them first. */
const reported = (cohort: Cohort) => sql`
  reported AS MATERIALIZED (
    SELECT applications.id, applications.attempt, reports.percent, jobs.designation,
      jobs.blind_review AND NOT EXISTS (
        SELECT 1 FROM scorecards
        WHERE scorecards.application_id = applications.id AND scorecards.attempt = applications.attempt
          AND scorecards.member_id = ${cohort.readBy}::uuid
      ) AS is_blind
    FROM applications
    JOIN jobs ON jobs.id = applications.job_id
    JOIN reports ON reports.application_id = applications.id AND reports.attempt = applications.attempt
    WHERE ${isOfCohort(cohort)} AND reports.ready_at IS NOT NULL
  )`;

/** The number of scores in each step, the median, and how many interviews are hidden. */
export async function scoresOf(db: Database, cohort: Cohort) {
  const { rows } = await sql<{ step: number | null; people: number; hidden: number; median: number | null }>`
    WITH ${reported(cohort)}
    SELECT least(floor(percent / ${SCORE_STEP}::int), ${100 / SCORE_STEP - 1}::int)::int AS step,
      count(*)::int AS people,
      (SELECT count(*)::int FROM reported WHERE is_blind) AS hidden,
      (SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY percent)::float8 FROM reported WHERE NOT is_blind) AS median
    FROM reported WHERE NOT is_blind AND percent IS NOT NULL GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

export async function hiddenInterviews(db: Database, cohort: Cohort): Promise<number> {
  const { rows } = await sql<{ hidden: number }>`
    WITH ${reported(cohort)} SELECT count(*)::int AS hidden FROM reported WHERE is_blind`.execute(db);
  return rows[0]!.hidden;
}

export interface QuestionRow {
  question_id: string;
  question: string;
  designation: string;
  people: number;
  correct: number;
  partial: number;
  incorrect: number;
  not_answered: number;
  needs_review: number;
}

/** The verdicts on each question, the hardest first: by the share of the points that its answers earned. */
export async function questionsOf(db: Database, cohort: Cohort): Promise<QuestionRow[]> {
  const having = (verdict: string) => sql`count(*) FILTER (WHERE verdict = ${verdict})::int`;
  const { rows } = await sql<QuestionRow>`
    WITH ${reported(cohort)}, answered AS (
      SELECT answer_verdicts.question_id, min(reported.designation) AS designation, count(*)::int AS people,
        ${having('Correct')} AS correct,
        ${having('Partially Correct')} AS partial,
        ${having('Incorrect')} AS incorrect,
        ${having('Not Answered')} AS not_answered,
        ${having('Needs Review')} AS needs_review
      FROM answer_verdicts
      JOIN reported
        ON reported.id = answer_verdicts.application_id AND reported.attempt = answer_verdicts.attempt
      WHERE NOT reported.is_blind
      GROUP BY answer_verdicts.question_id
    )
    SELECT answered.*, job_questions.question
    FROM answered JOIN job_questions ON job_questions.id = answered.question_id
    ORDER BY (correct + partial * 0.5) / greatest(people - needs_review, 1), people DESC, question_id
    LIMIT ${INSIGHT_QUESTIONS_MAX}`.execute(db);
  return rows;
}
