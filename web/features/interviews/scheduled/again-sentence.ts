import { counted } from '#contract/shared/words.ts';
import type { getScheduleInterviews } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

export type GivenAgain = NonNullable<OutputOf<typeof getScheduleInterviews>[number]['givenAgain']>;

/** What an interview that was given again asks, and what is kept of the one before. */
export function againSentence({ keptAnswers, askedQuestions }: GivenAgain): string {
  return keptAnswers === 0
    ? `Given again as a whole: ${counted(askedQuestions, 'question')}.`
    : `Given again: ${counted(askedQuestions, 'question')} without an answer. Your ${counted(keptAnswers, 'answer')} from before ${keptAnswers === 1 ? 'is' : 'are'} kept.`;
}
