import { randomUUID } from 'node:crypto';
import * as said from '#contract/messages/en/round-refusals.ts';
import {
  NO_RECORDING_CONSENT,
  RECORDING_EXISTS,
  RECORDING_TOO_EARLY,
  ROUND_IS_CANCELLED,
  ROUND_RECORDING_BYTES,
} from '#contract/interview/round-recording-limits.ts';
import { roundRecordingMetadata } from '#contract/interview/round-recordings.ts';
import { MAX_CHUNK_BYTES } from '#contract/shared/limits.ts';
import { ROUND_RECORDING_UPLOADS } from '#contract/shared/paths.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { actorOf } from '#server/features/applications/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { TooLarge, UploadRefused } from '#server/platform/files/errors.ts';
import { refuseWhenLow } from '#server/platform/files/room.ts';
import { sniff, whyRefused } from '#server/platform/files/sniff.ts';
import type { OpenUpload, ResumableUpload, ResumableUploads } from '#server/platform/http/resumable.ts';
import { type Caller, type EmployerCaller, asEmployer } from '#server/platform/http/route.ts';
import { Failure, Refusal, badInput, notFound, roleNotAllowed } from '#server/platform/outcome.ts';
import { type Round, lockRound, roundOfMember } from '../held-round-store.ts';
import { forgetRecording } from './forget.ts';
import { noteAct } from './note-act.ts';
import * as store from './recording-store.ts';
import { prepareRecordingTask } from './tasks.ts';

/** Recordings of rounds, uploaded in pieces, so that an interrupted upload continues where it stopped. */
export const roundRecordingUploads: ResumableUploads = {
  path: ROUND_RECORDING_UPLOADS,
  audience: ['employer'],
  refusals: [
    'round-recording.no-consent',
    'round-recording.too-early',
    'round-recording.exists',
    'round.cancelled',
    'recording.offset-differs',
    'recording.too-large',
    'upload.empty',
    'upload.too-large',
    'upload.wrong-format',
  ],
  maxChunkBytes: MAX_CHUNK_BYTES,
  mostBytes: ROUND_RECORDING_BYTES,

  idOf: (metadata) => readMetadata(metadata).recordingId,

  begin: (ctx, caller, { metadata, bytes }) => beginUpload(ctx, asUploader(caller), metadata, bytes),

  find: async (ctx, caller, id) => {
    const found = await uploadOf(ctx, asUploader(caller), id);
    return found && asUpload(found);
  },

  open: async (ctx, caller, id) => {
    const uploader = asUploader(caller);
    const found = await uploadOf(ctx, uploader, id);
    if (!found) return null;
    const refusal = whyNoRecording(ctx, found.round);
    if (refusal) throw refusal;
    return {
      ...asUpload(found),
      maxBytes: found.recording.bytes,
      append: appending(ctx, uploader, found.recording),
    };
  },
};

/** A program needs the scope, as for any call. */
function asUploader(caller: Caller): EmployerCaller {
  const member = asEmployer(caller);
  if (member.token && !member.token.scopes.includes('applications:write'))
    throw new Failure('token.not-allowed', said.needsScope({ scope: 'applications:write' }));
  return member;
}

/** Owners, recruiters and participants. */
export const mayRecord = (caller: EmployerCaller, { takesPart }: { takesPart: boolean }): boolean =>
  takesPart || caller.memberRole !== 'reviewer';

/** The round, for a member who may upload its recording. */
export async function roundToRecord(ctx: Context, caller: EmployerCaller, roundId: string): Promise<Round> {
  const round = await roundOfMember(ctx.db, caller, roundId);
  if (!round) throw notFound();
  if (!mayRecord(caller, round)) throw roleNotAllowed();
  return round;
}

/** Why a recording is not possible now. Null if it is. */
export function whyNoRecording(ctx: Context, { cancelledAt, agreedAt, startsAt }: Round): Refusal | null {
  if (cancelledAt !== null) return new Refusal('round.cancelled', ROUND_IS_CANCELLED());
  if (agreedAt === null) return new Refusal('round-recording.no-consent', NO_RECORDING_CONSENT());
  if (startsAt === null || startsAt > ctx.clock.now())
    return new Refusal('round-recording.too-early', RECORDING_TOO_EARLY());
  return null;
}

async function lockToRecord(ctx: Context, tx: Database, roundId: string): Promise<Round> {
  const round = await lockRound(tx, roundId);
  if (!round) throw notFound();
  const refusal = whyNoRecording(ctx, round);
  if (refusal) throw refusal;
  return round;
}

function readMetadata(metadata: Record<string, string>) {
  const parsed = roundRecordingMetadata.safeParse(metadata);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw badInput(issue?.path.join('.') ?? '', issue?.message ?? said.metadataMissing());
}

