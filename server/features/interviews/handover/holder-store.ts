import { type NotNull, type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { isOf } from '#server/features/applications/attempt-store.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';

export type HolderRow = Selectable<Schema['interview_holders']>;

/** All turns of an attempt, in order. The last one holds the attempt. */
export async function turnsOf(db: Database, attempt: Attempt): Promise<HolderRow[]> {
  return db.selectFrom('interview_holders').selectAll().where(isOf(attempt)).orderBy('turn').execute();
}

/** The turn that holds the attempt. Null before the first turn. */
export async function lastTurn(db: Database, attempt: Attempt): Promise<HolderRow | null> {
  const row = await db
    .selectFrom('interview_holders')
    .selectAll()
    .where(isOf(attempt))
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Adds a page's turn to its attempt. */
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

/** What a turn recorded of an answer: a place in the video as soon as it begins, and the audio once it has arrived. */
export type BegunPart = Selectable<Schema['interview_answer_parts']>;
export type AnswerPart = BegunPart & { audio_file_id: string };

/** One recording of an answer. It has a part for each turn in which the candidate spoke. */
export interface TakeOfAnswer extends Attempt {
  questionId: string;
  take: number;
}

const isTakeOfAttempt = (answer: TakeOfAnswer) =>
  sql<boolean>`${isOf(answer)} AND question_id = ${answer.questionId} AND take = ${answer.take}`;

/** The audio that the turns recorded for a take, in order. */
export async function partsOf(db: Database, take: TakeOfAnswer): Promise<AnswerPart[]> {
  return db
    .selectFrom('interview_answer_parts')
    .selectAll()
    .where(isTakeOfAttempt(take))
    .where('audio_file_id', 'is not', null)
    .orderBy('turn')
    .$narrowType<{ audio_file_id: NotNull }>()
    .execute();
}

/** All parts of the answers of an attempt, in the order of the turns, including parts whose audio has not arrived. */
export async function begunParts(db: Database, attempt: Attempt): Promise<BegunPart[]> {
  return db.selectFrom('interview_answer_parts').selectAll().where(isOf(attempt)).orderBy('turn').execute();
}

/** Whether any recording of an answer arrived in parts. */
export async function hasParts(db: Database, attempt: Attempt, questionId: string): Promise<boolean> {
  const part = await db
    .selectFrom('interview_answer_parts')
    .select('turn')
    .where(isOf(attempt))
    .where('question_id', '=', questionId)
    .where('audio_file_id', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return part !== undefined;
}

/** Notes where in the video a turn records a take. Anything the turn has already sent stays unchanged. */
export async function beginPart(
  db: Database,
  part: Omit<BegunPart, 'audio_file_id' | 'audio_seconds' | 'is_from_video' | 'is_cut_off'>,
): Promise<void> {
  const { recording_id, video_offset_seconds, readings } = part;
  await db
    .insertInto('interview_answer_parts')
    .values({ ...part, audio_file_id: null, audio_seconds: null, is_cut_off: true })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'attempt', 'question_id', 'take', 'turn'])
        .doUpdateSet({ recording_id, video_offset_seconds, readings })
        .where('interview_answer_parts.audio_file_id', 'is', null),
    )
    .execute();
}

/** Stores the audio that a turn recorded for a take. Sending it again replaces the earlier audio. */
export async function putPart(db: Database, part: AnswerPart): Promise<void> {
  const { application_id: _application, attempt: _attempt, question_id: _question, ...rest } = part;
  const { take: _take, turn: _turn, ...values } = rest;
  await db
    .insertInto('interview_answer_parts')
    .values(part)
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'attempt', 'question_id', 'take', 'turn']).doUpdateSet(values),
    )
    .execute();
}

/**
 * Drops the audio that was cut out of the video for earlier turns, because a later turn sent audio that includes it.
 */
export async function dropCutSounds(
  db: Database,
  take: TakeOfAnswer,
  turns: { from: number; before: number },
): Promise<void> {
  await db
    .updateTable('interview_answer_parts')
    .set({ audio_file_id: null, audio_seconds: null, is_from_video: false })
    .where(isTakeOfAttempt(take))
    .where('is_from_video', '=', true)
    .where('turn', '>=', turns.from)
    .where('turn', '<', turns.before)
    .execute();
}

export async function dropParts(db: Database, take: TakeOfAnswer): Promise<void> {
  await db.deleteFrom('interview_answer_parts').where(isTakeOfAttempt(take)).execute();
}
