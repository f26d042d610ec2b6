import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';

export type HolderRow = Selectable<Schema['interview_holders']>;

/** All turns of an attempt, the first one first. The last one holds it. */
export async function turnsOf(db: Database, { applicationId, attempt }: Attempt): Promise<HolderRow[]> {
  return db
    .selectFrom('interview_holders')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .orderBy('turn')
    .execute();
}

/** The turn that holds the attempt; null before the first one. */
export async function lastTurn(db: Database, { applicationId, attempt }: Attempt): Promise<HolderRow | null> {
  const row = await db
    .selectFrom('interview_holders')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds the turn of a page to its attempt. */
export async function addTurn(db: Database, holder: HolderRow): Promise<void> {
  await db.insertInto('interview_holders').values(holder).execute();
}

/** Renews the lease of a page. Null if it does not hold the attempt. */
export async function renew(
  db: Database,
  { applicationId, attempt }: Attempt,
  holderId: string,
  at: Date,
): Promise<HolderRow | null> {
  const row = await db
    .updateTable('interview_holders as holder')
    .set({ renewed_at: at })
    .where('holder.application_id', '=', applicationId)
    .where('holder.attempt', '=', attempt)
    .where('holder.holder_id', '=', holderId)
    .where(
      sql<boolean>`NOT EXISTS (SELECT FROM interview_holders AS later
        WHERE later.application_id = holder.application_id AND later.attempt = holder.attempt AND later.turn > holder.turn)`,
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether the turn before one was on another device. */
export async function isHandover(db: Database, { application_id, attempt, turn, device_id }: HolderRow) {
  const row = await db
    .selectFrom('interview_holders')
    .select('device_id')
    .where('application_id', '=', application_id)
    .where('attempt', '=', attempt)
    .where('turn', '=', turn - 1)
    .executeTakeFirst();
  return row !== undefined && row.device_id !== device_id;
}

export type AnswerPart = Selectable<Schema['interview_answer_parts']>;

/** One recording of an answer. Each turn that the candidate spoke in has a part of it. */
export interface TakeOfAnswer extends Attempt {
  questionId: string;
  take: number;
}

/** What the turns recorded of a take, the first one first. */
export async function partsOf(
  db: Database,
  { applicationId, attempt, questionId, take }: TakeOfAnswer,
): Promise<AnswerPart[]> {
  return db
    .selectFrom('interview_answer_parts')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .where('question_id', '=', questionId)
    .where('take', '=', take)
    .orderBy('turn')
    .execute();
}

/** Whether any recording of an answer came in parts. */
export async function hasParts(
  db: Database,
  { applicationId, attempt }: Attempt,
  questionId: string,
): Promise<boolean> {
  const part = await db
    .selectFrom('interview_answer_parts')
    .select('turn')
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .where('question_id', '=', questionId)
    .limit(1)
    .executeTakeFirst();
  return part !== undefined;
}

/** What a turn recorded of a take; sent again, it replaces what the turn sent before. */
export async function putPart(db: Database, part: AnswerPart): Promise<void> {
  const {
    audio_file_id,
    audio_seconds,
    recording_id,
    video_offset_seconds,
    readings,
    is_cut_off,
    received_at,
  } = part;
  const values = {
    audio_file_id,
    audio_seconds,
    recording_id,
    video_offset_seconds,
    readings,
    is_cut_off,
    received_at,
  };
  await db
    .insertInto('interview_answer_parts')
    .values(part)
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'attempt', 'question_id', 'take', 'turn']).doUpdateSet(values),
    )
    .execute();
}

export async function dropParts(
  db: Database,
  { applicationId, attempt, questionId, take }: TakeOfAnswer,
): Promise<void> {
  await db
    .deleteFrom('interview_answer_parts')
    .where('application_id', '=', applicationId)
    .where('attempt', '=', attempt)
    .where('question_id', '=', questionId)
    .where('take', '=', take)
    .execute();
}
