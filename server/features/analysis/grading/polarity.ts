import type { Clause } from './features.ts';
import { likeness, sameWord } from './likeness.ts';
import { stemOf } from './stem.ts';
import { areOpposites } from './synonyms.ts';
import type { Token } from './words.ts';

/**
 * Whether an answer says the opposite of the reference: the same statement with "not" put in or left out, an opposite word, or another
 * verdict ("true" for "false"). Negation is taken to reach the next few content words of the sentence.
 */

const negators = new Set([
  'not',
  'no',
  'never',
  'without',
  'none',
  'neither',
  'nor',
  'nothing',
  'nobody',
  'hardly',
  'unable',
  'fail',
  'fails',
  'lack',
  'lacks',
]);
const breaks = new Set([
  'but',
  'because',
  'although',
  'however',
  'instead',
  'since',
  'so',
  'though',
  'and',
  'then',
]);
const headWeight = 0.25;
const wideReach = 4;
/** "Not only" and "no matter" negate nothing; "not just" neither. */
const harmlessAfter = new Set(['only', 'just', 'matter', 'doubt', 'necessarily', 'sure']);
const denial =
  /\b(?:not|never) (?:\w+ ){0,2}?(?:true|correct|right|the case) (?:that|to say)\b|\b(?:it|this) is (?:\w+ )?(?:false|wrong|incorrect|untrue|a lie|a myth) (?:that|to say)\b|^i (?:\w+ )?(?:disagree|deny)\b/;

interface Reach {
  /** Negated: the word that the negation is about. */
  head: boolean[];
  /** Within reach of a negation. */
  wide: boolean[];
  /** In a sentence that is denied as a whole. */
  denied: boolean[];
}

function reachOf(tokens: readonly Token[]): Reach {
  const head = tokens.map(() => false);
  const wide = tokens.map(() => false);
  const denied = tokens.map(() => false);
  for (const [index, token] of tokens.entries()) {
    if (!negators.has(token.word)) continue;
    if (harmlessAfter.has(tokens[index + 1]?.word ?? '')) continue;
    let content = 0;
    for (let next = index + 1; next < tokens.length && content < wideReach; next += 1) {
      const other = tokens[next];
      if (other === undefined || other.sentence !== token.sentence || breaks.has(other.word)) break;
      if (other.weight < headWeight) continue;
      if (content === 0) head[next] = !head[next];
      wide[next] = true;
      content += 1;
    }
  }
  for (const sentence of new Set(tokens.map((token) => token.sentence))) {
    const places = tokens.flatMap((token, index) => (token.sentence === sentence ? [index] : []));
    const text = places.map((index) => tokens[index]?.word ?? '').join(' ');
    const start = text.slice(0, 60);
    if (denial.test(start)) for (const index of places) denied[index] = true;
  }
  return { head, wide, denied };
}

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

function verdictOf(tokens: readonly Token[], reach: number): boolean | undefined {
  for (const token of tokens.slice(0, reach)) {
    if (Object.hasOwn(verdictWords, token.word)) return verdictWords[token.word];
  }
  return undefined;
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
  /** Tokens of the reference in whose place the answer has their opposite, or another number. */
  swapped: number[];
  /** Opposites in the answer, as index of the reference's token, that say the same under a negation ("not open" for "closed"). */
  affirmed: number[];
}

