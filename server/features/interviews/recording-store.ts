import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { isOf, isOneOf } from '#server/features/applications/attempt-store.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import type { Window } from '#server/features/applications/status.ts';
import type { ApplicationRow } from '#server/features/applications/store.ts';
import { storedQuestions } from './stored-interview.ts';

export type RecordingRow = Selectable<Schema['interview_recordings']>;
export type ChunkRow = Selectable<Schema['interview_pieces']>;

/** Creates a recording. An existing one is not changed. */
export async function insertRecording(
  db: Database,
  recording: {
    id: string;
    application_id: string;
    attempt: number;
    mime_type: string;
    offset_seconds: number;
    declared_bytes: number | null;
    turn: number;
    created_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('interview_recordings')
    .values(recording)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A recording of this candidate's own interview. Null for anyone else. */
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

/** Adds everything about its application and interview that decides whether it may receive more bytes. */
export type SentRecording = RecordingRow &
  Window &
  Pick<
    ApplicationRow,
    | 'employer_id'
    | 'job_id'
    | 'time_factor'
    | 'thinking_seconds'
    | 'retakes'
    | 'answer_seconds'
    | 'in_writing'
  > & {
    present_attempt: number;
    /** Null before the first call of the interview, like everything about the interview. */
    question_ids: string[] | null;
    consent_version: string | null;
    /** The bytes of all recordings of the interview. */
    stored_bytes: number;
    /** The versions of the application's and the interview's rows. Each change gives a row a new version. */
    application_version: string;
    interview_version: string | null;
  };

/** One statement, because every request with a chunk needs it. */
export async function sentRecording(
  db: Database,
  candidateId: string,
  recordingId: string,
): Promise<SentRecording | null> {
  const row = await db
    .selectFrom('interview_recordings')
    .innerJoin('applications', 'applications.id', 'interview_recordings.application_id')
    .leftJoin('interviews', (join) =>
      join
        .onRef('interviews.application_id', '=', 'interview_recordings.application_id')
        .onRef('interviews.attempt', '=', 'interview_recordings.attempt'),
    )
    .selectAll('interview_recordings')
    .select([
      'applications.employer_id',
      'applications.job_id',
      'applications.told_status',
      'applications.interview_at',
      'applications.interview_closes_at',
      'applications.open_days',
      'applications.attempt as present_attempt',
      'applications.time_factor',
      'applications.thinking_seconds',
      'applications.retakes',
      'applications.answer_seconds',
      'applications.in_writing',
      'interviews.question_ids',
      'interviews.consent_version',
      sql<string>`applications.xmin::text`.as('application_version'),
      sql<string | null>`interviews.xmin::text`.as('interview_version'),
      sql<number>`(SELECT coalesce(sum(every.bytes), 0)::bigint FROM interview_recordings AS every
        WHERE every.application_id = interview_recordings.application_id
          AND every.attempt = interview_recordings.attempt)`.as('stored_bytes'),
    ])
    .where('interview_recordings.id', '=', recordingId)
    .where('applications.candidate_id', '=', candidateId)
    .executeTakeFirst();
  return row
    ? { ...row, question_ids: storedQuestions.readNullable(row.question_ids, row.application_id) }
    : null;
}

/** In the order of their start. What an earlier device sends late comes before what the next device recorded. */
export async function recordingsOf(db: Database, attempt: Attempt): Promise<RecordingRow[]> {
  return db
    .selectFrom('interview_recordings')
    .selectAll()
    .where(isOf(attempt))
    .orderBy('turn')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The chunks from the beginning of each recording up to the first gap. */
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

/** A chunk to add. A chunk without bytes only states the length of the recording. */
export interface AddedChunk extends Omit<ChunkRow, 'recording_id'> {
  declaredBytes: number | null;
}

/** The outcome of adding a chunk, as the procedure `add_chunk` tells it. Only 'stored' wrote something. */
export type ChunkOutcome = 'stored' | 'changed' | 'too-large' | 'elsewhere';

/**
 * Adds a chunk to the end of a recording, stores the recording's length if given, and marks it as complete once it has
 * that many bytes, all in one statement. `allowed` is the total number of bytes that the interview's recordings may
 * have, decided from the rows in `sent`.
 */
export async function addChunk(
  db: Database,
  sent: SentRecording,
  allowed: number,
  chunk: AddedChunk,
): Promise<ChunkOutcome> {
  const { start_byte, bytes, sha256, object_key, received_at, declaredBytes } = chunk;
  const { rows } = await sql<{ outcome: ChunkOutcome }>`
    CALL add_chunk(
      ${sent.id}::uuid, ${sent.application_version}::text, ${sent.interview_version}::text, ${allowed}::bigint,
      ${start_byte}::bigint, ${bytes}::bigint, ${sha256}::text, ${object_key}::text,
      ${received_at}::timestamptz, ${declaredBytes}::bigint, NULL)`.execute(db);
  return rows[0]!.outcome;
}

/**
 * Sets where recordings begin in the interview's video, in seconds. Recordings that are left out are not in the video.
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

/** Where each answer begins in the interview's video, in seconds, by question. Null if it is not in the video. */
export async function answersInVideo(db: Database, attempt: Attempt): Promise<Map<string, number | null>> {
  return (await answersInVideos(db, [attempt])).get(attempt.applicationId) ?? new Map();
}

/** The same for several interviews, by application. Each attempt must belong to a different application. */
export async function answersInVideos(
  db: Database,
  attempts: readonly Attempt[],
): Promise<Map<string, Map<string, number | null>>> {
  if (attempts.length === 0) return new Map();
  const rows = await db
    .selectFrom('interview_answers')
    .leftJoin('interview_recordings', 'interview_recordings.id', 'interview_answers.recording_id')
    .select([
      'interview_answers.application_id',
      'interview_answers.question_id',
      'interview_answers.recording_id',
      'interview_answers.video_offset_seconds',
      'interview_recordings.film_offset_seconds',
    ])
    .where(isOneOf(attempts, 'interview_answers'))
    .execute();
  const videos = new Map(
    attempts.map(({ applicationId }) => [applicationId, new Map<string, number | null>()]),
  );
  for (const row of rows) {
    const begin = row.recording_id === null ? 0 : row.film_offset_seconds;
    const isInVideo = begin !== null && row.video_offset_seconds !== null;
    videos
      .get(row.application_id)
      ?.set(row.question_id, isInVideo ? begin + row.video_offset_seconds! : null);
  }
  return videos;
}

/** The recordings in the interview's video: when each began, and where it is in the video. */
export async function recordingsInVideo(
  db: Database,
  attempt: Attempt,
): Promise<{ beganAt: Date; offsetSeconds: number; seconds: number }[]> {
  const rows = await db
    .selectFrom('interview_recordings')
    .select(['created_at', 'film_offset_seconds', 'film_seconds'])
    .where(isOf(attempt))
    .where('film_offset_seconds', 'is not', null)
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ created_at: beganAt, film_offset_seconds, film_seconds }) =>
    film_offset_seconds === null || film_seconds === null
      ? []
      : [{ beganAt, offsetSeconds: film_offset_seconds, seconds: film_seconds }],
  );
}

