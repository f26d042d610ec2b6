import type { SourceWord, Token } from '#server/features/analysis/grading/text/words.ts';
import { type Point, type PreparedReference, matches, novelWeights, weightedRecall } from './features.ts';
import { similarity, sameWord } from '#server/features/analysis/grading/text/similarity.ts';

export interface Evidence {
  /** The candidate's own words. */
  text: string;
  /** Seconds into the recording. Null if the text has no times. */
  startSeconds: number | null;
  endSeconds: number | null;
}

export interface Idea {
  /** A phrase of the reference answer. */
  idea: string;
  found: boolean;
  /** Share of the reference's weight, 0 to 1. */
  weight: number;
  evidence: Evidence | null;
}

const enough = 0.5;
/** How much a word from the question counts in a point. */
const QUESTION_SHARE = 0.3;
const longestEvidence = 40;

/** Which points of the key are in the answer, and the words that say them. */
export function ideasOf(
  { points }: PreparedReference,
  question: readonly Token[],
  answer: readonly Token[],
  words: readonly SourceWord[],
): Idea[] {
  const weightsOf = ({ tokens, optional }: Point) =>
    optional ? tokens.map(() => 0) : novelWeights(tokens, question, QUESTION_SHARE);
  const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0);
  const total = sumOf(points.flatMap(weightsOf));
  return points.map((point) => {
    const evidence = evidenceOf(point, question, answer, words);
    return {
      idea: point.text,
      found: evidence !== null,
      weight: total === 0 ? 0 : Math.round((sumOf(weightsOf(point)) / total) * 1000) / 1000,
      evidence,
    };
  });
}

/** The words of the answer that say a point. Null if they say less than half of it. */
export function evidenceOf(
  point: Point,
  question: readonly Token[],
  answer: readonly Token[],
  words: readonly SourceWord[],
): Evidence | null {
  const { tokens } = point;
  const weights = novelWeights(tokens, question, QUESTION_SHARE);
  const recall = weightedRecall(tokens, matches(tokens, answer), weights);
  return recall < enough ? null : windowOf(tokens, weights, answer, words);
}

/** The shortest part of the answer that contains most of the words found for the clause. */
function windowOf(
  clause: readonly Token[],
  weights: readonly number[],
  answer: readonly Token[],
  words: readonly SourceWord[],
): Evidence | null {
  const stems = new Map<string, number>();
  for (const [index, token] of clause.entries())
    if ((weights[index] ?? 0) > 0) stems.set(token.stem, weights[index] ?? 0);
  const wanted = clause.filter(
    (token, index) => stems.has(token.stem) && clause.findIndex((one) => one.stem === token.stem) === index,
  );
  const hits = answer.flatMap((said, index) => {
    const parts = wanted.flatMap((token, place) =>
      said.weight > 0 && similarity(token, said) >= sameWord ? [place] : [],
    );
    return parts.length === 0 ? [] : [{ index, parts }];
  });
  let best: { from: number; to: number; value: number } | undefined;
  for (const [i, first] of hits.entries()) {
    const seen = new Set<number>();
    let got = 0;
    for (let next = i; next < hits.length; next += 1) {
      const hit = hits[next]!;
      const length = hit.index - first.index + 1;
      if (length > longestEvidence) break;
      for (const place of hit.parts) {
        const stem = wanted[place]?.stem;
        if (stem === undefined || seen.has(place)) continue;
        seen.add(place);
        got += stems.get(stem) ?? 0;
      }
      const value = got - 0.01 * length;
      if (best === undefined || value > best.value) best = { from: first.index, to: hit.index, value };
    }
  }
  if (best === undefined) return null;
  const from = answer[best.from]?.source ?? 0;
  const to = answer[best.to]?.source ?? from;
  const stretch = words.slice(from, to + 1);
  return {
    text: stretch.map((word) => word.text).join(' '),
    startSeconds: stretch[0]?.startSeconds ?? null,
    endSeconds: stretch.at(-1)?.endSeconds ?? null,
  };
}
