import type { KnownWords } from '#server/features/analysis/grading/text/neutral.ts';
import {
  type TextLanguage,
  textLanguage,
} from '#server/features/analysis/grading/text/languages/text-language.ts';
import { pointsOfKey } from '#contract/job/key-points.ts';
import {
  type Token,
  sourceWords,
  tokensOf,
  tokensOfText,
} from '#server/features/analysis/grading/text/words.ts';
import { clausesOf } from './clauses.ts';
import { type Features, type PreparedReference, featureNames, featuresOf, matches } from './features.ts';
import type { Model } from './model.ts';

/** A question that is prepared for comparison with answers. */
export interface PreparedQuestion {
  question: readonly Token[];
  references: readonly PreparedReference[];
  known: KnownWords;
}

export function prepareQuestion(
  question: string,
  references: readonly string[],
  language: TextLanguage = textLanguage('en'),
): PreparedQuestion {
  const asked = tokensOfText(question, language);
  const prepared = [...new Set(references)]
    .filter((text) => text.trim() !== '')
    .map((text) => prepareReference(text, language));
  const words = new Set(
    [question, ...references].flatMap((text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []),
  );
  const all = [asked, ...prepared.map((one) => one.tokens)].flat();
  const tokens = [...new Map(all.map((token) => [token.stem, token])).values()];
  return { question: asked, references: prepared, known: { language, words, tokens } };
}

function prepareReference(text: string, language: TextLanguage): PreparedReference {
  const points = pointsOfKey(text).map((point) => ({
    text: point.text,
    optional: point.optional,
    tokens: tokensOfText(point.text, language),
  }));
  const required = points.filter(({ optional }) => !optional);
  const words = sourceWords({ text: required.map((point) => point.text).join('. ') });
  const tokens = tokensOf(words, language);
  return { text, points, tokens, clauses: clausesOf(words, tokens, language) };
}

/** How one answer compares with one reference. */
export interface Comparison {
  reference: PreparedReference;
  features: Features;
  /** For each token of the reference, the best similarity to a word of the answer. */
  found: readonly number[];
}

export function compareWith(prepared: PreparedQuestion, answer: readonly Token[]): Comparison[] {
  return prepared.references.map((reference) => {
    const found = matches(reference.tokens, answer);
    return { reference, found, features: featuresOf(prepared.question, reference, answer, found) };
  });
}

/**
 * How much of the reference was said, 0 to 1: the weighted sum of the features. It only orders answers and never
 * decides alone.
 */
function scoreOf({ features }: Comparison, { weights, power }: Model): number {
  let sum = 0;
  for (const name of featureNames) sum += features[name] * weights[name];
  return Math.min(1, Math.max(0, sum)) ** power;
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
