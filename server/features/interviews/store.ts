import { type Selectable, sql } from 'kysely';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import {
  type JobQuestion,
  interviewQuestions,
  questionsByIds,
} from '#server/features/jobs/question-store.ts';
import type { Transcript } from '#server/platform/speech/speech.ts';
import { deleteSpokenWords, putHeardWords } from './spoken-words-store.ts';
import { storedQuestions, storedTranscript } from './stored-interview.ts';

export type InterviewRow = Omit<Selectable<Schema['interviews']>, 'question_ids'> & {
  question_ids: string[];
};
export type AnswerRow = Omit<Selectable<Schema['interview_answers']>, 'transcript'> & {
  transcript: Transcript | null;
};

const readAnswer = (row: Selectable<Schema['interview_answers']>): AnswerRow => ({
  ...row,
  transcript: storedTranscript.readNullable(row.transcript, row.id),
});

export async function interviewOf(db: Database, applicationId: string): Promise<InterviewRow | null> {
  const row = await db
    .selectFrom('interviews')
    .selectAll()
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row ? { ...row, question_ids: storedQuestions.read(row.question_ids, applicationId) } : null;
}

/**
 * Creates an interview at the first call, with the questions that it was scheduled with; later calls change
 * nothing.
 */
export async function openInterview(
  db: Database,
  application: { id: string; job_id: string; question_ids: string[] | null },
): Promise<void> {
  const applicationId = application.id;
  if (await interviewOf(db, applicationId)) return;
  const ids =
    application.question_ids ?? (await interviewQuestions(db, application.job_id)).map(({ id }) => id);
  await db
    .insertInto('interviews')
    .values({ application_id: applicationId, question_ids: storedQuestions.write(ids) })
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .execute();
}

/** The fixed questions, in the order in which they are asked: multiple choice, skills, personal. */
export async function askedQuestions(db: Database, applicationId: string): Promise<JobQuestion[]> {
  const interview = await interviewOf(db, applicationId);
  const ids = interview?.question_ids ?? [];
  const questions = await questionsByIds(db, ids);
  return ids.flatMap((id) => questions.get(id) ?? []);
}

export async function noteStart(
  db: Database,
  applicationId: string,
  start: { consentVersion: string; at: Date },
): Promise<Date> {
  const row = await db
    .updateTable('interviews')
    .set({
      started_at: sql<Date>`coalesce(started_at, ${start.at})`,
      consented_at: sql<Date>`coalesce(consented_at, ${start.at})`,
      consent_version: sql<string>`coalesce(consent_version, ${start.consentVersion})`,
    })
    .where('application_id', '=', applicationId)
    .returning('started_at')
    .executeTakeFirstOrThrow();
  return row.started_at ?? start.at;
}

export async function setVideo(db: Database, applicationId: string, fileId: string): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ video_file_id: fileId, playable_key: null, video_seconds: null })
    .where('application_id', '=', applicationId)
    .execute();
}

export async function setPlayable(
  db: Database,
  applicationId: string,
  fileId: string,
  playable: { key: string; seconds: number },
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ playable_key: playable.key, video_seconds: playable.seconds })
    .where('application_id', '=', applicationId)
    .where('video_file_id', '=', fileId)
    .execute();
}

/** Sets the video made from the recordings; a video that was sent whole is kept. */
export async function setJoinedVideo(
  db: Database,
  applicationId: string,
  fileId: string,
  playable: { key: string; seconds: number },
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ video_file_id: fileId, playable_key: playable.key, video_seconds: playable.seconds })
    .where('application_id', '=', applicationId)
    .where('video_file_id', 'is', null)
    .execute();
}

/**
 * Stores a spoken answer and returns its id. The same recording again changes nothing; another one replaces
 * it.
 */
