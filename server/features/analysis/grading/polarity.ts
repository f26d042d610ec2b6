import { type Alignment, align } from './alignment.ts';
import type { Clause } from './features.ts';
import { type Negations, deniedShare, negationsOf } from './negation.ts';
import { stemOf } from './stem.ts';
import { areOpposites, arePlainOpposites } from './synonyms.ts';
import { type Token, tellingWeight } from './words.ts';

/**
 * Whether an answer says the opposite of the reference. The two are aligned first: a "not", an opposite word or another number counts only
 * where it stands on the idea that it turns round, so that an aside of the speaker's own can't turn anything.
 */

const verdictWords: Record<string, boolean> = {
  true: true,
  yes: true,
  correct: true,
  false: false,
  no: false,
  incorrect: false,
  wrong: false,
};

export const verdictStems: readonly string[] = Object.keys(verdictWords).map(stemOf);

/** "No problem" and "no, wait" give no verdict. */
const noVerdictAfter = new Set([
  'problem',
  'problems',
  'wait',
  'worries',
  'doubt',
  'idea',
  'sorry',
  'matter',
]);
const verdictReach = 12;

/** The verdicts that a text opens with. */
function verdictsOf(tokens: readonly Token[], reach: number): boolean[] {
  return tokens.slice(0, reach).flatMap(({ word }, index) => {
    if (!Object.hasOwn(verdictWords, word)) return [];
    const verdict = verdictWords[word];
    return verdict === undefined || noVerdictAfter.has(tokens[index + 1]?.word ?? '') ? [] : [verdict];
  });
}

export interface Polarity {
  /** Per clause: whether the answer says the opposite of it. */
  contradicted: boolean[];
  /** The answer opens with the other verdict ("true" for "false"). */
  otherVerdict: boolean;
  /** It opens with the verdict that the reference opens with. */
  sameVerdict: boolean;
  /** Share of the answer's weight in sentences that deny what follows ("it is not true that"). */
  denied: number;
  /** Tokens of the reference in whose place the answer has their opposite, another number, or the word that it is told apart from. */
  swapped: number[];
  /** Opposites in the answer, as index of the reference's token, that say the same under a negation ("not open" for "closed"). */
  affirmed: number[];
  /** All tokens of the reference that are turned round. */
  turned: number[];
  alignment: Alignment;
}

interface Sides {
  reference: readonly Token[];
  answer: readonly Token[];
  wanted: Negations;
  said: Negations;
  alignment: Alignment;
}

/** Compares what the reference says with what the answer says in its place. */
export function polarityOf(
  reference: readonly Token[],
  answer: readonly Token[],
  clauses: readonly Clause[],
): Polarity {
  const alignment = align(reference, answer);
  const sides = { reference, answer, wanted: negationsOf(reference), said: negationsOf(answer), alignment };
  const { swapped, affirmed } = replacedIn(sides);
  const turned = new Set([
    ...negatedInPlace(sides),
    ...addedNegations(sides),
    ...lostNegations(sides),
    ...negatedInOtherOrder(sides),
    ...swapped,
  ]);
  for (const index of affirmed) turned.delete(index);
  const [verdict] = verdictsOf(reference, 1);
  const given = verdict === undefined ? [] : verdictsOf(answer, verdictReach);
  return {
    contradicted: clauses.map(({ start, end }) => [...turned].some((index) => index >= start && index < end)),
    otherVerdict: verdict !== undefined && given.length > 0 && !given.includes(verdict),
    // Whoever says both has said neither, unless the last one corrects the first.
    sameVerdict: verdict !== undefined && given.at(-1) === verdict,
    denied:
      verdict === false ? 0 : deniedShare(answer, sides.said) * (1 - deniedShare(reference, sides.wanted)),
    swapped,
    affirmed,
    turned: [...turned],
    alignment,
  };
}

/** An idea's other words are this near in the answer. */
const nearby = 8;

/** Whether another telling word of the same stretch of the reference stands near: then it is that idea that is spoken of. */
function hasCompany({ reference, alignment: { places, sources, runs } }: Sides, index: number): boolean {
  const at = places[index] ?? -1;
  if (at === -1) return false;
  for (let other = Math.max(0, at - nearby); other <= at + nearby; other += 1) {
    const source = other === at ? -1 : (sources[other] ?? -1);
    if (source === -1 || runs[source] !== runs[index]) continue;
    if ((reference[source]?.weight ?? 0) >= tellingWeight) return true;
  }
  return aloneInSentence(reference, index);
}

function aloneInSentence(reference: readonly Token[], index: number): boolean {
  const sentence = reference[index]?.sentence;
  return (
    reference.filter((token) => token.sentence === sentence && token.weight >= tellingWeight).length === 1
  );
}

/** Words that the answer negates and the reference doesn't. */
function addedNegations(sides: Sides): number[] {
  const { said, wanted, alignment } = sides;
  return said.all.flatMap(({ at, head }) => {
    if (head === -1 || said.head[head] !== true || (alignment.sources[at] ?? -1) !== -1) return [];
    const index = alignment.sources[head] ?? -1;
    if (index === -1 || wanted.wide[index] === true || wanted.hindered[index] === true) return [];
    return hasCompany(sides, index) ? [index] : [];
  });
}

