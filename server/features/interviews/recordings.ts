import { createHash, randomUUID } from 'node:crypto';
import { recordingMetadata } from '#contract/interview-session.ts';
import { MAX_INTERVIEW_VIDEO_BYTES, MAX_CHUNKS, MAX_CHUNK_BYTES, MAX_RECORDINGS } from '#contract/limits.ts';
import { RECORDING_UPLOADS } from '#contract/paths.ts';
import { OPEN_INTERVIEW, RECORDING_CODES } from '#contract/refusals.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { ResumableUpload, ResumableUploads } from '#server/platform/http/resumable.ts';
import { Failure, Refusal, notFound } from '#server/platform/outcome.ts';
import { videoBytes } from './allowance.ts';
import { consentedInterview } from './open.ts';
import {
  type RecordingRow,
  addChunk,
  candidatesRecording,
  closeRecording,
  insertRecording,
  recordingsOf,
  storedBytes,
} from './recording-store.ts';

/** The folder of a recording's chunks. */
export const chunksFolder = (recordingId: string) => `pieces/${recordingId}/`;

/** The recordings of interviews, uploaded in chunks while they are recorded. */
export const recordingUploads: ResumableUploads = {
  path: RECORDING_UPLOADS,
  audience: ['candidate'],
  refusals: [...OPEN_INTERVIEW, ...RECORDING_CODES],
  maxChunkBytes: MAX_CHUNK_BYTES,

  idOf: (metadata) => readMetadata(metadata).recordingId,

  maxBytes: async (ctx, caller, id) => {
    const recording = await ownRecording(ctx, caller.id, id);
    if (!recording) return MAX_INTERVIEW_VIDEO_BYTES;
    const { application, interview } = await consentedInterview(
      ctx,
      ctx.db,
      caller.id,
      recording.application_id,
    );
    const others = (await storedBytes(ctx.db, recording.application_id)) - recording.bytes;
    // tus treats 0 as no limit.
    return Math.max(1, videoBytes(application, interview) - others);
  },

  begin: (ctx, caller, { metadata, bytes }) => beginRecording(ctx, caller.id, metadata, bytes),

  find: async (ctx, caller, id) => {
    const recording = await ownRecording(ctx, caller.id, id);
    return recording ? asUpload(recording) : null;
  },

  assertOpen: async (ctx, caller, id) => {
    const recording = await ownRecording(ctx, caller.id, id);
    if (!recording) throw notFound();
    await consentedInterview(ctx, ctx.db, caller.id, recording.application_id);
    if (recording.piece_count >= MAX_CHUNKS) {
      throw new Failure('recording.too-many-pieces', `A recording is sent in at most ${MAX_CHUNKS} pieces.`);
    }
  },

  append: (ctx, caller, id, chunk) => appendChunk(ctx, caller.id, id, chunk),
};

async function ownRecording(ctx: Context, candidateId: string, id: string): Promise<RecordingRow | null> {
  const isId = recordingMetadata.shape.recordingId.safeParse(id).success;
  return isId ? candidatesRecording(ctx.db, candidateId, id) : null;
}

function readMetadata(metadata: Record<string, string>) {
  const parsed = recordingMetadata.safeParse(metadata);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Failure('invalid-input', issues[0]?.message ?? 'The metadata of the upload are missing.', issues);
}

async function beginRecording(
  ctx: Context,
  candidateId: string,
  metadata: Record<string, string>,
  bytes: number | null,
): Promise<void> {
  const { applicationId, recordingId, mimeType, offsetSeconds } = readMetadata(metadata);
  await inTransaction(ctx.db, async (tx) => {
    const { application } = await consentedInterview(ctx, tx, candidateId, applicationId, { lock: true });
    const known = await recordingsOf(tx, application.id);
    if (known.some(({ id }) => id === recordingId)) return;
    if (known.length >= MAX_RECORDINGS) {
      throw new Failure('recording.too-many', `An interview has at most ${MAX_RECORDINGS} recordings.`);
    }
    await insertRecording(tx, {
      id: recordingId,
      application_id: application.id,
      mime_type: mimeType,
      offset_seconds: offsetSeconds,
      declared_bytes: bytes,
      created_at: ctx.clock.now(),
    });
    // The id of a recording of another interview: that recording was not changed.
    const begun = await candidatesRecording(tx, candidateId, recordingId);
    if (begun?.application_id !== application.id) throw notFound();
  });
}

/**
 * Stores the object first and its row second, so that every row has an object. A unique name avoids
 * overwriting the object of another request.
 */
async function appendChunk(
  ctx: Context,
  candidateId: string,
  recordingId: string,
  chunk: { offset: number; content: Uint8Array; declaredBytes: number | null },
): Promise<void> {
  const { offset, content, declaredBytes } = chunk;
  const key = `${chunksFolder(recordingId)}${offset}-${randomUUID()}`;
  if (content.length > 0) await ctx.files.write(key, content);
  try {
    await inTransaction(ctx.db, async (tx) => {
      const recording = await candidatesRecording(tx, candidateId, recordingId);
      if (!recording) throw notFound();
      // Checked again: it may have been submitted during the upload of the chunk.
      const owner = [candidateId, recording.application_id] as const;
      const { application, interview } = await consentedInterview(ctx, tx, ...owner, { lock: true });
      const at = ctx.clock.now();
      if (content.length > 0) {
        const sha256 = createHash('sha256').update(content).digest('hex');
        const isNext = await addChunk(tx, {
          recording_id: recordingId,
          start_byte: offset,
          bytes: content.length,
          sha256,
          object_key: key,
          received_at: at,
        });
        if (!isNext)
          throw new Failure(
            'recording.offset-differs',
            'The recording has gone on meanwhile. Please ask where it ends.',
          );
        // Under the application's lock, so that simultaneous uploads never exceed the limit together.
        if ((await storedBytes(tx, application.id)) > videoBytes(application, interview))
          throw new Failure('recording.too-large', 'The recording is larger than what is allowed.');
      }
      if (declaredBytes !== null || recording.declared_bytes !== null) {
        await closeRecording(tx, recordingId, { declaredBytes, at });
      }
    });
  } catch (error) {
    // After any other error the row may still have been written.
    if (error instanceof Failure || error instanceof Refusal) await ctx.files.delete(key);
    throw error;
  }
}

function asUpload(recording: RecordingRow): ResumableUpload {
  return {
    id: recording.id,
    offset: recording.bytes,
    bytes: recording.declared_bytes,
    metadata: {
      applicationId: recording.application_id,
      recordingId: recording.id,
      mimeType: recording.mime_type,
      offsetSeconds: String(recording.offset_seconds),
    },
  };
}
