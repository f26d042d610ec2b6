import {
  RECORDING_INFECTED,
  RECORDING_KEPT_LONG_ENOUGH,
  RECORDING_SCANNED,
  ROUND_RECORDING_NOTES,
} from '#contract/interview/round-recording-limits.ts';
import type { getRoundRecording } from '#contract/interview/round-recordings.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { inTransaction } from '#server/database/database.ts';
import { userById } from '#server/features/accounts/store.ts';
import { actorOf } from '#server/features/applications/actor.ts';
import { holderOf } from '#server/features/uploads/file-holder.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { isOpenable } from '#server/features/uploads/scan.ts';
import { type FileRow, fileById } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { lockRound, roundOfMember } from '../held-round-store.ts';
import { refuseHeld } from './consent.ts';
import { forgetRecording } from './forget.ts';
import { spokenLines } from './lines.ts';
import { noteAct } from './note-act.ts';
import { mayRecord, roundToRecord, whyNoRecording } from './receive.ts';
import * as store from './recording-store.ts';

type Shown = OutputOf<typeof getRoundRecording>;

export async function showRecording(ctx: Context, caller: EmployerCaller, roundId: string): Promise<Shown> {
  const round = await roundOfMember(ctx.db, caller, roundId);
  if (!round) throw notFound();
  const recording = await store.recordingOfRound(ctx.db, roundId);
  return {
    agreedDate: round.agreedAt?.toISOString() ?? null,
    mayUpload: mayRecord(caller, round) && whyNoRecording(ctx, round) === null,
    recording: recording && (await present(ctx, caller, recording, round.applicationId)),
  };
}

async function present(
  ctx: Context,
  caller: EmployerCaller,
  recording: store.RoundRecording,
  applicationId: string,
): Promise<NonNullable<Shown['recording']>> {
  const { id, state } = recording;
  const file = await fileById(ctx.db, recording.file_id);
  const of = { holder: holderOf(caller), applicationId, what: 'round-recording' as const };
  const uploader = recording.uploaded_by && (await userById(ctx.db, recording.uploaded_by));
  return {
    recordingId: id,
    fileName: recording.file_name,
    state,
    note: noteOf(state, file),
    bytes: recording.bytes,
    arrivedBytes: await store.arrivedBytes(ctx.db, recording),
    uploadedBy: uploader ? uploader.name : null,
    uploadedDate: recording.begun_at.toISOString(),
    url: file && isOpenable(file) ? fileUrl(ctx, file, 'inline', of) : null,
    isSound: file?.media_type.startsWith('audio/') ?? false,
    lines: spokenLines(await store.wordsOfRecording(ctx.db, id)),
  };
}

function noteOf(state: store.RoundRecording['state'], file: FileRow | null): string {
  if (file?.scan === 'waiting') return RECORDING_SCANNED();
  if (file?.scan === 'infected') return RECORDING_INFECTED();
  const isBefore = state === 'arriving' || state === 'preparing' || state === 'refused';
  return (file === null && !isBefore ? RECORDING_KEPT_LONG_ENOUGH : ROUND_RECORDING_NOTES[state])();
}

export async function removeRecording(ctx: Context, caller: EmployerCaller, roundId: string): Promise<void> {
  await roundToRecord(ctx, caller, roundId);
  await inTransaction(ctx.db, async (tx) => {
    const round = await lockRound(tx, roundId);
    if (!round) throw notFound();
    await refuseHeld(tx, round);
    if (await forgetRecording(ctx, tx, round))
      await noteAct(ctx, tx, actorOf(caller), round, 'round-recording.removed');
  });
}
