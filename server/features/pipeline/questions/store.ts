import { type RawBuilder, sql } from 'kysely';
import {
  BANK_FIGURES,
  FIGURES_LEAST,
  FIGURES_QUESTIONS_MAX,
  seesFairness,
} from '#contract/company/question-limits.ts';
import { GRADE_OF_VERDICT } from '#contract/interview/answer-grades.ts';
import { PERSONS_VERDICTS, POINTS_OF_VERDICT } from '#contract/interview/verdicts.ts';
import type { Database } from '#server/database/database.ts';
import { questionKey } from '#server/features/feedback/review-store.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import type { Answered, QuestionFigures } from './figures.ts';
import { storedFigures } from './stored-figures.ts';

export async function companiesWithReports(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM companies WHERE EXISTS (
      SELECT 1 FROM applications
      JOIN reports ON reports.application_id = applications.id AND reports.attempt = applications.attempt
      WHERE applications.employer_id = companies.id AND reports.ready_at IS NOT NULL
    ) OR EXISTS (SELECT 1 FROM erased_applications WHERE employer_id = companies.id AND has_report)
    ORDER BY id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface AnsweredQuestion {
  key: string;
  /** Copies that are still asked come first. */
  copies: { id: string; jobId: string }[];
}

/** A company's questions that have answers, including former questions. Copies with the same text are one question. */
export async function answeredQuestions(db: Database, companyId: string): Promise<AnsweredQuestion[]> {
  const { rows } = await sql<{ id: string; jobId: string; question: string; answer: string | null }>`
    SELECT job_questions.id, job_questions.job_id AS "jobId", job_questions.question, job_questions.answer
    FROM job_questions JOIN jobs ON jobs.id = job_questions.job_id
    WHERE jobs.employer_id = ${companyId}::uuid AND job_questions.kind <> 'personal'
      AND job_questions.follow_up_of IS NULL
      AND (EXISTS (SELECT 1 FROM answer_verdicts WHERE question_id = job_questions.id)
        OR EXISTS (SELECT 1 FROM erased_verdicts WHERE question_id = job_questions.id))
    ORDER BY job_questions.retired_at IS NOT NULL, jobs.created_at DESC, job_questions.id`.execute(db);
  const byKey = Map.groupBy(rows, ({ question, answer }) => questionKey(question, answer ?? ''));
  return [...byKey].map(([key, copies]) => ({ key, copies }));
}

const caseOf = (column: RawBuilder<unknown>, values: [string, number][]) =>
  sql`CASE ${column} ${sql.join(
    values.map(([name, value]) => sql`WHEN ${sql.lit(name)} THEN ${sql.lit(value)}`),
    sql` `,
  )} END`;
/** Null for an answer that needs a person, so that it is in no mean. */
export const points = caseOf(sql`verdict`, Object.entries(POINTS_OF_VERDICT));
/** The scale of scorecards, with 4 as the highest. */
const level = sql`5 - coalesce(grade, ${caseOf(
  sql`verdict`,
  PERSONS_VERDICTS.map((verdict) => [verdict, GRADE_OF_VERDICT[verdict]]),
)})`;
const same = sql`application_id = given.application_id AND attempt = given.attempt AND question_id = given.question_id`;

/**
 * The answers to the copies of a question in the current attempts, and what is kept of erased ones, with their jobs.
 * With blind review, only answers of people about whom the company has decided: the figures of two nights would
 * otherwise reveal one verdict.
 */
export async function answersTo(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<(Answered & { jobId: string })[]> {
  const { rows } = await sql<Answered & { jobId: string }>`
    SELECT applications.job_id AS "jobId", given.verdict,
      to_char(interviews.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM') AS month,
      (SELECT avg(${points})::float8 FROM answer_verdicts WHERE application_id = given.application_id
        AND attempt = given.attempt AND question_id <> given.question_id) AS rest,
      coalesce((SELECT verdict IS NOT NULL FROM answer_marks WHERE ${same} ORDER BY id DESC LIMIT 1), false)
        AS "isMarked",
      (SELECT coalesce(json_agg(level), '[]') FROM (
        SELECT DISTINCT ON (member) level FROM (
          SELECT marked_by AS member, id AS nth, ${level} AS level, verdict IS NULL AS is_undone
          FROM answer_marks WHERE ${same} AND marked_by IS NOT NULL
          UNION ALL
          SELECT member_id, 0, score, false FROM scorecards
          JOIN scorecard_scores ON scorecard_scores.scorecard_id = scorecards.id
          WHERE ${same} AND member_id IS NOT NULL
        ) AS said WHERE NOT is_undone ORDER BY member, nth DESC
      ) AS newest) AS judgements,
      (SELECT avg(overall)::float8 FROM round_cards JOIN rounds ON rounds.id = round_cards.round_id
        WHERE rounds.application_id = given.application_id) AS later,
      answer.audio_seconds AS seconds, coalesce(answer.take, 0) > 0 AS "isAgain",
      EXISTS (SELECT 1 FROM answer_corrections WHERE ${same} AND correction IS NOT NULL) AS "isCorrected",
      json_build_object('sex', said.sex, 'race', said.race, 'age', said.age, 'disability', said.disability) AS said
    FROM answer_verdicts AS given
    JOIN applications ON applications.id = given.application_id AND applications.attempt = given.attempt
    JOIN jobs ON jobs.id = applications.job_id
    JOIN interviews ON interviews.application_id = given.application_id AND interviews.attempt = given.attempt
    LEFT JOIN interview_answers AS answer ON answer.application_id = given.application_id
      AND answer.attempt = given.attempt AND answer.question_id = given.question_id
    LEFT JOIN self_identifications AS said ON said.user_id = applications.candidate_id
    WHERE given.question_id = ANY(${ids}::uuid[]) AND applications.employer_id = ${companyId}::uuid
      AND interviews.submitted_at IS NOT NULL AND (NOT jobs.blind_review OR applications.outcome IS NOT NULL)
    UNION ALL
    SELECT erased.job_id, given.verdict, to_char(erased.submitted_at AT TIME ZONE 'UTC', 'YYYY-MM'),
      (SELECT avg(${points})::float8 FROM erased_verdicts
        WHERE erased_id = given.erased_id AND question_id <> given.question_id),
      false, '[]', NULL, NULL, false, false, '{}'
    FROM erased_verdicts AS given JOIN erased_applications AS erased ON erased.id = given.erased_id
    WHERE given.question_id = ANY(${ids}::uuid[]) AND erased.employer_id = ${companyId}::uuid
      AND erased.submitted_at IS NOT NULL`.execute(db);
  return rows;
}

export interface MadeFigures {
  key: string;
  /** Null for all jobs. */
  jobId: string | null;
  questionId: string;
  figures: QuestionFigures;
}

/** Replaces all figures of a company. */
export async function putFigures(
  tx: Database,
  companyId: string,
  made: readonly MadeFigures[],
  at: Date,
): Promise<void> {
  await tx.deleteFrom('question_figures').where('company_id', '=', companyId).execute();
  for (const { key, jobId, questionId, figures } of made)
    await tx
      .insertInto('question_figures')
      .values({
        company_id: companyId,
        question_key: key,
        job_id: jobId,
        question_id: questionId,
        made_at: at,
        figures: storedFigures.write(figures),
      })
      .execute();
}

export async function dropBankFigures(tx: Database, before: Date): Promise<void> {
  await tx.deleteFrom('bank_figures').where('made_at', '<=', before).execute();
}

/** Adds missing figures for questions of which enough companies have figures. */
export async function makeBankFigures(tx: Database, at: Date): Promise<void> {
  const spoken = tx.selectFrom('skill_questions').select(['id', 'question', 'reference_answer as answer']);
  const bank = await spoken
    .unionAll(tx.selectFrom('skill_mcqs').select(['id', 'question', 'answer']))
    .execute();
  const { companies, roundedTo } = BANK_FIGURES;
  const rounded = (figure: string) =>
    sql`round(avg((figures #>> ${figure}::text[])::float8) * ${roundedTo}) / ${roundedTo}`;
  const r = '{discrimination,r}';
  await sql`
    INSERT INTO bank_figures (bank_id, question_key, made_at, share, discrimination)
    SELECT bank.id, bank.key, ${at}::timestamptz, ${rounded('{difficulty,share}')},
      CASE WHEN count(figures #>> ${r}::text[]) >= ${companies} THEN ${rounded(r)} END
    FROM unnest(${bank.map(({ id }) => id)}::uuid[],
      ${bank.map(({ question, answer }) => questionKey(question, answer))}::text[]) AS bank (id, key)
    JOIN question_figures ON question_key = bank.key AND job_id IS NULL AND answers >= ${FIGURES_LEAST}
    GROUP BY bank.id, bank.key HAVING count(*) >= ${companies}
    ON CONFLICT (bank_id) DO NOTHING`.execute(tx);
}

/** A company's figures over all its jobs or one job, in the order of how much trouble a member sees in them. */
export async function figuresOfCompany(
  db: Database,
  { companyId, memberRole }: EmployerCaller,
  jobId: string | null,
) {
  const rows = await db
    .selectFrom('question_figures')
    .innerJoin('job_questions', 'job_questions.id', 'question_figures.question_id')
    .leftJoin('skills', 'skills.id', 'job_questions.skill_id')
    .select(['question_figures.question_key', 'question_figures.made_at', 'question_figures.figures'])
    .select(['job_questions.id', 'job_questions.job_id', 'job_questions.kind', 'job_questions.question'])
    .select(['skills.name as skill_name'])
    .select(
      sql<boolean>`(job_questions.question, job_questions.answer) IN (
        SELECT question, answer FROM job_questions JOIN jobs ON jobs.id = job_questions.job_id
        WHERE jobs.employer_id = ${companyId}::uuid AND jobs.status <> 'deleted' AND retired_at IS NULL
          AND answer IS NOT NULL)`.as('isAsked'),
    )
    .where('question_figures.company_id', '=', companyId)
    .where(sql<boolean>`question_figures.job_id IS NOT DISTINCT FROM ${jobId}::uuid`)
    .orderBy(seesFairness(memberRole) ? 'trouble_to_owners' : 'trouble', 'desc')
    .orderBy('question_figures.question_key')
    .limit(FIGURES_QUESTIONS_MAX)
    .execute();
  return rows.map(({ figures, ...row }) => ({ ...row, figures: storedFigures.read(figures, row.id) }));
}