async function beginUpload(
  ctx: Context,
  caller: EmployerCaller,
  metadata: Record<string, string>,
  bytes: number | null,
): Promise<void> {
  const { roundId, recordingId, fileName } = readMetadata(metadata);
  await roundToRecord(ctx, caller, roundId);
  if (bytes === null) throw badInput('bytes', said.uploadLength());
  if (bytes === 0) throw new UploadRefused('empty', said.fileEmpty());
  if (bytes > ROUND_RECORDING_BYTES) throw new TooLarge(ROUND_RECORDING_BYTES);
  await refuseWhenLow(ctx.config);
  await inTransaction(ctx.db, async (tx) => {
    const round = await lockToRecord(ctx, tx, roundId);
    const known = await store.recordingOfRound(tx, roundId);
    if (known?.id === recordingId) return;
    if (known && known.state !== 'arriving' && known.state !== 'refused')
      throw new Refusal('round-recording.exists', RECORDING_EXISTS());
    await forgetRecording(ctx, tx, round);
    // The id belongs to a recording of another round.
    if (await store.roundRecordingById(tx, recordingId)) throw notFound();
    await store.insertRoundRecording(tx, {
      id: recordingId,
      round_id: roundId,
      uploaded_by: caller.token ? null : caller.id,
      file_name: fileName.toWellFormed().replaceAll('\0', ''),
      bytes,
      begun_at: ctx.clock.now(),
      state: 'arriving',
      file_id: null,
      heard_seconds: 0,
    });
  });
}

interface Found {
  recording: store.RoundRecording;
  round: Round;
  arrived: number;
}

async function uploadOf(ctx: Context, caller: EmployerCaller, id: string): Promise<Found | null> {
  if (!roundRecordingMetadata.shape.recordingId.safeParse(id).success) return null;
  const recording = await store.roundRecordingById(ctx.db, id);
  const round = recording && (await roundOfMember(ctx.db, caller, recording.round_id));
  if (!recording || !round || !mayRecord(caller, round)) return null;
  return { recording, round, arrived: await store.arrivedBytes(ctx.db, recording) };
}

const asUpload = ({ recording: { id, round_id, file_name, bytes }, arrived }: Found): ResumableUpload => ({
  id,
  offset: arrived,
  bytes,
  metadata: { recordingId: id, roundId: round_id, fileName: file_name },
});

/** This many bytes are enough to recognise every kind of recording. */
const HEAD_BYTES = 64 * 1024;

/** Stores a piece, first its object and then its row, so that every row has an object. */
function appending(ctx: Context, caller: EmployerCaller, begun: store.RoundRecording): OpenUpload['append'] {
  const { id, round_id: roundId, bytes } = begun;
  return async ({ offset, content, before }) => {
    const isTelling = offset === 0 && content.length >= Math.min(HEAD_BYTES, bytes);
    // Refuses a wrong file before most of it is sent. A shorter piece is checked together with the others.
    if (isTelling && !(await sniff(content, 'roundRecording'))) {
      await inTransaction(ctx.db, async (tx) => {
        const round = await lockRound(tx, roundId);
        if (round && (await store.arrivedBytes(tx, begun)) === 0) await forgetRecording(ctx, tx, round);
      });
      throw new UploadRefused('format', await whyRefused(content, 'roundRecording'));
    }
    const key = `${store.recordingFolder(begun)}${offset}-${randomUUID()}`;
    if (content.length > 0) await ctx.files.write(key, content, { isNew: true });
    try {
      await before;
      await inTransaction(ctx.db, async (tx) => {
        const round = await lockToRecord(ctx, tx, roundId);
        const recording = await store.roundRecordingById(tx, id);
        if (!recording) throw notFound();
        if ((await store.arrivedBytes(tx, recording)) !== offset)
          throw new Failure('recording.offset-differs', said.offsetDiffers());
        if (content.length === 0) return;
        if (offset + content.length > recording.bytes)
          throw new Failure('recording.too-large', said.sentTooMuch());
        const piece = { recording_id: id, start_byte: offset, bytes: content.length, object_key: key };
        await store.insertRoundPiece(tx, piece);
        if (offset + content.length < recording.bytes) return;
        await store.setRoundRecording(tx, id, { state: 'preparing' });
        await ctx.tasks.queue(tx, prepareRecordingTask, { recordingId: id });
        await noteAct(ctx, tx, actorOf(caller), round, 'round-recording.uploaded');
      });
    } catch (error) {
      // After any other error, the row may have been written.
      if (error instanceof Failure || error instanceof Refusal) await ctx.files.delete(key);
      throw error;
    }
  };
}
