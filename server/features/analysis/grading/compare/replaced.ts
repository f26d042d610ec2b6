import { areOpposites, arePlainOpposites } from '#server/features/analysis/grading/text/synonyms.ts';
import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';
import type { Alignment } from './alignment.ts';
import { areEqual, measuresIn } from './details/measures.ts';
import type { Negations } from './negation.ts';

/** A reference and an answer that are compared. */
export interface Sides {
  reference: readonly Token[];
  answer: readonly Token[];
  wanted: Negations;
  said: Negations;
  alignment: Alignment;
}

/** The words between two aligned words, in the reference and in the answer. */
interface Gap {
  wanted: number[];
  said: number[];
}

const longestGap = 4;

function gapsOf({ reference, answer, alignment: { places, runs } }: Sides): Gap[] {
  const gaps: Gap[] = [];
  const range = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  const add = (wanted: number[], said: number[]) => {
    if (wanted.length > 0 && said.length > 0 && wanted.length <= longestGap && said.length <= longestGap)
      gaps.push({ wanted, said });
  };
  const ends = new Map<number, { first: number; last: number }>();
  for (const [index, run] of runs.entries()) {
    if (run === -1) continue;
    const end = ends.get(run);
    if (end !== undefined) {
      add(range(end.last + 1, index), range((places[end.last] ?? 0) + 1, places[index] ?? 0));
      end.last = index;
    } else ends.set(run, { first: index, last: index });
  }
  // A run may begin or end with the replaced word.
  for (const { first, last } of ends.values()) {
    const sentence = reference[first]?.sentence;
    let start = first;
    while (start > 0 && reference[start - 1]?.sentence === sentence && runs[start - 1] === -1) start -= 1;
    let end = last + 1;
    while (end < reference.length && reference[end]?.sentence === sentence && runs[end] === -1) end += 1;
    const begins = places[first] ?? 0;
    const ending = places[last] ?? 0;
    const same = (at: number, other: number) => answer[at]?.sentence === answer[other]?.sentence;
    add(
      range(start, first),
      range(begins - (first - start), begins).filter((at) => at >= 0 && same(at, begins)),
    );
    add(
      range(last + 1, end),
      range(ending + 1, ending + end - last).filter((at) => at < answer.length && same(at, ending)),
    );
  }
  return gaps;
}

/**
 * Words of the reference that the answer replaces by their opposite, another number, or the term that they
 * are contrasted with.
 */
export function replacedIn(sides: Sides): { swapped: number[]; affirmed: number[] } {
  const { reference, answer, wanted, said, alignment } = sides;
  const swapped = new Set<number>();
  const affirmed: number[] = [];
  const replaced: { index: number; at: number }[] = [];
  for (const gap of gapsOf(sides)) {
    const own = gap.wanted.filter(
      (index) => (reference[index]?.weight ?? 0) >= tellingWeight || isPole(reference[index]),
    );
    const other = gap.said.filter((at) => (answer[at]?.weight ?? 0) >= tellingWeight || isPole(answer[at]));
    for (const index of own) {
      for (const at of other) {
        const a = reference[index];
        const b = answer[at];
        if (a === undefined || b === undefined || (alignment.sources[at] ?? -1) !== -1) continue;
        if (areOpposites(a.stem, b.stem)) {
          const negatedToo = (said.wide[at] === true) !== (wanted.wide[index] === true);
          if (negatedToo) affirmed.push(index);
          else swapped.add(index);
        } else if (isNumber(a) && isNumber(b) && a.word !== b.word) {
          const listed = own.some((one) => reference[one]?.word === b.word);
          if (!listed && !isSameAmount(sides, at)) swapped.add(index);
        }
      }
    }
    const [index] = own;
    const [at] = other;
    if (own.length === 1 && other.length === 1 && index !== undefined && at !== undefined)
      replaced.push({ index, at });
  }
  for (const index of exchangedIn(sides, replaced)) swapped.add(index);
  for (const { index, at } of oppositesBeside(sides)) {
    if (swapped.has(index) || affirmed.includes(index)) continue;
    if (said.wide[at] === wanted.wide[index]) swapped.add(index);
    else affirmed.push(index);
  }
  return { swapped: [...swapped], affirmed };
}

/** Whether the number is of a measure that the reference has in another unit ("50 millimetres" for "5 centimetres"). */
function isSameAmount({ reference, answer }: Sides, at: number): boolean {
  const said = measuresIn(answer).filter(({ from }) => from === at);
  return said.length > 0 && measuresIn(reference).some((wanted) => said.some((one) => areEqual(one, wanted)));
}

/**
 * Words that are missing in the answer while the answer has their opposite, which is not in the reference.
 * The sentence must share two other words with the reference: then it says the same in another word order.
 */
function oppositesBeside({ reference, answer, alignment }: Sides): { index: number; at: number }[] {
  const { places, sources } = alignment;
  const wantedStems = new Set(reference.map(({ stem }) => stem));
  const saidStems = new Set(answer.map(({ stem }) => stem));
  return reference.flatMap((token, index) => {
    if (token.weight < tellingWeight || saidStems.has(token.stem) || (places[index] ?? -1) !== -1) return [];
    const at = answer.findIndex(
      (other, place) =>
        !wantedStems.has(other.stem) &&
        (sources[place] ?? -1) === -1 &&
        arePlainOpposites(token.stem, other.stem),
    );
    if (at === -1) return [];
    const company = new Set(
      reference.flatMap((other, place) => {
        const there = places[place] ?? -1;
        const shared = other.sentence === token.sentence && answer[there]?.sentence === answer[at]?.sentence;
        return there !== -1 && shared && other.weight >= tellingWeight ? [other.stem] : [];
      }),
    );
    return company.size >= 2 ? [{ index, at }] : [];
  });
}

/** Function words that have an opposite ("on", "off", "up", "never"). */
function isPole(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    /^(?:on|off|up|down|in|out|over|under|always|never|all|none|some|before|after|more|less|one)$/.test(
      token.word,
    )
  );
}

function isNumber(token: Token): boolean {
  return /^\d/.test(token.word);
}

/**
 * Two terms that are swapped with each other ("a hard link has an inode of its own, a symbolic link shares
 * it").
 */
function exchangedIn(
  { reference, answer }: Sides,
  replaced: readonly { index: number; at: number }[],
): number[] {
  const stemOfIndex = (index: number) => reference[index]?.stem;
  const stemAt = (at: number) => answer[at]?.stem;
  return replaced.flatMap((one) => {
    const back = replaced.find(
      (other) => stemAt(other.at) === stemOfIndex(one.index) && stemOfIndex(other.index) === stemAt(one.at),
    );
    return back === undefined || isListed(reference, one.index, back.index) ? [] : [one.index];
  });
}

/** Items of one list may be in any order. */
function isListed(reference: readonly Token[], a: number, b: number): boolean {
  const between = reference.slice(Math.min(a, b) + 1, Math.max(a, b));
  const sameSentence = reference[a]?.sentence === reference[b]?.sentence;
  const joined =
    between.some(({ word }) => word === 'and' || word === 'or') ||
    reference[a]?.phrase !== reference[b]?.phrase;
  const plain = between.every(
    ({ word, weight }) =>
      weight >= tellingWeight || /^(?:and|or|a|an|the|both|as|well|also|of|its|their|your)$/.test(word),
  );
  return sameSentence && joined && plain && between.length <= 8;
}
