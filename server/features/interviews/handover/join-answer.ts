import { randomUUID } from 'node:crypto';
import { type Reading, formatReadings, parseReadings } from '#contract/interview/readings.ts';
import type { Database } from '#server/database/database.ts';
import { type FileRow, fileById, filesByIds, insertFile } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { SOUND_RATE } from '#server/platform/media/sound.ts';
import { UnreadableAudio } from '#server/platform/speech/unreadable-audio.ts';
import { resample } from '#server/platform/speech/resample.ts';
import { type Audio, readWav } from '#server/platform/speech/wav.ts';
import { writeWav } from '#server/platform/speech/write-wav.ts';
import { type AnswerPart, type TakeOfAnswer, partsOf } from './holder-store.ts';

/** What counts as the answer to a question: everything that its turns recorded, in order. */
export interface JoinedAnswer {
  file: FileRow;
  seconds: number | null;
  recordingId: string | null;
  videoOffsetSeconds: number | null;
  /** When a voice read the question aloud in the recording. */
  readings: string;
  isCutOff: boolean;
}

/**
 * Joins the parts of a take. A single part is used as it is. Several parts are joined to one recording, which is stored
 * as its own file. Parts that cannot be read are left out.
 */
export async function joinParts(
  ctx: Context,
  tx: Database,
  take: TakeOfAnswer,
): Promise<JoinedAnswer | null> {
  const parts = await partsOf(tx, take);
  const [first] = parts;
  const last = parts.at(-1);
  if (!first || !last) return null;
  const isCutOff = last.is_cut_off;
  if (parts.length === 1) {
    const file = await fileById(tx, first.audio_file_id);
    if (!file) throw new Error(`The recording ${first.audio_file_id} is gone.`);
    return { file, ...placeOf(first), seconds: first.audio_seconds, readings: first.readings, isCutOff };
  }
  const files = await filesByIds(
    tx,
    parts.map(({ audio_file_id }) => audio_file_id),
  );
  const sounds: Float32Array[] = [];
  const readings: Reading[] = [];
  let joined = 0;
  for (const part of parts) {
    const file = files.get(part.audio_file_id);
    const sound = file ? await soundOf(ctx, file) : null;
    if (!sound) continue;
    const samples = resample(sound, SOUND_RATE);
    const begin = joined / SOUND_RATE;
    for (const { from, to } of parseReadings(part.readings) ?? [])
      readings.push({ from: begin + from, to: begin + to });
    sounds.push(samples);
    joined += samples.length;
  }
  const before = files.get(last.audio_file_id)!;
  const file = await storeSound(ctx, tx, wavOf(sounds), {
    ownerId: before.owner_id,
    applicationId: before.application_id,
    name: before.original_name,
  });
  const seconds = joined / SOUND_RATE;
  return { file, ...placeOf(first), seconds, readings: formatReadings(readings), isCutOff };
}

/** Stores audio that was made on the server. It was decoded, so it contains nothing else from its source. */
export async function storeSound(
  ctx: Context,
  tx: Database,
  content: Uint8Array,
  { ownerId, applicationId, name }: { ownerId: string; applicationId: string | null; name: string },
): Promise<FileRow> {
  const key = `wav/${randomUUID()}`;
  await ctx.files.write(key, content, { isNew: true });
  return insertFile(tx, {
    path: key.replaceAll('/', '-'),
    object_key: key,
    owner_id: ownerId,
    application_id: applicationId,
    kind: 'wav',
    media_type: 'audio/wav',
    bytes: content.length,
    scan: null,
    original_name: name,
    created_at: ctx.clock.now(),
  });
}

const placeOf = ({ recording_id, video_offset_seconds }: AnswerPart) => ({
  recordingId: recording_id,
  videoOffsetSeconds: video_offset_seconds,
});

async function soundOf(ctx: Context, file: FileRow): Promise<Audio | null> {
  try {
    return readWav(await ctx.files.bytes(file.object_key));
  } catch (error) {
    if (!(error instanceof UnreadableAudio)) throw error;
    ctx.log.warn({ err: error, fileId: file.id }, 'a part of an answer could not be read');
    return null;
  }
}

/** A WAV file of these sounds in sequence. */
export function wavOf(sounds: readonly Float32Array[]): Uint8Array {
  const samples = new Float32Array(sounds.reduce((sum, sound) => sum + sound.length, 0));
  let at = 0;
  for (const sound of sounds) {
    samples.set(sound, at);
    at += sound.length;
  }
  return writeWav(samples, SOUND_RATE);
}
