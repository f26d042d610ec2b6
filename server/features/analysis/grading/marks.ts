import type { MarksModel } from './model.ts';
import type { Token } from './words.ts';

/** One answer as the marks see it: its built-in score and its words. */
export interface Marked {
  score: number;
  words: ReadonlyMap<string, number>;
}

const negators = new Set(['not', 'no', 'never', 'without']);
const questionShare = 0.3;

/**
 * The words of an answer with their weights, scaled to length 1. Words of the question count little; a word after a negation is another
 * word.
 */
export function wordVector(answer: readonly Token[], question: readonly Token[]): Map<string, number> {
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
  const length = Math.hypot(...words.values());
  if (length > 0) for (const [stem, weight] of words) words.set(stem, weight / length);
  return words;
}

function alike(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0;
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  for (const [stem, weight] of small) sum += weight * (large.get(stem) ?? 0);
  return sum;
}

function covariance(a: Marked, b: Marked, model: MarksModel): number {
  const slope = model.slope ** 2 * (a.score - 0.5) * (b.score - 0.5);
  return model.level ** 2 + slope + model.wording ** 2 * alike(a.words, b.words);
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
 * The score on the scale that the marks show: the mean of a Gaussian process (Rasmussen and Williams 2006, equation 2.25) around the built-in
 * score, whose covariance has the question's level, its slope over the built-in score, and the wording of the answers.
 */
export function calibrate(
  answer: Marked,
  marks: readonly (Marked & { mark: number })[],
  model: MarksModel,
): number {
  if (marks.length === 0) return answer.score;
  const matrix = marks.map((a, i) =>
    marks.map((b, j) => covariance(a, b, model) + (i === j ? model.noise ** 2 : 0)),
  );
  const gains = solve(
    matrix,
    marks.map((one) => one.mark - one.score),
  );
  let value = answer.score;
  for (const [index, one] of marks.entries()) value += covariance(answer, one, model) * (gains[index] ?? 0);
  return Math.min(1, Math.max(0, value));
}
