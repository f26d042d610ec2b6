import { Text } from '@mantine/core';
import { counted } from '#contract/words.ts';
import type { getScheduleInterviews } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

export type GivenAgain = NonNullable<OutputOf<typeof getScheduleInterviews>[number]['givenAgain']>;

/** What an interview that was given again asks, and what is kept of the one before. */
export function againSentence({ keptAnswers, askedQuestions }: GivenAgain): string {
  return keptAnswers === 0
    ? `Given again as a whole: ${counted(askedQuestions, 'question')}.`
    : `Given again: ${counted(askedQuestions, 'question')} without an answer. Your ${counted(keptAnswers, 'answer')} from before ${keptAnswers === 1 ? 'is' : 'are'} kept.`;
}

/** The same in a list; nothing for an interview that was not given again, or that is submitted. */
export function AgainText({
  givenAgain,
  isSubmitted,
}: {
  givenAgain: GivenAgain | null;
  isSubmitted: boolean;
}) {
  if (givenAgain === null || isSubmitted) return null;
  return <Text size="sm">{againSentence(givenAgain)}</Text>;
}
