import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';

/**
 * What the negations of a text refer to. A negation refers to the first content word after it in the same
 * phrase, and its scope includes a few more words. A negation before a word of its own ("no problem", "I have
 * not used it") refers to that word and negates nothing else.
 */

const negators = new Set(
  `not no never without none neither nor nothing nobody nowhere hardly rarely seldom barely unable fail fails failed lack lacks`.split(
    /\s+/,
  ),
);
/**
 * Words that say that something is prevented. They are not negations, but after them no negation is missing
 * either.
 */
const hinderers = new Set(
  `avoid avoids avoided avoiding refrain prevent prevents prevented preventing stop stops stopped refuse refuses forbid forbids forbidden
  prohibited banned impossible instead rather except unless only error errors throw throws wrong mistake invalid illegal reject rejects
  rejected reverse block blocks blocked less free away lose loses lost missing absent opposite neglect skip skips ignore ignores few little
  false untrue prior`.split(/\s+/),
);
const breaks = new Set(
  `but because although however instead since so though and then if while whereas unless until whether how which when`.split(
    ' ',
  ),
);
/** "Not only", "no matter" and "I am not sure" negate nothing. */
const harmlessAfter = new Set(
  `only just merely simply matter doubt necessarily sure problem problems worries wait sorry actually certain mention forget least know
  remember recall mind mean say exactly entirely quite bad`.split(/\s+/),
);
/** Before these words "no" stands alone ("no, it is", "no I mean"). */
const startsAnew = new Set(
  `a an the it i you he she we they this that these those there in on at to is are as what which with by yes no ok okay well let my your`.split(
    /\s+/,
  ),
);
const wideReach = 4;

export interface Negations {
  /** For each token: whether a negation refers to it. Two negations cancel each other. */
  head: readonly boolean[];
  /** Whether the token is in the scope of a negation. */
  wide: readonly boolean[];
  /** Whether the token's phrase has one of the `hinderers`. */
  hindered: readonly boolean[];
  /** Whether the token's sentence is denied as a whole ("it is not true that"). */
  denied: readonly boolean[];
  /**
   * Each negation: its index, the index of the word that it refers to or -1, and whether it is in a
   * conditional or relative clause ("if it is not", "one that is not").
   */
  all: readonly { at: number; head: number; ofCase: boolean }[];
}

export function negationsOf(tokens: readonly Token[]): Negations {
  const head = tokens.map(() => false);
  const wide = tokens.map(() => false);
  const all: { at: number; head: number; ofCase: boolean }[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!negators.has(token.word) || isHarmless(tokens, index)) continue;
    const reached = reachOf(tokens, index);
    for (const at of reached) wide[at] = true;
    const about = reached[0] ?? -1;
    if (about !== -1) head[about] = head[about] !== true;
    all.push({ at: index, head: about, ofCase: tellsOfCase(tokens, index) });
  }
  return { head, wide, hindered: hinderedOf(tokens), denied: deniedOf(tokens), all };
}

function isHarmless(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (token === undefined || next === undefined || next.phrase !== token.phrase) return true;
  if (harmlessAfter.has(next.word)) return true;
  if (token.word === 'no') return startsAnew.has(next.word);
  // "Or not", "why not": no word follows that it could refer to.
  return token.word === 'not' && /^(?:or|why|if)$/.test(tokens[index - 1]?.word ?? '');
}

const caseOpeners = new Set(
  'if when whenever unless until while where that which who whose once without'.split(' '),
);
const caseReach = 8;

/**
 * Whether the negation is in a conditional or relative clause: it says when something holds, not that it
 * doesn't.
 */
function tellsOfCase(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - caseReach); at -= 1) {
    if (tokens[at]?.phrase !== tokens[index]?.phrase) return false;
    if (caseOpeners.has(tokens[at]?.word ?? '')) return true;
  }
  return false;
}

/** The content words in the scope of a negation, nearest first. */
function reachOf(tokens: readonly Token[], index: number): number[] {
  const phrase = tokens[index]?.phrase;
  const reached: number[] = [];
  for (let at = index + 1; at < tokens.length && reached.length < wideReach; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.phrase !== phrase || breaks.has(token.word)) break;
    if (token.weight >= tellingWeight && !(reached.length === 0 && /..ly$/.test(token.word)))
      reached.push(at);
  }
  return reached;
}

function hinderedOf(tokens: readonly Token[]): boolean[] {
  const phrases = new Set(tokens.filter(({ word }) => hinderers.has(word)).map(({ phrase }) => phrase));
  return tokens.map(({ phrase }) => phrases.has(phrase));
}

const denial =
  /\b(?:not|never) (?:\w+ ){0,2}?(?:true|correct|right|the case) (?:that|to say)\b|\b(?:it|this) is (?:\w+ )?(?:false|wrong|incorrect|untrue|a lie|a myth) (?:that|to say)\b|^i (?:\w+ )?(?:disagree|deny)\b/;
const denialReach = 60;

function deniedOf(tokens: readonly Token[]): boolean[] {
  const opening = new Map<number, string>();
  for (const { word, sentence } of tokens) {
    const text = opening.get(sentence) ?? '';
    if (text.length < denialReach) opening.set(sentence, text === '' ? word : `${text} ${word}`);
  }
  const denied = new Set(
    [...opening].filter(([, text]) => denial.test(text.slice(0, denialReach))).map(([key]) => key),
  );
  return tokens.map(({ sentence }) => denied.has(sentence));
}

/** The share of a text's weight that is in denied sentences. */
export function deniedShare(tokens: readonly Token[], { denied }: Negations): number {
  let total = 0;
  let share = 0;
  for (const [index, { weight }] of tokens.entries()) {
    total += weight;
    if (denied[index] === true) share += weight;
  }
  return total === 0 ? 0 : share / total;
}
