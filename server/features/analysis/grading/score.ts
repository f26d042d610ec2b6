import { clausesOf } from './clauses.ts';
import {
  type Features,
  type PreparedReference,
  clauseRecalls,
  featureNames,
  featuresOf,
  itemsAsked,
  matches,
  weightedRecall,
} from './features.ts';
import type { Model } from './model.ts';
import type { KnownWords } from './neutral.ts';
import { type Polarity, polarityOf } from './polarity.ts';
import { type Token, sourceWords, tokensOf, tokensOfText } from './words.ts';

/** A question made ready to compare answers with. */
export interface PreparedQuestion {
  question: readonly Token[];
  references: readonly (PreparedReference & { text: string })[];
  items: number;
  known: KnownWords;
}

export function prepareQuestion(question: string, references: readonly string[]): PreparedQuestion {
  const asked = tokensOfText(question);
  const prepared = [...new Set(references)]
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const words = sourceWords({ text });
      const tokens = tokensOf(words);
      return { text, tokens, clauses: clausesOf(words, tokens) };
    });
  const words = new Set(
    [question, ...references].flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  );
  const all = [asked, ...prepared.map((one) => one.tokens)].flat();
  const tokens = [...new Map(all.map((token) => [token.stem, token])).values()];
  return { question: asked, references: prepared, items: itemsAsked(question), known: { words, tokens } };
}

/** How one answer compares with one reference. */
export interface Comparison {
  reference: PreparedReference & { text: string };
  features: Features;
  polarity: Polarity;
  found: readonly number[];
  /** Share of the reference's weight in clauses that the answer has and turns round. */
  contradiction: number;
  /** 0 to 1, how sure it is that the answer is about the matter at all. */
  onTopic: number;
}

/** A clause counts as contradicted only when this much of it was said. */
const closeEnough = 0.7;
const contradictionCost = 0.8;
const otherVerdictShare = 0.12;

export function compareWith(prepared: PreparedQuestion, answer: readonly Token[]): Comparison[] {
  return prepared.references.map((reference) => {
    const polarity = polarityOf(reference.tokens, answer, reference.clauses);
    const found = matches(reference.tokens, answer);
    for (const index of polarity.affirmed) found[index] = Math.max(found[index] ?? 0, 0.8);
    const features = featuresOf(prepared.question, reference, answer, found, prepared.items);
    return {
      reference,
      features,
      polarity,
      found,
      contradiction: contradictionOf(reference, found, polarity),
      onTopic: topicOf(features),
    };
  });
}

function contradictionOf(reference: PreparedReference, found: readonly number[], polarity: Polarity): number {
  const said = clauseRecalls(reference, [], found, 1);
  let share = 0;
  let total = 0;
  for (const [index, { start, end }] of reference.clauses.entries()) {
    const weight = reference.tokens.slice(start, end).reduce((sum, token) => sum + token.weight, 0);
    total += weight;
    if (polarity.contradicted[index] === true && (said[index] ?? 0) >= closeEnough) share += weight;
  }
  return total === 0 ? 0 : share / total;
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** An answer off the point shares a stray word or two with the reference and the question; one to the point, more. */
function topicOf({ recall, novelRecall, focus, letters }: Features): number {
  return ramp(0.5 * (recall + novelRecall) + 0.5 * focus + 0.5 * letters, 0.1, 0.36);
}

/** The weighted sum of the features, 0 to 1. */
export function weightedSum(features: Features, model: Model): number {
  let sum = 0;
  for (const name of featureNames) sum += features[name] * model.weights[name];
  return sum;
}

/** The built-in score of one comparison, 0 to 1, before the checks. */
export function scoreOf(comparison: Comparison, model: Model): number {
  const base = Math.max(0, weightedSum(comparison.features, model)) ** model.power;
  const verdict = comparison.polarity.otherVerdict ? otherVerdictShare : 1;
  return Math.min(
    1,
    base *
      comparison.onTopic *
      (1 - contradictionCost * Math.max(comparison.contradiction, comparison.polarity.denied)) *
      verdict,
  );
}

/** The comparison with the reference that the answer is nearest to. */
export function bestOf(
  comparisons: readonly Comparison[],
  model: Model,
): { comparison: Comparison; score: number } | undefined {
  let best: { comparison: Comparison; score: number } | undefined;
  for (const comparison of comparisons) {
    const score = scoreOf(comparison, model);
    if (best === undefined || score > best.score) best = { comparison, score };
  }
  return best;
}

/** Share of the reference, function words included, that the answer has in the reference's order. */
export function saysWhole(reference: readonly Token[], answer: readonly Token[]): boolean {
  let length = 0;
  let previous = new Uint16Array(answer.length + 1);
  for (const wanted of reference) {
    const current = new Uint16Array(answer.length + 1);
    for (const [index, said] of answer.entries()) {
      const taken = wanted.stem === said.stem ? (previous[index] ?? 0) + 1 : 0;
      current[index + 1] = Math.max(taken, previous[index + 1] ?? 0, current[index] ?? 0);
    }
    previous = current;
  }
  length = previous[answer.length] ?? 0;
  const weights = reference.map((token) => token.weight);
  return (
    length >= 0.9 * reference.length && weightedRecall(reference, matches(reference, answer), weights) >= 0.9
  );
}
