import { POINTS_OF_GRADE } from '#contract/interview/answer-grades.ts';
import { isCorrectionTaken } from '#contract/interview/report-figures.ts';
import { NOT_SCORED, POINTS_OF_VERDICT, type PersonsVerdict } from '#contract/interview/verdicts.ts';
import { type QuestionResult, totalsOf } from '#server/features/analysis/grading/judge/summary.ts';
import { type Correction, type Learned, type Mark, NO_OPINIONS, type Opinions } from './review-store.ts';
import type { Figures, Judgement, StoredAnswer } from './stored-report.ts';

/** The opinions on one answer. */
export interface Said {
  /** The person's verdict that counts. */
  mark: (Mark & { verdict: PersonsVerdict }) | null;
  /** All marks, oldest first. */
  history: Mark[];
  correction: Correction | null;
  /** What the marks on other answers show, if no person judged this one. */
  learned: Learned | null;
}

export function saidOf(questionId: string, { marks, corrections, learned }: Opinions): Said {
  const history = marks.filter((mark) => mark.questionId === questionId);
  const last = history.at(-1);
  const mark = last && last.verdict !== null ? { ...last, verdict: last.verdict } : null;
  return {
    mark,
    history,
    correction: corrections.find((one) => one.questionId === questionId) ?? null,
    learned: mark ? null : (learned.find((one) => one.questionId === questionId) ?? null),
  };
}

/** The analysis of the text that counts: the recognised text, unless the employer chose the candidate's correction. */
export function judgementThatCounts(answer: StoredAnswer, said: Said): Judgement & { answer: string } {
  return takenCorrection(said)?.content ?? answer;
}

/** The correction, if it is the text that counts. */
const takenCorrection = (said: Said): Correction | null => (isCorrectionTaken(said) ? said.correction : null);

/** The same choice for the answer to its follow-up. Empty if there is none. */
function followUpThatCounts(answer: StoredAnswer, said: Said): string {
  return (takenCorrection(said)?.content.followUp ?? answer.followUp)?.answer ?? '';
}

/** Both texts together. */
export const wordsThatCount = (answer: StoredAnswer, said: Said): string =>
  `${judgementThatCounts(answer, said).answer} ${followUpThatCounts(answer, said)}`.trim();

/**
 * A grade has its own points. A verdict without a grade keeps the analysis's score if it confirms it, and otherwise has
 * its own points.
 */
export function pointsOf(
  { verdict, grade }: { verdict: PersonsVerdict; grade: Mark['grade'] },
  own: Pick<Judgement, 'verdict' | 'score'>,
): number {
  if (grade !== null) return POINTS_OF_GRADE[grade];
  return verdict === own.verdict && own.score !== null ? own.score : POINTS_OF_VERDICT[verdict];
}

/**
 * The result of an answer: a person's verdict, otherwise what the marks on other answers settle, otherwise the
 * analysis.
 */
export function outcomeOf(answer: StoredAnswer, said: Said): Judgement {
  const own = judgementThatCounts(answer, said);
  if (said.mark) return { ...own, verdict: said.mark.verdict, score: pointsOf(said.mark, own) };
  if (!said.learned) return own;
  const { verdict, score, certainty, marksUsed } = said.learned;
  const settledBy = verdict === 'Needs Review' ? null : 'marks';
  return { ...own, verdict, score, certainty, marksUsed, settledBy };
}

/** The analysis finds something else in the corrected text, and no person has decided since then which text counts. */
export function mustDecide(answer: StoredAnswer, { mark, correction }: Said): boolean {
  if (!correction || correction.decision) return false;
  const { content, at } = correction;
  const foundIn = ({ ideas }: Judgement) => ideas.filter(({ found }) => found).length;
  const differs = content.verdict !== answer.verdict || foundIn(content) !== foundIn(answer);
  return differs && !(mark && mark.at > at);
}

/** The totals of a report, computed from the results of its answers. */
export function figuresOf(answers: readonly StoredAnswer[], opinions: Opinions = NO_OPINIONS): Figures {
  const { scorePercent, ...totals } = totalsOf(resultsOf(answers, opinions));
  // Stored reports use the API's spelling.
  return { isSensePercent: scorePercent, ...totals };
}

export function resultsOf(answers: readonly StoredAnswer[], opinions: Opinions): QuestionResult[] {
  return answers.map((answer, index) => resultOf(answer, index, saidOf(answer.questionId, opinions)));
}

function resultOf(answer: StoredAnswer, questionIndex: number, said: Said): QuestionResult {
  const about = { questionIndex, question: answer.question };
  const own = judgementThatCounts(answer, said);
  const { verdict, score, ideas } = outcomeOf(answer, said);
  if (answer.kind === 'personal' || verdict === NOT_SCORED)
    return { ...about, kind: 'personal', sentences: own.answer === '' ? [] : own.reasons };
  // What the analysis did not find does not explain a person's verdict.
  const isPersons = said.mark !== null && own.verdict !== verdict && verdict !== 'Correct';
  const { kind, skillName } = answer;
  return {
    ...about,
    kind,
    skillName,
    answer: own.answer,
    verdict,
    score: score ?? 0,
    ideas: isPersons ? [] : ideas,
  };
}
