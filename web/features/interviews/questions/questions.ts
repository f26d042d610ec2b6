import type { OutputOf } from '#contract/endpoint.ts';
import type { getQuestionsForInterview } from '#contract/interview.ts';
import type { Question } from '../interview/machine.ts';

/** In the order in which they are asked: multiple choice, skills, personal; the spoken ones numbered from 1. */
export function questionsInOrder(asked: OutputOf<typeof getQuestionsForInterview>): Question[] {
  const spoken = [
    ...asked.skillBasedQuestions.map((question) => ({ ...question, kind: 'skill' as const })),
    ...asked.personalQuestions.map((question) => ({ ...question, kind: 'personal' as const })),
  ];
  return [
    ...asked.mcqQuestion.map(({ _id, name, options }) => ({
      id: _id,
      kind: 'mcq' as const,
      text: name,
      options,
      ordinal: null,
    })),
    ...spoken.map(({ _id, name, kind }, index) => ({
      id: _id,
      kind,
      text: name,
      options: [],
      ordinal: index + 1,
    })),
  ];
}
