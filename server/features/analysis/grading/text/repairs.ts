import { areOpposites } from './synonyms.ts';
import { type Token, isFunctionWord, tellingWeight } from './words.ts';

/** A speaker's own correction: "port 443, no, sorry, port 80". All are indexes into the tokens of the answer. */
export interface Repair {
  /** What is taken back, from `from` to `marker`: "port 443". */
  from: number;
  /** The first of the words that take it back: "no, sorry". */
  marker: number;
  /** What is said in its place, from `to` to `until`: "port 80". */
  to: number;
  until: number;
}

/** Words that take back what was said before them. They come alone or several together: "no, wait, sorry, I mean". */
const takingBack: readonly (readonly string[])[] = [
  'i take that back',
  'let me correct myself',
  'let me correct that',
  'that is not right',
  'that was wrong',
  'that is wrong',
  'i said that wrong',
  'i misspoke',
  'my mistake',
  'scratch that',
  'strike that',
  'make that',
  'excuse me',
  'hold on',
  'i mean',
  'i meant',
  'or rather',
  'correction',
  'actually',
  'sorry',
  'wait',
  'rather',
  'no',
]
  .map((words) => words.split(' '))
  .toSorted((a, b) => b.length - a.length);
const takingBackBy = Map.groupBy(takingBack, ([first]) => first);
/** Each of these has another use as well ("rather than", "no index"), so one alone counts between two commas only. */
const needsCommas = new Set([
  'no',
  'sorry',
  'wait',
  'rather',
  'correction',
  'actually',
  'hold on',
  'make that',
]);
const fillers = new Set('um uh er erm hmm mm oh ah well okay ok oops'.split(' '));
/** Longer than any correction with its fillers. */
const mostTakingBack = 12;
/** They may stand before what is said in its place: "no, sorry, it is port 80". */
const leadingIn = new Set('it is was that should be the answer say to its i meant mean'.split(' '));

/** A correction takes back at most so many words. */
const longestRepair = 7;
/** What is taken back is either so short, or at least half of it is said again. */
const shortRepair = 3;
/** A correction in a sentence of its own has at most so many words: "No, sorry, port 80." */
const longestOwnSentence = 5;

const isContent = (token: Token | undefined): boolean => (token?.weight ?? 0) >= tellingWeight;
const isNumber = (token: Token | undefined): boolean =>
  token !== undefined && (/^\d/.test(token.word) || token.word === 'one');

/** The corrections in an answer, in their order. What stands in one of them is in no other. */
export function repairsIn(tokens: readonly Token[]): Repair[] {
  const repairs: Repair[] = [];
  for (let at = 1; at < tokens.length; at += 1) {
    const words = takingBackAt(tokens, at);
    if (words === undefined) continue;
    const earliest = repairs.at(-1)?.to ?? 0;
    const repair = repairAt(tokens, at, words.until, earliest);
    // Where it is not clear that something is taken back, only a number in the place of a number is.
    if (repair !== undefined && (words.isClear || replacesNumber(tokens, repair))) repairs.push(repair);
    at = words.until - 1;
  }
  return repairs;
}

/**
 * Whether something stood between two words that stand side by side in the reference: then it was an aside, and takes
 * nothing back ("inserts, no, wait, updates and deletes").
 */
export function isAside(
  { marker, to }: Repair,
  tokens: readonly Token[],
  reference: readonly Token[],
): boolean {
  const stemAt = (at: number) => tokens[at]?.stem;
  return reference.some(
    ({ stem }, at) =>
      stem === stemAt(to) &&
      reference[at - 1]?.stem === stemAt(marker - 1) &&
      (reference[at - 2]?.stem === stemAt(marker - 2) || reference[at + 1]?.stem === stemAt(to + 1)),
  );
}

/** The answer as it stands after its corrections: without what was taken back. */
export function withoutTakenBack(tokens: readonly Token[], repairs: readonly Repair[]): Token[] {
  return tokens.filter((_, at) => !repairs.some(({ from, to }) => at >= from && at < to));
}

/** The words that take something back here; undefined if none do. `isClear` if they have no other use here. */
function takingBackAt(
  tokens: readonly Token[],
  from: number,
): { until: number; isClear: boolean } | undefined {
  const used: string[] = [];
  let at = from;
  for (;;) {
    while (fillers.has(tokens[at]?.word ?? '') && at - from < mostTakingBack) at += 1;
    const words = takingBackBy
      .get(tokens[at]?.word ?? '')
      ?.find((some) => some.every((word, place) => tokens[at + place]?.word === word));
    if (words === undefined || at - from >= mostTakingBack) break;
    used.push(words.join(' '));
    at += words.length;
  }
  const [only = ''] = used;
  if (used.length === 0) return undefined;
  const isBetweenCommas =
    tokens[from - 1]?.phrase !== tokens[from]?.phrase && tokens[at - 1]?.phrase !== tokens[at]?.phrase;
  return { until: at, isClear: used.length > 1 || !needsCommas.has(only) || isBetweenCommas };
}

