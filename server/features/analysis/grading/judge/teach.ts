import { BANDS, type BandVerdict } from '#contract/interview/verdicts.ts';
import { matches } from '#server/features/analysis/grading/compare/features.ts';
import type { Model } from '#server/features/analysis/grading/compare/model.ts';
import type { Comparison, PreparedQuestion } from '#server/features/analysis/grading/compare/score.ts';
import type { TextLanguage } from '#server/features/analysis/grading/text/languages/text-language.ts';
import { type Token, tellingWords } from '#server/features/analysis/grading/text/words.ts';

/**
 * What people's marks teach about one question: a Gaussian process (Rasmussen and Williams 2006, chapter 2) around the
 * score of the words. Similar answers get similar marks, so it learns recurring words that are not in the key.
 */

/** One answer in the form that the process compares. */
export interface Point {
  score: number;
  /** Its distinct content words, and how well the question or a key matches each of them, 0 to 1. */
  telling: readonly Token[];
  fitting: readonly number[];
  /** The product of two vectors is what the answers have in common. */
  vector: Float32Array;
  /** The positions where the vector is not zero. Most of it is zero. */
  places: Uint16Array;
}

export interface Mark extends Point {
  /** 0 to 1, as given by the person. */
  mark: number;
}

/**
 * How much marks vary (standard deviations, on their scale) with the question, the score, the words, the sequences of
 * four letters (which also match misspelled and misheard words), the words of the key, the length, and closeness to an
 * almost identical answer. Chosen by hand, and the same for every question and set.
 */
const SPREAD = { level: 0.2, slope: 0.2, words: 0.2, letters: 0.2, coverage: 0.1, length: 0.1, near: 0.4 };
/** How similar in words and letters two answers must be to count as almost identical. */
const REACH = 0.35;
const SAME = SPREAD.words ** 2 + SPREAD.letters ** 2;
/** The assumed differences between two markers. */
const NOISE = [0.08, 0.12, 0.2, 0.3, 0.4];
const MIDDLE_LENGTH = 2.5;
/** Words and letters are hashed into this many positions, a power of two (Weinberger et al. 2009). */
const PLACES = 512;

const questionShare = 0.3;

/** The form of an answer for learning. `nearest` is its comparison with the nearest key. */
export function pointOf(
  score: number,
  tokens: readonly Token[],
  { question, references, known }: PreparedQuestion,
  nearest: Comparison | undefined,
): Point {
  const coverage = (nearest?.reference.tokens ?? []).map(
    ({ stem, weight }, at) => [stem, weight * (nearest?.found[at] ?? 0)] as const,
  );
  const vector = new Float32Array(3 * PLACES + 3);
  vector.set(hashed(wordsOf(tokens, question, known.language), SPREAD.words));
  vector.set(hashed(lettersOf(tokens), SPREAD.letters), PLACES);
  vector.set(hashed(new Map(coverage), SPREAD.coverage), 2 * PLACES);
  const length = Math.log(tokens.length + 1) - MIDDLE_LENGTH;
  vector.set([SPREAD.level, SPREAD.slope * (score - 0.5), SPREAD.length * length], 3 * PLACES);
  const telling = tellingWords(tokens);
  const fitting = matches(telling, [...question, ...references.flatMap((one) => one.tokens)]);
  const places = Uint16Array.from(vector.keys().filter((at) => vector[at] !== 0));
  return { score, telling, fitting, vector, places };
}

/** Words from the question count little. A word after a negation counts as a different word. */
function wordsOf(
  answer: readonly Token[],
  question: readonly Token[],
  { negators }: TextLanguage,
): Map<string, number> {
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
  return words;
}

function lettersOf(answer: readonly Token[]): Map<string, number> {
  const text = ` ${answer.map((token) => token.word).join(' ')} `;
  const runs = new Map<string, number>();
  for (let index = 0; index + 4 <= text.length; index += 1) {
    const run = text.slice(index, index + 4);
    runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  for (const [run, count] of runs) runs.set(run, Math.sqrt(count));
  return runs;
}

/** The hashed values as a vector of this length, or a zero vector if there are no values. */
function hashed(values: ReadonlyMap<string, number>, length: number): Float32Array {
  const vector = new Float32Array(PLACES);
  for (const [key, value] of values) {
    let hash = 2166136261;
    for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 16777619);
    const place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    vector[place] = (vector[place] ?? 0) + value;
  }
  const own = Math.hypot(...vector);
  return own === 0 ? vector : vector.map((value) => (value * length) / own);
}

