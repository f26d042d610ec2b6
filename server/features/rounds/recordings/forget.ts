import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { UNFINISHED_DAYS } from '#contract/interview/round-recording-limits.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { deleteObjects } from '#server/features/uploads/delete-objects.ts';
import { deleteFiles } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import { type Round, lockRound } from '../held-round-store.ts';
import * as store from './recording-store.ts';
import { hearRecordingTask, prepareRecordingTask } from './tasks.ts';

/** The company whose recordings were deleted, and the folders of their objects. */
export interface Deleted {
  companyId: string;
  folders: readonly string[];
}
type AfterDeletion = (ctx: Context, tx: Database, deleted: Deleted) => Promise<void>;
const afterDeletion: AfterDeletion[] = [];

/**
 * For later features to register what else to do when recordings or transcripts are deleted, since this feature does
 * not know them.
 */
export function afterRecordingDeletion(act: AfterDeletion): void {
  afterDeletion.push(act);
}

/** Deletes the rows of a recording and returns the keys of its objects. With `keepsWords`, the transcript stays. */
async function deleteRows(
  tx: Database,
  recording: store.RoundRecording,
  { keepsWords }: { keepsWords: boolean },
): Promise<string[]> {
  const keys = await store.roundPieces(tx, recording.id);
  if (keepsWords) await store.deleteRoundPieces(tx, recording.id);
  else await store.deleteRoundRecording(tx, recording.id);
  // Deleting the row of the file also clears the reference of a recording that stays.
  return [...keys, ...(await deleteFiles(tx, recording.file_id === null ? [] : [recording.file_id]))];
}

async function forget(
  ctx: Context,
  tx: Database,
  companyId: string,
  recordings: readonly store.RoundRecording[],
  options: { keepsWords: boolean } = { keepsWords: false },
): Promise<void> {
  if (recordings.length === 0) return;
  const keys: string[] = [];
  for (const recording of recordings) keys.push(...(await deleteRows(tx, recording, options)));
  if (keys.length > 0) await ctx.tasks.queue(tx, deleteObjects, { keys });
  const deleted = { companyId, folders: recordings.map(store.recordingFolder) };
  for (const act of afterDeletion) await act(ctx, tx, deleted);
}

/**
 * Deletes a round's recording with its transcript: it was removed, the consent was withdrawn, or the round was
 * cancelled.
 */
export async function forgetRecording(
  ctx: Context,
  tx: Database,
  round: Pick<Round, 'id' | 'companyId'>,
): Promise<boolean> {
  const recording = await store.recordingOfRound(tx, round.id);
  await forget(ctx, tx, round.companyId, recording ? [recording] : []);
  return recording !== null;
}

/** Deletes an application's recordings that were kept long enough. With `keepsWords`, their transcripts stay. */
export async function forgetRecordingsOf(
  ctx: Context,
  tx: Database,
  application: { id: string; employer_id: string },
  options: { keepsWords: boolean },
): Promise<void> {
  const recordings = await store.recordingsOfApplication(tx, application.id);
  const kept = options.keepsWords ? recordings.filter(({ file_id }) => file_id !== null) : recordings;
  await forget(ctx, tx, application.employer_id, kept, options);
}

/** For `removedWithApplication`. */
export async function objectsOfRecordings(tx: Database, applicationId: string): Promise<string[]> {
  const keys: string[] = [];
  for (const recording of await store.recordingsOfApplication(tx, applicationId))
    keys.push(...(await deleteRows(tx, recording, { keepsWords: false })));
  return keys;
}

/** Runs every night: drops uploads that were never continued, and queues recordings whose task was lost. */
export async function tidyRecordings(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  const left = new Date(now - UNFINISHED_DAYS * DAY_MS);
  for (const { id, round_id: roundId } of await store.recordingsLeft(ctx.db, ['arriving', 'refused'], left))
    await inTransaction(ctx.db, async (tx) => {
      const round = await lockRound(tx, roundId);
      const recording = await store.roundRecordingById(tx, id);
      if (round && (recording?.state === 'arriving' || recording?.state === 'refused'))
        await forget(ctx, tx, round.companyId, [recording]);
    });
  const lost = await store.recordingsLeft(ctx.db, ['preparing', 'hearing'], new Date(now - HOUR_MS));
  for (const { id: recordingId, state } of lost) {
    const task = state === 'preparing' ? prepareRecordingTask : hearRecordingTask;
    await ctx.tasks.queue(ctx.db, task, { recordingId }, { singletonKey: recordingId });
  }
}
