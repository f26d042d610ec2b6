import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ROUND_MINUTES_MAX } from '#contract/interview/kits.ts';
import type { RoundRecordingState } from '#contract/interview/round-recording-limits.ts';
import type { Language } from '#contract/messages/languages.ts';
import { inTransaction } from '#server/database/database.ts';
import { applicationById } from '#server/features/applications/store.ts';
import { interviewSettingsOf } from '#server/features/jobs/store.ts';
import { keepHeard } from '#server/features/uploads/captions/captions-store.ts';
import { type SpokenWord, cuesOf } from '#server/features/uploads/captions/cues.ts';
import { wordsOf } from '#server/features/uploads/captions/make-captions.ts';
import { type FileRow, fileById } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { NothingToHear, SOUND_RATE, type SoundPiece, soundOf } from '#server/platform/media/sound.ts';
import { inTemporaryFolder } from '#server/platform/process/temporary-folder.ts';
import { UnreadableAudio } from '#server/platform/speech/speech.ts';
import * as store from './recording-store.ts';
import { hearRecordingTask } from './tasks.ts';

/** The longest round that can be planned. Anything recorded after it is not transcribed. */
const MOST_SECONDS = ROUND_MINUTES_MAX * 60;
/**
 * What one task transcribes. The next task continues, so that other recordings don't wait for hours behind a single
 * one.
 */
const AT_A_TIME_SECONDS = 30 * 60;

/**
 * Transcribes a recording piece by piece, so that answers of an interview wait for at most a minute of it. Each piece
 * is stored at once, so a retry after a killed try continues after the last piece. Safe to repeat. Stops once the
 * recording is deleted. In a language without a model it has no words.
 */
export async function hearRecording(ctx: Context, recordingId: string): Promise<void> {
  const recording = await store.roundRecordingById(ctx.db, recordingId);
  if (recording?.state !== 'hearing') return;
  const file = await fileById(ctx.db, recording.file_id);
  if (!file) return;
  const application = await applicationById(ctx.db, file.application_id ?? '');
  if (!application) return;
  const { language } = await interviewSettingsOf(ctx.db, application.job_id);
  const outcome = ctx.speech.hears(language) ? await hearOn(ctx, recording, file, language) : 'ready';
  if (outcome === 'gone') return;
  if (outcome === 'more') await ctx.tasks.queue(ctx.db, hearRecordingTask, { recordingId });
  else await finish(ctx, recordingId, outcome);
}

type End = Extract<RoundRecordingState, 'ready' | 'noSound' | 'unreadable'>;

async function hearOn(
  ctx: Context,
  recording: store.RoundRecording,
  file: FileRow,
  language: Language,
): Promise<End | 'more' | 'gone'> {
  try {
    return await inTemporaryFolder(async (folder) => {
      const path = join(folder, 'recording');
      await pipeline(await ctx.files.read(file.object_key), createWriteStream(path));
      const begin = recording.heard_seconds;
      let heardBefore = begin;
      for await (const piece of soundOf(path, MOST_SECONDS, begin)) {
        const rest = after(heardBefore, piece);
        const { startSeconds: from } = rest;
        const to = from + rest.samples.length / SOUND_RATE;
        if (to <= heardBefore) continue;
        const words = await wordsOf(ctx.speech, rest, language).catch(noneOf);
        const heard = { heardBefore, from, to, words };
        if (!(await inTransaction(ctx.db, (tx) => store.keepRoundWords(tx, recording.id, heard))))
          return 'gone';
        heardBefore = to;
        if (to - begin >= AT_A_TIME_SECONDS) return 'more';
      }
      return 'ready';
    });
  } catch (error) {
    // The last piece was already stored when an earlier try was killed.
    if (error instanceof NothingToHear && recording.heard_seconds > 0) return 'ready';
    if (error instanceof NothingToHear) return error.reason;
    throw error;
  }
}

/** A piece that cannot be read, such as a moment at the very end, has no words. */
function noneOf(error: unknown): SpokenWord[] {
  if (error instanceof UnreadableAudio) return [];
  throw error;
}

/**
 * A piece without the part that was already transcribed, because decoding begins slightly before the point where it
 * continues.
 */
function after(seconds: number, { startSeconds, samples }: SoundPiece): SoundPiece {
  const known = Math.max(0, Math.round((seconds - startSeconds) * SOUND_RATE));
  return { startSeconds: startSeconds + known / SOUND_RATE, samples: samples.subarray(known) };
}

/** Completes the recording. Its video now has captions. */
async function finish(ctx: Context, recordingId: string, end: End): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const words = await store.wordsOfRecording(tx, recordingId);
    const state = end === 'ready' && words.length === 0 ? 'noWords' : end;
    const recording = await store.roundRecordingById(tx, recordingId);
    if (recording?.state !== 'hearing' || recording.file_id === null) return;
    await store.setRoundRecording(tx, recordingId, { state });
    await keepHeard(tx, recording.file_id, { state, cues: cuesOf(words), at: ctx.clock.now() });
  });
}
