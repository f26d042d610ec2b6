import { type RawBuilder, sql } from 'kysely';
import { INSIGHT_QUESTIONS_MAX, SCORE_STEP } from '#contract/company/insight-limits.ts';
import { STAGES, type Stage } from '#contract/interview/stages.ts';
import type { Database } from '#server/database/database.ts';
import { type Reach, isInReach } from '#server/features/companies/reach-store.ts';

/**
 * Figures about everyone who applied in a period. Each is one statement that reads only these people's rows. People
 * whose data were erased still count: what the figures need is kept in separate tables (privacy/figures-store.ts).
 */

export interface Cohort {
  reach: Reach;
  jobId: string | undefined;
  from: Date;
  to: Date;
  /** The member who asks. Interviews that this member must judge first are left out of all figures about judgements. */
  readBy: string;
}

const STAGE_LIST = sql`ARRAY[${sql.join(STAGES.map((stage) => sql.lit(stage)))}]`;
const rankOf = (stage: RawBuilder<unknown>) => sql`array_position(${STAGE_LIST}, ${stage})`;
const hoursFrom = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`extract(epoch FROM (${to}) - (${from}))::float8 / 3600`;

export const isOfCohort = ({ reach, jobId, from, to }: Cohort) => sql`
  ${isInReach(reach, { company: 'applications.employer_id', job: 'applications.job_id' })}
  AND applications.applied_at >= ${from} AND applications.applied_at < ${to}
  ${jobId === undefined ? sql`` : sql`AND applications.job_id = ${jobId}::uuid`}`;

