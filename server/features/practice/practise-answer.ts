import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isHardToHear, reasonsInWords } from '#contract/interview/notes.ts';
import { NOT_SCORED } from '#contract/interview/verdicts.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { PRACTICE_AUDIO_BYTES, PRACTICE_SECONDS, type practiseAnswer } from '#contract/interview/practice.ts';
import { parseReadings, readingSeconds } from '#contract/interview/readings.ts';
import { gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { summarisePersonal } from '#server/features/analysis/grading/judge/personal.ts';
import { heardWords } from '#server/features/feedback/heard-words.ts';
import { withoutReading } from '#server/features/interviews/without-reading.ts';
import type { Context } from '#server/platform/context.ts';
import { TooLarge } from '#server/platform/files/errors.ts';
import { Failure, notFound } from '#server/platform/outcome.ts';
import { type Transcript, UnreadableAudio } from '#server/platform/speech/speech.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { PERSONAL, SPOKEN } from './questions.ts';

/**
 * Transcribes and grades one answer of a practice interview. The recording is in memory only during this call. Neither
 * it nor its text is stored, queued or logged. The built-in analysis grades it, and nothing is sent to a language
 * model.
 */
export async function practise(
  ctx: Context,
  { questionId, readings: given }: RequestOf<typeof practiseAnswer>,
  recording: Readable,
): Promise<OutputOf<typeof practiseAnswer>> {
  const skill = SPOKEN.find(({ id }) => id === questionId);
  const question = skill ?? PERSONAL.find(({ id }) => id === questionId);
  if (!question) throw notFound();
  const readings = parseReadings(given ?? '') ?? [];
  const spoken = await hear(ctx, await readAll(recording), PRACTICE_SECONDS + readingSeconds(readings));
  const transcript = withoutReading(spoken, question.question, readings);
  const heard = {
    answer: transcript.text,
    words: heardWords(transcript),
    durationSeconds: transcript.durationSeconds,
  };
  if (!skill) {
    const reasons = summarisePersonal(transcript);
    return { ...heard, answerStatus: NOT_SCORED, certainty: null, ideas: [], reasons };
  }
  const grade = gradeAnswer({ question: question.question, reference: skill.answer, transcript });
  const { verdict, certainty, ideas, notes } = grade;
  const reasons = reasonsInWords(verdict, ideas, notes, 'practice');
  return {
    ...heard,
    ...(isHardToHear(notes) ? { isHardToHear: true } : {}),
    answerStatus: verdict,
    certainty,
    ideas,
    reasons,
  };
}

async function readAll(recording: Readable): Promise<Uint8Array> {
  const wav = await buffer(recording);
  // The multipart reader stops at the limit and sets this flag.
  if ('truncated' in recording && recording.truncated === true) throw new TooLarge(PRACTICE_AUDIO_BYTES);
  return wav;
}

async function hear(ctx: Context, wav: Uint8Array, maxSeconds: number): Promise<Transcript> {
  try {
    readWav(wav, { maxBytes: PRACTICE_AUDIO_BYTES, maxSeconds });
    return await ctx.speech.transcribe(wav);
  } catch (error) {
    if (error instanceof UnreadableAudio) throw new Failure('recording.unreadable', error.message);
    throw error;
  }
}
