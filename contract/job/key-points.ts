/**
 * The points of a key, the expected answer of a spoken question. They are its clauses, so they can be read in its text:
 * a line break splits a point, and square brackets mark one as optional.
 */

/** From which character of the key to which; of an optional point with its brackets. */
interface Place {
  start: number;
  end: number;
}

export interface KeyPoint extends Place {
  text: string;
  /** An answer without it is not worse. */
  optional: boolean;
}

interface Word extends Place {
  text: string;
}

/** Words of one line between two cuts. */
interface Piece {
  words: Word[];
  optional: boolean;
  /** It is an item of a list or in brackets: somebody set it apart, so it stays apart however short it is. */
  isSetApart: boolean;
}

/** A shorter piece of a line says too little on its own and joins its neighbour. */
const POINT_WORDS_MIN = 3;
/** Both sides of ", and" or ", but" need as many to be clauses. */
const CLAUSE_WORDS_MIN = 4;

const ABBREVIATIONS = new Set(
  'approx bzw cf dr dra e.g eg ej evtl fig ggf i.e ie inc jr max min mr mrs ms no nr p pp prof resp sr sra st vs'.split(
    ' ',
  ),
);
const SUBJECTS = new Set('he i it she that there these they this those we you'.split(' '));

const hasWord = ({ text }: Word): boolean => /[\p{L}\p{N}]/u.test(text);
const countWords = (words: readonly Word[]): number => words.filter(hasWord).length;

/** Whether a sentence ends with this word; that "e.g.", "Dr." or "U.S." does not end one. */
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

/** The numbers that begin items within the words, in rising order. One alone is no list. */
function numbersIn(words: readonly Word[], first: number): Set<Word> {
  const found: Word[] = [];
  let last = first - 1;
  for (const word of words) {
    const number = numberOf(word.text);
    // One may be missing, where two points were joined.
    if (number !== last + 1 && (number !== last + 2 || last === 0)) continue;
    found.push(word);
    last = number;
  }
  return new Set(first > 1 || found.length > 1 ? found : []);
}

/** Brackets around words mark them as optional; those of code, such as `rows[0]`, `['a', 'b']` or `[a] = b`, do not. */
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

/** How deep in round brackets the words end. */
function depthAfter(depth: number, { text }: Word): number {
  const opened = text.split('(').length - text.split(')').length;
  return Math.max(0, depth + opened);
}

/** The pieces of a line: its sentences, parts up to a semicolon, items of a list and what is in square brackets. */
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

/** Cuts a piece at ", and" and ", but" between clauses; ", and" in a list of things is no such place. */
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

/** Short pieces of a line join the one before them, or else the one after. */
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

/** What the analysis looks for in an answer, in the order of the key. */
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

/** A line such as "Steps:" only names what follows. */
const isHeading = ({ words }: Piece): boolean =>
  countWords(words) < POINT_WORDS_MIN && words.at(-1)!.text.endsWith(':');

const unbracketed = (text: string): string => {
  const close = text.lastIndexOf(']');
  return text.slice(1, close) + text.slice(close + 1);
};

/** The text without the signs at its end. */
function withoutEnd(text: string, signs: string): string {
  let { length } = text;
  while (length > 0 && signs.includes(text[length - 1]!)) length -= 1;
  return text.slice(0, length);
}

/** Without the conjunction that it begins with, and the signs and the conjunction that lead to the next point. */
const trimmed = (text: string): string => {
  const own = withoutEnd(text.replace(/^(?:and|but|or|so) (?=\S+ \S)/i, ''), ' ,;.:');
  return withoutEnd(own.replace(/, (?:and|but|or|so)$/i, ''), ' ,;.:');
};

const replaced = (key: string, { start, end }: Place, text: string): string =>
  key.slice(0, start) + text + key.slice(end);

/** Marks a point as optional, or as expected again. */
export function toggleOptional(key: string, point: KeyPoint): string {
  const own = key.slice(point.start, point.end);
  if (point.optional) return replaced(key, point, unbracketed(own));
  const [lead] = /^(?:(?:and|but|or|so) )?/i.exec(own)!;
  const middle = withoutEnd(own.slice(lead.length), ' ,;.:!?');
  const end = own.slice(lead.length + middle.length);
  return replaced(key, point, `${lead}[${middle.replace(/\s+/g, ' ')}]${end}`);
}

const SPLITS = /(?<=[,;:]) | (?=(?:and|but|or|so|because|which|while|whereas|then|when|if) )/gi;

/** Where a point can be split: after a comma, or before a conjunction; null if it has no such place. */
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

/** Breaks the line in the point, as near to its middle as a clause begins. Each half of an optional point is optional. */
export function splitPoint(key: string, point: KeyPoint): string {
  const place = splitPlace(key, point);
  if (place === null) return key;
  return replaced(key, { start: place, end: place + 1 }, point.optional ? ']\n[' : '\n');
}

/** Makes one point of a point and the next: nothing that cuts stays between them. */
export function joinPoints(key: string, point: KeyPoint, next: KeyPoint): string {
  const own = ({ optional, start, end }: KeyPoint) => {
    const text = key.slice(start, end);
    return optional ? unbracketed(text) : text;
  };
  const right = own(next);
  const isLed = /^(?:and|but|or|so|because|which|while|whereas|then|when|if)\b/i.test(right);
  // A sentence that goes on has no capital; the first word of one may be a name, and keeps it.
  const rest = right.replace(
    /^(?:A|An|And|But|If|It|So|That|The|Then|These|They|This|Those|When|You|We)\b/,
    (word) => word.toLowerCase(),
  );
  const text = `${withoutEnd(own(point), ' ,;.:!?')}${isLed ? ' ' : ', '}${rest}`.replace(/\s+/g, ' ');
  const isOptional = point.optional && next.optional;
  return replaced(key, { start: point.start, end: next.end }, isOptional ? `[${text}]` : text);
}
