import type { getInterviewQuestions } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';
import { blankQuestion, type QuestionRow, type QuestionTab } from './question-values.ts';

/** An entry of the question bank as a row that can be selected. */
export type BankRow = QuestionRow & {
  questionId: string;
  /** The verdict on its answers in the company, or else on the server. Null if there is none yet. */
  isGood?: boolean | null;
};

type Bank = OutputOf<typeof getInterviewQuestions>;

/** The rows of a tab: the bank's questions for the job's skills, and selected questions no longer in the bank. */
export function bankRows(
  tab: QuestionTab,
  bank: Bank,
  skills: readonly { id: string; value: string }[],
  chosen: readonly QuestionRow[],
): BankRow[] {
  const listed = entriesOf(tab, bank).map((entry) => ({
    ...blankQuestion(),
    key: entry.id,
    questionId: entry.id,
    question: entry.question,
    skillId: entry.skillId,
    skillName: skills.find((skill) => skill.id === entry.skillId)?.value ?? '',
    answer: entry.answer,
    acceptedAnswers: entry.acceptedAnswers,
    options: entry.options,
    isGood: entry.isGood,
    isEdit: false,
    isNew: false,
  }));
  const known = new Set(listed.map((row) => row.questionId));
  const departed = chosen.filter(
    (row): row is BankRow => row.questionId !== null && !known.has(row.questionId),
  );
  return [...departed, ...listed];
}

interface Entry {
  id: string;
  question: string;
  skillId: string;
  answer: string;
  acceptedAnswers: string[];
  options: string[];
  isGood: boolean | null;
}

function entriesOf(tab: QuestionTab, bank: Bank): Entry[] {
  const none = { skillId: '', answer: '', acceptedAnswers: [], options: [], isGood: null };
  if (tab === 'personal') return bank.masterPersonalQuestions.map((entry) => ({ ...none, ...entry }));
  if (tab === 'skill') return bank.masterSkillBasedQuestion.map((entry) => ({ ...none, ...entry }));
  return bank.masterSkillBasedMcqQuestion.map((entry) => ({ ...none, ...entry }));
}
