/**
 * The points of a key, the expected answer of a spoken question. They are its clauses, so they can be found in its text:
 * a line break splits a point, and square brackets mark one as optional.
 */

/** The first and last character in the key, including the brackets of an optional point. */
interface Place {
  start: number;
  end: number;
}

export interface KeyPoint extends Place {
  text: string;
  /** True if an answer is no worse without it. */
  optional: boolean;
}

interface Word extends Place {
  text: string;
}

/** The words of a line between two cuts. */
interface Piece {
  words: Word[];
  optional: boolean;
  /**
   * True if it is an item of a list or in brackets. The author set it apart, so it stays separate however short it is.
   */
  isSetApart: boolean;
}

/** Pieces of a line with fewer words say too little on their own and join their neighbour. */
const POINT_WORDS_MIN = 3;
/** The words that each side of ", and" or ", but" needs to be a clause. */
const CLAUSE_WORDS_MIN = 4;

const ABBREVIATIONS = new Set(
  'approx bzw cf dr dra e.g eg ej evtl fig ggf i.e ie inc jr max min mr mrs ms no nr p pp prof resp sr sra st vs'.split(
    ' ',
  ),
);
const SUBJECTS = new Set('he i it she that there these they this those we you'.split(' '));

const hasWord = ({ text }: Word): boolean => /[\p{L}\p{N}]/u.test(text);
const countWords = (words: readonly Word[]): number => words.filter(hasWord).length;

