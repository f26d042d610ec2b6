import type { Token } from '#server/features/analysis/grading/text/words.ts';
import { similarity, sameWord } from '#server/features/analysis/grading/text/similarity.ts';

/**
 * The features of the score. Each is 0 to 1; higher means closer to the reference. They measure recall rather than
 * cosine similarity, because saying more than the reference must not lower the score. Seven more were tried and
 * dropped, because they added nothing on a held-out set of marked answers.
 */
export const featureNames = ['saturation', 'letters', 'bestClause'] as const;
export type Features = Record<(typeof featureNames)[number], number>;

/** For each token of the reference, the best similarity to any token of the answer. */
export function matches(reference: readonly Token[], answer: readonly Token[]): number[] {
  const said = [
    ...new Map(answer.filter((token) => token.weight > 0).map((token) => [token.stem, token])).values(),
  ];
  const bestByStem = new Map<string, number>();
  return reference.map((wanted) => {
    if (wanted.weight === 0) return 0;
    const known = bestByStem.get(wanted.stem);
    if (known !== undefined) return known;
    let best = 0;
    for (const token of said) {
      best = Math.max(best, similarity(wanted, token));
      if (best === 1) break;
    }
    bestByStem.set(wanted.stem, best);
    return best;
  });
}

/**
 * Soft-cardinality recall (Jimenez, Becerra, Gelbukh, SemEval-2013): the sum, over the reference's distinct stems, of
 * the stem's weight times how well the answer matches it.
 */
export function weightedRecall(
  reference: readonly Token[],
  found: readonly number[],
  weights: readonly number[],
): number {
  const total = new Map<string, number>();
  let got = 0;
  for (const [index, token] of reference.entries()) {
    const weight = weights[index] ?? 0;
    if (weight === 0 || total.has(token.stem)) continue;
    total.set(token.stem, weight);
    got += weight * (found[index] ?? 0);
  }
  let sum = 0;
  for (const weight of total.values()) sum += weight;
  return sum === 0 ? 0 : got / sum;
}

/** Weight of the longest common subsequence over the weight of the reference. */
export function orderRecall(
  reference: readonly Token[],
  answer: readonly Token[],
  weights: readonly number[],
): number {
  const wanted = reference
    .map((token, index) => ({ token, weight: weights[index] ?? 0 }))
    .filter((item) => item.weight > 0);
  const total = wanted.reduce((sum, item) => sum + item.weight, 0);
  if (total === 0) return 0;
  const said = answer.filter((token) => token.weight > 0);
  const shared = sharedInOrder(wanted, said, ({ token, weight }, other) => {
    const like = similarity(token, other);
    return like >= sameWord ? weight * like : 0;
  });
  return shared / total;
}

/** The value of the longest common subsequence. `worthOf` is 0 for a pair that doesn't match. */
export function sharedInOrder<One>(
  some: readonly One[],
  others: readonly Token[],
  worthOf: (one: One, other: Token) => number,
): number {
  let previous = new Float64Array(others.length + 1);
  for (const one of some) {
    const current = new Float64Array(others.length + 1);
    for (const [at, other] of others.entries()) {
      const worth = worthOf(one, other);
      const taken = worth > 0 ? (previous[at] ?? 0) + worth : 0;
      current[at + 1] = Math.max(taken, previous[at + 1] ?? 0, current[at] ?? 0);
    }
    previous = current;
  }
  return previous[others.length] ?? 0;
}

const saturationK = 1.2;
const saturationB = 0.5;

/**
 * The BM25 score (Robertson and Walker 1994) of the answer for the reference as the query, divided by the
 * score of the reference for itself.
 */
function saturationOf(
  reference: readonly Token[],
  answer: readonly Token[],
  weights: readonly number[],
): number {
  const length = answer.filter((token) => token.weight > 0).length;
  const usual = Math.max(1, reference.filter((token) => token.weight > 0).length);
  const norm = saturationK * (1 - saturationB + saturationB * Math.max(1, length / usual / 2));
  const seen = new Set<string>();
  let got = 0;
  let total = 0;
  for (const [index, token] of reference.entries()) {
    const weight = weights[index] ?? 0;
    if (weight === 0 || seen.has(token.stem)) continue;
    seen.add(token.stem);
    let count = 0;
    for (const said of answer) {
      const like = said.weight === 0 ? 0 : similarity(token, said);
      if (like >= sameWord) count += like;
    }
    const wanted = reference.filter((other) => other.stem === token.stem).length;
    got +=
      weight *
      Math.min(
        1,
        (count * (saturationK + 1)) /
          (count + norm) /
          ((wanted * (saturationK + 1)) / (wanted + saturationK)),
      );
    total += weight;
  }
  return total === 0 ? 0 : got / total;
}

function letterRuns(tokens: readonly Token[], size: number): Set<string> {
  const text = ` ${tokens
    .filter((token) => token.weight > 0)
    .map((token) => token.word)
    .join(' ')} `;
  const runs = new Set<string>();
  for (let index = 0; index + size <= text.length; index += 1) runs.add(text.slice(index, index + size));
  return runs;
}

/** The share of the reference's four-letter sequences that are in the answer. It finds compounds and misheard words. */
function letterRecall(reference: readonly Token[], answer: readonly Token[]): number {
  const wanted = letterRuns(reference, 4);
  const said = letterRuns(answer, 4);
  let got = 0;
  for (const run of wanted) if (said.has(run)) got += 1;
  return wanted.size === 0 ? 0 : got / wanted.size;
}

/** The weights of the reference's tokens. Words from the question count only `share` of their weight. */
export function novelWeights(
  reference: readonly Token[],
  question: readonly Token[],
  share: number,
): number[] {
  const asked = new Set(question.map((token) => token.stem));
  const weights = reference.map((token) => token.weight * (asked.has(token.stem) ? share : 1));
  const plain = reference.map((token) => token.weight);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return sum(weights) < 0.15 * sum(plain) ? plain : weights;
}

/** One point of a key, as its author separated it. */
export interface Point {
  text: string;
  /** An answer without it is no worse: it counts in no feature. */
  optional: boolean;
  tokens: readonly Token[];
}

export interface PreparedReference {
  text: string;
  /** The tokens of all points that are not optional. */
  tokens: readonly Token[];
  points: readonly Point[];
  /** Smaller than points, for the feature `bestClause`. */
  clauses: readonly Clause[];
}

/** A range of the tokens of a reference. */
export interface Clause {
  start: number;
  end: number;
}

/** Features of one answer against one reference. */
export function featuresOf(
  question: readonly Token[],
  prepared: PreparedReference,
  answer: readonly Token[],
  found: readonly number[],
): Features {
  const reference = prepared.tokens;
  const novel = novelWeights(reference, question, 0);
  return {
    saturation: saturationOf(reference, answer, novel),
    letters: letterRecall(reference, answer),
    bestClause: Math.max(
      0,
      ...prepared.clauses.map(({ start, end }) =>
        weightedRecall(reference.slice(start, end), found.slice(start, end), novel.slice(start, end)),
      ),
    ),
  };
}
