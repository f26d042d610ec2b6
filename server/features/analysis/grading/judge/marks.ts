import { matches } from '#server/features/analysis/grading/compare/features.ts';
import { type Token, tellingWords } from '#server/features/analysis/grading/text/words.ts';

/** One answer as `calibrate` needs it: its built-in score and what it says. Each vector has length 1. */
export interface Marked {
  score: number;
  /** Its content words, each once. */
  telling: readonly Token[];
  /** How well the question or a reference matches each of them, 0 to 1. */
  fitting: readonly number[];
  words: Vector;
  /** Four-letter sequences: they also match misspelled and misheard words. */
  letters: Vector;
  /** The words of the reference that are in the answer. */
  coverage: Vector;
  /** Natural logarithm of its number of words. */
  length: number;
}

export type Vector = ReadonlyMap<string, number>;

/**
 * Spreads (standard deviations, on the scale of marks) of the Gaussian process that learns a question's own
 * scale from marks.
 */
export interface MarksModel {
  /** By how much a question's level differs. */
  level: number;
  /** By how much the slope over the built-in score differs. */
  slope: number;
  /** How much the words, four-letter sequences, share of the reference and length tell beyond the score. */
  wording: number;
  letters: number;
  coverage: number;
  length: number;
  /** The values that are tried for the difference between two markers. */
  noise: readonly number[];
}

/** Chosen by hand, the same for every question and data set. */
export const marksModel: MarksModel = {
  level: 0.2,
  slope: 0.2,
  wording: 0.2,
  letters: 0.3,
  coverage: 0.1,
  length: 0.1,
  noise: [0.08, 0.12, 0.2, 0.3, 0.4],
};

const negators = new Set(['not', 'no', 'never', 'without']);
const questionShare = 0.3;

/**
 * An answer in the form that `calibrate` needs. `matter` has the words of the question and its references;
 * `found` tells how well each token of the nearest reference was found.
 */
export function markedOf(
  score: number,
  matter: readonly Token[],
  answer: readonly Token[],
  question: readonly Token[],
  reference: readonly Token[],
  found: readonly number[],
): Marked {
  const coverage = new Map<string, number>();
  for (const [index, token] of reference.entries()) {
    const value = token.weight * (found[index] ?? 0);
    if (value > 0) coverage.set(token.stem, value);
  }
  const telling = tellingWords(answer);
  return {
    score,
    telling,
    fitting: matches(telling, matter),
    words: wordVector(answer, question),
    letters: letterVector(answer),
    coverage: unit(coverage),
    length: Math.log(answer.length + 1),
  };
}

/** Words of the question count little; a word after a negation counts as a different word. */
function wordVector(answer: readonly Token[], question: readonly Token[]): Vector {
  const asked = new Set(question.map((token) => token.stem));
  const words = new Map<string, number>();
  let negated = 0;
  for (const token of answer) {
    if (negators.has(token.word)) negated = 3;
    if (token.weight === 0) continue;
    const stem = negated > 0 ? `not ${token.stem}` : token.stem;
    negated -= 1;
    words.set(stem, token.weight * (asked.has(token.stem) ? questionShare : 1));
  }
  return unit(words);
}

