import { MARKS_THAT_TEACH } from '#contract/review.ts';
import { BANDS, type Certainty, type Verdict, verdictOfScore } from '#contract/verdicts.ts';
import { type Assessment, assess } from './assess.ts';
import { type Idea, ideasOf } from './evidence.ts';
import { type Marked, calibrate, markedOf, marksModel } from './marks.ts';
import { type Model, shippedModel } from './model.ts';
import { areMostlyDoubtful, hearingOf } from './hearing.ts';
import { type PreparedQuestion, compareWith, prepareQuestion } from './score.ts';
import { type SpokenText, tokensOf } from './words.ts';

export interface GradeInput {
  question: string;
  /** The hiring manager's answer. */
  reference: string;
  /** Other answers that are as good. */
  references?: readonly string[];
  /** A speech transcript, or plain text with no segments. */
  transcript: SpokenText;
  /** Marks that people gave to earlier answers to this very question; `score` 0 to 1. */
  marks?: readonly { text: string; score: number }[];
}

export interface Grade {
  /** 0 to 1. Shown as a band, not as a figure. */
  score: number;
  verdict: Verdict;
  certainty: Certainty;
  /** On how many human marks of this question the scale rests. */
  marksUsed: number;
  ideas: Idea[];
  /** Plain sentences. */
  reasons: string[];
}

const preparedQuestions = new Map<string, PreparedQuestion>();
const preparedLimit = 500;

function prepared(question: string, references: readonly string[]): PreparedQuestion {
  const key = JSON.stringify([question, ...references]);
  const known = preparedQuestions.get(key);
  if (known !== undefined) return known;
  const fresh = prepareQuestion(question, references);
  if (preparedQuestions.size >= preparedLimit) preparedQuestions.clear();
  preparedQuestions.set(key, fresh);
  return fresh;
}

/** Never high for what a check found: checks are mistaken too often. */
function certaintyOf(score: number, marks: number, { kind, words, findings }: Assessment): Certainty {
  if (kind === 'silent') return 'high';
  if (kind === 'empty' || kind === 'echo') return 'medium';
  if (findings.length > 0) return 'low';
  const fromEdge = Math.min(Math.abs(score - BANDS.correct), Math.abs(score - BANDS.partial));
  if (marks >= 5) return fromEdge >= 0.08 ? 'high' : 'medium';
  if (words.length < 4) return 'low';
  return fromEdge >= 0.15 || marks >= 3 ? 'medium' : 'low';
}

/**
 * Why a person must look, or undefined where the comparison may stand. A check holds back what the comparison would give; where that is nothing
 * anyway, there is nothing to hold back. Only "I don't know" beside something else may hide an answer in other words.
 */
function heldBack(own: Assessment, plain: number, spoken: SpokenText): string[] | undefined {
  if (own.kind === 'unheard' || own.kind === 'open') return [];
  if (own.kind !== 'compared') return undefined;
  if (hearingOf(spoken) === 'few words')
    return ['Most of what was said gave no words. A person should listen to it.'];
  if (areMostlyDoubtful(own.words))
    return ['Most of the answer was heard with low confidence. A person should listen to it.'];
  if (own.findings.includes('unknown')) return [];
  return own.findings.length > 0 && plain >= BANDS.partial ? [] : undefined;
}

function describe(ideas: readonly Idea[]): string {
  const found = ideas.filter((idea) => idea.found).length;
  if (ideas.length === 1)
    return found === 1 ? 'The expected idea was found.' : 'The expected idea was not found.';
  return `${found} of ${ideas.length} expected ideas were found.`;
}

export function asMarked(question: PreparedQuestion, one: Assessment): Marked {
  const reference = one.comparison?.reference.tokens ?? [];
  const matter = [...question.question, ...question.references.flatMap(({ tokens }) => tokens)];
  return markedOf(one.score, matter, one.answer, question.question, reference, one.comparison?.found ?? []);
}

const marksSeen = new WeakMap<PreparedQuestion, { model: Model; byText: Map<string, Marked> }>();

/** Marked answers come again with each new answer to their question: what was worked out of them is kept. */
function markedText(question: PreparedQuestion, text: string, model: Model): Marked {
  let seen = marksSeen.get(question);
  if (seen === undefined || seen.model !== model || seen.byText.size >= preparedLimit) {
    seen = { model, byText: new Map() };
    marksSeen.set(question, seen);
  }
  const known = seen.byText.get(text);
  if (known !== undefined) return known;
  const fresh = asMarked(question, assess(question, { text }, model));
  seen.byText.set(text, fresh);
  return fresh;
}

/** The score of an assessed answer on the scale of the marks, 0 to 1. */
export function scoreWithMarks(
  own: Assessment,
  marked: Marked,
  marks: readonly (Marked & { mark: number })[],
): number {
  return Math.min(own.cap, Math.max(own.floor, calibrate(marked, marks, marksModel)));
}

/** Grades with a given model; the evaluation uses models that saw none of the answers it grades. */
export function gradeWith(model: Model, input: GradeInput): Grade {
  return judgeWith(model, input).grade;
}

/** The grade, and whether the answer is nothing but silence, "I don't know" or the question: nothing to form another opinion on. */
export function judgeAnswer(input: GradeInput): { grade: Grade; isEmpty: boolean } {
  return judgeWith(shippedModel, input);
}

function judgeWith(model: Model, input: GradeInput): { grade: Grade; isEmpty: boolean } {
  const question = prepared(input.question, [input.reference, ...(input.references ?? [])]);
  const own = assess(question, input.transcript, model);
  const marks = (input.marks ?? []).slice(-MARKS_THAT_TEACH);
  const marked = marks.map(({ text, score: mark }) => ({ ...markedText(question, text, model), mark }));
  const exact = marked.length === 0 ? own.score : scoreWithMarks(own, asMarked(question, own), marked);
  const score = Math.round(exact * 1000) / 1000;
  const ideas =
    own.comparison === undefined || own.kind === 'empty'
      ? missing(question)
      : ideasOf(own.comparison, question.question, own.answer, own.words);
  const reasons = [...own.reasons];
  if (own.kind === 'compared') reasons.push(describe(ideas));
  const base = { score, marksUsed: marks.length, ideas };
  const isEmpty = own.kind !== 'compared' && own.kind !== 'open';
  const review = heldBack(own, Math.max(own.plain, exact), input.transcript);
  if (review !== undefined) {
    const grade: Grade = {
      ...base,
      verdict: 'Needs Review',
      certainty: 'low',
      reasons: [...reasons, ...review],
    };
    return { grade, isEmpty };
  }
  const verdict = own.kind === 'silent' || own.kind === 'empty' ? 'Not Answered' : verdictOfScore(score);
  return { grade: { ...base, verdict, certainty: certaintyOf(score, marks.length, own), reasons }, isEmpty };
}

function missing(question: PreparedQuestion): Idea[] {
  const reference = question.references[0];
  if (reference === undefined) return [];
  const nothing = tokensOf([]);
  const comparison = compareWith({ ...question, references: [reference] }, nothing)[0];
  return comparison === undefined ? [] : ideasOf(comparison, question.question, nothing, []);
}

/**
 * Grades a spoken answer against the reference answer. The same input gives the same grade; names, gender words and schools make no
 * difference to it.
 */
export function gradeAnswer(input: GradeInput): Grade {
  return gradeWith(shippedModel, input);
}
