import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export type RecordingRow = Selectable<Schema['interview_recordings']>;
export type ChunkRow = Selectable<Schema['interview_pieces']>;

/** Creates a recording; an existing one is not changed. */
export async function insertRecording(
  db: Database,
  recording: {
    id: string;
    application_id: string;
    mime_type: string;
    offset_seconds: number;
    declared_bytes: number | null;
    created_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('interview_recordings')
    .values(recording)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A recording of this candidate's own interview; null for anybody else. */
export async function candidatesRecording(
  db: Database,
  candidateId: string,
  recordingId: string,
): Promise<RecordingRow | null> {
  const row = await db
    .selectFrom('interview_recordings')
    .innerJoin('applications', 'applications.id', 'interview_recordings.application_id')
    .selectAll('interview_recordings')
    .where('interview_recordings.id', '=', recordingId)
    .where('applications.candidate_id', '=', candidateId)
    .executeTakeFirst();
  return row ?? null;
}

/** In the order of their start. */
export async function recordingsOf(db: Database, applicationId: string): Promise<RecordingRow[]> {
  return db
    .selectFrom('interview_recordings')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The chunks from the beginning of each recording, without a gap. */
export async function chunksOf(db: Database, recordingIds: readonly string[]): Promise<ChunkRow[]> {
  if (recordingIds.length === 0) return [];
  return db
    .selectFrom('interview_pieces')
    .selectAll()
    .where('recording_id', 'in', [...recordingIds])
    .orderBy('recording_id')
    .orderBy('start_byte')
    .execute();
}

/** The bytes of all recordings of an interview. */
export async function storedBytes(db: Database, applicationId: string): Promise<number> {
  const row = await db
    .selectFrom('interview_recordings')
    .select((select) => select.fn.coalesce(select.fn.sum<number>('bytes'), sql<number>`0`).as('bytes'))
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

/**
 * Adds a chunk to the end of a recording; false if the recording ends at another offset. Needs a transaction.
 */
export async function addChunk(db: Database, chunk: ChunkRow): Promise<boolean> {
  const continued = await db
    .updateTable('interview_recordings')
    .set({
      bytes: sql<number>`bytes + ${chunk.bytes}::bigint`,
      piece_count: sql<number>`piece_count + 1`,
    })
    .where('id', '=', chunk.recording_id)
    .where('bytes', '=', chunk.start_byte)
    .returning('id')
    .executeTakeFirst();
  if (!continued) return false;
  await db.insertInto('interview_pieces').values(chunk).execute();
  return true;
}

/** Stores the length of a recording, if given, and marks it as complete once it has that many bytes. */
export async function closeRecording(
  db: Database,
  recordingId: string,
  end: { declaredBytes: number | null; at: Date },
): Promise<void> {
  await db
    .updateTable('interview_recordings')
    .set({ declared_bytes: sql<number | null>`coalesce(declared_bytes, ${end.declaredBytes}::bigint)` })
    .where('id', '=', recordingId)
    .execute();
  await db
    .updateTable('interview_recordings')
    .set({ completed_at: end.at })
    .where('id', '=', recordingId)
    .where('completed_at', 'is', null)
    .whereRef('declared_bytes', '=', 'bytes')
    .execute();
}

/**
 * Where recordings begin in the interview's video, in seconds; recordings that are left out are not in the
 * video.
 */
export async function setVideoOffsets(
  db: Database,
  parts: readonly { recordingId: string; offsetSeconds: number; seconds: number }[],
): Promise<void> {
  for (const { recordingId, offsetSeconds, seconds } of parts) {
    await db
      .updateTable('interview_recordings')
      .set({ film_offset_seconds: offsetSeconds, film_seconds: seconds })
      .where('id', '=', recordingId)
      .execute();
  }
}

/**
 * Where each answer begins in the interview's video, in seconds, by question; null if it is not in the video.
 */
export async function answersInVideo(
  db: Database,
  applicationId: string,
): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('interview_answers')
    .leftJoin('interview_recordings', 'interview_recordings.id', 'interview_answers.recording_id')
    .select([
      'interview_answers.question_id',
      'interview_answers.recording_id',
      'interview_answers.video_offset_seconds',
      'interview_recordings.film_offset_seconds',
    ])
    .where('interview_answers.application_id', '=', applicationId)
    .execute();
  return new Map(
    rows.map(({ question_id, recording_id, video_offset_seconds, film_offset_seconds }) => {
      const begin = recording_id === null ? 0 : film_offset_seconds;
      const isInVideo = begin !== null && video_offset_seconds !== null;
      return [question_id, isInVideo ? begin + video_offset_seconds : null];
    }),
  );
}

/**
 * Recordings whose chunks are no longer needed: a video was made from them, another video was sent, or the
 * interview expired without submission; in each case before the given time.
 */
export async function spentRecordings(db: Database, before: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('interview_recordings')
    .innerJoin('applications', 'applications.id', 'interview_recordings.application_id')
    .leftJoin('interviews', 'interviews.application_id', 'interview_recordings.application_id')
    .select('interview_recordings.id')
    .where('interview_recordings.piece_count', '>', 0)
    .where('interview_recordings.created_at', '<', before)
    .where((where) =>
      where.or([
        where.and([
          where('interviews.submitted_at', '<', before),
          where('interviews.playable_key', 'is not', null),
          where.or([
            where('interview_recordings.film_offset_seconds', 'is not', null),
            where.not(
              where.exists(
                where
                  .selectFrom('interview_recordings as other')
                  .select('other.id')
                  .whereRef('other.application_id', '=', 'interview_recordings.application_id')
                  .where('other.film_offset_seconds', 'is not', null),
              ),
            ),
          ]),
        ]),
        where.and([
          where('interviews.submitted_at', 'is', null),
          where('applications.interview_at', '<', before),
        ]),
      ]),
    )
    .orderBy('interview_recordings.created_at')
    .limit(limit)
    .execute();
}

/** Deletes the rows of a recording's chunks; its length and times are kept. */
export async function forgetChunks(db: Database, recordingId: string): Promise<void> {
  await db.deleteFrom('interview_pieces').where('recording_id', '=', recordingId).execute();
  await db
    .updateTable('interview_recordings')
    .set({ piece_count: 0 })
    .where('id', '=', recordingId)
    .execute();
}