export async function putSpokenAnswer(
  db: Database,
  answer: {
    applicationId: string;
    questionId: string;
    ordinal: number;
    fileId: string;
    videoOffsetSeconds?: number | undefined;
    recordingId?: string | undefined;
    audioSeconds?: number | null;
    at: Date;
  },
): Promise<string> {
  const values = {
    application_id: answer.applicationId,
    question_id: answer.questionId,
    ordinal: answer.ordinal,
    audio_file_id: answer.fileId,
    video_offset_seconds: answer.videoOffsetSeconds ?? null,
    recording_id: answer.recordingId ?? null,
    audio_seconds: answer.audioSeconds ?? null,
    transcription_status: 'waiting' as const,
    transcript: null,
    received_at: answer.at,
  };
  const row = await db
    .insertInto('interview_answers')
    .values(values)
    .onConflict((conflict) => conflict.columns(['application_id', 'question_id']).doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await deleteSpokenWords(db, answer);
  return row.id;
}

export async function putChosenOption(
  db: Database,
  answer: { applicationId: string; questionId: string; option: string; at: Date },
): Promise<void> {
  const values = {
    application_id: answer.applicationId,
    question_id: answer.questionId,
    chosen_option: answer.option,
    received_at: answer.at,
  };
  await db
    .insertInto('interview_answers')
    .values(values)
    .onConflict((conflict) => conflict.columns(['application_id', 'question_id']).doUpdateSet(values))
    .execute();
}

/** Notes when a question was first shown and returns the stored time. */
export async function noteQuestionPut(
  db: Database,
  put: { applicationId: string; questionId: string; at: Date },
): Promise<Date> {
  await db
    .insertInto('interview_questions_put')
    .values({ application_id: put.applicationId, question_id: put.questionId, asked_at: put.at })
    .onConflict((conflict) => conflict.columns(['application_id', 'question_id']).doNothing())
    .execute();
  return (await questionsPut(db, put.applicationId)).get(put.questionId)!;
}

/** When each question was first shown, by its id. */
export async function questionsPut(db: Database, applicationId: string): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom('interview_questions_put')
    .select(['question_id', 'asked_at'])
    .where('application_id', '=', applicationId)
    .execute();
  return new Map(rows.map((row) => [row.question_id, row.asked_at]));
}

export async function answersOf(db: Database, applicationId: string): Promise<AnswerRow[]> {
  const rows = await db
    .selectFrom('interview_answers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .execute();
  return rows.map(readAnswer);
}

export async function answerById(db: Database, id: string): Promise<AnswerRow | null> {
  const row = await db.selectFrom('interview_answers').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readAnswer(row) : null;
}

/** Stores a transcript, unless the recording was replaced meanwhile. Null means that it could not be read. */
export async function setTranscript(
  db: Database,
  answerId: string,
  fileId: string,
  transcript: Transcript | null,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const answer = await tx
      .updateTable('interview_answers')
      .set({
        transcription_status: transcript ? 'done' : 'failed',
        transcript: transcript ? storedTranscript.write(transcript) : null,
      })
      .where('id', '=', answerId)
      .where('audio_file_id', '=', fileId)
      .returning(['application_id as applicationId', 'question_id as questionId'])
      .executeTakeFirst();
    if (answer) await putHeardWords(tx, answer, transcript?.text ?? '');
  });
}

export async function markSubmitted(db: Database, applicationId: string, at: Date): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ submitted_at: at })
    .where('application_id', '=', applicationId)
    .execute();
}

export async function insertProctoringEvent(
  db: Database,
  event: { applicationId: string; kind: string; at: Date; seconds: number | undefined },
): Promise<void> {
  await db
    .insertInto('proctoring_events')
    .values({
      application_id: event.applicationId,
      kind: event.kind,
      happened_at: event.at,
      seconds: event.seconds ?? null,
      received_at: event.at,
    })
    .execute();
}

export async function proctoringEvents(db: Database, applicationId: string) {
  return db
    .selectFrom('proctoring_events')
    .select(['kind', 'happened_at', 'seconds'])
    .where('application_id', '=', applicationId)
    .orderBy('happened_at')
    .limit(1_000)
    .execute();
}

/**
 * The keys of the objects that the rows of an interview refer to: the chunks of its recordings and its video.
 */
export async function objectsOfInterview(db: Database, applicationId: string): Promise<string[]> {
  const chunks = await db
    .selectFrom('interview_pieces')
    .innerJoin('interview_recordings', 'interview_recordings.id', 'interview_pieces.recording_id')
    .select('interview_pieces.object_key as key')
    .where('interview_recordings.application_id', '=', applicationId)
    .execute();
  const videos = await db
    .selectFrom('interviews')
    .select('playable_key as key')
    .where('application_id', '=', applicationId)
    .execute();
  return [...chunks, ...videos].flatMap(({ key }) => key ?? []);
}