/** Words that come and go with a "not". */
const withNegation = new Set([
  'do',
  'does',
  'did',
  'be',
  'to',
  'any',
  'ever',
  'not',
  'no',
  'never',
  'without',
  'nor',
  'neither',
]);

/**
 * Words before which the answer has nothing but a "not" more or less than the reference: the words on both sides follow one another in the
 * other text. An aside always brings words of its own.
 */
function negatedInPlace({ reference, answer, alignment: { places, runs } }: Sides): number[] {
  const isNot = (token: Token | undefined) =>
    token !== undefined && /^(?:not|no|never|without)$/.test(token.word);
  const only = (tokens: readonly Token[]) =>
    tokens.filter(isNot).length === 1 && tokens.every(({ word }) => withNegation.has(word));
  const bare = (tokens: readonly Token[]) =>
    tokens.every(
      ({ word }) => withNegation.has(word) && !/^(?:not|no|never|without|nor|neither)$/.test(word),
    );
  const turned: number[] = [];
  let before = -1;
  for (const [index, run] of runs.entries()) {
    if (run === -1) continue;
    const last = before;
    before = index;
    const at = places[index] ?? -1;
    if (last === -1 || runs[last] !== run || at === -1) continue;
    const wanted = reference.slice(last + 1, index);
    const said = answer.slice((places[last] ?? at) + 1, at);
    const added = only(said) && bare(wanted) && said.every(({ phrase }) => phrase === answer[at]?.phrase);
    if (added || (only(wanted) && bare(said))) turned.push(index);
  }
  return turned;
}

/** So far apart may the words around a lost "not" be in the answer. */
const closedUp = 4;

/** Words that the reference negates and a near copy of its sentence doesn't. */
function lostNegations(sides: Sides): number[] {
  const { wanted, said, alignment } = sides;
  const { places, runs } = alignment;
  return wanted.all.flatMap(({ at, head }) => {
    if (head === -1 || wanted.head[head] !== true || (places[at] ?? -1) !== -1) return [];
    const place = places[head] ?? -1;
    if (place === -1 || said.wide[place] === true || said.hindered[place] === true) return [];
    if (said.all.some(({ at: other }) => Math.abs(other - place) <= closedUp)) return [];
    const before = lastAligned(places, at, 3);
    const copies =
      before === -1
        ? at === 0 || isFirst(sides.reference, at)
        : runs[before] === runs[head] && place - (places[before] ?? 0) <= closedUp;
    return copies && hasCompany(sides, head) ? [head] : [];
  });
}

function isFirst(tokens: readonly Token[], index: number): boolean {
  return tokens[index - 1]?.sentence !== tokens[index]?.sentence;
}

function lastAligned(places: readonly number[], index: number, reach: number): number {
  for (let at = index - 1; at >= Math.max(0, index - reach); at -= 1)
    if ((places[at] ?? -1) !== -1) return at;
  return -1;
}

/** From this share of a sentence's telling weight on, another sentence speaks of the same. */
const sameMatter = 0.6;

/** How much of the telling words of a sentence of the reference stands in a sentence of the answer. */
function sharedWith({ reference, answer }: Sides, sentence: number, saidIn: number): number {
  const stems = new Set(answer.flatMap((token) => (token.sentence === saidIn ? [token.stem] : [])));
  let total = 0;
  let shared = 0;
  for (const token of reference) {
    if (token.sentence !== sentence || token.weight < tellingWeight) continue;
    total += token.weight;
    if (stems.has(token.stem)) shared += token.weight;
  }
  return total === 0 ? 0 : shared / total;
}

/**
 * Words negated on one side alone where the order of words differs: a sentence of the answer has most of the words of one of the reference, and
 * only one of the two has a negation, which is about a word of both.
 */
function negatedInOtherOrder(sides: Sides): number[] {
  const { reference, answer, wanted, said } = sides;
  const isFree = ({ all, hindered }: Negations, tokens: readonly Token[], index: number) =>
    hindered[index] !== true && !all.some(({ at }) => tokens[at]?.sentence === tokens[index]?.sentence);
  const turned: number[] = [];
  for (const [index, token] of reference.entries()) {
    if (token.weight < tellingWeight) continue;
    const places = answer.flatMap(({ stem }, at) => (stem === token.stem ? [at] : []));
    const lost = wanted.head[index] === true && places.every((at) => isFree(said, answer, at));
    const added = isFree(wanted, reference, index) && places.every((at) => said.head[at] === true);
    if (places.length === 0 || !(lost || added)) continue;
    if (places.some((at) => sharedWith(sides, token.sentence, answer[at]?.sentence ?? -1) >= sameMatter))
      turned.push(index);
  }
  return turned;
}

/** What stands in the reference and in the answer between two words that both have. */
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
  // A stretch may begin or end with the replaced word.
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

/** Words of the reference in whose place the answer has their opposite, another number, or the term that they are told apart from. */
function replacedIn(sides: Sides): { swapped: number[]; affirmed: number[] } {
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
          if (!listed) swapped.add(index);
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

/**
 * Words that the answer lacks while it has their opposite, which the reference lacks, in a sentence with two other words of theirs: it speaks of
 * the same in another order of words.
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

/** Small words that have opposites all the same ("on", "off", "up", "never"). */
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

/** Two terms that each stand in the other's place ("a hard link has an inode of its own, a symbolic link shares it"). */
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

/** Items of one list may stand in any order. */
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