function letterVector(answer: readonly Token[]): Vector {
  const text = ` ${answer.map((token) => token.word).join(' ')} `;
  const runs = new Map<string, number>();
  for (let index = 0; index + 4 <= text.length; index += 1) {
    const run = text.slice(index, index + 4);
    runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  for (const [run, count] of runs) runs.set(run, Math.sqrt(count));
  return unit(runs);
}

function unit(vector: Map<string, number>): Vector {
  let square = 0;
  for (const value of vector.values()) square += value * value;
  const length = Math.sqrt(square);
  if (length > 0) for (const [key, value] of vector) vector.set(key, value / length);
  return vector;
}

function cosine(a: Vector, b: Vector): number {
  let sum = 0;
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  for (const [key, value] of small) sum += value * (large.get(key) ?? 0);
  return sum;
}

const middleLength = 2.5;

function covariance(a: Marked, b: Marked, model: MarksModel): number {
  return (
    model.level ** 2 +
    model.slope ** 2 * (a.score - 0.5) * (b.score - 0.5) +
    model.wording ** 2 * cosine(a.words, b.words) +
    model.letters ** 2 * cosine(a.letters, b.letters) +
    model.coverage ** 2 * cosine(a.coverage, b.coverage) +
    model.length ** 2 * (a.length - middleLength) * (b.length - middleLength)
  );
}

interface Solution {
  values: number[];
  /** The log-likelihood of the differences under the process, up to a constant. */
  logLikelihood: number;
}

/** Solves the symmetric positive definite system `matrix` x = `right` by Cholesky decomposition. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): Solution {
  const n = right.length;
  const lower = matrix.map(() => Array.from({ length: n }, () => 0));
  for (let i = 0; i < n; i += 1) {
    const row = lower[i] ?? [];
    for (let j = 0; j <= i; j += 1) {
      const other = lower[j] ?? [];
      let sum = matrix[i]?.[j] ?? 0;
      for (let k = 0; k < j; k += 1) sum -= (row[k] ?? 0) * (other[k] ?? 0);
      row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[j] ?? 1);
    }
  }
  const half: number[] = [];
  let logLikelihood = 0;
  for (let i = 0; i < n; i += 1) {
    const diagonal = lower[i]?.[i] ?? 1;
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (lower[i]?.[k] ?? 0) * (half[k] ?? 0);
    const value = sum / diagonal;
    half.push(value);
    logLikelihood -= 0.5 * value * value + Math.log(diagonal);
  }
  const values = Array.from({ length: n }, () => 0);
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = half[i] ?? 0;
    for (let k = i + 1; k < n; k += 1) sum -= (lower[k]?.[i] ?? 0) * (values[k] ?? 0);
    values[i] = sum / (lower[i]?.[i] ?? 1);
  }
  return { values, logLikelihood };
}

/** The share of an answer's content words at which marks begin to raise it, and at which they do so fully. */
const trustworthy = { from: 0.15, to: 0.3 };

/**
 * How far marks may raise an answer, 0 to 1. It is 0 for an answer that shares almost no word with the
 * question, the references, and the answers that got half the marks or more.
 */
function trustIn(answer: Marked, marks: readonly (Marked & { mark: number })[]): number {
  const good = marks.flatMap(({ mark, telling }) => (mark >= 0.5 ? telling : []));
  const inMarked = matches(answer.telling, good);
  let total = 0;
  let shared = 0;
  for (const [index, { weight }] of answer.telling.entries()) {
    total += weight;
    shared += weight * Math.max(answer.fitting[index] ?? 0, inMarked[index] ?? 0);
  }
  const { from, to } = trustworthy;
  return total === 0 ? 1 : Math.min(1, Math.max(0, (shared / total - from) / (to - from)));
}

/**
 * The score on the scale of the marks: the mean of a Gaussian process (Rasmussen and Williams 2006, equation
 * 2.25) around the built-in score. Its covariance has the question's level, its slope over the built-in
 * score, and the content of the answers. The difference between markers is not known, so the means for
 * several spreads are averaged by the likelihood (equation 2.30) of the marks.
 */
export function calibrate(
  answer: Marked,
  marks: readonly (Marked & { mark: number })[],
  model: MarksModel,
): number {
  if (marks.length === 0) return answer.score;
  const differences = marks.map((one) => one.mark - one.score);
  const below = marks.map((a, i) => marks.slice(0, i + 1).map((b) => covariance(a, b, model)));
  const among = below.map((_, i) => below.map((__, j) => (j <= i ? below[i]?.[j] : below[j]?.[i]) ?? 0));
  const toMarks = marks.map((one) => covariance(answer, one, model));
  const results = model.noise.map((noise) => {
    const matrix = among.map((row, i) => row.map((value, j) => value + (i === j ? noise ** 2 : 0)));
    const { values, logLikelihood } = solve(matrix, differences);
    return {
      logLikelihood,
      change: toMarks.reduce((sum, value, index) => sum + value * (values[index] ?? 0), 0),
    };
  });
  const likeliest = Math.max(...results.map((one) => one.logLikelihood));
  let total = 0;
  let change = 0;
  for (const one of results) {
    const weight = Math.exp(one.logLikelihood - likeliest);
    total += weight;
    change += weight * one.change;
  }
  return Math.min(
    1,
    Math.max(0, answer.score + (change > 0 ? trustIn(answer, marks) : 1) * (change / total)),
  );
}
