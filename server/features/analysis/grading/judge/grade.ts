import { MARKS_THAT_TEACH } from '#contract/review.ts';
import { BANDS, type Certainty, VERDICTS, type Verdict, verdictOfScore } from '#contract/verdicts.ts';
import { type Idea, ideasOf } from '#server/features/analysis/grading/compare/evidence.ts';
import {
  type Likelihood,
  type Model,
  shippedModel,
} from '#server/features/analysis/grading/compare/model.ts';
import { languageDoubt } from '#server/features/analysis/grading/text/language.ts';
import { areMostlyDoubtful, hearingOf } from '#server/features/analysis/grading/text/hearing.ts';
import {
  type PreparedQuestion,
  compareWith,
  prepareQuestion,
} from '#server/features/analysis/grading/compare/score.ts';
import { type SpokenText, tellingWords, tokensOf } from '#server/features/analysis/grading/text/words.ts';
import { type Assessment, assess } from './assess.ts';
import { asMayHaveBeenSaid, misheardReasons } from './misheard.ts';
import { type Marked, calibrate, markedOf, marksModel } from './marks.ts';

export interface GradeInput {
  question: string;
  /** The hiring manager's answer. */
  reference: string;
  /** Other answers that are equally good. */
  references?: readonly string[];
  /** A speech transcript, or plain text with no segments. */
  transcript: SpokenText;
  /** Marks that people gave to earlier answers to this same question; `score` 0 to 1. */
  marks?: readonly { text: string; score: number }[];
}

