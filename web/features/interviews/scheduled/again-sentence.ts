import * as said from '#contract/messages/en/scheduled-interviews.ts';
import type { getScheduleInterviews } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

export type GivenAgain = NonNullable<OutputOf<typeof getScheduleInterviews>[number]['givenAgain']>;

/** What an interview that was given again asks, and what is kept of the one before. */
export function againSentence({ keptAnswers, askedQuestions }: GivenAgain): string {
  return keptAnswers === 0
    ? said.givenAgainWhole({ questions: askedQuestions })
    : said.givenAgainPart({ questions: askedQuestions, answers: keptAnswers });
}