function covariance(a: Point, b: Point): number {
  let alike = 0;
  let rest = 0;
  for (const at of a.places) {
    const both = a.vector[at]! * b.vector[at]!;
    if (at < 2 * PLACES) alike += both;
    else rest += both;
  }
  return alike + rest + SPREAD.near ** 2 * Math.exp((alike / SAME - 1) / REACH);
}

/** The mark that a person would give: the mean, and the standard deviation around it. */
interface Prediction {
  mean: number;
  deviation: number;
}

/** The process after some marks. It is fitted once and then used for each answer. */
export type Taught = (point: Point) => Prediction;

/**
 * Fits the process to marks. The difference between markers is unknown, so the results for several values are averaged,
 * weighted by the likelihood (equation 2.30) of the marks.
 */
export function teach(marks: readonly Mark[]): Taught {
  const fits = NOISE.map((noise) => ({ noise, ...fit(marks, noise) }));
  const likeliest = Math.max(...fits.map((one) => one.logLikelihood));
  const weights = fits.map((one) => Math.exp(one.logLikelihood - likeliest));
  const total = weights.reduce((sum, one) => sum + one, 0);
  const good = goodWords(marks);
  return (point) => {
    const toMarks = marks.map((one) => covariance(point, one));
    const own = covariance(point, point);
    const results = fits.map(({ noise, lower, values }, at) => {
      const half = forward(lower, toMarks);
      const explained = half.reduce((sum, one) => sum + one * one, 0);
      return {
        weight: (weights[at] ?? 0) / total,
        change: toMarks.reduce((sum, one, index) => sum + one * (values[index] ?? 0), 0),
        variance: Math.max(0, own - explained) + noise ** 2,
      };
    });
    const change = results.reduce((sum, one) => sum + one.weight * one.change, 0);
    const variance = results.reduce(
      (sum, one) => sum + one.weight * (one.variance + (one.change - change) ** 2),
      0,
    );
    const mean = point.score + (change > 0 ? trustIn(point, good) : 1) * change;
    return { mean: Math.min(1, Math.max(0, mean)), deviation: Math.sqrt(variance) };
  };
}

function fit(
  marks: readonly Mark[],
  noise: number,
): { lower: number[][]; values: number[]; logLikelihood: number } {
  const lower: number[][] = [];
  for (const [i, one] of marks.entries()) {
    const row: number[] = [];
    for (let j = 0; j <= i; j += 1) {
      const other = lower[j] ?? row;
      let sum = covariance(one, marks[j] ?? one) + (i === j ? noise ** 2 : 0);
      for (let k = 0; k < j; k += 1) sum -= (row[k] ?? 0) * (other[k] ?? 0);
      row.push(i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[j] ?? 1));
    }
    lower.push(row);
  }
  const half = forward(
    lower,
    marks.map((one) => one.mark - one.score),
  );
  const values = half.map(() => 0);
  for (let i = half.length - 1; i >= 0; i -= 1) {
    let sum = half[i] ?? 0;
    for (let k = i + 1; k < half.length; k += 1) sum -= (lower[k]?.[i] ?? 0) * (values[k] ?? 0);
    values[i] = sum / (lower[i]?.[i] ?? 1);
  }
  const logLikelihood = half.reduce(
    (sum, one, at) => sum - 0.5 * one * one - Math.log(lower[at]?.[at] ?? 1),
    0,
  );
  return { lower, values, logLikelihood };
}

/** Solves a lower triangular system. */
function forward(lower: readonly (readonly number[])[], right: readonly number[]): number[] {
  const half: number[] = [];
  for (const [i, row] of lower.entries()) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k += 1) sum -= (row[k] ?? 0) * (half[k] ?? 0);
    half.push(sum / (row[i] ?? 1));
  }
  return half;
}

/** The share of an answer's content words from which marks begin to raise it, and from which they raise it fully. */
const TRUSTWORTHY = { from: 0.15, to: 0.3 };

/** The stems of the answers that got half marks or more. */
const goodWords = (marks: readonly Mark[]): ReadonlySet<string> =>
  new Set(marks.flatMap(({ mark, telling }) => (mark >= 0.5 ? telling.map(({ stem }) => stem) : [])));

/**
 * How far marks may raise an answer, 0 to 1. It is 0 for an answer that shares almost no words with the question, the
 * keys, and the answers that got half marks or more.
 */
