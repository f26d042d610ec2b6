import type { Database } from '#server/database/database.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import type { Transcript } from '#server/platform/speech/speech.ts';
import { putHeardWords } from './spoken-words-store.ts';
import { storedTranscript } from './stored-interview.ts';

/** A text has no sound: nothing of it was recognised, and nothing of it can have been misheard. */
const transcriptOf = (text: string): Transcript => ({
  text,
  segments: [],
  durationSeconds: 0,
  speechSeconds: 0,
  confidence: null,
  model: '',
});

/** Stores an answer in writing where the text of a spoken one stands, so that all that reads answers reads it too. */
export async function putWrittenAnswer(
  db: Database,
  answer: Attempt & { questionId: string; ordinal: number; text: string; at: Date },
): Promise<void> {
  const values = {
    application_id: answer.applicationId,
    attempt: answer.attempt,
    question_id: answer.questionId,
    ordinal: answer.ordinal,
    audio_file_id: null,
    video_offset_seconds: null,
    recording_id: null,
    audio_seconds: null,
    readings: '',
    is_cut_off: false,
    transcription_status: 'done' as const,
    transcript: storedTranscript.write(transcriptOf(answer.text)),
    received_at: answer.at,
    take: 0,
    is_written: true,
  };
  await db
    .insertInto('interview_answers')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'attempt', 'question_id']).doUpdateSet(values),
    )
    .execute();
  await putHeardWords(db, answer, answer.text);
}
