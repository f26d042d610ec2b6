import type { Readable } from 'node:stream';
import { isHardToHear, reasonsInWords } from '#contract/notes.ts';
import { NOT_SCORED } from '#contract/verdicts.ts';
import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import { PRACTICE_AUDIO_BYTES, PRACTICE_SECONDS, type practiseAnswer } from '#contract/practice.ts';
import { parseReadings, readingSeconds } from '#contract/readings.ts';
import { gradeAnswer } from '#server/features/analysis/grading/judge/grade.ts';
import { summarisePersonal } from '#server/features/analysis/grading/judge/personal.ts';
import { heardWords } from '#server/features/feedback/heard-words.ts';
import { withoutReading } from '#server/features/interviews/without-reading.ts';
import type { Context } from '#server/platform/context.ts';
import { TooLarge } from '#server/platform/files/errors.ts';
import { Failure, badInput, notFound } from '#server/platform/outcome.ts';
import { type Transcript, UnreadableAudio } from '#server/platform/speech/speech.ts';
import { readWav } from '#server/platform/speech/wav.ts';
import { PERSONAL, SPOKEN } from './questions.ts';

/**
 * Transcribes and grades one answer of a practice interview. The recording is in memory only during this
 * call; neither it nor its text is stored, queued or logged. The built-in analysis grades: nothing is sent to
 * a language model.
 */
export async function practise(
  ctx: Context,
  { questionId, readings: given }: RequestOf<typeof practiseAnswer>,
  recording: Readable,
): Promise<OutputOf<typeof practiseAnswer>> {
  const question = [...SPOKEN, ...PERSONAL].find(({ id }) => id === questionId);
  if (!question) throw notFound();
  const readings = parseReadings(given ?? '') ?? [];
  const spoken = await hear(ctx, await readAll(recording), PRACTICE_SECONDS + readingSeconds(readings));
  const transcript = withoutReading(spoken, question.question, readings);
  const heard = {
    answer: transcript.text,
    words: heardWords(transcript),
    durationSeconds: transcript.durationSeconds,
  };
  if (question.answer === null) {
    const reasons = summarisePersonal(transcript).map(({ text }) => text);
    return { ...heard, answerStatus: NOT_SCORED, certainty: null, ideas: [], reasons };
  }
  const grade = gradeAnswer({ question: question.question, reference: question.answer, transcript });
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
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of recording as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes <= PRACTICE_AUDIO_BYTES) chunks.push(chunk);
  }
  // The multipart reader stops at its own limit and reports it.
  const wasCutOff = 'truncated' in recording && recording.truncated === true;
  if (bytes > PRACTICE_AUDIO_BYTES || wasCutOff) throw new TooLarge(PRACTICE_AUDIO_BYTES);
  return Buffer.concat(chunks);
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

/** The questions of a round; the next rounds have other questions, until they repeat. */
export function roundOf<T>(questions: readonly T[], round: number): T {
  const question = questions[round % questions.length];
  if (question === undefined) throw badInput('round', 'There are no questions to practise with');
  return question;
}