/** Whether a sentence ends with this word. Words such as "e.g.", "Dr." or "U.S." do not end one. */
function endsSentence({ text }: Word, next: Word): boolean {
  if (!/[.!?]["”’)\]]{0,2}$/.test(text)) return false;
  if (/[!?]["”’)\]]{0,2}$/.test(text)) return true;
  const word = text
    .toLowerCase()
    .replace(/^["“‘([]+/, '')
    .replace(/\.["”’)\]]{0,2}$/, '');
  if (word === 'etc') return /^["“‘([]?\p{Lu}/u.test(next.text);
  return !ABBREVIATIONS.has(word) && !/^\p{L}(?:\.\p{L})*$/u.test(word);
}

const isBullet = (text: string): boolean => /^[-–—•*·]+$/.test(text);
const numberOf = (text: string): number => Number(/^\(?(\d{1,2})[.)]$/.exec(text)?.[1] ?? Number.NaN);

/** The numbers that begin list items within the words, in ascending order. A single one is not a list. */
function numbersIn(words: readonly Word[], first: number): Set<Word> {
  const found: Word[] = [];
  let last = first - 1;
  for (const word of words) {
    const number = numberOf(word.text);
    // A number may be missing where two points were joined.
    if (number !== last + 1 && (number !== last + 2 || last === 0)) continue;
    found.push(word);
    last = number;
  }
  return new Set(first > 1 || found.length > 1 ? found : []);
}

/**
 * Square brackets around words mark them as optional. Those in code, such as `rows[0]`, `['a', 'b']` or `[a] = b`, do
 * not.
 */
const OPTIONAL =
  /(?<!\S)\[(?!(?:'[^']*'|"[^"]*")[,\]])(?:[^[\]\n]|\[[^[\]\n]*\])*\](?=[\s.,;:!?]|$)(?!\s*=)/g;

function optionalsIn(key: string): Place[] {
  return [...key.matchAll(OPTIONAL)]
    .filter(([marked]) => /\p{L}{2}/u.test(marked))
    .map(({ 0: marked, index }) => ({ start: index, end: index + marked.length }));
}

const wordsIn = (text: string, offset = 0): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    start: offset + index,
    end: offset + index + word.length,
  }));

function linesOf(key: string): Word[][] {
  const lines: Word[][] = [];
  let start = 0;
  for (const line of key.split('\n')) {
    lines.push(wordsIn(line, start));
    start += line.length + 1;
  }
  return lines.filter((words) => words.some(hasWord));
}

/** The depth of round brackets at the end of the words. */
function depthAfter(depth: number, { text }: Word): number {
  const opened = text.split('(').length - text.split(')').length;
  return Math.max(0, depth + opened);
}

/** The pieces of a line: its sentences, parts up to a semicolon, list items, and parts in square brackets. */
function piecesOf(line: readonly Word[], optionals: readonly Place[]): Piece[] {
  const [first] = line;
  const number = first === undefined ? Number.NaN : numberOf(first.text);
  const isItem = first !== undefined && (isBullet(first.text) || !Number.isNaN(number));
  const words = isItem ? line.slice(1) : line;
  const numbers = numbersIn(words, Number.isNaN(number) ? 1 : number + 1);
  const spanOf = (word: Word) => optionals.find(({ start, end }) => word.start < end && word.end > start);
  const pieces: Piece[] = [{ words: [], optional: false, isSetApart: isItem }];
  let depth = 0;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const span = spanOf(word);
    const isDash = isBullet(word.text) && before !== undefined && /[.:;,]$/.test(before.text);
    if (numbers.has(word) || word.text === '•' || (isDash && depth === 0)) {
      pieces.push({ words: [], optional: false, isSetApart: true });
      continue;
    }
    const last = pieces.at(-1)!;
    const isInside = span !== undefined && last.optional && before !== undefined && span === spanOf(before);
    const isCut =
      before !== undefined &&
      !isInside &&
      (span !== spanOf(before) || endsSentence(before, word) || (depth === 0 && before.text.endsWith(';')));
    if (isCut && last.words.length > 0)
      pieces.push({ words: [word], optional: span !== undefined, isSetApart: span !== undefined });
    else {
      last.words.push(word);
      last.optional = span !== undefined;
      last.isSetApart ||= last.optional;
    }
    depth = isCut ? depthAfter(0, word) : depthAfter(depth, word);
  }
  return pieces.filter((piece) => piece.words.some(hasWord));
}

/** Cuts a piece at ", and" and ", but" between clauses, but not at ", and" in a list of things. */
function clausesOf(piece: Piece): Piece[] {
  if (piece.optional) return [piece];
  const { words } = piece;
  const cuts = [0];
  let depth = 0;
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const next = words[index + 1];
    if (before && next && depth === 0 && before.text.endsWith(',') && /^(?:and|but)$/i.test(word.text)) {
      const left = words.slice(cuts.at(-1), index);
      const isList = word.text !== 'but' && left.slice(0, -1).some(({ text }) => text.endsWith(','));
      const isLong =
        countWords(left) >= CLAUSE_WORDS_MIN && countWords(words.slice(index + 1)) >= CLAUSE_WORDS_MIN;
      if (isLong && (!isList || SUBJECTS.has(next.text.toLowerCase()))) cuts.push(index);
    }
    depth = depthAfter(depth, word);
  }
  return cuts.map((from, at) => ({ ...piece, words: words.slice(from, cuts[at + 1]) }));
}

const isShort = ({ words, isSetApart }: Piece): boolean => !isSetApart && countWords(words) < POINT_WORDS_MIN;

/** Joins short pieces of a line to the piece before them, or else to the one after. */
function joinShort(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    const isOne = last !== undefined && !last.optional && !piece.optional;
    if (isOne && (isShort(piece) || isShort(last))) last.words = [...last.words, ...piece.words];
    else joined.push({ ...piece });
  }
  return joined;
}

/** The points that the analysis looks for in an answer, in the order of the key. */
export function pointsOfKey(key: string): KeyPoint[] {
  const optionals = optionalsIn(key);
  const pieces = linesOf(key).flatMap((line) => joinShort(piecesOf(line, optionals).flatMap(clausesOf)));
  return pieces
    .filter((piece) => !isHeading(piece))
    .map(({ words, optional }) => {
      const { start } = words[0]!;
      const { end } = words.at(-1)!;
      const text = words.map((word) => word.text).join(' ');
      return { text: trimmed(optional ? unbracketed(text) : text), optional, start, end };
    });
}

/** Lines such as "Steps:" only introduce what follows. */
const isHeading = ({ words }: Piece): boolean =>
  countWords(words) < POINT_WORDS_MIN && words.at(-1)!.text.endsWith(':');

const unbracketed = (text: string): string => {
  const close = text.lastIndexOf(']');
  return text.slice(1, close) + text.slice(close + 1);
};

/** The text without the punctuation at its end. */
function withoutEnd(text: string, signs: string): string {
  let { length } = text;
  while (length > 0 && signs.includes(text[length - 1]!)) length -= 1;
  return text.slice(0, length);
}

/** The text without its leading conjunction, and without the punctuation and conjunction that lead to the next point. */
const trimmed = (text: string): string => {
  const own = withoutEnd(text.replace(/^(?:and|but|or|so) (?=\S+ \S)/i, ''), ' ,;.:');
  return withoutEnd(own.replace(/, (?:and|but|or|so)$/i, ''), ' ,;.:');
};

const replaced = (key: string, { start, end }: Place, text: string): string =>
  key.slice(0, start) + text + key.slice(end);

/** Marks a point as optional, or back as expected. */
export function toggleOptional(key: string, point: KeyPoint): string {
  const own = key.slice(point.start, point.end);
  if (point.optional) return replaced(key, point, unbracketed(own));
  const [lead] = /^(?:(?:and|but|or|so) )?/i.exec(own)!;
  const middle = withoutEnd(own.slice(lead.length), ' ,;.:!?');
  const end = own.slice(lead.length + middle.length);
  return replaced(key, point, `${lead}[${middle.replace(/\s+/g, ' ')}]${end}`);
}

const SPLITS = /(?<=[,;:]) | (?=(?:and|but|or|so|because|which|while|whereas|then|when|if) )/gi;

/** Where a point can be split: after a comma, or before a conjunction. Null if there is no such place. */
function splitPlace(key: string, { start, end }: KeyPoint): number | null {
  const own = key.slice(start, end);
  const isLong = (half: string) => countWords(wordsIn(half)) >= POINT_WORDS_MIN;
  const distance = (place: number) => Math.abs(place - own.length / 2);
  const place = [...own.matchAll(SPLITS)]
    .map(({ index }) => index)
    .toSorted((one, other) => distance(one) - distance(other))
    .find((at) => isLong(own.slice(0, at)) && isLong(own.slice(at)));
  return place === undefined ? null : start + place;
}

/** Whether `splitPoint` finds a place. */
export const canSplit = (key: string, point: KeyPoint): boolean => splitPlace(key, point) !== null;

/**
 * Splits a point with a line break where a clause begins, as near to its middle as possible. Both halves of an optional
 * point are optional.
 */
export function splitPoint(key: string, point: KeyPoint): string {
  const place = splitPlace(key, point);
  if (place === null) return key;
  return replaced(key, { start: place, end: place + 1 }, point.optional ? ']\n[' : '\n');
}

/** Joins a point and the next one, by removing everything that separates them. */
export function joinPoints(key: string, point: KeyPoint, next: KeyPoint): string {
  const own = ({ optional, start, end }: KeyPoint) => {
    const text = key.slice(start, end);
    return optional ? unbracketed(text) : text;
  };
  const right = own(next);
  const isLed = /^(?:and|but|or|so|because|which|while|whereas|then|when|if)\b/i.test(right);
  // The joined sentence loses its capital, unless its first word may be a name.
  const rest = right.replace(
    /^(?:A|An|And|But|If|It|So|That|The|Then|These|They|This|Those|When|You|We)\b/,
    (word) => word.toLowerCase(),
  );
  const text = `${withoutEnd(own(point), ' ,;.:!?')}${isLed ? ' ' : ', '}${rest}`.replace(/\s+/g, ' ');
  const isOptional = point.optional && next.optional;
  return replaced(key, { start: point.start, end: next.end }, isOptional ? `[${text}]` : text);
}