function repairAt(
  tokens: readonly Token[],
  marker: number,
  after: number,
  earliest: number,
): Repair | undefined {
  const sentence = tokens[marker - 1]?.sentence;
  let first = marker - 1;
  while (first > earliest && tokens[first - 1]?.sentence === sentence && marker - first < longestRepair)
    first -= 1;
  for (const to of startsOf(tokens, after)) {
    const isOwnSentence = tokens[to]?.sentence !== sentence;
    const end = endOfSentence(tokens, to);
    if (isOwnSentence && end - to > longestOwnSentence) continue;
    const from =
      (isOwnSentence ? undefined : opposed(tokens, first, marker, to)) ??
      numbered(tokens, first, marker, to) ??
      begunAgain(tokens, first, marker, to, isOwnSentence) ??
      (isOwnSentence ? undefined : endedAlike(tokens, first, marker, to, end));
    if (from !== undefined) return { from, marker, to, until: Math.min(end, to + marker - from) };
  }
  return undefined;
}

function replacesNumber(tokens: readonly Token[], { from, marker, to, until }: Repair): boolean {
  return tokens.slice(from, marker).some(isNumber) && tokens.slice(to, until).some(isNumber);
}

/** Where what is said in its place may begin: at once, or behind "it is". */
function startsOf(tokens: readonly Token[], after: number): number[] {
  const starts = after < tokens.length ? [after] : [];
  let at = after;
  while (at - after < 3 && leadingIn.has(tokens[at]?.word ?? '')) at += 1;
  if (at > after && at < tokens.length) starts.push(at);
  return starts;
}

function endOfSentence(tokens: readonly Token[], from: number): number {
  const sentence = tokens[from]?.sentence;
  let end = from;
  while (end < tokens.length && tokens[end]?.sentence === sentence) end += 1;
  return end;
}

/** The last place that fits, so that as little as possible is taken back. */
function lastWhere(first: number, marker: number, fits: (at: number) => boolean): number | undefined {
  for (let at = marker - 1; at >= first; at -= 1) if (fits(at)) return at;
  return undefined;
}

/** "Before, I mean after": its first or second word is the opposite of one that was said. */
function opposed(tokens: readonly Token[], first: number, marker: number, to: number): number | undefined {
  for (const place of [to, to + 1]) {
    const said = tokens[place];
    if (said === undefined || said.sentence !== tokens[to]?.sentence) break;
    if (place > to && !isFunctionWord(tokens[to]?.word ?? '')) break;
    const from = lastWhere(Math.max(first, marker - shortRepair), marker, (at) =>
      areOpposites(tokens[at]?.stem ?? '', said.stem),
    );
    if (from === undefined) continue;
    const isBegunAlike = place > to && tokens[from - 1]?.stem === tokens[to]?.stem;
    return isBegunAlike ? Math.max(first, from - 1) : from;
  }
  return undefined;
}

/** "Two to three, no, five to six": a number in the place of a number. */
function numbered(tokens: readonly Token[], first: number, marker: number, to: number): number | undefined {
  if (!isNumber(tokens[to])) return undefined;
  const from = lastWhere(Math.max(first, marker - shortRepair), marker, (at) => isNumber(tokens[at]));
  if (from === undefined) return undefined;
  const isRange = /^(?:to|or|and)$/.test(tokens[from - 1]?.word ?? '') && isNumber(tokens[from - 2]);
  const saysRange = /^(?:to|or|and)$/.test(tokens[to + 1]?.word ?? '') && isNumber(tokens[to + 2]);
  return isRange && saysRange && from - 2 >= first ? from - 2 : from;
}

/** "The liveness probe, no, the readiness probe": it begins with a word that was said before. */
function begunAgain(
  tokens: readonly Token[],
  first: number,
  marker: number,
  to: number,
  isOwnSentence: boolean,
): number | undefined {
  const begin = tokens[to];
  if (begin === undefined || (isOwnSentence && !isContent(begin))) return undefined;
  return lastWhere(first, marker, (at) => {
    if (tokens[at]?.stem !== begin.stem) return false;
    const taken = tokens.slice(at, marker);
    const said = tokens.slice(to, to + taken.length + 1);
    if (!taken.some(isContent) && !taken.some(isNumber)) return false;
    if (!said.slice(0, shortRepair).some((token) => isContent(token) || isNumber(token))) return false;
    const stems = new Set(said.map(({ stem }) => stem));
    const again = taken.filter(({ stem }) => stems.has(stem)).length;
    return taken.length <= shortRepair || 2 * again >= taken.length;
  });
}

/** "Relative is the default, no, absolute is the default": it ends with the words that were said last. */
function endedAlike(
  tokens: readonly Token[],
  first: number,
  marker: number,
  to: number,
  end: number,
): number | undefined {
  for (let length = marker - first - 1; length >= 1; length -= 1) {
    const tail = tokens.slice(marker - length, marker);
    if (!tail.some(isContent)) continue;
    for (let at = to + 1; at <= Math.min(to + shortRepair, end - length); at += 1) {
      const from = marker - length - (at - to);
      const isTail = tail.every(({ stem }, place) => tokens[at + place]?.stem === stem);
      if (isTail && from >= first) return from;
    }
  }
  return undefined;
}