function trustIn(answer: Point, good: ReadonlySet<string>): number {
  let total = 0;
  let shared = 0;
  for (const [index, { stem, weight }] of answer.telling.entries()) {
    total += weight;
    shared += weight * (good.has(stem) ? 1 : (answer.fitting[index] ?? 0));
  }
  const { from, to } = TRUSTWORTHY;
  return total === 0 ? 1 : Math.min(1, Math.max(0, (shared / total - from) / (to - from)));
}

/** With fewer marks, nothing is settled, because it is unclear how strict the marker is. */
export const LEAST_MARKS = 5;
const LEAST_RESEMBLANCE = 0.2;

/**
 * The verdict that the marks settle, and the score on their scale. Null if they are less certain than the model
 * requires. An *Incorrect* requires more, because it can do harm.
 */
export function verdictOfMarks(
  point: Point,
  marks: readonly Mark[],
  { taught, sure }: { taught: Taught; sure: Model['sure'] },
): { verdict: BandVerdict | null; score: number } {
  if (marks.length === 0) return { verdict: null, score: point.score };
  const prediction = taught(point);
  const score = prediction.mean;
  if (marks.length < LEAST_MARKS) return { verdict: null, score };
  const { correct, incorrect } = chancesOf(prediction);
  if (correct >= sure.correct) return { verdict: 'Correct', score };
  if (incorrect >= sure.incorrect && resemblesLow(point, marks)) return { verdict: 'Incorrect', score };
  return { verdict: 1 - correct - incorrect >= sure.correct ? 'Partially Correct' : null, score };
}

/**
 * Whether an answer resembles one that got a low mark, at least as much as any that got a better mark. An answer that
 * resembles none may be right in words that no one has marked yet.
 */
function resemblesLow(point: Point, marks: readonly Mark[]): boolean {
  const most = (some: readonly Mark[]) => Math.max(0, ...some.map((one) => cosine(point, one)));
  const low = most(marks.filter(({ mark }) => mark < BANDS.partial));
  return low >= LEAST_RESEMBLANCE && low >= most(marks.filter(({ mark }) => mark >= BANDS.partial));
}

/** How similar two answers are in words and sequences of letters, 0 to 1. */
function cosine(a: Point, b: Point): number {
  let [both, one, other] = [0, 0, 0];
  for (let at = 0; at < 2 * PLACES; at += 1) {
    both += a.vector[at]! * b.vector[at]!;
    one += a.vector[at]! ** 2;
    other += b.vector[at]! ** 2;
  }
  return both === 0 ? 0 : both / Math.sqrt(one * other);
}

/** How likely a person's mark is to be in the highest and in the lowest band. */
function chancesOf({ mean, deviation }: Prediction): { correct: number; incorrect: number } {
  const below = (limit: number) => normal((limit - mean) / deviation);
  return { correct: 1 - below(BANDS.correct), incorrect: below(BANDS.partial) };
}

/** The share of a normal distribution below `z` deviations (Abramowitz and Stegun 1964, 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    0.39894228 *
    Math.exp((-z * z) / 2) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** An answer that a person can mark. */
export interface Open {
  id: string;
  point: Point;
}

/**
 * The answers that are not settled, ordered by how much a mark on them would teach: those that least resemble the
 * marked answers and most resemble the others come first. Each one chosen counts as marked for the next. Beyond `most`,
 * the order does not matter.
 */
export function inOrderOfTeaching(open: readonly Open[], marks: readonly Point[], most = 12): string[] {
  const middle = new Float32Array(open[0]?.point.vector.length ?? 0);
  for (const { point } of open) for (const at of point.places) middle[at]! += point.vector[at]! / open.length;
  const worthOf = open.map(({ point: { vector, places } }) =>
    places.reduce((sum, at) => sum + vector[at]! * middle[at]!, 0),
  );
  const sizes = new Map(
    [...marks, ...open.map(({ point }) => point)].map((one) => [one, Math.sqrt(covariance(one, one))]),
  );
  const alike = (a: Point, b: Point) => covariance(a, b) / (sizes.get(a)! * sizes.get(b)!);
  const nearest = open.map(({ point }) => Math.max(0, ...marks.map((one) => alike(point, one))));
  const left = new Set(open.keys());
  const order: string[] = [];
  while (left.size > 0 && order.length < most) {
    const worth = (at: number) => (1 - nearest[at]!) * worthOf[at]!;
    const next = [...left].reduce((best, at) => (worth(at) > worth(best) ? at : best));
    const { id, point } = open[next]!;
    left.delete(next);
    order.push(id);
    for (const at of left) nearest[at] = Math.max(nearest[at]!, alike(point, open[at]!.point));
  }
  return [...order, ...[...left].map((at) => open[at]!.id)];
}
