import { areOpposites } from '#server/features/analysis/grading/text/synonyms.ts';
import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';
import { similarity, sameWord } from './similarity.ts';

/** Where the words of a reference are in an answer. */
export interface Alignment {
  /** For each token of the reference, the index of its token in the answer, or -1. */
  places: readonly number[];
  /** For each token of the answer, the index of its token in the reference, or -1. */
  sources: readonly number[];
  /**
   * For each token of the reference, the run of aligned tokens that it belongs to, or -1. The tokens of one
   * run have the same order in both texts.
   */
  runs: readonly number[];
}

/**
 * The cost of a gap between two aligned words, and of each word skipped in it. The words after an aside of
 * ten words still gain enough to bridge it.
 */
const gapCost = 0.4;
const skippedAnswer = 0.06;
const skippedReference = 0.12;
/** The cost of crossing the end of a sentence: a sentence seldom continues in another one. */
const skippedSentenceEnd = 1.2;
/** A function word alone is weak evidence of where a sentence is. */
const functionWordGain = 0.25;
/** A run needs at least this many content words, or all of them where there are fewer. */
const leastTelling = 2;

/**
 * Finds each sentence of the reference in the answer by local alignment with gaps (Smith and Waterman 1981,
 * Gotoh 1982). Each sentence is searched separately, so the order of the sentences doesn't matter. The rest
 * of a sentence is searched again, so the order of its parts doesn't matter either. Each word of the answer
 * is used only once.
 */
export function align(reference: readonly Token[], answer: readonly Token[]): Alignment {
  const places = reference.map(() => -1);
  const sources = answer.map(() => -1);
  const runs = reference.map(() => -1);
  const gains = gainsOf(reference, answer);
  let waiting = sentencesOf(reference).map((range) => ({
    range,
    found: search(range, answer, gains, sources),
  }));
  let run = 0;
  while (waiting.length > 0) {
    waiting.sort((a, b) => b.found.score - a.found.score || a.range.start - b.range.start);
    const [best, ...rest] = waiting;
    if (best === undefined || best.found.score === 0) break;
    waiting = rest;
    const { range, found } = best;
    if (found.pairs.some(([, at]) => sources[at] !== -1)) {
      waiting.push({ range, found: search(range, answer, gains, sources) });
      continue;
    }
    const [first] = found.pairs[0] ?? [range.end];
    const [last] = found.pairs.at(-1) ?? [range.end];
    if (!isEnough(reference, range, found.pairs)) continue;
    for (const [index, at] of found.pairs) {
      places[index] = at;
      sources[at] = index;
      runs[index] = run;
    }
    run += 1;
    const left = [
      { start: range.start, end: first },
      { start: last + 1, end: range.end },
    ].filter(({ start, end }) => tellingIn(reference, start, end) >= leastTelling);
    for (const part of left) waiting.push({ range: part, found: search(part, answer, gains, sources) });
  }
  return { places, sources, runs };
}

interface Range {
  start: number;
  end: number;
}

type Gain = (index: number, at: number) => number;

function sentencesOf(tokens: readonly Token[]): Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (let end = 1; end <= tokens.length; end += 1) {
    if (tokens[end]?.sentence === tokens[start]?.sentence) continue;
    ranges.push({ start, end });
    start = end;
  }
  return ranges;
}

function tellingIn(tokens: readonly Token[], start: number, end: number): number {
  let count = 0;
  for (let index = start; index < end; index += 1)
    if ((tokens[index]?.weight ?? 0) >= tellingWeight) count += 1;
  return count;
}

function isEnough(
  reference: readonly Token[],
  range: Range,
  pairs: readonly (readonly [number, number])[],
): boolean {
  const telling = pairs.filter(([index]) => (reference[index]?.weight ?? 0) >= tellingWeight).length;
  return telling >= Math.min(leastTelling, Math.max(1, tellingIn(reference, range.start, range.end)));
}

/** What aligning two words gains, computed once for each pair of stems. */
function gainsOf(reference: readonly Token[], answer: readonly Token[]): Gain {
  const number = (tokens: readonly Token[]) => {
    const byStem = new Map<string, number>();
    const ids = tokens.map(
      ({ stem }) => byStem.get(stem) ?? (byStem.set(stem, byStem.size), byStem.size - 1),
    );
    const firsts = [...new Map(tokens.map((token) => [token.stem, token])).values()];
    return { ids, firsts };
  };
  const wanted = number(reference);
  const said = number(answer);
  const table = new Float64Array(wanted.firsts.length * said.firsts.length);
  for (const [i, one] of wanted.firsts.entries()) {
    for (const [j, other] of said.firsts.entries()) {
      const like = similarity(one, other);
      if (like < sameWord || (like < 1 && areOpposites(one.stem, other.stem))) continue;
      table[i * said.firsts.length + j] =
        one.weight >= tellingWeight ? (0.5 + one.weight) * like ** 2 : functionWordGain;
    }
  }
  return (index, at) => table[(wanted.ids[index] ?? 0) * said.firsts.length + (said.ids[at] ?? 0)] ?? 0;
}

interface Found {
  score: number;
  /** Pairs of an index in the reference and an index in the answer. */
  pairs: [number, number][];
}

function search(
  { start, end }: Range,
  answer: readonly Token[],
  gain: Gain,
  taken: readonly number[],
): Found {
  const rows = end - start;
  const width = answer.length + 1;
  // The best scores that end in a pair of words, and those that end in a gap after one.
  const paired = new Float64Array((rows + 1) * width);
  const gapped = new Float64Array((rows + 1) * width).fill(-Infinity);
  const skipped = answer.map(({ sentence }, at) =>
    (answer[at + 1]?.sentence ?? sentence) === sentence ? skippedAnswer : skippedSentenceEnd,
  );
  let best = 0;
  let bestAt = 0;
  for (let i = 1; i <= rows; i += 1) {
    for (let j = 1; j < width; j += 1) {
      const here = i * width + j;
      const won = taken[j - 1] === -1 ? gain(start + i - 1, j - 1) : 0;
      if (won > 0) {
        const before = here - width - 1;
        const score = won + Math.max(0, paired[before] ?? 0, gapped[before] ?? 0);
        paired[here] = score;
        if (score > best) {
          best = score;
          bestAt = here;
        }
      }
      gapped[here] = Math.max(
        (paired[here] ?? 0) - gapCost,
        (gapped[here - width] ?? 0) - skippedReference,
        (gapped[here - 1] ?? 0) - (skipped[j - 1] ?? 0),
      );
    }
  }
  return {
    score: best,
    pairs: best === 0 ? [] : walkBack({ paired, gapped, skipped, width }, bestAt, start),
  };
}

interface Table {
  paired: Float64Array;
  gapped: Float64Array;
  skipped: readonly number[];
  width: number;
}

function walkBack(
  { paired, gapped, skipped, width }: Table,
  from: number,
  start: number,
): [number, number][] {
  const pairs: [number, number][] = [];
  const at = (values: Float64Array, index: number) => values[index] ?? 0;
  let here = from;
  for (;;) {
    pairs.push([start + Math.floor(here / width) - 1, (here % width) - 1]);
    here -= width + 1;
    if (at(paired, here) <= 0 && at(gapped, here) <= 0) break;
    if (at(paired, here) >= at(gapped, here)) continue;
    while (at(gapped, here) > at(paired, here) - gapCost) {
      const above = at(gapped, here - width) - skippedReference;
      here -= above >= at(gapped, here - 1) - (skipped[(here % width) - 1] ?? 0) ? width : 1;
    }
  }
  return pairs.toReversed();
}
