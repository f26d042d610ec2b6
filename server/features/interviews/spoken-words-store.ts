import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** What was said in interviews, in a table of its own for the search. It is written with what it repeats. */

export interface SpokenAnswer {
  applicationId: string;
  questionId: string;
}

/** Replaces the words of an answer that was transcribed. */
export async function putHeardWords(tx: Database, answer: SpokenAnswer, heard: string): Promise<void> {
  await deleteSpokenWords(tx, answer);
  if (heard.trim() === '') return;
  await sql`
    INSERT INTO spoken_words (application_id, question_id, company_id, heard)
    SELECT id, ${answer.questionId}::uuid, employer_id, ${heard} FROM applications WHERE id = ${answer.applicationId}
  `.execute(tx);
}

/** Stores what the candidate says that they said; null when the correction is taken back. */
export async function putCorrectedWords(
  tx: Database,
  { applicationId, questionId }: SpokenAnswer,
  corrected: string | null,
): Promise<void> {
  await tx
    .updateTable('spoken_words')
    .set({ corrected })
    .where('application_id', '=', applicationId)
    .where('question_id', '=', questionId)
    .execute();
}

export async function deleteSpokenWords(
  tx: Database,
  { applicationId, questionId }: SpokenAnswer,
): Promise<void> {
  await tx
    .deleteFrom('spoken_words')
    .where('application_id', '=', applicationId)
    .where('question_id', '=', questionId)
    .execute();
}
