import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { SAMPLES } from '#server/house-rules/stored-samples.ts';

/** The newest sample of a column's form, as JSON. */
function sampleOf(table: string, column: string): string {
  const sample = SAMPLES.find((each) => each.table === table && each.column === column);
  if (!sample) throw new Error(`There is no sample of ${table}.${column}.`);
  return JSON.stringify(sample.stored.at(-1));
}

/** Writes the forms that take much to reach by HTTP, in rows of the people and rounds that are there. */
export async function plantForms(db: Database): Promise<void> {
  const at = new Date();
  const application = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.candidate_id')
    .select([
      'applications.id',
      'applications.job_id',
      'applications.employer_id',
      'applications.candidate_id',
    ])
    .where('users.name', '=', 'Sam Sample')
    .executeTakeFirstOrThrow();
  const question = await db
    .selectFrom('job_questions')
    .select('id')
    .where('job_id', '=', application.job_id)
    .where('kind', '=', 'skill')
    .executeTakeFirstOrThrow();
  const ofCompany = { company_id: application.employer_id };
  const ofQuestion = { application_id: application.id, question_id: question.id };

  await db
    .updateTable('job_questions')
    .set({ accepted_answers: sampleOf('job_questions', 'accepted_answers') })
    .where('id', '=', question.id)
    .execute();
  await db
    .insertInto('answer_corrections')
    .values({
      ...ofQuestion,
      attempt: 1,
      made_at: at,
      correction: sampleOf('answer_corrections', 'correction'),
    })
    .execute();
  await db
    .updateTable('captions')
    .set({ state: 'ready', cues: sampleOf('captions', 'cues') })
    .execute();
  await db
    .insertInto('fairness_figures')
    .values({ ...ofCompany, until_at: at, figures: sampleOf('fairness_figures', 'figures') })
    .execute();
  await db
    .insertInto('question_figures')
    .values({
      ...ofCompany,
      question_key: 'closures',
      job_id: application.job_id,
      question_id: question.id,
      made_at: at,
      figures: sampleOf('question_figures', 'figures'),
    })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      user_id: application.candidate_id,
      credential_id: 'a-frozen-key',
      public_key: 'AA',
      counter: 0,
      transports: sampleOf('passkeys', 'transports'),
      name: 'Key of the harbour',
      added_at: at,
    })
    .execute();
  const { id: round_id } = await db.selectFrom('rounds').select('id').executeTakeFirstOrThrow();
  const recording_id = randomUUID();
  await db
    .insertInto('round_recordings')
    .values({
      id: recording_id,
      round_id,
      uploaded_by: null,
      file_name: 'round.mp4',
      bytes: 1,
      begun_at: at,
      state: 'ready',
      file_id: null,
      heard_seconds: 1,
    })
    .execute();
  await db
    .insertInto('round_recording_words')
    .values({ recording_id, from_seconds: 0, words: sampleOf('round_recording_words', 'words') })
    .execute();
}

/** The columns with a form that no row holds at its newest version. */
export async function formsMissing(db: Database): Promise<string[]> {
  const missing: string[] = [];
  for (const { table, column } of SAMPLES) {
    const newest = (JSON.parse(sampleOf(table, column)) as { version: number }).version;
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} ->> 'version' = ${String(newest)} LIMIT 1`.execute(
      db,
    );
    if (rows.length === 0) missing.push(`${table}.${column}`);
  }
  return missing;
}
