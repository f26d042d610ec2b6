import { type Selectable, sql } from 'kysely';
import type { RoundRecordingState } from '#contract/interview/round-recording-limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { SpokenWord } from '#server/features/uploads/captions/cues.ts';
import type { Round } from '../held-round-store.ts';
import { storedRoundWords } from './stored-recording.ts';

export type RoundRecording = Selectable<Schema['round_recordings']>;
type Piece = Selectable<Schema['round_recording_pieces']>;

/**
 * The folder for everything that belongs to a recording: its pieces and the complete file. No other upload has the same
 * folder.
 */
export const recordingFolder = ({ id, begun_at }: Pick<RoundRecording, 'id' | 'begun_at'>): string =>
  `roundRecording/${id}-${begun_at.getTime()}/`;

export async function insertRoundRecording(db: Database, recording: RoundRecording): Promise<void> {
  await db.insertInto('round_recordings').values(recording).execute();
}

export async function roundRecordingById(db: Database, id: string): Promise<RoundRecording | null> {
  const row = await db.selectFrom('round_recordings').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

export async function recordingOfRound(db: Database, roundId: string): Promise<RoundRecording | null> {
  const row = await db
    .selectFrom('round_recordings')
    .selectAll()
    .where('round_id', '=', roundId)
    .executeTakeFirst();
  return row ?? null;
}

export async function setRoundRecording(
  db: Database,
  id: string,
  change: Partial<Pick<RoundRecording, 'state' | 'file_id'>>,
): Promise<void> {
  await db.updateTable('round_recordings').set(change).where('id', '=', id).execute();
}

export async function deleteRoundRecording(db: Database, id: string): Promise<void> {
  await db.deleteFrom('round_recordings').where('id', '=', id).execute();
}

/** A recording that has arrived completely no longer has its pieces. */
export async function arrivedBytes(
  db: Database,
  { id, state, bytes: all }: Pick<RoundRecording, 'id' | 'state' | 'bytes'>,
): Promise<number> {
  if (state !== 'arriving') return all;
  const { bytes } = await db
    .selectFrom('round_recording_pieces')
    .select(sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'))
    .where('recording_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

export async function insertRoundPiece(db: Database, piece: Piece): Promise<void> {
  await db.insertInto('round_recording_pieces').values(piece).execute();
}

/** The keys of a recording's pieces, in order. */
export async function roundPieces(db: Database, id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('round_recording_pieces')
    .select('object_key')
    .where('recording_id', '=', id)
    .orderBy('start_byte')
    .execute();
  return rows.map(({ object_key }) => object_key);
}

export async function deleteRoundPieces(db: Database, id: string): Promise<void> {
  await db.deleteFrom('round_recording_pieces').where('recording_id', '=', id).execute();
}

/**
 * Stores the words of a stretch, if the recording exists and nothing after `heardBefore` was stored: another process
 * may have transcribed the same stretch. Returns whether it did.
 */
export async function keepRoundWords(
  tx: Database,
  id: string,
  heard: { heardBefore: number; from: number; to: number; words: readonly SpokenWord[] },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('round_recordings')
    .set({ heard_seconds: heard.to })
    .where('id', '=', id)
    .where('state', '=', 'hearing')
    .where('heard_seconds', '=', heard.heardBefore)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (heard.words.length === 0) return true;
  const words = storedRoundWords.write([...heard.words]);
  await tx
    .insertInto('round_recording_words')
    .values({ recording_id: id, from_seconds: heard.from, words })
    .execute();
  return true;
}

/** The words that have been transcribed, in order. */
export async function wordsOfRecording(db: Database, id: string): Promise<SpokenWord[]> {
  const rows = await db
    .selectFrom('round_recording_words')
    .select('words')
    .where('recording_id', '=', id)
    .orderBy('from_seconds')
    .execute();
  return rows.flatMap(({ words }) => storedRoundWords.read(words, id));
}

/** The recordings of the rounds of an application. */
export async function recordingsOfApplication(
  db: Database,
  applicationId: string,
): Promise<RoundRecording[]> {
  return db
    .selectFrom('round_recordings')
    .innerJoin('rounds', 'rounds.id', 'round_recordings.round_id')
    .selectAll('round_recordings')
    .where('rounds.application_id', '=', applicationId)
    .execute();
}

/** Unfinished recordings in these states that were begun before `before`. */
export async function recordingsLeft(
  db: Database,
  states: readonly RoundRecordingState[],
  before: Date,
): Promise<RoundRecording[]> {
  return db
    .selectFrom('round_recordings')
    .selectAll()
    .where('state', 'in', [...states])
    .where('begun_at', '<', before)
    .orderBy('begun_at')
    .limit(100)
    .execute();
}

export async function isHeld(
  db: Database,
  round: Pick<Round, 'candidateId' | 'companyId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('legal_holds')
    .innerJoin('applications', 'applications.id', 'legal_holds.application_id')
    .select('applications.id')
    .where('applications.candidate_id', '=', round.candidateId)
    .where('applications.employer_id', '=', round.companyId)
    .executeTakeFirst();
  return row !== undefined;
}
