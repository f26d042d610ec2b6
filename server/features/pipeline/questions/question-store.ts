import { sql } from 'kysely';
import type { ASKED_IN } from '#contract/company/question-limits.ts';
import type { QuestionKind } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { answersTo, plain } from '#server/features/feedback/question-review/store.ts';
import { questionKey } from '#server/features/feedback/review-store.ts';
import { storedAcceptedAnswers, storedOptions } from '#server/features/jobs/stored-job.ts';
import { notFound } from '#server/platform/outcome.ts';
import { points } from './store.ts';
import { storedFigures } from './stored-figures.ts';

/** A question of a company, and all its copies. */
export interface FoundQuestion {
  companyId: string;
  key: string;
  /** Copies that are still asked come first, newest first. */
  copies: [Copy, ...Copy[]];
}

interface Copy {
  id: string;
  /** The job that has it, even if only in its unpublished changes. */
  jobId: string;
  isTemplate: boolean;
  title: string;
  status: (typeof ASKED_IN)[number];
  isAsked: boolean;
  kind: QuestionKind;
  skillId: string;
  skillName: string;
  question: string;
  answer: string;
  acceptedAnswers: string[];
  options: string[];
}

/** The question that has this copy. Throws notFound otherwise. */
export async function findQuestion(
  db: Database,
  companyId: string,
  questionId: string,
): Promise<FoundQuestion> {
  const { rows } = await sql<
    Omit<Copy, 'acceptedAnswers' | 'options'> & Record<'accepted' | 'options', unknown>
  >`
    SELECT one.id, job.id AS "jobId", job.template_name IS NOT NULL AS "isTemplate",
      coalesce(job.template_name, job.designation) AS title,
      CASE WHEN job.template_name IS NULL THEN job.status ELSE 'template' END AS status,
      one.retired_at IS NULL AND job.status <> 'deleted' AS "isAsked", one.kind, one.skill_id AS "skillId",
      skills.name AS "skillName", one.question, coalesce(one.answer, '') AS answer, one.accepted_answers AS accepted,
      one.options
    FROM job_questions AS one
    JOIN jobs ON jobs.id = one.job_id
    JOIN jobs AS job ON job.id = coalesce(jobs.changes_of, jobs.id)
    JOIN skills ON skills.id = one.skill_id
    WHERE job.employer_id = ${companyId}::uuid AND one.kind <> 'personal' AND one.follow_up_of IS NULL
      AND ${plain(sql.ref('one.question'))} = ${plain(sql`(SELECT question FROM job_questions WHERE id = ${questionId}::uuid)`)}
    ORDER BY one.retired_at IS NOT NULL OR job.status = 'deleted', job.template_name IS NOT NULL,
      jobs.changes_of IS NOT NULL, job.published_at DESC NULLS LAST, one.id`.execute(db);
  const keyOf = (row: { question: string; answer: string }) => questionKey(row.question, row.answer);
  const named = rows.find(({ id }) => id === questionId);
  if (!named) throw notFound();
  const copies = rows
    .filter((row) => keyOf(row) === keyOf(named))
    .map(({ accepted, options, ...row }) => ({
      ...row,
      acceptedAnswers: storedAcceptedAnswers.readNullable(accepted, row.id) ?? [],
      options: storedOptions.readNullable(options, row.id) ?? [],
    }));
  return { companyId, key: keyOf(named), copies: copies as [Copy, ...Copy[]] };
}

const idsOf = ({ copies }: FoundQuestion) => copies.map(({ id }) => id);

/** The questions that this one replaced, or those that replaced it. */
export async function versionsOf(db: Database, found: FoundQuestion, which: 'earlier' | 'later') {
  const join =
    which === 'earlier'
      ? sql`copy.replaces = one.id`
      : sql`one.replaces = copy.id AND one.job_id IN (SELECT id FROM jobs WHERE changes_of IS NULL)`;
  const { rows } = await sql<{ questionId: string; question: string; answer: string | null }>`
    SELECT one.id AS "questionId", one.question, one.answer
    FROM job_questions AS one JOIN job_questions AS copy ON ${join}
    WHERE copy.id = ANY(${idsOf(found)}::uuid[]) ORDER BY one.retired_at DESC, one.id`.execute(db);
  const byKey = new Map(
    rows.map(({ answer, ...row }) => [questionKey(row.question, answer ?? ''), row] as const),
  );
  byKey.delete(found.key);
  return [...byKey.values()];
}

/** The questions of the bank that these jobs and templates ask. */
export async function bankIdsOf(db: Database, jobIds: readonly string[]): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .selectFrom('job_questions')
    .select('master_id')
    .distinct()
    .where('job_id', 'in', [...jobIds])
    .where('retired_at', 'is', null)
    .execute();
  return rows.flatMap(({ master_id }) => master_id ?? []);
}

export async function figuresOf(db: Database, { companyId, key }: FoundQuestion, jobId: string | null) {
  const row = await db
    .selectFrom('question_figures')
    .select(['id', 'made_at', 'figures'])
    .where('company_id', '=', companyId)
    .where('question_key', '=', key)
    .where(sql<boolean>`job_id IS NOT DISTINCT FROM ${jobId}::uuid`)
    .executeTakeFirst();
  return row ? { madeAt: row.made_at, figures: storedFigures.read(row.figures, row.id) } : null;
}

export interface Edge {
  isStrong: boolean;
  jobId: string;
  questionId: string;
  answerId: string;
  number: number;
}

/**
 * Answers of people who did best in the rest of their interview but not here, and of people who did worst there but
 * well here. They have the same numbers as in the review by question. Jobs with blind review are left out.
 */
export async function edgesOf(db: Database, found: FoundQuestion, most: number): Promise<Edge[]> {
  const jobIds = [...new Set(found.copies.map(({ jobId }) => jobId))];
  const copies = { companyId: found.companyId, jobIds, questionIds: idsOf(found) };
  const { rows } = await sql<Edge>`
    WITH given AS (
      SELECT given.id, given.application_id, given.attempt, given.question_id, applications.job_id,
        row_number() OVER (ORDER BY given.id)::int AS number
      ${answersTo(copies)}
    ), compared AS (
      SELECT given.*, own.verdict, rest.points, avg(rest.points) OVER () AS usual
      FROM given JOIN jobs ON jobs.id = given.job_id
      JOIN answer_verdicts AS own USING (application_id, attempt, question_id)
      JOIN LATERAL (
        SELECT avg(${points}) AS points FROM answer_verdicts
        WHERE application_id = given.application_id AND attempt = given.attempt AND question_id <> given.question_id
      ) AS rest ON rest.points IS NOT NULL
      WHERE NOT jobs.blind_review
    ), edges AS (
      SELECT *, verdict = 'Incorrect' AS is_strong, row_number() OVER (
        PARTITION BY verdict ORDER BY CASE WHEN verdict = 'Incorrect' THEN -points ELSE points END, id) AS nth
      FROM compared
      WHERE (verdict = 'Incorrect' AND points > usual) OR (verdict = 'Correct' AND points < usual)
    )
    SELECT is_strong AS "isStrong", job_id AS "jobId", question_id AS "questionId", id AS "answerId", number
    FROM edges WHERE nth <= ${most} ORDER BY is_strong, nth`.execute(db);
  return rows;
}