/** Compares what is negated in the reference with what is negated in the answer. */
export function polarityOf(
  reference: readonly Token[],
  answer: readonly Token[],
  clauses: readonly Clause[],
): Polarity {
  const wanted = reachOf(reference);
  const said = reachOf(answer);
  const places = reference.map((token) =>
    token.weight === 0
      ? []
      : answer.flatMap((other, index) => (likeness(token, other) >= sameWord ? [index] : [])),
  );
  const opposed = new Set<number>();
  const affirmed: number[] = [];
  for (const [index, token] of reference.entries()) {
    const found = places[index] ?? [];
    if (token.weight === 0) continue;
    if (found.length === 0 && saysOtherNumber(reference, answer, index)) opposed.add(index);
    if (found.length === 0) {
      for (const [at, other] of answer.entries()) {
        if (!areOpposites(token.stem, other.stem)) continue;
        if (reference.some((own) => own.stem === other.stem)) continue;
        if (said.wide[at] === wanted.wide[index]) opposed.add(index);
        else affirmed.push(index);
        break;
      }
      continue;
    }
    if (wanted.head[index] === true && !found.some((at) => said.wide[at] === true)) opposed.add(index);
    if (found.every((at) => said.head[at] === true) && wanted.wide[index] !== true) {
      const elsewhere = reference.some((own, at) => own.stem === token.stem && wanted.wide[at] === true);
      if (!elsewhere) opposed.add(index);
    }
  }
  const swapped = swappedIn(reference, answer);
  for (const index of swapped) opposed.add(index);
  const verdict = verdictOf(reference, 1);
  const given = verdict === undefined ? undefined : verdictOf(answer, 8);
  return {
    contradicted: clauses.map(({ start, end }) =>
      [...opposed].some((index) => index >= start && index < end),
    ),
    otherVerdict: verdict !== undefined && given !== undefined && verdict !== given,
    sameVerdict: verdict !== undefined && verdict === given,
    denied: verdict === false ? 0 : deniedShare(answer, said) * (1 - deniedShare(reference, wanted)),
    swapped,
    affirmed,
  };
}

/**
 * Where the answer repeats the reference with a word replaced by its opposite or a number by another ("terminals 1 and 4" for "terminals 1
 * and 2"): the words around it are the same, and neither text has the other's word elsewhere, as "first in, last out" and "last in, first out" do.
 */
function swappedIn(reference: readonly Token[], answer: readonly Token[]): number[] {
  const ofReference = new Set(reference.map((token) => token.stem));
  const ofAnswer = new Set(answer.map((token) => token.stem));
  return reference.flatMap((token, index) => {
    if (token.weight === 0 || ofAnswer.has(token.stem)) return [];
    const isNumber = /^\d/.test(token.word);
    const found = answer.some((other, at) => {
      if (ofReference.has(other.stem)) return false;
      const replaces = isNumber ? /^\d/.test(other.word) : areOpposites(token.stem, other.stem);
      return replaces && sameAround(reference, index, answer, at);
    });
    return found ? [index] : [];
  });
}

/** Whether the two words before and after are the same, one of them excepted; the ends of a text count as words. */
function sameAround(a: readonly Token[], inA: number, b: readonly Token[], inB: number): boolean {
  const same = (step: number) => a[inA + step]?.stem === b[inB + step]?.stem;
  return [-2, -1, 1, 2].filter(same).length >= 3;
}

/** Another number before the same unit or thing: "500 volts" for "50 volts". */
function saysOtherNumber(reference: readonly Token[], answer: readonly Token[], index: number): boolean {
  const unit = reference[index + 1];
  if (!/^\d/.test(reference[index]?.word ?? '') || unit === undefined || unit.weight === 0) return false;
  return answer.some((token, at) => {
    const other = /^\d/.test(token.word) && answer[at + 1]?.stem === unit.stem;
    return other && !reference.some((own) => own.word === token.word);
  });
}

function deniedShare(tokens: readonly Token[], reach: Reach): number {
  const total = tokens.reduce((sum, token) => sum + token.weight, 0);
  const denied = tokens.reduce(
    (sum, token, index) => sum + (reach.denied[index] === true ? token.weight : 0),
    0,
  );
  return total === 0 ? 0 : denied / total;
}

/**
 * How many negations a text has, to compare a near copy of the reference with it. One that stands between two telling words
 * of which `copied` has neither belongs to an aside of the speaker's own ("a counter that nobody else can change").
 */
export function countNegations(tokens: readonly Token[], copied?: ReadonlySet<string>): number {
  return tokens.filter(
    (token, index) =>
      negators.has(token.word) &&
      !harmlessAfter.has(tokens[index + 1]?.word ?? '') &&
      !(copied && isAside(tokens, index, copied)),
  ).length;
}

function isAside(tokens: readonly Token[], index: number, copied: ReadonlySet<string>): boolean {
  const tells = (token: Token) => token.weight > 0 && !negators.has(token.word);
  const before = tokens.slice(0, index).findLast(tells);
  const after = tokens.slice(index + 1).find(tells);
  return before !== undefined && after !== undefined && !copied.has(before.stem) && !copied.has(after.stem);
}
