import { type Insertable, type Selectable, sql } from 'kysely';
import type { EndCause } from '#contract/interview/interview-course.ts';
import type { Language } from '#contract/messages/languages.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { isOf } from '#server/features/applications/attempt-store.ts';
import { type Attempt, attemptOf } from '#server/features/applications/attempt.ts';
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

const readInterview = (row: Selectable<Schema['interviews']>): InterviewRow => ({
  ...row,
  question_ids: storedQuestions.read(row.question_ids, row.application_id),
});
const readAnswer = (row: Selectable<Schema['interview_answers']>): AnswerRow => ({
  ...row,
  transcript: storedTranscript.readNullable(row.transcript, row.id),
});

export async function interviewOf(db: Database, attempt: Attempt): Promise<InterviewRow | null> {
  const row = await db.selectFrom('interviews').selectAll().where(isOf(attempt)).executeTakeFirst();
  return row ? readInterview(row) : null;
}

/**
 * Creates an interview at the first call, with the questions that it was scheduled with. Later calls change nothing.
 */
export async function openInterview(
  db: Database,
  application: { id: string; attempt: number; job_id: string; question_ids: string[] | null },
): Promise<void> {
  const attempt = attemptOf(application);
  const interview = await interviewOf(db, attempt);
  const scheduled = application.question_ids;
  if (interview) {
    // It was cancelled after its page was opened, and scheduled again with other questions.
    if (scheduled && interview.started_at === null) await setQuestions(db, attempt, scheduled);
    return;
  }
  const ids = scheduled ?? (await interviewQuestions(db, application.job_id)).map(({ id }) => id);
  await insertInterview(db, attempt, ids);
}

/** Replaces the questions of an interview that has not begun. */
export async function setQuestions(
  db: Database,
  attempt: Attempt,
  questionIds: readonly string[],
): Promise<void> {
  const ids = storedQuestions.write([...questionIds]);
  await db
    .updateTable('interviews')
    .set({ question_ids: ids })
    .where(isOf(attempt))
    .where('started_at', 'is', null)
    .where(sql<boolean>`question_ids <> ${ids}::jsonb`)
    .execute();
}

/** Creates the interview of an attempt. An existing one is not changed. */
export async function insertInterview(
  db: Database,
  { applicationId, attempt }: Attempt,
  questionIds: readonly string[],
): Promise<void> {
  await db
    .insertInto('interviews')
    .values({
      application_id: applicationId,
      attempt,
      question_ids: storedQuestions.write([...questionIds]),
    })
    .onConflict((conflict) => conflict.columns(['application_id', 'attempt']).doNothing())
    .execute();
}

/** All attempts of an application that were opened, in order. */
export async function attemptsOf(db: Database, applicationId: string): Promise<InterviewRow[]> {
  const rows = await db
    .selectFrom('interviews')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('attempt')
    .execute();
  return rows.map(readInterview);
}

/** All questions of an interview, in the order in which they are asked: multiple choice, skills, personal. */
export async function questionsOf(db: Database, attempt: Attempt): Promise<JobQuestion[]> {
  const interview = await interviewOf(db, attempt);
  const ids = interview?.question_ids ?? [];
  const questions = await questionsByIds(db, ids);
  return ids.flatMap((id) => questions.get(id) ?? []);
}

/** The questions that this attempt asks, without those whose answers are kept from the previous attempt. */
export async function askedQuestions(db: Database, attempt: Attempt): Promise<JobQuestion[]> {
  const kept = await keptQuestions(db, attempt);
  return (await questionsOf(db, attempt)).filter(({ id }) => !kept.has(id));
}

/** The ids of the questions whose answers are kept from the previous attempt. */
export async function keptQuestions(db: Database, attempt: Attempt): Promise<Set<string>> {
  const rows = await db
    .selectFrom('interview_answers')
    .select('question_id')
    .where(isOf(attempt))
    .where('is_kept', '=', true)
    .execute();
  return new Set(rows.map(({ question_id }) => question_id));
}

export async function noteStart(
  db: Database,
  attempt: Attempt,
  start: { consentVersion: string; at: Date },
): Promise<Date> {
  const row = await db
    .updateTable('interviews')
    .set({
      started_at: sql<Date>`coalesce(started_at, ${start.at})`,
      consented_at: sql<Date>`coalesce(consented_at, ${start.at})`,
      consent_version: sql<string>`coalesce(consent_version, ${start.consentVersion})`,
    })
    .where(isOf(attempt))
    .returning('started_at')
    .executeTakeFirstOrThrow();
  return row.started_at ?? start.at;
}

export async function setVideo(db: Database, attempt: Attempt, fileId: string): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ video_file_id: fileId, playable_key: null, video_seconds: null })
    .where(isOf(attempt))
    .execute();
}

/** Notes that the follow-ups were requested, and returns when that first happened. */
export async function noteSearch(db: Database, attempt: Attempt, at: Date): Promise<Date> {
  const row = await db
    .updateTable('interviews')
    .set({ follow_ups_begun_at: sql<Date>`coalesce(follow_ups_begun_at, ${at})` })
    .where(isOf(attempt))
    .returning('follow_ups_begun_at')
    .executeTakeFirstOrThrow();
  return row.follow_ups_begun_at ?? at;
}

