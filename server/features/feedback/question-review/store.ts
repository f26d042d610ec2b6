import { sql } from 'kysely';
import type { AnswerGrade } from '#contract/interview/answer-grades.ts';
import type { PersonsVerdict, Verdict } from '#contract/interview/verdicts.ts';
import type { Database } from '#server/database/database.ts';
import { type Learned, questionKey } from '#server/features/feedback/review-store.ts';
import { type StoredAnswer, storedReport } from '#server/features/feedback/stored-report.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { isOneOf } from '#server/features/applications/attempt-store.ts';
import { storedTranscript } from '#server/features/interviews/stored-interview.ts';
import { storedAcceptedAnswers } from '#server/features/jobs/stored-job.ts';
import type { Transcript } from '#server/platform/speech/speech.ts';

/** A question as it was asked. A company's questions with the same text share their answers and marks. */
export interface Asked {
  question: string;
  reference: string;
}

export const askedBy = ({ question, referenceAnswer }: StoredAnswer): Asked => ({
  question,
  reference: referenceAnswer ?? '',
});

/** The places where a company asks the same question. */
export interface Copies {
  companyId: string;
  jobIds: string[];
  questionIds: string[];
}

/** Changes to a company's marks wait for each other, because each mark changes many reports. */
export async function lockMarks(tx: Database, companyId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`marks ${companyId}`}, 0))`.execute(tx);
}

export async function copiesOf(db: Database, companyId: string, asked: Asked): Promise<Copies> {
  const rows = await db
    .selectFrom('job_questions')
    .innerJoin('jobs', 'jobs.id', 'job_questions.job_id')
    .select(['job_questions.id', 'job_questions.job_id', 'job_questions.question', 'job_questions.answer'])
    .where('jobs.employer_id', '=', companyId)
    .where('job_questions.kind', '=', 'skill')
    .where('job_questions.follow_up_of', 'is', null)
    // The key decides; this condition only reduces the rows to compare.
    .where(sql<boolean>`${plain(sql.ref('job_questions.question'))} = ${plain(sql`${asked.question}::text`)}`)
    .execute();
  const key = questionKey(asked.question, asked.reference);
  const same = rows.filter(({ question, answer }) => questionKey(question, answer ?? '') === key);
  return {
    companyId,
    jobIds: [...new Set(same.map(({ job_id }) => job_id))],
    questionIds: same.map(({ id }) => id),
  };
}

export const plain = (text: ReturnType<typeof sql>) =>
  sql`lower(btrim(regexp_replace(${text}, '\s+', ' ', 'g')))`;

/** Whether the company has marked any answers to this question, in any attempt. */
export async function hasMarks(db: Database, companyId: string, asked: Asked): Promise<boolean> {
  const row = await db
    .selectFrom('answer_marks')
    .select('id')
    .where('employer_id', '=', companyId)
    .where('question_key', '=', questionKey(asked.question, asked.reference))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The skill questions of a job, including ones that it no longer asks, in the order of its interview. */
export async function skillQuestionsOf(db: Database, jobId: string) {
  const rows = await db
    .selectFrom('job_questions')
    .leftJoin('skills', 'skills.id', 'job_questions.skill_id')
    .select(['job_questions.id as questionId', 'job_questions.question', 'skills.name as skillName'])
    .select(sql<string>`coalesce(job_questions.answer, '')`.as('reference'))
    .select('job_questions.accepted_answers')
    .where('job_questions.job_id', '=', jobId)
    .where('job_questions.kind', '=', 'skill')
    .where('job_questions.follow_up_of', 'is', null)
    .orderBy(sql`job_questions.retired_at IS NOT NULL`)
    .orderBy('job_questions.position')
    .execute();
  return rows.map(({ accepted_answers, ...row }) => ({
    ...row,
    acceptedAnswers: storedAcceptedAnswers.readNullable(accepted_answers, row.questionId) ?? [],
  }));
}

/**
 * For each copy: the answers in the current attempt of submitted interviews whose report is ready. Ids of answers are
 * random, so their order reveals nothing about people.
 */
export const answersTo = ({ companyId, jobIds, questionIds }: Copies) => sql`
  FROM interview_answers AS given
  JOIN applications ON applications.id = given.application_id AND applications.attempt = given.attempt
  JOIN interviews ON interviews.application_id = given.application_id AND interviews.attempt = given.attempt
  JOIN reports ON reports.application_id = given.application_id AND reports.attempt = given.attempt
  WHERE given.question_id = ANY(${questionIds}::uuid[])
    AND applications.job_id = ANY(${jobIds}::uuid[]) AND applications.employer_id = ${companyId}::uuid
    AND interviews.submitted_at IS NOT NULL AND interviews.erased_at IS NULL AND reports.ready_at IS NOT NULL`;

export interface Standing extends Attempt {
  answerId: string;
  questionId: string;
  verdict: Verdict;
  isLearned: boolean;
  /** A person's latest mark. Its verdict is null if it was undone. */
  markId: number | null;
  markVerdict: PersonsVerdict | null;
  grade: AnswerGrade | null;
  markedBy: string | null;
  markedByName: string | null;
  markedAt: Date | null;
}

/** What settles each answer to a question. */
export async function standingsOf(db: Database, copies: Copies): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    SELECT chosen.*, verdicts.verdict, learned.question_id IS NOT NULL AS "isLearned",
      mark.id AS "markId", mark.verdict AS "markVerdict", mark.grade, mark.marked_by AS "markedBy",
      users.name AS "markedByName", mark.marked_at AS "markedAt"
    FROM (
      SELECT given.id AS "answerId", given.application_id AS "applicationId", given.attempt, given.question_id AS "questionId"
      ${answersTo(copies)}
    ) AS chosen
    JOIN answer_verdicts AS verdicts ON verdicts.application_id = chosen."applicationId"
      AND verdicts.attempt = chosen.attempt AND verdicts.question_id = chosen."questionId"
    LEFT JOIN learned_verdicts AS learned ON learned.application_id = chosen."applicationId"
      AND learned.attempt = chosen.attempt AND learned.question_id = chosen."questionId"
    LEFT JOIN LATERAL (
      SELECT * FROM answer_marks WHERE application_id = chosen."applicationId" AND attempt = chosen.attempt
        AND question_id = chosen."questionId" ORDER BY id DESC LIMIT 1
    ) AS mark ON true
    LEFT JOIN users ON users.id = mark.marked_by
    ORDER BY chosen."answerId"`.execute(db);
  return rows;
}

