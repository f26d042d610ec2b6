import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { CAPTIONED_MINUTES, CAPTIONS_MAX } from '#contract/interview/caption-limits.ts';
import type { Language } from '#contract/messages/languages.ts';
import { HOUR_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { fileById } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { NothingToHear, SOUND_RATE, type SoundPiece, soundOf } from '#server/platform/media/sound.ts';
import { type Speech, UnreadableAudio } from '#server/platform/speech/speech.ts';
import { writeWav } from '#server/platform/speech/write-wav.ts';
import { defineTask } from '#server/platform/tasks/tasks.ts';
import { inTemporaryFolder } from '#server/platform/process/temporary-folder.ts';
import { captionsOf, keepHeard, unheardFilms } from './captions-store.ts';
import { type SpokenWord, cuesOf } from './cues.ts';

export const makeCaptionsTask = defineTask({
  name: 'uploads.make-captions',
  queue: 'speech',
  isLong: true,
  payload: z.object({ fileId: z.string() }),
  // Half an hour of speech takes two minutes, and interviews may be transcribed in the meantime.
  expireInSeconds: 3_600,
});

export async function queueCaptions(ctx: Context, tx: Database, fileId: string): Promise<void> {
  await ctx.tasks.queue(tx, makeCaptionsTask, { fileId });
}

/**
 * Creates the captions of a video that has not been transcribed yet. Its audio is transcribed piece by piece, so that
 * answers of an interview wait for at most a minute of video. Safe to repeat. A video that cannot be transcribed is
 * marked as such.
 */
export async function makeCaptions(ctx: Context, fileId: string): Promise<void> {
  const file = await fileById(ctx.db, fileId);
  if (!file || (await captionsOf(ctx.db, fileId))) return;
  const keep = (state: 'ready' | 'noWords' | 'noSound' | 'unreadable', words: readonly SpokenWord[] = []) =>
    keepHeard(ctx.db, fileId, {
      state,
      cues: cuesOf(words).slice(0, CAPTIONS_MAX),
      at: ctx.clock.now(),
    });
  try {
    const words = await inTemporaryFolder(async (folder) => {
      const film = join(folder, 'film');
      await pipeline(await ctx.files.read(file.object_key), createWriteStream(film));
      return await wordsIn(ctx.speech, film);
    });
    await keep(words.length > 0 ? 'ready' : 'noWords', words);
  } catch (error) {
    if (error instanceof NothingToHear) await keep(error.reason);
    else if (error instanceof UnreadableAudio) await keep('unreadable');
    else throw error;
    ctx.log.info({ err: error, fileId }, 'a film has no captions');
  }
}

/** The words of a video, with their times in it. */
export async function wordsIn(speech: Speech, film: string): Promise<SpokenWord[]> {
  const words: SpokenWord[] = [];
  for await (const piece of soundOf(film, CAPTIONED_MINUTES * 60))
    words.push(...(await wordsOf(speech, piece)));
  return words;
}

export async function wordsOf(
  speech: Speech,
  { startSeconds: begin, samples }: SoundPiece,
  language?: Language,
): Promise<SpokenWord[]> {
  const { segments } = await speech.transcribe(writeWav(samples, SOUND_RATE), language);
  return segments
    .flatMap(({ words }) => words)
    .map(({ text, startSeconds, endSeconds }) => ({
      text,
      startSeconds: begin + startSeconds,
      endSeconds: begin + endSeconds,
    }));
}

/** By this time, an upload's own task should have finished. */
const WAITED_MS = HOUR_MS;
const A_NIGHT = 100;

/** A film has no captions if its task was given up. */
export async function queueUnheardFilms(ctx: Context): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - WAITED_MS);
  for (const fileId of await unheardFilms(ctx.db, before, A_NIGHT)) await queueCaptions(ctx, ctx.db, fileId);
}
