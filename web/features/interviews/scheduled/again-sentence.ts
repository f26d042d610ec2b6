import * as said from '#contract/messages/en/scheduled-interviews.ts';
import type { getScheduleInterviews } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

export type GivenAgain = NonNullable<OutputOf<typeof getScheduleInterviews>[number]['givenAgain']>;

/** What a repeated interview asks, and what it keeps from the earlier attempt. */
export function againSentence({ keptAnswers, askedQuestions }: GivenAgain): string {
  return keptAnswers === 0
    ? said.givenAgainWhole({ questions: askedQuestions })
    : said.givenAgainPart({ questions: askedQuestions, answers: keptAnswers });
}
