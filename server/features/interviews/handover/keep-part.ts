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
 * The turn whose answer is received. Null for a program that names no holder. A page that lost the interview may still
 * send its answers to questions that were asked before.
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
  // If the question was put again since, only the last time is known. Its earlier recordings no longer count.
  if (put !== undefined && (put.take > answer.take || put.askedAt <= own.lostAt)) return own.turn;
  // A voice was still reading the question aloud.
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
  /** True if the page did not send it and it was cut out of the video. */
  isFromVideo?: boolean;
}

/** Stores what a turn recorded for a take of an answer, and returns the complete take. */
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
    // A program that names no holder sends complete answers.
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
  // A page that resumes after a crash sends the complete answer, including what the previous page recorded.
  const recording = (await recordingsOf(tx, attempt)).find(({ id }) => id === recordingId);
  if (recording && recording.turn < turn)
    await dropCutSounds(tx, { ...attempt, questionId, take }, { from: recording.turn, before: turn });
  return (await joinParts(ctx, tx, { ...attempt, questionId, take })) ?? part;
}
