import type { OutputOf } from '#contract/endpoint.ts';
import type { getInterviewQuestions } from '#contract/master.ts';
import type { Named, questionBank } from './store.ts';

export const presentNamed = ({ id, name }: Named): { _id: string; name: string } => ({ _id: id, name });

export function presentBank(
  bank: Awaited<ReturnType<typeof questionBank>>,
): OutputOf<typeof getInterviewQuestions> {
  return {
    masterPersonalQuestions: bank.personal.map(({ id, text }) => ({ _id: id, question: text })),
    masterSkillBasedQuestion: bank.spoken.map((row) => ({
      _id: row.id,
      skillId: row.skill_id,
      question: row.question,
      answer: row.reference_answer,
    })),
    masterSkillBasedMcqQuestion: bank.mcqs.map((row) => ({
      _id: row.id,
      skillId: row.skill_id,
      question: row.question,
      options: row.options,
      answer: row.answer,
    })),
  };
}
