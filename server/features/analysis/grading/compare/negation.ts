import { type Token, tellingWeight } from '#server/features/analysis/grading/text/words.ts';

/**
 * What the negations of a text refer to. A negation refers to the first content word after it in the same
 * phrase, and its scope includes a few more words. A negation before a word of its own ("no problem", "I have
 * not used it") refers to that word and negates nothing else.
 */

const negators = new Set(
  `not no never without none neither nor nothing nobody nowhere hardly scarcely rarely seldom barely unable fail fails failed lack lacks`.split(
    /\s+/,
  ),
);
/** Negations of several words: "is no longer", "is far from being". `behind` is what may stand before them. */
const longNegators: readonly {
  words: readonly string[];
  behind?: ReadonlySet<string>;
}[] = [
  { words: ['no', 'longer'] },
  { words: ['no', 'means'], behind: new Set(['by']) },
  { words: ['no', 'way'], behind: new Set(['in']) },
  { words: ['no', 'circumstances'], behind: new Set(['under', 'in']) },
  { words: ['no', 'account'], behind: new Set(['on']) },
  { words: ['no', 'time'], behind: new Set(['at']) },
  { words: ['no', 'point'], behind: new Set(['at']) },
  { words: ['far', 'from', 'being'] },
  {
    words: ['far', 'from'],
    behind: new Set(['is', 'are', 'was', 'were', 'be']),
  },
  {
    words: ['anything', 'but'],
    behind: new Set(['is', 'are', 'was', 'were', 'be']),
  },
];
/** Verbs that say that something is not done: "I refuse to open it", "they avoid opening it". */
const declining =
  /^(?:refus(?:e|es|ed|ing)|declin(?:e|es|ed|ing)|neglect(?:s|ed|ing)?|omit(?:s|ted|ting)?|avoid(?:s|ed|ing)?|forget(?:s|ting)?|forgot|forgotten)$/;
/** "I forgot to mention": what follows is said after all. */
const speaking = new Set('add tell ask explain mention say note describe point introduce answer'.split(' '));
/** What others don't do is no part of the answer: "many people forget to close it". */
const others = new Set(
  'people others beginners colleagues many some most nobody everybody somebody customers users'.split(' '),
);
const subjectReach = 3;

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
  for (const index of tokens.keys()) {
    const last = lastOfNegator(tokens, index);
    if (last === undefined) continue;
    const reached = reachOf(tokens, last);
    for (const at of reached) wide[at] = true;
    const about = reached[0] ?? -1;
    if (about !== -1) head[about] = head[about] !== true;
    all.push({ at: index, head: about, ofCase: tellsOfCase(tokens, index) });
  }
  return { head, wide, hindered: hinderedOf(tokens), all };
}

/** The last token of the negation that begins here; undefined if none does. */
function lastOfNegator(tokens: readonly Token[], index: number): number | undefined {
  const word = tokens[index]?.word ?? '';
  const long = longNegators.find(
    ({ words, behind }) =>
      words.every((one, place) => tokens[index + place]?.word === one) &&
      (behind?.has(tokens[index - 1]?.word ?? '') ?? true),
  );
  if (long !== undefined && tokens[index + long.words.length]?.word !== 'than')
    return index + long.words.length - 1;
  if (declining.test(word)) return declines(tokens, index) ? index : undefined;
  return negators.has(word) && !isHarmless(tokens, index) ? index : undefined;
}

/** "Refuse to open", "avoid opening"; not "never forget to open" nor "people forget to open". */
function declines(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1]?.word ?? '';
  const what = next === 'to' ? tokens[index + 2] : tokens[index + 1];
  const isDone = next === 'to' || (tokens[index]?.word.startsWith('avoid') === true && /..ing$/.test(next));
  if (!isDone || what === undefined || speaking.has(what.word)) return false;
  return !tokens
    .slice(Math.max(0, index - subjectReach), index)
    .some(({ word, phrase }) => phrase === what.phrase && (negators.has(word) || others.has(word)));
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
