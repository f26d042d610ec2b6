import type { CaptionCue } from '#contract/captions.ts';
import { parseReadings } from '#contract/readings.ts';
import { hearingNote } from '#server/features/analysis/grading/text/hearing.ts';
import type { Attempt } from '#server/features/applications/attempt.ts';
import { type AnswerInFilm, answersInFilm } from '#server/features/interviews/film-store.ts';
import { questionsByIds } from '#server/features/jobs/question-store.ts';
import { type SpokenWord, cuesOf } from '#server/features/uploads/captions/cues.ts';
import type { Context } from '#server/platform/context.ts';

/**
 * The captions of an interview's film: the words of its transcript at their times in the film, and the questions where a
 * voice read them. They are made when they are read, so they always say what the transcript says, and go with it.
 */
export async function captionsOfInterview(
  ctx: Context,
  attempt: Attempt,
): Promise<{ isWaiting: boolean; cues: CaptionCue[] }> {
  const answers = await answersInFilm(ctx.db, attempt);
  const questions = await questionsByIds(
    ctx.db,
    answers.map(({ questionId }) => questionId),
  );
  // A candidate may speak while a voice reads: both are captions, each in its own words.
  const cues = answers.flatMap((answer) => [
    ...cuesOf(readWords(answer, questions.get(answer.questionId)?.question ?? '')),
    ...cuesOf(wordsOf(answer)),
  ]);
  return {
    isWaiting: answers.some(({ isWaiting }) => isWaiting),
    cues: cues.toSorted((one, other) => one.start - other.start),
  };
}

/** None of an answer that could not be followed: what was recognised of another language is not what was said. */
function wordsOf({ transcript, offsetSeconds }: AnswerInFilm): SpokenWord[] {
  if (offsetSeconds === null || transcript === null || hearingNote(transcript) !== null) return [];
  const words = transcript.segments.flatMap((segment) => segment.words);
  return words.map(({ text, startSeconds, endSeconds }) => ({
    text,
    startSeconds: offsetSeconds + startSeconds,
    endSeconds: offsetSeconds + endSeconds,
  }));
}

/** The words of the question, spread over the time in which a voice read it. */
function readWords({ readings, offsetSeconds }: AnswerInFilm, question: string): SpokenWord[] {
  if (offsetSeconds === null) return [];
  const words = question.split(/\s+/).filter(Boolean);
  return (parseReadings(readings) ?? []).flatMap(({ from, to }) => {
    const share = (to - from) / words.length;
    return words.map((text, at) => ({
      text,
      startSeconds: offsetSeconds + from + at * share,
      endSeconds: offsetSeconds + from + (at + 1) * share,
    }));
  });
}
