import { isSalad, isSilent, repeatsQuestion, saysUnknown, turnsCopyRound } from './checks.ts';
import { type Idea, ideasOf } from './evidence.ts';
import { type Marked, calibrate, markedOf, marksModel } from './marks.ts';
import { type Model, shippedModel } from './model.ts';
import { neutralWords } from './neutral.ts';
import {
  type Comparison,
  type PreparedQuestion,
  bestOf,
  compareWith,
  prepareQuestion,
  saysWhole,
} from './score.ts';
import { type SourceWord, type SpokenText, type Token, sourceWords, tokensOf } from './words.ts';

export type Verdict = 'Correct' | 'Partially Correct' | 'Incorrect' | 'Not Answered' | 'Needs Review';
export type Certainty = 'low' | 'medium' | 'high';

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

/** The least scores of the two upper bands. */
export const bands = { correct: 0.7, partial: 0.4 } as const;

/** Caps of the checks, below the bands that the answer would otherwise reach. */
const saladCap = 0.25;
const turnedCap = 0.25;
const contradictedCap = 0.6;
const wholeFloor = 0.9;
/** The latest ones: more would slow each grade for little. */
const mostMarks = 25;
/** The share of doubtful words from which a person should look. */
const doubtfulShare = 0.5;

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

/** What the built-in scorer and the checks say of one answer, before any marks. */
export interface Assessment {
  score: number;
  /** No mark can lift the answer above `cap`, nor lower it below `floor`. */
  cap: number;
  floor: number;
  answer: readonly Token[];
  words: readonly SourceWord[];
  comparison: Comparison | undefined;
  answered: boolean;
  reasons: string[];
}

export function assess(question: PreparedQuestion, spoken: SpokenText, model: Model): Assessment {
  const words = sourceWords(spoken);
  const neutral = neutralWords(words, question.known);
  const answer = tokensOf(neutral.map(({ word }) => word)).map((token) => ({
    ...token,
    source: neutral[token.source]?.source ?? 0,
  }));
  const none = { score: 0, cap: 0, floor: 0, answer, words, comparison: undefined, answered: false };
  if (isSilent(answer)) return { ...none, reasons: ['Nothing was said in answer to the question.'] };
  const references = question.references.map((one) => one.tokens);
  const all = compareWith(question, answer);
  const nearest = bestOf(all, model);
  if (nearest === undefined) {
    return { ...none, answered: true, cap: 1, reasons: ['There is no reference answer to compare with.'] };
  }
  const { comparison } = nearest;
  const reference = comparison.reference.tokens;
  const shared = { floor: 0, answer, words, comparison, answered: true };
  const whole =
    !comparison.polarity.otherVerdict &&
    comparison.contradiction === 0 &&
    comparison.polarity.denied < 0.3 &&
    saysWhole(reference, answer);
  if (!whole && references.every((one) => saysUnknown(answer, question.question, one))) {
    return { ...none, comparison, reasons: ['The candidate said that they do not know.'] };
  }
  if (!whole && references.every((one) => repeatsQuestion(answer, question.question, one))) {
    return { ...shared, score: 0.05, cap: 0.05, reasons: ['The answer repeats the question.'] };
  }
  if (isSalad(answer, question.question, references)) {
    const score = Math.min(nearest.score, saladCap);
    return {
      ...shared,
      score,
      cap: saladCap,
      reasons: ['The words of the expected answer come in no order that makes sense.'],
    };
  }
  const agrees = all.some(
    (one) =>
      one.features.recall >= 0.9 && one.contradiction === 0 && !turnsCopyRound(answer, one.reference.tokens),
  );
  if (!agrees && references.some((one) => turnsCopyRound(answer, one))) {
    const score = Math.min(nearest.score, turnedCap);
    return {
      ...shared,
      score,
      cap: turnedCap,
      reasons: ['The answer says the opposite of the expected answer.'],
    };
  }
  const reasons: string[] = [];
  if (comparison.polarity.otherVerdict)
    reasons.push('The answer gives the opposite verdict to the expected one.');
  else if (Math.max(comparison.contradiction, comparison.polarity.denied) > 0.3)
    reasons.push('The answer contradicts part of the expected answer.');
  if (comparison.onTopic < 0.3) reasons.push('The answer has little to do with the question.');
  const score = whole ? Math.max(wholeFloor, nearest.score) : nearest.score;
  const cap = comparison.contradiction >= 0.5 ? contradictedCap : 1;
  return { ...shared, score: Math.min(score, cap), cap, floor: whole ? wholeFloor : 0, reasons };
}

function verdictOf(score: number): Verdict {
  if (score >= bands.correct) return 'Correct';
  return score >= bands.partial ? 'Partially Correct' : 'Incorrect';
}

function certaintyOf(score: number, marks: number, words: number, capped: boolean): Certainty {
  if (capped) return 'high';
  const fromEdge = Math.min(Math.abs(score - bands.correct), Math.abs(score - bands.partial));
  if (marks >= 5) return fromEdge >= 0.08 ? 'high' : 'medium';
  if (words < 4) return 'low';
  return fromEdge >= 0.15 || marks >= 3 ? 'medium' : 'low';
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
  return own.answered ? Math.min(own.cap, Math.max(own.floor, calibrate(marked, marks, marksModel))) : 0;
}

/** Grades with a given model; the evaluation uses models that saw none of the answers it grades. */
export function gradeWith(model: Model, input: GradeInput): Grade {
  const question = prepared(input.question, [input.reference, ...(input.references ?? [])]);
  const own = assess(question, input.transcript, model);
  const marks = (input.marks ?? []).slice(-mostMarks);
  const marked = marks.map(({ text, score: mark }) => ({ ...markedText(question, text, model), mark }));
  const exact = marked.length === 0 ? own.score : scoreWithMarks(own, asMarked(question, own), marked);
  const score = Math.round(exact * 1000) / 1000;
  const ideas =
    own.comparison === undefined || !own.answered
      ? missing(question)
      : ideasOf(own.comparison, question.question, own.answer, own.words);
  const reasons = [...own.reasons];
  if (own.cap > turnedCap && own.comparison !== undefined) reasons.push(describe(ideas));
  if (areMostlyDoubtful(own.words)) {
    reasons.push('Most of the answer was heard with low confidence. A person should listen to it.');
    return { score, verdict: 'Needs Review', certainty: 'low', marksUsed: marks.length, ideas, reasons };
  }
  if (own.comparison === undefined && own.answered) {
    return { score, verdict: 'Needs Review', certainty: 'low', marksUsed: marks.length, ideas, reasons };
  }
  const verdict = own.answered ? verdictOf(score) : 'Not Answered';
  const certainty = certaintyOf(score, marks.length, own.words.length, own.cap <= turnedCap);
  return { score, verdict, certainty, marksUsed: marks.length, ideas, reasons };
}

function areMostlyDoubtful(words: readonly SourceWord[]): boolean {
  const doubtful = words.filter((word) => word.doubtful).length;
  return doubtful > 0 && doubtful >= doubtfulShare * words.length;
}

/** Whether so much was heard with low confidence that a person should listen. */
export function mostlyDoubtful(spoken: SpokenText): boolean {
  return areMostlyDoubtful(sourceWords(spoken));
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
