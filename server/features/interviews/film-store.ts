import type { Database } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import type { Transcript } from '#server/platform/speech/speech.ts';
import { storedTranscript } from './stored-interview.ts';

/** The attempt whose video is at this key, or is this file. */
export async function attemptOfFilm(
  db: Database,
  film: { key: string; fileId: string | null },
): Promise<Attempt | null> {
  const row = await db
    .selectFrom('interviews')
    .select(['application_id', 'attempt'])
    .where(({ or, eb }) =>
      or([
        eb('playable_key', '=', film.key),
        ...(film.fileId === null ? [] : [eb('video_file_id', '=', film.fileId)]),
      ]),
    )
    .executeTakeFirst();
  return row ? { applicationId: row.application_id, attempt: row.attempt } : null;
}

/** A spoken answer as the film has it. */
export interface AnswerInFilm {
  questionId: string;
  /** Where its recording begins in the film, in seconds; null if the film does not have it. */
  offsetSeconds: number | null;
  isWaiting: boolean;
  readings: string;
  transcript: Transcript | null;
}

/** The spoken answers that were given in this attempt. */
export async function answersInFilm(
  db: Database,
  { applicationId, attempt }: Attempt,
): Promise<AnswerInFilm[]> {
  const rows = await db
    .selectFrom('interview_answers')
    .leftJoin('interview_recordings', 'interview_recordings.id', 'interview_answers.recording_id')
    .select([
      'interview_answers.id',
      'interview_answers.question_id',
      'interview_answers.recording_id',
      'interview_answers.video_offset_seconds',
      'interview_answers.transcription_status',
      'interview_answers.transcript',
      'interview_answers.readings',
      'interview_recordings.film_offset_seconds',
    ])
    .where('interview_answers.application_id', '=', applicationId)
    .where('interview_answers.attempt', '=', attempt)
    .where('interview_answers.audio_file_id', 'is not', null)
    .where('interview_answers.is_kept', '=', false)
    .execute();
  return rows.map((row) => {
    const begin = row.recording_id === null ? 0 : row.film_offset_seconds;
    const isInFilm = begin !== null && row.video_offset_seconds !== null;
    return {
      questionId: row.question_id,
      offsetSeconds: isInFilm ? begin + row.video_offset_seconds! : null,
      isWaiting: row.transcription_status === 'waiting',
      readings: row.readings,
      transcript: storedTranscript.readNullable(row.transcript, row.id),
    };
  });
}
