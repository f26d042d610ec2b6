import { randomId } from '@mantine/hooks';
import { QUESTION_KINDS, type QuestionKind } from '#contract/shared/limits.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import type { draftQuestions, submitQualifyingQuestions } from '#web/api/calls.ts';
import { check, type Errors } from '#web/ui/form/check.ts';
import type { InputOf, Job, OutputOf } from '#web/api/types.ts';

export const QUESTION_TABS = QUESTION_KINDS.toReversed();
export type QuestionTab = QuestionKind;

/** A question of any kind. Fields that its kind doesn't have stay empty. */
export interface QuestionRow {
  key: string;
  /** The id in the question bank. Null for the employer's own question. */
  questionId: string | null;
  skillId: string;
  skillName: string;
  question: string;
  answer: string;
  /** Other answers that are as good. A draft that was kept before there were any has no list. */
  acceptedAnswers?: string[];
  options: string[];
  isEdit: boolean;
  /** An own question that was never saved to the list. */
  isNew: boolean;
  /** The id of the job's question that this row was read from. */
  replaces?: string | undefined;
}

type QuestionValues = Record<QuestionTab, QuestionRow[]>;

export const blankQuestion = (): QuestionRow => ({
  key: randomId(),
  questionId: null,
  skillId: '',
  skillName: '',
  question: '',
  answer: '',
  options: ['', '', '', ''],
  isEdit: true,
  isNew: true,
});

type OfferedQuestion = OutputOf<typeof draftQuestions>['questions'][number];

/** A question from a file, or a draft, as a question of the job. */
export function ownRow(
  job: Job,
  { kind, skill, question, answer, acceptedAnswers, options }: OfferedQuestion,
): QuestionRow {
  const named = (job.skillMatrix?.skill ?? []).find(
    ({ value }) => value.toLowerCase() === skill.toLowerCase(),
  );
  const blank = blankQuestion();
  return {
    ...blank,
    question,
    answer,
    acceptedAnswers,
    options: kind === 'mcq' ? options : blank.options,
    skillId: named?.id ?? '',
    skillName: named?.value ?? '',
    // The person who adds it chooses one of the job's skills.
    isEdit: kind !== 'personal' && named === undefined,
    isNew: false,
  };
}

type Questions = NonNullable<Job['qualifyingQuestions']>;
type SavedQuestion =
  | Questions['personalQuestion'][number]
  | Questions['skillBasedQuestion'][number]
  | Questions['skillBasedMcqQuestion'][number];

function savedRow(item: SavedQuestion): QuestionRow {
  return {
    ...blankQuestion(),
    key: item.id,
    replaces: item.id,
    questionId: item.question.id,
    question: item.question.name,
    ...('skill' in item ? { skillId: item.skill.id, skillName: item.skill.name, answer: item.answer } : {}),
    ...('options' in item ? { options: item.options } : {}),
    ...('acceptedAnswers' in item ? { acceptedAnswers: item.acceptedAnswers } : {}),
    isEdit: false,
    isNew: false,
  };
}

export function questionValues(questions: Job['qualifyingQuestions']): QuestionValues {
  return {
    personal: questions?.personalQuestion.map(savedRow) ?? [],
    skill: questions?.skillBasedQuestion.map(savedRow) ?? [],
    mcq: questions?.skillBasedMcqQuestion.map(savedRow) ?? [],
  };
}

/** The accepted answers that have text. */
export const acceptedOf = (row: QuestionRow): string[] =>
  (row.acceptedAnswers ?? []).filter((text) => text.trim() !== '');

/** An own question without text is ignored. */
const isDropped = (row: QuestionRow) => row.questionId === null && row.question.trim() === '';

/** The errors of a row, by field: question, skillId, answer, options. */
export function questionErrors(tab: QuestionTab, row: QuestionRow): Errors {
  const isOwn = row.questionId === null;
  const own: Errors = isOwn && row.question.trim() === '' ? { question: rules.questionEmpty() } : {};
  if (tab === 'personal') return { ...(isOwn ? check('customPersonal', row) : {}), ...own };
  const form = tab === 'skill' ? (isOwn ? 'customSkill' : 'masterSkill') : isOwn ? 'customMcq' : 'masterMcq';
  const found = Object.entries(check(form, { ...row, acceptedAnswers: acceptedOf(row) })).map(
    ([path, message]) => [path.split('.')[0], message],
  );
  return { ...Object.fromEntries(found.toReversed()), ...own };
}

const NONE: Record<QuestionTab, string> = {
  personal: TEXTS.personalQuestionRequired,
  skill: TEXTS.skillQuestionRequired,
  mcq: TEXTS.mcqRequired,
};

export interface QuestionsProblem {
  tab: QuestionTab;
  /** Set if the tab has no question at all. */
  message: string | null;
  /** By row key and field. */
  rows: Record<string, Errors>;
}

/** The first tab with errors. Null if there is none. */
export function firstProblem(values: QuestionValues): QuestionsProblem | null {
  for (const tab of QUESTION_TABS) {
    const rows = values[tab].filter((row) => !isDropped(row));
    if (rows.length === 0) return { tab, message: NONE[tab], rows: {} };
    const wrong = rows.flatMap((row) => {
      const errors = questionErrors(tab, row);
      return Object.keys(errors).length > 0 ? [[row.key, errors] as const] : [];
    });
    if (wrong.length > 0) return { tab, message: null, rows: Object.fromEntries(wrong) };
  }
  return null;
}

export function questionsInput(
  values: QuestionValues,
  jobId: string,
): InputOf<typeof submitQualifyingQuestions> {
  const bank = (tab: QuestionTab) =>
    values[tab].flatMap((row) => (row.questionId === null ? [] : [{ ...row, questionId: row.questionId }]));
  const own = (tab: QuestionTab) => values[tab].filter((row) => row.questionId === null && !isDropped(row));
  return {
    refJobId: jobId,
    personalQuestions: bank('personal').map(({ questionId }) => ({ questionId })),
    personalCustomQuestions: own('personal').map(({ question }) => ({ question })),
    skillBasedQuestion: bank('skill').map((row) => ({
      replaces: row.replaces,
      skillId: row.skillId,
      questionId: row.questionId,
      answer: row.answer,
      acceptedAnswers: acceptedOf(row),
    })),
    skillBasedCustomQuestion: own('skill').map((row) => ({
      replaces: row.replaces,
      skillId: row.skillId,
      question: row.question,
      answer: row.answer,
      acceptedAnswers: acceptedOf(row),
    })),
    skillMcq: bank('mcq').map(({ replaces, skillId, questionId, options, answer }) => ({
      replaces,
      skillId,
      questionId,
      options,
      answer,
    })),
    skillMcqCustom: own('mcq').map(({ replaces, skillId, question, options, answer }) => ({
      replaces,
      skillId,
      question,
      options,
      answer,
    })),
  };
}