/** The applications, and the moves that still apply. Decisions that were undone are in no figure. */
const cohortAndMoves = (cohort: Cohort) => sql`
  cohort AS MATERIALIZED (
    SELECT applications.id, applications.applied_at, applications.stage, applications.interview_at,
      interviews.started_at, interviews.submitted_at
    FROM applications
    LEFT JOIN interviews
      ON interviews.application_id = applications.id AND interviews.attempt = applications.attempt
    WHERE ${isOfCohort(cohort)}
    UNION ALL
    SELECT 'erased ' || id, applied_at, stage, interview_at, started_at, submitted_at
    FROM erased_applications AS applications WHERE ${isOfCohort(cohort)}
  ), undone AS MATERIALIZED (
    SELECT moves.application_id, moves.decision_id
    FROM application_moves AS moves JOIN cohort ON cohort.id = moves.application_id
    WHERE moves.is_undo AND moves.decision_id IS NOT NULL
  ), moved AS MATERIALIZED (
    SELECT moves.id, moves.application_id, moves.at, moves.to_stage, moves.to_outcome,
      moves.actor_kind IN ('member', 'token') AS is_decision, cohort.applied_at, cohort.submitted_at
    FROM application_moves AS moves JOIN cohort ON cohort.id = moves.application_id
    WHERE NOT moves.is_undo AND (moves.decision_id IS NULL OR NOT EXISTS (
      SELECT 1 FROM undone
      WHERE undone.application_id = moves.application_id AND undone.decision_id = moves.decision_id
    ))
    UNION ALL
    SELECT moves.id, cohort.id, moves.at, moves.to_stage, moves.to_outcome, moves.is_decision,
      cohort.applied_at, cohort.submitted_at
    FROM erased_moves AS moves JOIN cohort ON cohort.id = 'erased ' || moves.erased_id
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
  /** How many applications got as far as each stage and no further. */
  furthest: { stage: Stage; people: number }[];
  /** How long applications that left a stage had been in it. */
  times: (DurationRow & { stage: Stage })[];
  applied: number;
  invited: number;
  began: number;
  submitted: number;
  to_begin: DurationRow;
  to_first_decision: DurationRow;
  to_decision_after: DurationRow;
}

/** How far people got, and how long they waited for the next step. */
export async function progressOf(db: Database, cohort: Cohort): Promise<Progress> {
  const row = (hours: RawBuilder<unknown>) => sql`(SELECT to_json(one) FROM (
    SELECT ${durationOf(hours)} FROM people) AS one)`;
  const list = (query: RawBuilder<unknown>) =>
    sql`(SELECT coalesce(json_agg(one), '[]') FROM (${query}) AS one)`;
  const { rows } = await sql<Progress>`
    WITH ${cohortAndMoves(cohort)}, stays AS (
      SELECT lag(to_stage, 1, 'applied') OVER earlier AS stage, lag(to_outcome) OVER earlier AS outcome,
        lag(at, 1, applied_at) OVER earlier AS since, at AS until
      FROM moved WINDOW earlier AS (PARTITION BY application_id ORDER BY id)
    ), decided AS (
      SELECT application_id, max(${rankOf(sql`to_stage`)}) AS rank, bool_or(to_stage = 'ai-interview') AS was_invited,
        min(at) FILTER (WHERE is_decision) AS first_at,
        min(at) FILTER (WHERE is_decision AND at > submitted_at) AS after_at
      FROM moved GROUP BY application_id
    ), people AS MATERIALIZED (
      SELECT cohort.applied_at, cohort.interview_at, cohort.started_at, cohort.submitted_at,
        greatest(${rankOf(sql`cohort.stage`)}, decided.rank) AS rank,
        cohort.interview_at IS NOT NULL OR coalesce(decided.was_invited, false) AS was_invited,
        decided.first_at AS first_decision, decided.after_at AS decision_after
      FROM cohort LEFT JOIN decided ON decided.application_id = cohort.id
    ), counted AS (
      SELECT count(*)::int AS applied, count(*) FILTER (WHERE was_invited)::int AS invited,
        count(started_at)::int AS began, count(submitted_at)::int AS submitted
      FROM people
    )
    SELECT
      ${list(sql`SELECT (${STAGE_LIST})[rank] AS stage, count(*)::int AS people FROM people GROUP BY rank`)} AS furthest,
      ${list(sql`SELECT stage, ${durationOf(hoursFrom(sql`since`, sql`until`))}
        FROM stays WHERE outcome IS NULL GROUP BY stage`)} AS times,
      counted.*,
      ${row(hoursFrom(sql`interview_at`, sql`started_at`))} AS to_begin,
      ${row(hoursFrom(sql`applied_at`, sql`first_decision`))} AS to_first_decision,
      ${row(hoursFrom(sql`submitted_at`, sql`decision_after`))} AS to_decision_after
    FROM counted`.execute(db);
  return rows[0]!;
}

/** Interviews of the cohort with a report, and whether the member must judge them first. */
const reported = (cohort: Cohort) => sql`
  reported AS MATERIALIZED (
    SELECT applications.id, applications.attempt, reports.percent, jobs.designation,
      reports.percent IS NULL AND reports.needs_review > 0 AS is_review_first,
      jobs.blind_review AND NOT EXISTS (
        SELECT 1 FROM scorecards
        WHERE scorecards.application_id = applications.id AND scorecards.attempt = applications.attempt
          AND scorecards.member_id = ${cohort.readBy}::uuid
      ) AS is_blind
    FROM applications
    JOIN jobs ON jobs.id = applications.job_id
    JOIN reports ON reports.application_id = applications.id AND reports.attempt = applications.attempt
    WHERE ${isOfCohort(cohort)} AND reports.ready_at IS NOT NULL
    UNION ALL
    -- Nobody can judge these any more.
    SELECT 'erased ' || applications.id, 1, applications.percent, jobs.designation, false, false
    FROM erased_applications AS applications JOIN jobs ON jobs.id = applications.job_id
    WHERE ${isOfCohort(cohort)} AND applications.has_report
  )`;

export interface Scores {
  steps: { step: number; people: number }[];
  median: number | null;
  /** The number of interviews without a score, because a person must review answers first. */
  review_first: number;
  /** The number of interviews that the member must judge first. */
  hidden: number;
}

/** The number of scores in each step, the median, and how many interviews are hidden or have no score yet. */
export async function scoresOf(db: Database, cohort: Cohort): Promise<Scores> {
  const { rows } = await sql<Scores>`
    WITH ${reported(cohort)}, stepped AS (
      SELECT least(floor(percent / ${SCORE_STEP}::int), ${100 / SCORE_STEP - 1}::int)::int AS step,
        count(*)::int AS people
      FROM reported WHERE NOT is_blind AND percent IS NOT NULL GROUP BY 1
    )
    SELECT count(*) FILTER (WHERE is_blind)::int AS hidden,
      count(*) FILTER (WHERE is_review_first AND NOT is_blind)::int AS review_first,
      percentile_cont(0.5) WITHIN GROUP (ORDER BY percent) FILTER (WHERE NOT is_blind)::float8 AS median,
      (SELECT coalesce(json_agg(stepped), '[]') FROM stepped) AS steps
    FROM reported`.execute(db);
  return rows[0]!;
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

/** The verdicts on each question, hardest first, by the share of points that its answers earned. */
export async function questionsOf(db: Database, cohort: Cohort): Promise<QuestionRow[]> {
  const having = (verdict: string) => sql`count(*) FILTER (WHERE verdict = ${verdict})::int`;
  const { rows } = await sql<QuestionRow>`
    WITH ${reported(cohort)}, answered AS (
      SELECT verdicts.question_id, min(reported.designation) AS designation, count(*)::int AS people,
        ${having('Correct')} AS correct,
        ${having('Partially Correct')} AS partial,
        ${having('Incorrect')} AS incorrect,
        ${having('Not Answered')} AS not_answered,
        ${having('Needs Review')} AS needs_review
      FROM (
        SELECT application_id, attempt, question_id, verdict FROM answer_verdicts
        UNION ALL
        SELECT 'erased ' || erased_id, 1, question_id, verdict FROM erased_verdicts
      ) AS verdicts
      JOIN reported ON reported.id = verdicts.application_id AND reported.attempt = verdicts.attempt
      WHERE NOT reported.is_blind
      GROUP BY verdicts.question_id
    )
    SELECT answered.*, job_questions.question
    FROM answered JOIN job_questions ON job_questions.id = answered.question_id
    ORDER BY (correct + partial * 0.5) / greatest(people - needs_review, 1), people DESC, question_id
    LIMIT ${INSIGHT_QUESTIONS_MAX}`.execute(db);
  return rows;
}
