import type { SourceWord, Token } from '#server/features/analysis/grading/text/words.ts';
import { novelWeights, weightedRecall } from './features.ts';
import { similarity, sameWord } from './similarity.ts';
import type { Comparison } from './score.ts';

export interface Evidence {
  /** The candidate's own words. */
  text: string;
  /** Seconds into the recording, null when the text has no times. */
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
const longestEvidence = 40;

/** Which ideas of the reference are in the answer, and in which words. */
export function ideasOf(
  comparison: Comparison,
  question: readonly Token[],
  answer: readonly Token[],
  words: readonly SourceWord[],
): Idea[] {
  const { reference, found, polarity } = comparison;
  const referenceWords = reference.text.split(/\s+/).filter((word) => word !== '');
  const weights = novelWeights(reference.tokens, question, 0.3);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return reference.clauses.map(({ start, end }, index) => {
    const tokens = reference.tokens.slice(start, end);
    const own = weights.slice(start, end);
    const plain = tokens.map((token) => token.weight);
    const usable = own.some((weight) => weight > 0) ? own : plain;
    const recall = weightedRecall(tokens, found.slice(start, end), usable);
    const first = reference.tokens[start]?.source ?? 0;
    const last = reference.tokens[end - 1]?.source ?? first;
    const evidence = recall >= enough ? windowOf(tokens, usable, answer, words) : null;
    return {
      idea: referenceWords
        .slice(first, last + 1)
        .join(' ')
        .replace(/^(?:and|but|or|so) /i, '')
        .replace(/[,;.]$/, ''),
      found: evidence !== null && polarity.contradicted[index] !== true && !polarity.otherVerdict,
      weight:
        total === 0 ? 0 : Math.round((own.reduce((sum, weight) => sum + weight, 0) / total) * 1000) / 1000,
      evidence,
    };
  });
}

/** The shortest section of the answer that contains most of the words found for the clause. */
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
