import * as refusals from '#contract/messages/en/refusals.ts';
import type { Database } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import type { Context } from '#server/platform/context.ts';
import { questionsPut } from '../takes-store.ts';
import { recordingsOf } from '../recording-store.ts';
import {
  type TakeOfAnswer,
  begunParts,
  dropCutSounds,
  dropParts,
  lastTurn,
  putPart,
} from './holder-store.ts';
import { openElsewhere, turnOf } from './holding.ts';
import { type JoinedAnswer, joinParts } from './join-answer.ts';

/**
 * The turn whose answer is received; null for a program that names no holder. A page that lost the interview may still
 * send its answers to questions that were asked before it did.
 */
export async function turnForAnswer(
  ctx: Context,
  db: Database,
  answer: TakeOfAnswer,
  holderId: string | undefined,
): Promise<number | null> {
  const now = ctx.clock.now();
  const own = await turnOf(db, answer, holderId, now);
  if (own === null || own.lostAt === null) return own?.turn ?? null;
  const put = (await questionsPut(db, answer)).get(answer.questionId);
  // Of a question that is put again since, only the last time is known. Its earlier recordings do not count any more.
  if (put !== undefined && (put.take > answer.take || put.askedAt <= own.lostAt)) return own.turn;
  // A voice was still reading the question.
  const hasBegun = (await begunParts(db, answer)).some(
    ({ question_id, take, turn }) =>
      turn === own.turn && question_id === answer.questionId && take === answer.take,
  );
  if (hasBegun) return own.turn;
  throw openElsewhere((await lastTurn(db, answer))!, now, refusals.answerOpenElsewhere());
}

export interface ReceivedPart extends JoinedAnswer {
  attempt: Attempt;
  questionId: string;
  take: number;
  turn: number | null;
  /** Its page did not send it; it was cut out of the video. */
  isFromVideo?: boolean;
}

/** Keeps what a turn recorded of a take of an answer, and gives what the whole take is from now on. */
export async function keepPart(ctx: Context, tx: Database, part: ReceivedPart): Promise<JoinedAnswer> {
  const {
    attempt,
    questionId,
    take,
    turn,
    file,
    seconds,
    recordingId,
    videoOffsetSeconds,
    readings,
    isCutOff,
  } = part;
  if (turn === null) {
    // A program that names no holder sends whole answers.
    await dropParts(tx, { ...attempt, questionId, take });
    return part;
  }
  await putPart(tx, {
    application_id: attempt.applicationId,
    attempt: attempt.attempt,
    question_id: questionId,
    take,
    turn,
    audio_file_id: file.id,
    audio_seconds: seconds,
    recording_id: recordingId,
    video_offset_seconds: videoOffsetSeconds,
    readings,
    is_cut_off: isCutOff,
    is_from_video: part.isFromVideo ?? false,
    received_at: ctx.clock.now(),
  });
  // A page that goes on after a crash sends the whole answer, with what the page before recorded of it.
  const recording = (await recordingsOf(tx, attempt)).find(({ id }) => id === recordingId);
  if (recording && recording.turn < turn)
    await dropCutSounds(tx, { ...attempt, questionId, take }, { from: recording.turn, before: turn });
  return (await joinParts(ctx, tx, { ...attempt, questionId, take })) ?? part;
}
