import type { MarksModel } from './model.ts';
import type { Token } from './words.ts';

/** One answer as the marks see it: its built-in score and what it says. Each vector has length 1. */
export interface Marked {
  score: number;
  words: Vector;
  /** Runs of four letters: misspelled and misheard words still meet. */
  letters: Vector;
  /** The words of the reference that it has. */
  coverage: Vector;
  /** Natural logarithm of its number of words. */
  length: number;
}

export type Vector = ReadonlyMap<string, number>;

const negators = new Set(['not', 'no', 'never', 'without']);
const questionShare = 0.3;

/** An answer as `calibrate` needs it; `found` has how well each token of the nearest reference was found. */
export function markedOf(
  score: number,
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
  return {
    score,
    words: wordVector(answer, question),
    letters: letterVector(answer),
    coverage: unit(coverage),
    length: Math.log(answer.length + 1),
  };
}

/** Words of the question count little; a word after a negation is another word. */
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

/** How alike two answers are in each respect, before the model weighs them. */
export type Kinship = Record<keyof Omit<MarksModel, 'noise'>, number>;

const middleLength = 2.5;

export function kinship(a: Marked, b: Marked): Kinship {
  return {
    level: 1,
    slope: (a.score - 0.5) * (b.score - 0.5),
    wording: cosine(a.words, b.words),
    letters: cosine(a.letters, b.letters),
    coverage: cosine(a.coverage, b.coverage),
    length: (a.length - middleLength) * (b.length - middleLength),
  };
}

function covariance(kin: Kinship, model: MarksModel): number {
  return (
    model.level ** 2 * kin.level +
    model.slope ** 2 * kin.slope +
    model.wording ** 2 * kin.wording +
    model.letters ** 2 * kin.letters +
    model.coverage ** 2 * kin.coverage +
    model.length ** 2 * kin.length
  );
}

/** Solves the symmetric positive definite system `matrix` x = `values` by Cholesky decomposition. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const n = values.length;
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
  for (let i = 0; i < n; i += 1) {
    let sum = values[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (lower[i]?.[k] ?? 0) * (half[k] ?? 0);
    half.push(sum / (lower[i]?.[i] ?? 1));
  }
  const result = Array.from({ length: n }, () => 0);
  for (let i = n - 1; i >= 0; i -= 1) {
    let sum = half[i] ?? 0;
    for (let k = i + 1; k < n; k += 1) sum -= (lower[k]?.[i] ?? 0) * (result[k] ?? 0);
    result[i] = sum / (lower[i]?.[i] ?? 1);
  }
  return result;
}

/**
 * The score on the scale that the marks show: the mean of a Gaussian process (Rasmussen and Williams 2006, equation 2.25) around the
 * built-in score, whose covariance has the question's level, its slope over the built-in score, and what the answers say.
 */
export function calibrate(
  answer: Marked,
  marks: readonly (Marked & { mark: number })[],
  model: MarksModel,
): number {
  const among = marks.map((a) => marks.map((b) => kinship(a, b)));
  return calibrateKin(
    answer.score,
    marks.map((one) => one.mark - one.score),
    marks.map((one) => kinship(answer, one)),
    among,
    model,
  );
}

/** The same from kinships that are already known. `differences` are marks less built-in scores. */
export function calibrateKin(
  score: number,
  differences: readonly number[],
  toMarks: readonly Kinship[],
  among: readonly (readonly Kinship[])[],
  model: MarksModel,
): number {
  if (differences.length === 0) return score;
  const matrix = among.map((row, i) =>
    row.map((kin, j) => covariance(kin, model) + (i === j ? model.noise ** 2 : 0)),
  );
  const gains = solve(matrix, differences);
  let value = score;
  for (const [index, kin] of toMarks.entries()) value += covariance(kin, model) * (gains[index] ?? 0);
  return Math.min(1, Math.max(0, value));
}
