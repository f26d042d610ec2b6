import { createHash, randomUUID } from 'node:crypto';
import * as said from '#contract/messages/en/interview-calls.ts';
import { recordingMetadata } from '#contract/interview/interview-session.ts';
import {
  MAX_INTERVIEW_VIDEO_BYTES,
  MAX_CHUNKS,
  MAX_CHUNK_BYTES,
  MAX_RECORDINGS,
} from '#contract/shared/limits.ts';
import { RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { OPEN_INTERVIEW, RECORDING_CODES } from '#contract/shared/refusals.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { inTransaction } from '#server/database/database.ts';
import { attemptOf } from '#server/features/applications/attempt.ts';
import type { Context } from '#server/platform/context.ts';
import type { OpenUpload, ResumableUpload, ResumableUploads } from '#server/platform/http/resumable.ts';
import { Failure, Refusal, notFound } from '#server/platform/outcome.ts';
import { videoBytes } from './allowance.ts';
import { turnOf } from './handover/holding.ts';
import {
  assertOpen,
  assertPresentAttempt,
  consentNeeded,
  consentedInterview,
  hasConsent,
  presentConsent,
} from './open.ts';
import {
  type AddedChunk,
  type ChunkOutcome,
  type ChunkRow,
  type RecordingRow,
  type SentRecording,
  addChunk,
  candidatesRecording,
  insertRecording,
  recordingsOf,
  sentRecording,
} from './recording-store.ts';

/** The folder of a recording's chunks. */
export const chunksFolder = (recordingId: string) => `pieces/${recordingId}/`;

/** The content of a recording, read from its chunks. */
export async function* recordingContent(
  ctx: Context,
  chunks: readonly Pick<ChunkRow, 'object_key'>[],
): AsyncGenerator<Uint8Array> {
  for (const { object_key } of chunks) yield* await ctx.files.read(object_key);
}

/** The recordings of interviews, uploaded in chunks during the recording. */
export const recordingUploads: ResumableUploads = {
  path: RECORDING_UPLOADS,
  audience: ['candidate'],
  refusals: [...OPEN_INTERVIEW, ...RECORDING_CODES],
  maxChunkBytes: MAX_CHUNK_BYTES,

  mostBytes: MAX_INTERVIEW_VIDEO_BYTES,

  idOf: (metadata) => readMetadata(metadata).recordingId,

  begin: (ctx, caller, { metadata, bytes }) => beginRecording(ctx, caller.id, metadata, bytes),

  find: async (ctx, caller, id) => {
    const recording = isId(id) ? await candidatesRecording(ctx.db, caller.id, id) : null;
    return recording ? asUpload(recording) : null;
  },

  open: async (ctx, caller, id) => {
    const sent = isId(id) ? await sentRecording(ctx.db, caller.id, id) : null;
    if (sent === null) return null;
    const others = sent.stored_bytes - sent.bytes;
    return {
      ...asUpload(sent),
      // tus treats 0 as no limit.
      maxBytes: Math.max(1, (await allowedBytes(ctx, sent)) - others),
      append: appending(ctx, caller.id, sent),
    };
  },
};

const isId = (id: string): boolean => recordingMetadata.shape.recordingId.safeParse(id).success;

/**
 * The maximum bytes that all recordings of the interview may have. Throws unless this recording may receive more now.
 */
async function allowedBytes(ctx: Context, sent: SentRecording): Promise<number> {
  const { question_ids } = sent;
  assertPresentAttempt(sent.present_attempt, sent.attempt);
  assertOpen(sent, ctx.clock.now());
  if (question_ids === null || !hasConsent(sent))
    throw consentNeeded(refusals.consentNeeded(), await presentConsent(ctx, ctx.db, sent));
  if (sent.piece_count >= MAX_CHUNKS) {
    throw new Failure('recording.too-many-pieces', said.tooManyPieces({ max: MAX_CHUNKS }));
  }
  return videoBytes(sent, { question_ids });
}

function readMetadata(metadata: Record<string, string>) {
  const parsed = recordingMetadata.safeParse(metadata);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new Failure('invalid-input', issues[0]?.message ?? said.metadataMissing(), issues);
}

async function beginRecording(
  ctx: Context,
  candidateId: string,
  metadata: Record<string, string>,
  bytes: number | null,
): Promise<void> {
  const { applicationId, recordingId, mimeType, offsetSeconds, holderId, ...rest } = readMetadata(metadata);
  await inTransaction(ctx.db, async (tx) => {
    const { application } = await consentedInterview(ctx, tx, candidateId, applicationId, {
      lock: true,
      attempt: rest.attempt,
    });
    const attempt = attemptOf(application);
    // A page that lost the interview still sends what it recorded before it knew.
    const own = await turnOf(tx, attempt, holderId, ctx.clock.now());
    const known = await recordingsOf(tx, attempt);
    if (known.some(({ id }) => id === recordingId)) return;
    if (known.length >= MAX_RECORDINGS) {
      throw new Failure('recording.too-many', said.tooManyRecordings({ max: MAX_RECORDINGS }));
    }
    await insertRecording(tx, {
      id: recordingId,
      application_id: application.id,
      attempt: attempt.attempt,
      mime_type: mimeType,
      offset_seconds: offsetSeconds,
      declared_bytes: bytes,
      turn: own?.turn ?? 0,
      created_at: ctx.clock.now(),
    });
    // The id may belong to a recording of another interview, which was not changed.
    const begun = await candidatesRecording(tx, candidateId, recordingId);
    if (begun?.application_id !== application.id) throw notFound();
    assertPresentAttempt(application.attempt, begun.attempt);
  });
}

/**
 * Stores pieces of a recording, first the object and then its row, so that every row has an object. A unique name
 * avoids overwriting the object of another request.
 */
function appending(ctx: Context, candidateId: string, sent: SentRecording): OpenUpload['append'] {
  const recordingId = sent.id;
  let seen = sent;

  /**
   * Checks again whether the recording may receive more bytes, because the interview may have been submitted in the
   * meantime.
   */
  async function add(chunk: AddedChunk): Promise<Exclude<ChunkOutcome, 'changed'>> {
    for (;;) {
      const outcome = await addChunk(ctx.db, seen, await allowedBytes(ctx, seen), chunk);
      if (outcome !== 'changed') return outcome;
      const present = await sentRecording(ctx.db, candidateId, recordingId);
      if (present === null) throw notFound();
      seen = present;
    }
  }

  return async ({ offset, content, declaredBytes, before }) => {
    const key = `${chunksFolder(recordingId)}${offset}-${randomUUID()}`;
    const written = content.length > 0 ? ctx.files.write(key, content, { isNew: true }) : null;
    // The disk is still writing. A write error is thrown below.
    written?.catch(() => {});
    const sha256 = createHash('sha256').update(content).digest('hex');
    await written;
    try {
      await before;
    } catch (error) {
      await ctx.files.delete(key);
      throw error;
    }
    try {
      const row = { start_byte: offset, bytes: content.length, sha256, object_key: key };
      const outcome = await add({ ...row, received_at: ctx.clock.now(), declaredBytes });
      if (outcome === 'elsewhere') throw new Failure('recording.offset-differs', said.continuedElsewhere());
      if (outcome === 'too-large') throw new Failure('recording.too-large', said.recordingTooLarge());
    } catch (error) {
      // After any other error, the row may have been written.
      if (error instanceof Failure || error instanceof Refusal) await ctx.files.delete(key);
      throw error;
    }
    seen = { ...seen, piece_count: seen.piece_count + 1 };
  };
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