/**
 * Recordings whose chunks are no longer needed: a video was made from them, another video was sent, or the interview
 * expired without submission; in each case before the given time.
 */
export async function spentRecordings(db: Database, before: Date, limit: number): Promise<{ id: string }[]> {
  return db
    .selectFrom('interview_recordings')
    .innerJoin('applications', 'applications.id', 'interview_recordings.application_id')
    .leftJoin('interviews', (join) =>
      join
        .onRef('interviews.application_id', '=', 'interview_recordings.application_id')
        .onRef('interviews.attempt', '=', 'interview_recordings.attempt'),
    )
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
                  .whereRef('other.attempt', '=', 'interview_recordings.attempt')
                  .where('other.film_offset_seconds', 'is not', null),
              ),
            ),
          ]),
        ]),
        where.and([
          where('interviews.submitted_at', 'is', null),
          where('applications.interview_closes_at', '<', before),
        ]),
      ]),
    )
    .orderBy('interview_recordings.created_at')
    .limit(limit)
    .execute();
}

/** Deletes the rows of a recording's chunks. Its length and times are kept. */
export async function forgetChunks(db: Database, recordingId: string): Promise<void> {
  await db.deleteFrom('interview_pieces').where('recording_id', '=', recordingId).execute();
  await db
    .updateTable('interview_recordings')
    .set({ piece_count: 0 })
    .where('id', '=', recordingId)
    .execute();
}
