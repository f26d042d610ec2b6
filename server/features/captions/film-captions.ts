import type { CaptionCue } from '#contract/interview/captions.ts';
import { parseReadings } from '#contract/interview/readings.ts';
import { hearingNote } from '#server/features/analysis/grading/text/hearing.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { answersInVideo } from '#server/features/interviews/recording-store.ts';
import { type AnswerRow, answersOf } from '#server/features/interviews/store.ts';
import { questionsByIds } from '#server/features/jobs/question-store.ts';
import { type SpokenWord, cuesOf } from '#server/features/uploads/captions/cues.ts';
import type { Context } from '#server/platform/context.ts';

/**
 * The captions of an interview's video: the words of its transcript at their times in the video, and the questions at
 * the times when a voice read them. They are created on each read, so they always match the transcript and disappear
 * with it.
 */
export async function captionsOfInterview(
  ctx: Context,
  attempt: Attempt,
): Promise<{ isWaiting: boolean; cues: CaptionCue[] }> {
  const begins = await answersInVideo(ctx.db, attempt);
  const answers = (await answersOf(ctx.db, attempt)).filter(
    ({ audio_file_id, is_kept }) => audio_file_id !== null && !is_kept,
  );
  const questions = await questionsByIds(
    ctx.db,
    answers.map(({ question_id }) => question_id),
  );
  // A candidate may speak while a voice reads. Both are then captions of their own.
  const cues = answers.flatMap((answer) => {
    const begin = begins.get(answer.question_id) ?? null;
    if (begin === null) return [];
    const question = questions.get(answer.question_id)?.question ?? '';
    return [...cuesOf(readWords(answer, question, begin)), ...cuesOf(wordsOf(answer, begin))];
  });
  return {
    isWaiting: answers.some(({ transcription_status }) => transcription_status === 'waiting'),
    cues: cues.toSorted((one, other) => one.start - other.start),
  };
}

/** Empty for an answer that could not be followed: words recognised in another language are not what was said. */
function wordsOf({ transcript }: AnswerRow, begin: number): SpokenWord[] {
  if (transcript === null || hearingNote(transcript) !== null) return [];
  const words = transcript.segments.flatMap((segment) => segment.words);
  return words.map(({ text, startSeconds, endSeconds }) => ({
    text,
    startSeconds: begin + startSeconds,
    endSeconds: begin + endSeconds,
  }));
}

/** The words of the question, spread over the time in which a voice read it aloud. */
function readWords({ readings }: AnswerRow, question: string, begin: number): SpokenWord[] {
  const words = question.split(/\s+/).filter(Boolean);
  return (parseReadings(readings) ?? []).flatMap(({ from, to }) => {
    const share = (to - from) / words.length;
    return words.map((text, at) => ({
      text,
      startSeconds: begin + from + at * share,
      endSeconds: begin + from + (at + 1) * share,
    }));
  });
}