export interface AnswerHeard extends Attempt {
  answerId: string;
  /** As in the report, but without its words. */
  stored: StoredAnswer;
  transcript: Transcript | null;
  followUp: Transcript | null;
  markId: number | null;
  /** What a person's mark says about the question's scale. Also null if there is no mark. */
  teaches: number | null;
  isMarked: boolean;
}

/** What was said in each answer to a question. */
export async function answersHeard(db: Database, copies: Copies): Promise<AnswerHeard[]> {
  const { rows } = await sql<
    Omit<AnswerHeard, 'stored' | 'transcript' | 'followUp'> & {
      report: unknown;
      transcript: unknown;
      followUp: unknown;
    }
  >`
    SELECT chosen.*, mark.id AS "markId", mark.teaches, mark.verdict IS NOT NULL AS "isMarked"
    FROM (
      SELECT given.id AS "answerId", given.application_id AS "applicationId", given.attempt, given.question_id,
        given.transcript,
        (SELECT asked_again.transcript FROM interview_answers AS asked_again
          JOIN job_questions ON job_questions.id = asked_again.question_id
          WHERE asked_again.application_id = given.application_id AND asked_again.attempt = given.attempt
            AND job_questions.follow_up_of = given.question_id LIMIT 1) AS "followUp",
        jsonb_set(reports.report, '{answers}', (
          SELECT coalesce(jsonb_agg(jsonb_set(one, '{words}', '[]')), '[]')
          FROM jsonb_array_elements(reports.report->'answers') AS one
          WHERE one->>'questionId' = given.question_id::text)) AS report
      ${answersTo(copies)}
    ) AS chosen
    LEFT JOIN LATERAL (
      SELECT id, verdict, teaches FROM answer_marks WHERE application_id = chosen."applicationId"
        AND attempt = chosen.attempt AND question_id = chosen.question_id ORDER BY id DESC LIMIT 1
    ) AS mark ON true
    ORDER BY chosen."answerId"`.execute(db);
  return rows.flatMap(({ report, transcript, followUp, ...row }) => {
    const stored = storedReport.read(report, row.applicationId).answers[0];
    if (!stored) return [];
    const read = (said: unknown) => storedTranscript.readNullable(said, row.answerId);
    return [{ ...row, stored, transcript: read(transcript), followUp: read(followUp) }];
  });
}

/** Replaces what marks taught about one answer. Null if they teach nothing about it. */
export interface Lesson extends Attempt {
  questionId: string;
  learned: Learned | null;
}

export async function putLessons(tx: Database, lessons: readonly Lesson[], at: Date): Promise<void> {
  if (lessons.length === 0) return;
  for (const [questionId, own] of Map.groupBy(lessons, (lesson) => lesson.questionId))
    await tx
      .deleteFrom('learned_verdicts')
      .where('question_id', '=', questionId)
      .where(isOneOf(own))
      .execute();
  const rows = lessons.flatMap(({ applicationId, attempt, learned }) =>
    learned === null
      ? []
      : [
          {
            application_id: applicationId,
            attempt,
            question_id: learned.questionId,
            verdict: learned.verdict,
            score: learned.score,
            certainty: learned.certainty,
            marks_used: learned.marksUsed,
            learned_at: at,
          },
        ],
  );
  if (rows.length > 0) await tx.insertInto('learned_verdicts').values(rows).execute();
}