export interface Grade {
  /** 0 to 1. Shown as a band, not as a number. */
  score: number;
  verdict: Verdict;
  certainty: Certainty;
  /** How many human marks of this question were used for the scale. */
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

/**
 * The bands for this many marks. Without marks the score is only how much was found, and the bands are fitted
 * on marked answers. With enough marks it is on the scale of the marks, and the bands are those of the marks.
 */
function bandsOf(marks: number, { bands }: Model): Bands {
  const share = Math.min(1, marks / enoughMarks);
  return {
    partial: bands.partial + share * (BANDS.partial - bands.partial),
    correct: bands.correct + share * (BANDS.correct - bands.correct),
  };
}

interface Bands {
  partial: number;
  correct: number;
}

function verdictOf(score: number, { kind }: Assessment, bands: Bands): Verdict {
  if (kind === 'silent' || kind === 'empty') return 'Not Answered';
  return kind === 'echo' ? 'Incorrect' : verdictOfScore(score, bands);
}

/**
 * How likely a verdict must be right to be of medium and of high certainty. Medium promises seven of ten; the rest is
 * for sets that are less like those of the fit.
 */
const medium = 0.75;
const high = 0.9;

/**
 * The certainty of a verdict. For a compared answer it is the probability, fitted on marked answers, that
 * people give the same verdict. A check's finding never has high certainty: checks are wrong too often.
 */
function certaintyOf(
  score: number,
  verdict: Verdict,
  marks: number,
  own: Assessment,
  model: Model,
): Certainty {
  if (own.kind === 'silent') return 'high';
  if (own.kind === 'empty' || own.kind === 'echo') return 'medium';
  if (own.findings.length > 0) return 'low';
  const isMarked = marks >= enoughMarks;
  const likelihood = likelihoodOf(score, verdict, isMarked ? model.marked : model.unmarked);
  // Without marks on this question nobody knows how strict its marker is.
  if (likelihood >= high && isMarked) return 'high';
  return likelihood >= medium ? 'medium' : 'low';
}

const enoughMarks = 5;

/** How likely people give the verdict of this score. The middle band is never likely enough to tell. */
function likelihoodOf(score: number, verdict: Verdict, { correct, incorrect }: Partial<Likelihood>): number {
  const tenth = Math.min(9, Math.floor(score * 10));
  if (verdict === 'Correct') return correct?.[tenth] ?? 0;
  return verdict === 'Incorrect' ? (incorrect?.[tenth] ?? 0) : 0;
}

/**
 * Why a person must look, or undefined if the comparison counts; the first row that fits decides. A check
 * suspends the grade of the comparison. If the comparison gives no credit anyway, there is nothing to
 * suspend, except for "I don't know" beside something else, which may be an answer in other words.
 */
function heldBack(
  own: Assessment,
  plain: number,
  spoken: SpokenText,
  marks: number,
  bands: Bands,
): string[] | undefined {
  const other = languageDoubt(spoken);
  const rows: readonly (readonly [fits: () => boolean, reasons: string[] | undefined])[] = [
    [() => own.kind === 'unheard' || own.kind === 'open', []],
    [() => own.kind === 'silent', undefined],
    [() => other !== null, other === null ? [] : [other]],
    [
      () => hearingOf(spoken) === 'few words',
      ['Most of what was said gave no words. A person should listen to it.'],
    ],
    [
      () => areMostlyDoubtful(own.words),
      ['Most of the answer was heard with low confidence. A person should listen to it.'],
    ],
    // "I don't know" and the question are all that was said, and were heard well.
    [() => own.kind !== 'compared', undefined],
    [() => own.findings.includes('unknown') || own.findings.includes('question'), []],
    [() => own.findings.some((finding) => finding !== 'part') && plain >= bands.partial, []],
    [() => own.findings.includes('part') && plain >= bands.correct, ['A person should check it.']],
    [
      () => plain < bands.partial && marks < enoughMarks && isShort(own),
      ['The expected answer has too few words to say that another one is wrong. A person should check it.'],
    ],
  ];
  return rows.find(([fits]) => fits())?.[1];
}

/** With fewer content words than this in the reference, an answer in other words shares none of them. */
const leastReference = 3;

function isShort({ comparison }: Assessment): boolean {
  return comparison !== undefined && tellingWords(comparison.reference.tokens).length < leastReference;
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

/** Marked answers are needed for each new answer to their question, so the result is cached. */
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

export interface Judged {
  grade: Grade;
  /** The answer is only silence, "I don't know" or the question: then no second opinion is needed. */
  isEmpty: boolean;
  /** It needs review only because no expected idea was found. A second opinion may find them in other words. */
  lacksIdeas: boolean;
}

/** The grade, and what a second opinion has to know. */
export function judgeAnswer(input: GradeInput): Judged {
  return judgeWith(shippedModel, input);
}

function judgeWith(model: Model, input: GradeInput): Judged {
  const question = prepared(input.question, [input.reference, ...(input.references ?? [])]);
  const own = assess(question, input.transcript, model);
  const marks = (input.marks ?? []).slice(-MARKS_THAT_TEACH);
  const marked = marks.map(({ text, score: mark }) => ({ ...markedText(question, text, model), mark }));
  const exactOf = (one: Assessment) =>
    marked.length === 0 ? one.score : scoreWithMarks(one, asMarked(question, one), marked);
  const exact = exactOf(own);
  const score = Math.round(exact * 1000) / 1000;
  const ideas = ideasIn(question, own);
  const reasons = own.kind === 'compared' ? [...own.reasons, describe(ideas)] : own.reasons;
  const bands = bandsOf(marks.length, model);
  const verdict = verdictOf(score, own, bands);
  const held = heldBack(own, Math.max(own.plain, exact), input.transcript, marks.length, bands);
  const lacksIdeas =
    held === undefined &&
    verdict === 'Partially Correct' &&
    marks.length < enoughMarks &&
    !ideas.some(({ found }) => found);
  const mayBeBetter = () => {
    const text = asMayHaveBeenSaid(own);
    const other = text === null ? null : assess(question, text, model);
    return other !== null && isBetter(verdictOf(exactOf(other), other, bands), verdict);
  };
  const review = lacksIdeas ? [NO_IDEA] : (held ?? (mayBeBetter() ? [MAY_BE_BETTER] : undefined));
  const heard = review === undefined && verdict === 'Correct' ? [] : misheardReasons(own);
  const judged: Pick<Grade, 'verdict' | 'certainty' | 'reasons'> =
    review === undefined
      ? {
          verdict,
          certainty: certaintyOf(score, verdict, marks.length, own, model),
          reasons: [...reasons, ...heard],
        }
      : { verdict: 'Needs Review', certainty: 'low', reasons: [...reasons, ...heard, ...review] };
  return {
    grade: { score, marksUsed: marks.length, ideas, ...judged },
    isEmpty: own.kind !== 'compared' && own.kind !== 'open',
    lacksIdeas,
  };
}

/** The contract lists the verdicts from the best one on. */
const rankOf = (verdict: Verdict) => [...VERDICTS].indexOf(verdict);
const isBetter = (one: Verdict, other: Verdict) => rankOf(one) < rankOf(other);

const MAY_BE_BETTER =
  'With expected words in place of those that were misheard the verdict would be better. A person should listen to it.';

/** Nothing that was said stands for this credit: people often gave such answers full marks, and as often none. */
const NO_IDEA = 'No expected idea was found, although some words are alike. A person should check it.';

/** The ideas of the reference, and where they are in the answer; none is found if the answer says nothing. */
function ideasIn(question: PreparedQuestion, own: Assessment): Idea[] {
  return own.comparison === undefined || own.kind === 'empty'
    ? missing(question)
    : ideasOf(own.comparison, question.question, own.answer, own.words);
}

function missing(question: PreparedQuestion): Idea[] {
  const reference = question.references[0];
  if (reference === undefined) return [];
  const nothing = tokensOf([]);
  const comparison = compareWith({ ...question, references: [reference] }, nothing)[0];
  return comparison === undefined ? [] : ideasOf(comparison, question.question, nothing, []);
}

/**
 * Grades a spoken answer against the reference answer. The same input gives the same grade; names, gender
 * words and schools make no difference to it.
 */
export function gradeAnswer(input: GradeInput): Grade {
  return gradeWith(shippedModel, input);
}
