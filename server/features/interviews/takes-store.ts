import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { isOf } from '#server/features/applications/attempt-store.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import type { Put } from './session-state.ts';

/** When questions were put, and the recordings of answers that can be recorded again. */

/**
 * Notes when a question was shown, and returns what is stored. The first time counts. A retake has its own first time.
 */
export async function noteQuestionPut(
  db: Database,
  { applicationId, attempt, questionId, take, at }: Attempt & { questionId: string; take: number; at: Date },
): Promise<Put> {
  await db
    .insertInto('interview_questions_put')
    .values({ application_id: applicationId, attempt, question_id: questionId, asked_at: at, take })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'attempt', 'question_id'])
        .doUpdateSet({ asked_at: at, take })
        .where('interview_questions_put.take', '<', take),
    )
    .execute();
  return (await questionsPut(db, { applicationId, attempt })).get(questionId)!;
}

/** When each question was last put, by its id. */
export async function questionsPut(db: Database, attempt: Attempt): Promise<Map<string, Put>> {
  const rows = await db
    .selectFrom('interview_questions_put')
    .select(['question_id', 'asked_at', 'take', 'is_skipped'])
    .where(isOf(attempt))
    .execute();
  return new Map(
    rows.map(({ question_id, asked_at, take, is_skipped }) => [
      question_id,
      { askedAt: asked_at, take, isSkipped: is_skipped },
    ]),
  );
}

/** Notes that a question is skipped. It does not matter when it was put. */
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

/** Keeps a recording of an answer alongside the others. Sending the same one again replaces it. */
export async function keepTake(
  db: Database,
  take: Attempt & {
    questionId: string;
    take: number;
    fileId: string;
    audioSeconds: number | null;
    at: Date;
  },
): Promise<void> {
  const values = { audio_file_id: take.fileId, audio_seconds: take.audioSeconds, received_at: take.at };
  await db
    .insertInto('interview_takes')
    .values({
      application_id: take.applicationId,
      attempt: take.attempt,
      question_id: take.questionId,
      take: take.take,
      ...values,
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'attempt', 'question_id', 'take']).doUpdateSet(values),
    )
    .execute();
}

export interface EarlierTake {
  questionId: string;
  fileId: string;
  seconds: number | null;
}

/** The recordings that do not count because the candidate recorded the answer again, in order. */
export async function earlierTakes(
  db: Database,
  { applicationId, attempt }: Attempt,
): Promise<EarlierTake[]> {
  const rows = await db
    .selectFrom('interview_takes as takes')
    .innerJoin('interview_answers as answers', (join) =>
      join
        .onRef('answers.application_id', '=', 'takes.application_id')
        .onRef('answers.attempt', '=', 'takes.attempt')
        .onRef('answers.question_id', '=', 'takes.question_id'),
    )
    .select(['takes.question_id', 'takes.audio_file_id', 'takes.audio_seconds'])
    .where('takes.application_id', '=', applicationId)
    .where('takes.attempt', '=', attempt)
    .where(sql<boolean>`takes.take < answers.take`)
    .orderBy('takes.question_id')
    .orderBy('takes.take')
    .execute();
  return rows.map((row) => ({
    questionId: row.question_id,
    fileId: row.audio_file_id,
    seconds: row.audio_seconds,
  }));
}
