import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { storedQuestions } from '#server/features/interviews/stored-interview.ts';

/** Notes that the follow-ups were asked for, and returns when that was first. */
export async function noteSearch(db: Database, { applicationId, attempt }: Attempt, at: Date): Promise<Date> {
  const row = await db
    .updateTable('interviews')
    .set({ follow_ups_begun_at: sql<Date>`coalesce(follow_ups_begun_at, ${at})` })
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .returning('follow_ups_begun_at')
    .executeTakeFirstOrThrow();
  return row.follow_ups_begun_at ?? at;
}

/** Settles which follow-ups the interview asks, after all its other questions. */
export async function settleFollowUps(
  db: Database,
  { applicationId, attempt }: Attempt,
  { questionIds, at }: { questionIds: readonly string[]; at: Date },
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ question_ids: storedQuestions.write([...questionIds]), follow_ups_settled_at: at })
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .where('follow_ups_settled_at', 'is', null)
    .execute();
}

/** Notes that a question is not taken; when it was put does not matter. */
export async function noteSkipped(
  db: Database,
  { applicationId, attempt, questionId, at }: Attempt & { questionId: string; at: Date },
): Promise<void> {
  await db
    .insertInto('interview_questions_put')
    .values({
      application_id: applicationId,
      attempt,
      question_id: questionId,
      asked_at: at,
      is_skipped: true,
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'attempt', 'question_id']).doUpdateSet({ is_skipped: true }),
    )
    .execute();
}
