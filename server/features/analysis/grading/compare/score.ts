import type { KnownWords } from '#server/features/analysis/grading/text/neutral.ts';
import {
  type Token,
  sourceWords,
  tellingWords,
  tokensOf,
  tokensOfText,
} from '#server/features/analysis/grading/text/words.ts';
import { breaksBindings } from './bindings.ts';
import { clausesOf } from './clauses.ts';
import { type Corrected, type SaidOtherwise, saidOtherwise } from './details/differences.ts';
import {
  type Features,
  type PreparedReference,
  type Topic,
  clauseRecalls,
  featureNames,
  featuresOf,
  matches,
  weightedRecall,
} from './features.ts';
import type { Model } from './model.ts';
import { type Polarity, polarityOf, verdictStems } from './polarity.ts';

/** A question prepared for comparing answers with it. */
export interface PreparedQuestion {
  question: readonly Token[];
  references: readonly (PreparedReference & {
    text: string;
    opensWithVerdict: boolean;
  })[];
  known: KnownWords;
}

/** "False, because", "No, it must not": the reference answer to a yes-or-no question. */
const verdictFirst = /^\W*(?:(?:true|false)\b|(?:yes|no)\s*[,.;:!–-])/i;

export function prepareQuestion(question: string, references: readonly string[]): PreparedQuestion {
  const asked = tokensOfText(question);
  const prepared = [...new Set(references)]
    .filter((text) => text.trim() !== '')
    .map((text) => {
      const words = sourceWords({ text });
      const tokens = tokensOf(words);
      return { text, tokens, clauses: clausesOf(words, tokens), opensWithVerdict: verdictFirst.test(text) };
    });
  const words = new Set(
    [question, ...references].flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  );
  const all = [asked, ...prepared.map((one) => one.tokens)].flat();
  const tokens = [...new Map(all.map((token) => [token.stem, token])).values()];
  return { question: asked, references: prepared, known: { words, tokens } };
}

/** How one answer compares with one reference. */
export interface Comparison {
  reference: PreparedReference & { text: string };
  features: Features & Topic;
  polarity: Polarity;
  found: readonly number[];
  /** Share of the reference's weight in clauses that the answer has and contradicts. */
  contradiction: number;
  /** Whether the answer says of one thing what the reference says of another, or reverses an order. */
  isBroken: boolean;
  /** Amounts, units, lists, roles and corrections that differ from those of the reference. */
  otherwise: readonly SaidOtherwise[];
  /** 0 to 1: how certain it is that the answer is on the topic. */
  onTopic: number;
  /**
   * 'reasoned' if the answer gives the verdict of the reference ("false") with a reason, 'bare' if it adds
   * nothing.
   */
  rightVerdict: 'reasoned' | 'bare' | undefined;
}

/** A clause counts as contradicted only if its recall is at least this. */
const closeEnough = 0.7;
const contradictionCost = 0.8;
/**
 * What a reversed meaning takes from the score, wherever in the answer it is. It takes all of that only from
 * an answer that is made of the words of the question and the reference: there a reversed meaning is seldom an
 * accident of the comparison.
 */
const turnedCost = 0.9;
const ofTheirWords = { from: 0.5, to: 0.7 };
const otherVerdictShare = 0.12;
/** The least share of its sentence that a swapped word makes wrong: clauses are split at every "and". */
const swappedShare = 0.5;
/** A correct verdict with a reason is worth half of the answer: a round figure. */
const verdictCredit = 0.5;
/** A correct guess alone is worth less than half. */
const bareVerdict = 0.35;

/** `answer` is what was said without what the speaker took back; `given` is all of it. */
export function compareWith(
  prepared: PreparedQuestion,
  answer: readonly Token[],
  given: Corrected = { tokens: answer, repairs: [] },
): Comparison[] {
  const fit = fitOf(prepared, answer);
  return prepared.references.map((reference) => {
    const polarity = polarityOf(reference.tokens, answer, reference.clauses);
    const found = matches(reference.tokens, answer);
    for (const index of polarity.affirmed) found[index] = Math.max(found[index] ?? 0, 0.8);
    const features = featuresOf(prepared.question, reference, answer, found);
    return {
      reference,
      features,
      polarity,
      found,
      isBroken: breaksBindings(prepared.question, reference.tokens, answer),
      otherwise: saidOtherwise(prepared.question, reference.tokens, answer, given),
      contradiction: contradictionOf(reference, found, polarity),
      onTopic: fit * topicOf(features),
      rightVerdict:
        reference.opensWithVerdict && polarity.sameVerdict ? reasonOf(prepared.question, answer) : undefined,
    };
  });
}

function contradictionOf(reference: PreparedReference, found: readonly number[], polarity: Polarity): number {
  const swapped = new Set(polarity.swapped);
  const meant = found.map((value, index) => (swapped.has(index) ? 1 : value));
  const said = clauseRecalls(reference, [], meant, 1);
  let share = 0;
  let total = 0;
  for (const [index, { start, end }] of reference.clauses.entries()) {
    const weight = reference.tokens.slice(start, end).reduce((sum, token) => sum + token.weight, 0);
    total += weight;
    if (polarity.contradicted[index] === true && (said[index] ?? 0) >= closeEnough) share += weight;
  }
  const spoilt = new Set(polarity.swapped.map((index) => reference.tokens[index]?.sentence));
  const inSpoilt = reference.tokens.reduce(
    (sum, token) => sum + (spoilt.has(token.sentence) ? token.weight : 0),
    0,
  );
  return total === 0 ? 0 : Math.max(share, swappedShare * inSpoilt) / total;
}

