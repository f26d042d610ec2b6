import { NOT_SCORED, POINTS_OF_VERDICT, type PersonsVerdict } from '#contract/verdicts.ts';
import {
  type QuestionResult,
  type Reader,
  summariseInterview,
} from '#server/features/analysis/grading/judge/summary.ts';
import type { Correction, Mark } from './review-store.ts';
import type { Figures, Judgement, StoredAnswer } from './stored-report.ts';

/** The marks and the correction of one answer. */
export interface Said {
  /** The person's verdict that counts. */
  mark: (Mark & { verdict: PersonsVerdict }) | null;
  /** All marks, oldest first. */
  history: Mark[];
  correction: Correction | null;
}

export function saidOf(questionId: string, marks: readonly Mark[], corrections: readonly Correction[]): Said {
  const history = marks.filter((mark) => mark.questionId === questionId);
  const last = history.at(-1);
  return {
    mark: last && last.verdict !== null ? { ...last, verdict: last.verdict } : null,
    history,
    correction: corrections.find((one) => one.questionId === questionId) ?? null,
  };
}

/**
 * The analysis of the text that counts: the recognised text, unless the employer chose the candidate's
 * correction.
 */
export function judgementThatCounts(
  answer: StoredAnswer,
  { correction }: Said,
): Judgement & { answer: string } {
  return correction?.decision?.take === 'corrected' ? correction.content : answer;
}

/** The same choice for the answer to its follow-up; empty without one. */
export function followUpThatCounts(answer: StoredAnswer, { correction }: Said): string {
  const corrected = correction?.decision?.take === 'corrected' ? correction.content.followUp : undefined;
  return (corrected ?? answer.followUp)?.answer ?? '';
}

/** A verdict that confirms the analysis keeps its score; another verdict has its own points. */
export function pointsOf(verdict: PersonsVerdict, own: Pick<Judgement, 'verdict' | 'score'>): number {
  return verdict === own.verdict && own.score !== null ? own.score : POINTS_OF_VERDICT[verdict];
}

/** The result of an answer, including the verdicts of people. */
export function outcomeOf(answer: StoredAnswer, said: Said): Judgement {
  const own = judgementThatCounts(answer, said);
  if (!said.mark) return own;
  const { verdict } = said.mark;
  return { ...own, verdict, score: pointsOf(verdict, own) };
}

/**
 * The recognised and the corrected text get different verdicts, and no person has decided since which text
 * counts.
 */
export function mustDecide(answer: StoredAnswer, { mark, correction }: Said): boolean {
  if (!correction || correction.decision) return false;
  const { content, at } = correction;
  return content.verdict !== answer.verdict && !(mark && mark.at > at);
}

/**
 * The totals of a report, computed from the results of its answers, with the sentences that `reader` may
 * read.
 */
export function figuresOf(
  answers: readonly StoredAnswer[],
  marks: readonly Mark[] = [],
  corrections: readonly Correction[] = [],
  reader: Reader = 'company',
): Figures {
  const results = answers.map((answer, index) =>
    resultOf(answer, index, saidOf(answer.questionId, marks, corrections)),
  );
  const { summary: _, scorePercent, ...figures } = summariseInterview(results, reader);
  // Stored reports use the same spelling as the API.
  return { isSensePercent: scorePercent, ...figures };
}

function resultOf(answer: StoredAnswer, questionIndex: number, said: Said): QuestionResult {
  const about = { questionIndex, question: answer.question };
  const { skillName } = answer;
  const own = judgementThatCounts(answer, said);
  const { verdict, score, certainty, marksUsed, ideas, reasons } = outcomeOf(answer, said);
  if (answer.kind === 'personal' || verdict === NOT_SCORED) {
    const sentences = own.answer === '' ? [] : own.reasons;
    return {
      ...about,
      kind: 'personal',
      sentences: sentences.map((text) => ({ text, startSeconds: null, endSeconds: null })),
    };
  }
  if (answer.kind === 'mcq') {
    return {
      ...about,
      kind: 'choice',
      skillName,
      answered: verdict !== 'Not Answered',
      correct: verdict === 'Correct',
    };
  }
  // What the analysis found missing is no reason for a person's verdict.
  const grounds =
    own.verdict !== verdict && verdict !== 'Correct'
      ? { ideas: [], reasons: [`A person judged this answer ${verdict}.`] }
      : { ideas, reasons };
  const grade = { verdict, score: score ?? 0, certainty: certainty ?? 'low', marksUsed, ...grounds };
  return { ...about, kind: 'skill', skillName, answer: own.answer, grade };
}
