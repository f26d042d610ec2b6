import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatReadings, parseReadings, readingSeconds } from '#contract/interview/readings.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import {
  type ApplicationRow,
  applicationById,
  lockApplication,
} from '#server/features/applications/store.ts';
import type { Context } from '#server/platform/context.ts';
import { NothingToHear, SOUND_RATE, soundOf } from '#server/platform/media/sound.ts';
import { inTemporaryFolder } from '#server/platform/process/temporary-folder.ts';
import { chunksOf, recordingsOf } from '../recording-store.ts';
import { recordingContent } from '../recordings.ts';
import { longestAnswer, timesOf } from '../session-state.ts';
import { askedQuestions, interviewOf, replaceInterruptions } from '../store.ts';
import { countAnswer } from './count-answer.ts';
import { type Cut, type Interruption, type Recorded, cutsOf, interruptionsOf } from './cuts.ts';
import { begunParts, turnsOf } from './holder-store.ts';
import { storeSound, wavOf } from './join-answer.ts';
import { keepPart } from './keep-part.ts';

/** The recogniser needs at least this much audio. */
const SHORTEST_SECONDS = 0.5;

/**
 * A page that dies in the middle of an answer has sent its video but not its audio. What was said until then is cut out
 * of the video and becomes a part of the answer. Notes the interruptions in the timeline and returns them. Safe to
 * repeat: whatever arrives later extends a part or replaces it.
 */
export async function keepBroken(ctx: Context, attempt: Attempt): Promise<Interruption[]> {
  const application = await applicationById(ctx.db, attempt.applicationId);
  const recorded = await recordedOf(ctx.db, attempt);
  if (!application || !recorded) return [];
  for (const cut of cutsOf(recorded)) {
    const sound = await cutOut(ctx, cut, longestOf(application, cut));
    if (secondsOf(sound) >= SHORTEST_SECONDS)
      await inTransaction(ctx.db, (tx) => keepCut(ctx, tx, { application, attempt, cut, sound }));
  }
  return inTransaction(ctx.db, async (tx) => {
    // Reads the rows again, because the interview may have been submitted in the meantime.
    const isThere = await lockApplication(tx, attempt.applicationId);
    const present = isThere ? await recordedOf(tx, attempt) : null;
    const broken = present ? interruptionsOf(present) : [];
    if (present) await replaceInterruptions(tx, attempt, broken);
    return broken;
  });
}

/** Null if the interview no longer exists. */
async function recordedOf(db: Database, attempt: Attempt): Promise<Recorded | null> {
  const interview = await interviewOf(db, attempt);
  if (!interview || interview.erased_at !== null) return null;
  const turns = await turnsOf(db, attempt);
  const recordings = await recordingsOf(db, attempt);
  const isOver = interview.submitted_at !== null || interview.replaced_at !== null;
  return {
    turns,
    parts: await begunParts(db, attempt),
    recordings,
    chunks: await chunksOf(
      db,
      recordings.map(({ id }) => id),
    ),
    endedByReload: interview.end_cause === 'reloaded',
    openTurn: isOver ? null : (turns.at(-1)?.turn ?? null),
  };
}

const longestOf = (application: ApplicationRow, { part }: Cut): number =>
  longestAnswer(timesOf(application)) + readingSeconds(parseReadings(part.readings) ?? []);

/** The audio of a cut. A recording that has no audio or cannot be read adds nothing. */
async function cutOut(ctx: Context, { sources }: Cut, maxSeconds: number): Promise<Float32Array[]> {
  const pieces: Float32Array[] = [];
  let left = Math.floor(maxSeconds * SOUND_RATE);
  await inTemporaryFolder(async (folder) => {
    for (const { recordingId, from, to } of sources) {
      const path = join(folder, recordingId);
      const chunks = await chunksOf(ctx.db, [recordingId]);
      if (chunks.length === 0 || left <= 0) continue;
      await pipeline(Readable.from(recordingContent(ctx, chunks)), createWriteStream(path));
      try {
        for await (const { startSeconds, samples } of soundOf(path, Math.min(to, from + maxSeconds), from)) {
          const skipped = Math.max(0, Math.round((from - startSeconds) * SOUND_RATE));
          const end = Math.max(0, Math.round((to - startSeconds) * SOUND_RATE));
          const piece = samples.subarray(skipped, end).subarray(0, left);
          pieces.push(piece);
          left -= piece.length;
        }
      } catch (error) {
        if (!(error instanceof NothingToHear)) throw error;
      }
    }
  });
  return pieces;
}

const secondsOf = (sound: readonly Float32Array[]): number =>
  sound.reduce((sum, piece) => sum + piece.length, 0) / SOUND_RATE;

async function keepCut(
  ctx: Context,
  tx: Database,
  {
    application,
    attempt,
    cut: { part },
    sound,
  }: { application: ApplicationRow; attempt: Attempt; cut: Cut; sound: readonly Float32Array[] },
): Promise<void> {
  if (!(await lockApplication(tx, attempt.applicationId))) return;
  const seconds = secondsOf(sound);
  // The page may have sent it in the meantime, or an earlier run may have stored it.
  const present = await recordedOf(tx, attempt);
  const missing =
    present &&
    cutsOf(present).find(
      ({ part: { turn, question_id, take } }) =>
        turn === part.turn && question_id === part.question_id && take === part.take,
    );
  if (!missing || missing.part.audio_seconds === seconds) return;
  const ordinal =
    (await askedQuestions(tx, attempt))
      .filter(({ kind }) => kind !== 'mcq')
      .findIndex(({ id }) => id === part.question_id) + 1;
  if (ordinal === 0) return;
  const { take, question_id: questionId } = part;
  const file = await storeSound(ctx, tx, wavOf(sound), {
    ownerId: application.candidate_id,
    applicationId: attempt.applicationId,
    name: `${attempt.applicationId}answer${ordinal}.wav`,
  });
  const readings = (parseReadings(part.readings) ?? [])
    .filter(({ from }) => from < seconds)
    .map(({ from, to }) => ({ from, to: Math.min(to, seconds) }));
  const kept = await keepPart(ctx, tx, {
    attempt,
    questionId,
    take,
    turn: part.turn,
    file,
    seconds,
    recordingId: part.recording_id,
    videoOffsetSeconds: part.video_offset_seconds,
    readings: formatReadings(readings),
    isCutOff: true,
    isFromVideo: true,
  });
  await countAnswer(ctx, tx, { ...attempt, questionId, take, ordinal, retakes: application.retakes }, kept);
}
