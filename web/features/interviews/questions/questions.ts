import type { getQuestionsForInterview } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import type { InterviewSession } from '#contract/interview/interview-session.ts';
import type { Question } from '../interview/types.ts';

/** In the order of asking: multiple choice, skills, personal, follow-ups. The spoken ones are numbered from 1. */
export function questionsInOrder(
  asked: OutputOf<typeof getQuestionsForInterview>,
  session: Pick<InterviewSession, 'questions'> = { questions: [] },
): Question[] {
  const followUpOf = new Map(session.questions.map((one) => [one.questionId, one.followUpOf]));
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
    ...(asked.followUpQuestions ?? []).map(({ id, name }, index) => ({
      id: id,
      kind: 'skill' as const,
      text: name,
      options: [],
      ordinal: spoken.length + index + 1,
      followUpOf: followUpOf.get(id) ?? '',
    })),
  ];
}
