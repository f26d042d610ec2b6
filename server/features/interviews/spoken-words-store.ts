import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { isOf } from '#server/features/applications/attempt-store.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';

/**
 * What was said in interviews, in its own table for the search. It is written together with the data that it copies.
 */

export interface SpokenAnswer extends Attempt {
  questionId: string;
}

/** Replaces the words of an answer that was transcribed. */
export async function putHeardWords(tx: Database, answer: SpokenAnswer, heard: string): Promise<void> {
  await deleteSpokenWords(tx, answer);
  if (heard.trim() === '') return;
  await sql`
    INSERT INTO spoken_words (application_id, attempt, question_id, company_id, heard)
    SELECT id, ${answer.attempt}::int, ${answer.questionId}::uuid, employer_id, ${heard} FROM applications WHERE id = ${answer.applicationId}
  `.execute(tx);
}

/** Stores the candidate's correction. Null when the correction is withdrawn. */
export async function putCorrectedWords(
  tx: Database,
  answer: SpokenAnswer,
  corrected: string | null,
): Promise<void> {
  await tx
    .updateTable('spoken_words')
    .set({ corrected })
    .where(isOf(answer))
    .where('question_id', '=', answer.questionId)
    .execute();
}

export async function deleteSpokenWords(tx: Database, answer: SpokenAnswer): Promise<void> {
  await tx
    .deleteFrom('spoken_words')
    .where(isOf(answer))
    .where('question_id', '=', answer.questionId)
    .execute();
}
