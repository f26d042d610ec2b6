import { stemOf } from '#server/features/analysis/grading/text/stem.ts';
import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';
import { type Alignment, align } from './alignment.ts';
import type { Clause } from './features.ts';
import { deniedShare } from './denial.ts';
import { type Negations, negationsOf } from './negation.ts';
import { type Sides, replacedIn } from './replaced.ts';

/**
 * Whether an answer says the opposite of the reference. The two are aligned first. A "not", an opposite word
 * or another number counts only at the idea that it changes, so an aside of the speaker changes nothing.
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

/** Words after which "no" gives no verdict: "no problem", "no, wait". */
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

/** The verdicts at the beginning of a text. "True/False" gives none. */
function verdictsOf(tokens: readonly Token[], reach: number): boolean[] {
  return tokens.slice(0, reach).flatMap(({ word, source }, index) => {
    if (!Object.hasOwn(verdictWords, word)) return [];
    const verdict = verdictWords[word];
    const isChoice = [tokens[index - 1], tokens[index + 1]].some(
      (other) => other?.source === source && Object.hasOwn(verdictWords, other.word),
    );
    const isNone = isChoice || noVerdictAfter.has(tokens[index + 1]?.word ?? '');
    return verdict === undefined || isNone ? [] : [verdict];
  });
}

export interface Polarity {
  /** For each clause: whether the answer says the opposite of it. */
  contradicted: boolean[];
  /** The answer begins with the opposite verdict ("true" for "false"). */
  otherVerdict: boolean;
  /** The answer begins with the same verdict as the reference. */
  sameVerdict: boolean;
  /** Share of the answer that it denies as a whole ("it is not true that", "none of that is true"). */
  denied: number;
  /**
   * Tokens of the reference that the answer replaces by their opposite, another number, or the term that they
   * are contrasted with.
   */
  swapped: number[];
  /**
   * Tokens of the reference, by index, that the answer replaces by a negated opposite, which means the same
   * ("not open" for "closed").
   */
  affirmed: number[];
  /** All tokens of the reference whose meaning the answer reverses. */
  turned: number[];
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
    // An answer with both verdicts gives none, unless the last one corrects the first.
    sameVerdict: verdict !== undefined && given.at(-1) === verdict,
    denied: verdict === false ? 0 : deniedShare(reference, answer, alignment.sources),
    swapped,
    affirmed,
    turned: [...turned],
    alignment,
  };
}

/** The other words of an idea are at most this many words away in the answer. */
const nearby = 8;

/**
 * Whether another content word of the same run of the reference is near: only then does the answer speak of
 * that idea.
 */
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
  return said.all.flatMap(({ at, head, ofCase }) => {
    if (head === -1 || ofCase || said.head[head] !== true || (alignment.sources[at] ?? -1) !== -1) return [];
    const index = alignment.sources[head] ?? -1;
    if (index === -1 || wanted.wide[index] === true || wanted.hindered[index] === true) return [];
    return hasCompany(sides, index) ? [index] : [];
  });
}

/** Words that are often added or removed together with a "not". */
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

/** "Hardly", "no longer", "refuse to", with nothing beside it. */
const negation =
  /^(?:(?:do|does|did|be|to) )*(?:hardly|scarcely|barely|seldom|rarely|no longer|by no means|in no way|under no circumstances|far from|anything but|(?:refuse|decline|neglect|omit|avoid|forget|fail)s?(?= to))(?: (?:do|be|being|to|any|ever))*$/;
const longestNegation = 5;

function isNegation(tokens: readonly Token[]): boolean {
  return (
    tokens.length > 0 &&
    tokens.length <= longestNegation &&
    negation.test(tokens.map(({ word }) => word).join(' '))
  );
}

/**
 * Words before which the answer and the reference differ only by a "not". The words on both sides are
 * adjacent in the other text. An aside always adds words of its own.
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
    const added =
      (only(said) || isNegation(said)) &&
      bare(wanted) &&
      said.every(({ phrase }) => phrase === answer[at]?.phrase);
    if (added || (only(wanted) && bare(said))) turned.push(index);
  }
  return turned;
}

/** The most words between the words around a missing "not" in the answer. */
const closedUp = 4;

/** Words that the reference negates, and a near copy of its sentence does not. */
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

/** Two sentences are on the same subject if they share at least this part of the content words' weight. */
const sameMatter = 0.6;

/**
 * The share, by weight, of the content words of a reference sentence that are in a sentence of the answer.
 */
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
 * Words negated on one side only, where the word order differs: a sentence of the answer has most of the
 * words of a reference sentence, and only one of the two has a negation, which refers to a word that both
 * have.
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
    const added =
      isFree(wanted, reference, index) &&
      places.every((at) => said.all.some(({ head, ofCase }) => head === at && !ofCase));
    if (places.length === 0 || !(lost || added)) continue;
    if (places.some((at) => sharedWith(sides, token.sentence, answer[at]?.sentence ?? -1) >= sameMatter))
      turned.push(index);
  }
  return turned;
}