const leastReason = 2;

/** Whether the answer says enough beyond the verdict and the words of the question. */
function reasonOf(question: readonly Token[], answer: readonly Token[]): Comparison['rightVerdict'] {
  const asked = new Set([...question.map((token) => token.stem), ...verdictStems]);
  const own = tellingWords(answer).filter(({ stem }) => !asked.has(stem)).length;
  if (own >= leastReason) return 'reasoned';
  return own === 0 ? 'bare' : undefined;
}

function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/**
 * An off-topic answer shares only a word or two with the reference and the question; an answer on the topic
 * shares more.
 */
function topicOf({ recall, novelRecall, focus, letters }: Features & Topic): number {
  return ramp(0.5 * (recall + novelRecall) + 0.5 * focus + 0.5 * letters, 0.1, 0.36);
}

const fewWords = 6;
const enoughWeight = 8;

/**
 * With more references, it is more likely that one word of an off-topic answer is a large part of one of
 * them. Therefore a larger part of the answer must be words of the question and its references. 1 for a
 * single reference and for short answers.
 */
function fitOf({ question, references }: PreparedQuestion, answer: readonly Token[]): number {
  const doublings = Math.log2(references.length);
  if (!(doublings > 0)) return 1;
  const said = tellingWords(answer);
  if (said.length < fewWords) return 1;
  const fitting = matches(said, [...question, ...references.flatMap(({ tokens }) => tokens)]);
  const weight = said.reduce((sum, token) => sum + token.weight, 0);
  const hit = said.reduce((sum, token, index) => sum + token.weight * (fitting[index] ?? 0), 0);
  return ramp(hit / Math.min(weight, enoughWeight), 0.06 * doublings, 0.12 * doublings);
}

/** The weighted sum of the features, 0 to 1. */
export function weightedSum(features: Features, model: Model): number {
  let sum = 0;
  for (const name of featureNames) sum += features[name] * model.weights[name];
  return sum;
}

function withVerdict(said: number, { rightVerdict, onTopic }: Comparison): number {
  if (rightVerdict === 'reasoned') return said + verdictCredit * onTopic * (1 - said);
  return rightVerdict === 'bare' ? Math.min(said, bareVerdict) : said;
}

/** How much of the reference was said, whether affirmed or contradicted, as the comparison measures it. */
export function coverageOf(comparison: Comparison, model: Model): number {
  const said = Math.max(0, weightedSum(comparison.features, model)) ** model.power;
  return Math.min(1, withVerdict(said, comparison) * comparison.onTopic);
}

/** The built-in score of one comparison, 0 to 1, lowered if the answer says the opposite. */
export function scoreOf(comparison: Comparison, model: Model): number {
  const { polarity, contradiction, isBroken, otherwise, rightVerdict } = comparison;
  const verdict = polarity.otherVerdict ? otherVerdictShare : 1;
  const opposite = Math.max(contradiction, polarity.denied);
  const differs = isBroken || polarity.turned.length > 0 || otherwise.some(({ kind }) => kind !== 'part');
  const isTurned = rightVerdict !== 'reasoned' && differs;
  const { from, to } = ofTheirWords;
  const cost = isTurned ? turnedCost * ramp(comparison.features.focus, from, to) : 0;
  const kept = (1 - contradictionCost * opposite) * (1 - cost);
  return coverageOf(comparison, model) * kept * verdict;
}

/** The comparison with the nearest reference. */
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

const wholeShare = 0.9;

/** Whether the answer has all of the reference, including function words, with each sentence in its order. */
export function saysWhole(comparison: Comparison): boolean {
  const {
    reference: { tokens },
    polarity,
    found,
    isBroken,
    otherwise,
  } = comparison;
  const { otherVerdict, denied, turned, alignment } = polarity;
  if (isBroken || otherwise.length > 0 || otherVerdict || denied >= leastDenied || turned.length > 0)
    return false;
  const aligned = alignment.places.filter((place) => place !== -1).length;
  const weights = tokens.map((token) => token.weight);
  return aligned >= wholeShare * tokens.length && weightedRecall(tokens, found, weights) >= wholeShare;
}

/** If at least this share of the answer is denied, it is no slip of the comparison: one sentence of several is more. */
const leastDenied = 0.1;

/** From this share of the reference on, the answer contradicts most of it. */
export const mostly = 0.5;

/**
 * Whether the answer says the opposite of something in the reference. The reason for a verdict that is the expected
 * one may put a "not" elsewhere: "False, only the scheduler decides" and "False, a process cannot decide" say the
 * same. It must turn round more than one word, or most of the reference.
 */
export function saysOpposite({ polarity, isBroken, rightVerdict, contradiction }: Comparison): boolean {
  const { otherVerdict, denied, turned } = polarity;
  if (otherVerdict || denied >= leastDenied) return true;
  return rightVerdict === 'reasoned'
    ? contradiction >= mostly || turned.length > 1
    : isBroken || turned.length > 0;
}