/** Stores which follow-ups the interview asks after all its other questions. */
export async function settleFollowUps(
  db: Database,
  attempt: Attempt,
  { questionIds, at }: { questionIds: readonly string[]; at: Date },
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ question_ids: storedQuestions.write([...questionIds]), follow_ups_settled_at: at })
    .where(isOf(attempt))
    .where('follow_ups_settled_at', 'is', null)
    .execute();
}

/** Sets the video that is played. For a video made from the recordings, `fileId` is the new file. */
export async function setPlayable(
  db: Database,
  attempt: Attempt,
  fileId: string,
  playable: { key: string; seconds: number; isJoined?: boolean },
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ video_file_id: fileId, playable_key: playable.key, video_seconds: playable.seconds })
    .where(isOf(attempt))
    // A complete video that was sent in the meantime is kept.
    .where('video_file_id', 'is not distinct from', playable.isJoined ? null : fileId)
    .execute();
}

interface OfQuestion extends Attempt {
  questionId: string;
  at: Date;
}

/** The stored values of an answer without audio. */
const NO_SOUND = {
  audio_file_id: null,
  video_offset_seconds: null,
  recording_id: null,
  audio_seconds: null,
  readings: '',
  is_cut_off: false,
  take: 0,
};

/** Stores an answer, replacing any earlier answer to the question, and returns its id. */
async function putAnswer(
  db: Database,
  { applicationId, attempt, questionId, at }: OfQuestion,
  answer: Partial<Insertable<Schema['interview_answers']>>,
): Promise<string> {
  const values = {
    application_id: applicationId,
    attempt,
    question_id: questionId,
    received_at: at,
    ...answer,
  };
  const row = await db
    .insertInto('interview_answers')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'attempt', 'question_id']).doUpdateSet(values),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function putSpokenAnswer(
  db: Database,
  question: OfQuestion,
  sound: Partial<Insertable<Schema['interview_answers']>>,
): Promise<string> {
  await deleteSpokenWords(db, question);
  return putAnswer(db, question, {
    ...NO_SOUND,
    ...sound,
    transcription_status: 'waiting',
    transcript: null,
    is_written: false,
  });
}

export async function putChosenOption(db: Database, question: OfQuestion, option: string): Promise<void> {
  await putAnswer(db, question, { chosen_option: option });
}

/**
 * Stores a written answer in the transcript column of spoken ones, so that everything that reads answers reads it too.
 */
export async function putWrittenAnswer(
  db: Database,
  question: OfQuestion,
  { ordinal, text, language }: { ordinal: number; text: string; language: Language },
): Promise<void> {
  await putAnswer(db, question, {
    ...NO_SOUND,
    ordinal,
    transcription_status: 'done',
    transcript: storedTranscript.write({
      text,
      segments: [],
      durationSeconds: 0,
      speechSeconds: 0,
      voiceSeconds: 0,
      confidence: null,
      model: '',
      ...(language === 'en' ? {} : { language }),
    }),
    is_written: true,
  });
  await putHeardWords(db, question, text);
}

export async function answersOf(db: Database, attempt: Attempt): Promise<AnswerRow[]> {
  const rows = await db.selectFrom('interview_answers').selectAll().where(isOf(attempt)).execute();
  return rows.map(readAnswer);
}

export async function answerById(db: Database, id: string): Promise<AnswerRow | null> {
  const row = await db.selectFrom('interview_answers').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readAnswer(row) : null;
}

/** Stores a transcript, unless the recording was replaced in the meantime. Null means that it could not be read. */
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
      .returning(['application_id as applicationId', 'attempt', 'question_id as questionId'])
      .executeTakeFirst();
    if (answer) await putHeardWords(tx, answer, transcript?.text ?? '');
  });
}

/** The attempt whose video has this key or is this file. */
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

export async function markSubmitted(
  db: Database,
  attempt: Attempt,
  at: Date,
  cause: EndCause | null,
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ submitted_at: at, end_cause: cause })
    .where(isOf(attempt))
    .execute();
}

export async function insertProctoringEvent(
  db: Database,
  event: Attempt & { kind: string; at: Date; seconds: number | undefined },
): Promise<void> {
  await db
    .insertInto('proctoring_events')
    .values({
      application_id: event.applicationId,
      attempt: event.attempt,
      kind: event.kind,
      happened_at: event.at,
      seconds: event.seconds ?? null,
      received_at: event.at,
    })
    .execute();
}

/** Replaces the interruptions in the recordings of answers with those known now. */
export async function replaceInterruptions(
  db: Database,
  attempt: Attempt,
  interruptions: readonly { at: Date; seconds: number | null }[],
): Promise<void> {
  const kind = 'recording-interrupted';
  await db.deleteFrom('proctoring_events').where(isOf(attempt)).where('kind', '=', kind).execute();
  for (const { at, seconds } of interruptions)
    await insertProctoringEvent(db, { ...attempt, kind, at, seconds: seconds ?? undefined });
}

export async function proctoringEvents(db: Database, attempt: Attempt) {
  return db
    .selectFrom('proctoring_events')
    .select(['kind', 'happened_at', 'seconds'])
    .where(isOf(attempt))
    .orderBy('happened_at')
    .limit(1_000)
    .execute();
}

/**
 * The keys of the objects that the rows of all interviews of an application refer to: the chunks of their recordings
 * and their videos.
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
