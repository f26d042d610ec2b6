import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { isOf } from '#server/features/applications/attempt-store.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';

/** Notes that another attempt replaces this one, and when this one could be taken. */
export async function markReplaced(
  db: Database,
  attempt: Attempt,
  { at, interviewAt }: { at: Date; interviewAt: Date | null },
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ replaced_at: at, interview_at: interviewAt })
    .where(isOf(attempt))
    .execute();
}

/**
 * Copies the answers to these questions, with their earlier recordings, into the next attempt, which does not ask these
 * questions. The copies have no position in the new video. Returns the ids of answers that are not transcribed yet.
 */
export async function keepAnswers(
  db: Database,
  { applicationId, attempt }: Attempt,
  questionIds: readonly string[],
): Promise<string[]> {
  if (questionIds.length === 0) return [];
  const { rows } = await sql<{ id: string; transcription_status: string | null }>`
    INSERT INTO interview_answers (application_id, attempt, question_id, ordinal, chosen_option, audio_file_id,
      audio_seconds, readings, is_cut_off, transcription_status, transcript, received_at, take, is_written, is_kept)
    SELECT application_id, attempt + 1, question_id, NULL, chosen_option, audio_file_id,
      audio_seconds, readings, is_cut_off, transcription_status, transcript, received_at, take, is_written, true
    FROM interview_answers
    WHERE application_id = ${applicationId} AND attempt = ${attempt}::int AND question_id IN (${sql.join(questionIds)})
    RETURNING id, transcription_status`.execute(db);
  await sql`
    INSERT INTO interview_takes (application_id, attempt, question_id, take, audio_file_id, audio_seconds, received_at)
    SELECT application_id, attempt + 1, question_id, take, audio_file_id, audio_seconds, received_at
    FROM interview_takes
    WHERE application_id = ${applicationId} AND attempt = ${attempt}::int AND question_id IN (${sql.join(questionIds)})`.execute(
    db,
  );
  return rows.flatMap(({ id, transcription_status }) => (transcription_status === 'waiting' ? [id] : []));
}

/** An attempt that was not begun asks all its questions. */
export async function dropKeptAnswers(db: Database, attempt: Attempt): Promise<void> {
  await db.deleteFrom('interview_takes').where(isOf(attempt)).execute();
  await db.deleteFrom('interview_answers').where(isOf(attempt)).where('is_kept', '=', true).execute();
}
