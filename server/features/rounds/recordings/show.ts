import {
  RECORDING_INFECTED,
  RECORDING_KEPT_LONG_ENOUGH,
  RECORDING_SCANNED,
  ROUND_RECORDING_NOTES,
} from '#contract/interview/round-recording-limits.ts';
import type { getRecordedRounds, getRoundRecording } from '#contract/interview/round-recordings.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { inTransaction } from '#server/database/database.ts';
import { userById } from '#server/features/accounts/store.ts';
import { holderOf } from '#server/features/uploads/file-holder.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import { isOpenable } from '#server/features/uploads/scan.ts';
import { type FileRow, fileById } from '#server/features/uploads/store.ts';
import { applicationInReach } from '#server/features/applications/store.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { takesPartIn } from '#server/features/feedback/store.ts';
import { actorOf } from '#server/features/applications/actor.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { refuseHeld } from './consent.ts';
import { forgetRecording } from './forget.ts';
import { spokenLines } from './lines.ts';
import { noteAct } from './note-act.ts';
import { hasBegun, mayRecord, roundToRecord } from './receive.ts';
import * as store from './recording-store.ts';
import { lockRound, recordedRounds, roundOfMember } from './round-store.ts';

type Shown = OutputOf<typeof getRoundRecording>;

export async function showRecording(ctx: Context, caller: EmployerCaller, roundId: string): Promise<Shown> {
  const round = await roundOfMember(ctx.db, caller, roundId);
  if (!round) throw notFound();
  const recording = await store.recordingOfRound(ctx.db, roundId);
  const mayUpload =
    mayRecord(caller, round) &&
    round.recording_agreed_at !== null &&
    round.cancelled_at === null &&
    hasBegun(ctx, round);
  return {
    agreedDate: round.recording_agreed_at?.toISOString() ?? null,
    mayUpload,
    recording: recording && (await present(ctx, caller, recording, round.application_id)),
  };
}

export async function listRecorded(
  ctx: Context,
  caller: EmployerCaller,
  applicationId: string,
): Promise<OutputOf<typeof getRecordedRounds>['rounds']> {
  const isSeen =
    (await applicationInReach(ctx.db, reachOf(caller), applicationId)) !== null ||
    (await takesPartIn(ctx.db, caller, applicationId));
  if (!isSeen) throw notFound();
  const rounds = await recordedRounds(ctx.db, caller, applicationId);
  return rounds.map(({ id, round, starts_at }) => ({
    roundId: id,
    round,
    startsDate: starts_at?.toISOString() ?? null,
  }));
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
  return {
    recordingId: id,
    fileName: recording.file_name,
    state,
    note: noteOf(recording, file),
    bytes: recording.bytes,
    arrivedBytes: state === 'arriving' ? await store.arrivedBytes(ctx.db, id) : recording.bytes,
    uploadedBy: recording.uploaded_by && ((await userById(ctx.db, recording.uploaded_by))?.name ?? null),
    uploadedDate: recording.begun_at.toISOString(),
    url: file && isOpenable(file) ? fileUrl(ctx, file, 'inline', of) : null,
    isSound: file?.media_type.startsWith('audio/') ?? false,
    lines: spokenLines(await store.wordsOfRecording(ctx.db, id)),
  };
}

function noteOf({ state }: store.RoundRecording, file: FileRow | null): string {
  if (file?.scan === 'waiting') return RECORDING_SCANNED;
  if (file?.scan === 'infected') return RECORDING_INFECTED;
  const isBefore = state === 'arriving' || state === 'preparing' || state === 'refused';
  return file === null && !isBefore ? RECORDING_KEPT_LONG_ENOUGH : ROUND_RECORDING_NOTES[state];
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
