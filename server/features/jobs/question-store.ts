import { sql } from 'kysely';
import { ACCEPTED_ANSWERS_MAX, QUESTION_KINDS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { QuestionKind } from '#contract/shared/limits.ts';
import { storedAcceptedAnswers, storedOptions } from './stored-job.ts';

/** A question of a job, with the name of its skill. Personal questions have neither skill nor answer. */
export interface JobQuestion {
  id: string;
  jobId: string;
  kind: QuestionKind;
  /** The question of the bank that it was copied from. Null for a custom question. */
  masterId: string | null;
  skillId: string | null;
  skillName: string | null;
  question: string;
  options: string[] | null;
  /** The reference answer of a spoken question, or the correct option of a multiple-choice one. */
  answer: string | null;
  /** Other equally good answers to a spoken question. */
  acceptedAnswers: string[];
  /**
   * The question that this one replaced, if someone may have answered that question. In the changes of a posted job:
   * the job's question that this one was.
   */
  replaces: string | null;
  /**
   * For a follow-up: the question whose answer it adds to, its text without that question, and the idea it asks for.
   */
  followUpOf: string | null;
  followUp: string | null;
  idea: string | null;
}

/** `readQuestion` reads these rows. */
const questions = (db: Database) =>
  db
    .selectFrom('job_questions')
    .leftJoin('skills', 'skills.id', 'job_questions.skill_id')
    .select([
      'job_questions.id',
      'job_questions.job_id as jobId',
      'job_questions.kind',
      'job_questions.master_id as masterId',
      'job_questions.skill_id as skillId',
      'skills.name as skillName',
      'job_questions.question',
      'job_questions.options',
      'job_questions.answer',
      'job_questions.accepted_answers as acceptedAnswers',
      'job_questions.replaces',
      'job_questions.follow_up_of as followUpOf',
      'job_questions.follow_up as followUp',
      'job_questions.idea',
    ]);

const readQuestion = <Row extends { id: string; options: unknown; acceptedAnswers: unknown }>(row: Row) => ({
  ...row,
  options: storedOptions.readNullable(row.options, row.id),
  acceptedAnswers: storedAcceptedAnswers.readNullable(row.acceptedAnswers, row.id) ?? [],
});

const inOrder = sql.join(QUESTION_KINDS.map((kind) => sql.lit(kind)));

/** The current questions of these jobs, in the order of an interview: multiple choice, skill, personal. */
export async function questionsOfJobs(db: Database, jobIds: readonly string[]): Promise<JobQuestion[]> {
  if (jobIds.length === 0) return [];
  const rows = await questions(db)
    .where('job_questions.job_id', 'in', [...jobIds])
    .where('job_questions.retired_at', 'is', null)
    .where('job_questions.follow_up_of', 'is', null)
    .orderBy('job_questions.job_id')
    .orderBy(sql`array_position(ARRAY[${inOrder}], job_questions.kind)`)
    .orderBy('job_questions.position')
    .execute();
  return rows.map(readQuestion);
}

/** The questions of one job's interview, in their order: multiple choice, skill, personal. */
export async function interviewQuestions(db: Database, jobId: string): Promise<JobQuestion[]> {
  return questionsOfJobs(db, [jobId]);
}

/** Questions by id, including those that their job no longer asks, because answers refer to them. */
export async function questionsByIds(
  db: Database,
  ids: readonly string[],
): Promise<Map<string, JobQuestion>> {
  if (ids.length === 0) return new Map();
  const rows = await questions(db)
    .where('job_questions.id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, readQuestion(row)]));
}

export type NewQuestion = Omit<
  JobQuestion,
  'id' | 'jobId' | 'skillName' | 'followUpOf' | 'followUp' | 'idea'
>;

export async function insertQuestions(
  db: Database,
  jobId: string,
  added: readonly { question: NewQuestion; position: number }[],
): Promise<void> {
  if (added.length === 0) return;
  await db
    .insertInto('job_questions')
    .values(
      added.map(
        ({
          question: { kind, masterId, skillId, question, options, answer, acceptedAnswers, replaces },
          position,
        }) => ({
          job_id: jobId,
          kind,
          master_id: masterId,
          skill_id: skillId,
          question,
          options: options === null ? null : storedOptions.write(options),
          answer,
          accepted_answers:
            acceptedAnswers.length === 0 ? null : storedAcceptedAnswers.write(acceptedAnswers),
          position,
          replaces,
        }),
      ),
    )
    .execute();
}

/** Adds an accepted answer to questions that have room for it. Returns how many got it, and how many lacked it. */
export async function addAcceptedAnswer(
  tx: Database,
  ids: readonly string[],
  text: string,
): Promise<{ added: number; lacking: number }> {
  const rows = await questions(tx)
    .where('job_questions.id', 'in', [...ids])
    .orderBy('job_questions.id')
    .forUpdate('job_questions')
    .execute();
  const lacking = rows.map(readQuestion).filter(({ acceptedAnswers }) => !acceptedAnswers.includes(text));
  const open = lacking.filter(({ acceptedAnswers }) => acceptedAnswers.length < ACCEPTED_ANSWERS_MAX);
  for (const { id, acceptedAnswers } of open)
    await tx
      .updateTable('job_questions')
      .set({ accepted_answers: storedAcceptedAnswers.write([...acceptedAnswers, text]) })
      .where('id', '=', id)
      .execute();
  return { added: open.length, lacking: lacking.length };
}

export async function moveQuestions(
  db: Database,
  moved: readonly { id: string; position: number }[],
): Promise<void> {
  for (const { id, position } of moved) {
    await db.updateTable('job_questions').set({ position }).where('id', '=', id).execute();
  }
}

/** Deletes questions that no one can have answered yet. */
export async function deleteQuestions(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('job_questions')
    .where('id', 'in', [...ids])
    .execute();
}

/** Marks questions as no longer asked. They are kept, because answers may refer to them. */
export async function retireQuestions(db: Database, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('job_questions')
    .set({ retired_at: at })
    .where('id', 'in', [...ids])
    .execute();
}
