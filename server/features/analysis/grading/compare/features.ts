import type { Token } from '#server/features/analysis/grading/text/words.ts';
import { similarity, sameWord } from './similarity.ts';

/**
 * The features of the score. Each is 0 to 1; higher means nearer to the reference. They measure recall and
 * not cosine similarity, because what a candidate says beyond the reference must not lower the score.
 */
export const featureNames = [
  'recall',
  'novelRecall',
  'order',
  'saturation',
  'letters',
  'bestClause',
  'ideas',
  'focus',
  'length',
  'numbers',
] as const;
export type Features = Record<(typeof featureNames)[number], number>;

/** The best similarity to any token of the answer, for each token of the reference. */
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
 * Soft-cardinality recall (Jimenez, Becerra, Gelbukh, SemEval-2013): the sum over the reference's distinct
 * stems of the stem's weight times how well the answer matches it.
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
  const said = answer.filter((token) => token.weight > 0);
  const total = wanted.reduce((sum, item) => sum + item.weight, 0);
  if (total === 0) return 0;
  let previous = new Float64Array(said.length + 1);
  for (const item of wanted) {
    const current = new Float64Array(said.length + 1);
    for (const [j, token] of said.entries()) {
      const like = similarity(item.token, token);
      const taken = like >= sameWord ? (previous[j] ?? 0) + item.weight * like : 0;
      current[j + 1] = Math.max(taken, previous[j + 1] ?? 0, current[j] ?? 0);
    }
    previous = current;
  }
  return (previous[said.length] ?? 0) / total;
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

/**
 * Share of the reference's four-letter sequences that are in the answer: this finds compounds and misheard
 * words.
 */
function letterRecall(reference: readonly Token[], answer: readonly Token[]): number {
  const wanted = letterRuns(reference, 4);
  const said = letterRuns(answer, 4);
  let got = 0;
  for (const run of wanted) if (said.has(run)) got += 1;
  return wanted.size === 0 ? 0 : got / wanted.size;
}

/** The weights of the reference's tokens; the question's words count only `share` of their weight. */
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

export interface Clause {
  /** Indexes into the reference's tokens. */
  start: number;
  end: number;
}

const counts = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];
const countOf = (text: string) => (/^\d$/.test(text) ? Number(text) : counts.indexOf(text.toLowerCase()));
const number = `one|two|three|four|five|six|[1-6]`;
/** Phrases that ask for a number of items: "any two reasons", "name three uses", "the two functions of". */
const asksItems: readonly RegExp[] = [
  new RegExp(`\\bany (${number})\\b`, 'i'),
  new RegExp(
    `\\b(?:give|list|name|mention|state|write|quote|what are|tell|describe|explain|identify|suggest)\\b[^.?]{0,40}?\\b(${number})\\b(?! of\\b)`,
    'i',
  ),
  new RegExp(`^\\W*(?:the )?(${number}) (?:\\w+ ){1,3}(?:of|for|that|which|in|is|are)\\b`, 'i'),
  new RegExp(`\\b(one) of the \\w+`, 'i'),
];

/** How many items the question asks for ("name two uses"), or 0 when it states no number. */
export function itemsAsked(question: string): number {
  for (const pattern of asksItems) {
    const asked = pattern.exec(question)?.[1];
    if (asked !== undefined) return Math.max(0, countOf(asked));
  }
  return /\b(?:give|list|name|mention|state|write|quote|tell|describe|suggest)\b[^.?]{0,20}?\bany\b/i.test(
    question,
  )
    ? 1
    : 0;
}

export interface PreparedReference {
  tokens: readonly Token[];
  clauses: readonly Clause[];
}

/** Recall of each clause; the question's words count only `share` of their weight. */
export function clauseRecalls(
  { tokens, clauses }: PreparedReference,
  question: readonly Token[],
  found: readonly number[],
  share: number,
): number[] {
  const weights = novelWeights(tokens, question, share);
  return clauses.map(({ start, end }) =>
    weightedRecall(tokens.slice(start, end), found.slice(start, end), weights.slice(start, end)),
  );
}

/**
 * Features of one answer against one reference. `items` is how many ideas the question asks for, 0 for all.
 */
export function featuresOf(
  question: readonly Token[],
  prepared: PreparedReference,
  answer: readonly Token[],
  found: readonly number[],
  items: number,
): Features {
  const reference = prepared.tokens;
  const plain = reference.map((token) => token.weight);
  const novel = novelWeights(reference, question, 0);
  const recall = weightedRecall(reference, found, plain);
  const fitting = matches(answer, [...question, ...reference]);
  const said = answer.map((token) => token.weight);
  const wanted = reference.filter((token) => /^\d/.test(token.word));
  const hit = wanted.filter((token) => answer.some((other) => other.word === token.word));
  const contentLength = answer.filter((token) => token.weight > 0).length;
  const referenceLength = Math.max(1, reference.filter((token) => token.weight > 0).length);
  const clauses = clauseRecalls(prepared, question, found, 0.3).toSorted((a, b) => b - a);
  const counted = clauses.slice(0, items > 0 ? items : clauses.length);
  return {
    recall,
    novelRecall: weightedRecall(reference, found, novel),
    order: orderRecall(reference, answer, plain),
    saturation: saturationOf(reference, answer, novel),
    letters: letterRecall(reference, answer),
    bestClause: Math.max(0, ...clauseRecalls(prepared, question, found, 0)),
    ideas: counted.reduce((sum, value) => sum + value, 0) / Math.max(1, counted.length),
    focus: weightedRecall(answer, fitting, said),
    length: Math.min(1, contentLength / referenceLength) * Math.min(1, 3 * recall),
    numbers: wanted.length === 0 ? recall : hit.length / wanted.length,
  };
}
