import type { getQuestionsForInterview } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import type { Question } from '../interview/machine.ts';

/**
 * In the order in which they are asked: multiple choice, skills, personal; the spoken ones numbered from 1.
 */
export function questionsInOrder(asked: OutputOf<typeof getQuestionsForInterview>): Question[] {
  const spoken = [
    ...asked.skillBasedQuestions.map((question) => ({ ...question, kind: 'skill' as const })),
    ...asked.personalQuestions.map((question) => ({ ...question, kind: 'personal' as const })),
  ];
  return [
    ...asked.mcqQuestion.map(({ id, name, options }) => ({
      id: id,
      kind: 'mcq' as const,
      text: name,
      options,
      ordinal: null,
    })),
    ...spoken.map(({ id, name, kind }, index) => ({
      id: id,
      kind,
      text: name,
      options: [],
      ordinal: index + 1,
    })),
  ];
}
