import type { TextLanguage } from './languages/text-language.ts';

/**
 * Converts spelled-out numbers and written units to one form, so that "twenty five percent" and "25 %" are the same.
 */

export interface NumberForms {
  /** Words for single numbers, and words that multiply the number before them. */
  small: ReadonlyMap<string, number>;
  scale: ReadonlyMap<string, number>;
  /** The long form of an abbreviation that directly follows a number. */
  units: ReadonlyMap<string, string>;
  /** Joins a number of at least this size to the next one: "one hundred and two", "treinta y dos". */
  and: string;
  andFrom: number;
  point: string;
  /** A number word that is usually a pronoun, and the words before it in that case. */
  pronoun?: string;
  articles?: ReadonlySet<string>;
}

/** The English units, also used for other languages where they are the same. */
export const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    v: 'volt',
    kv: 'kilovolt',
    mv: 'millivolt',
    amp: 'ampere',
    amps: 'ampere',
    ma: 'milliampere',
    w: 'watt',
    kw: 'kilowatt',
    kwh: 'kilowatthour',
    hz: 'hertz',
    khz: 'kilohertz',
    mhz: 'megahertz',
    ghz: 'gigahertz',
    mm: 'millimeter',
    cm: 'centimeter',
    km: 'kilometer',
    m: 'meter',
    kg: 'kilogram',
    kgs: 'kilogram',
    kilo: 'kilogram',
    kilos: 'kilogram',
    mg: 'milligram',
    mcg: 'microgram',
    g: 'gram',
    gm: 'gram',
    ml: 'milliliter',
    cc: 'milliliter',
    l: 'liter',
    lb: 'pound',
    lbs: 'pound',
    oz: 'ounce',
    ft: 'foot',
    ms: 'millisecond',
    sec: 'second',
    secs: 'second',
    min: 'minute',
    mins: 'minute',
    hr: 'hour',
    hrs: 'hour',
    h: 'hour',
    kb: 'kilobyte',
    mb: 'megabyte',
    gb: 'gigabyte',
    tb: 'terabyte',
    c: 'celsius',
    f: 'fahrenheit',
    k: 'thousand',
    x: 'time',
    '%': 'percent',
    '°': 'degree',
    '°c': 'celsius',
    '°f': 'fahrenheit',
    Ω: 'ohm',
    ω: 'ohm',
    µm: 'micrometer',
    µg: 'microgram',
  }),
);

export interface Piece {
  text: string;
  /** The index of the input word where it starts. */
  source: number;
}

function isDigits(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text);
}

/**
 * Joins spelled-out numbers ("one hundred and twenty" becomes "120", "three point five" becomes "3.5") and spells out
 * the unit after a number. A single "one" is usually a pronoun and stays a word, except after a content word without an
 * article ("terminal one").
 */
export function readNumbers(pieces: readonly Piece[], language: TextLanguage): Piece[] {
  const { numbers } = language;
  const result: Piece[] = [];
  let index = 0;
  while (index < pieces.length) {
    const piece = pieces[index];
    if (piece === undefined) break;
    const spelled = spelledNumber(pieces, index, numbers);
    const isPronoun =
      spelled?.length === 1 && piece.text === numbers.pronoun && !namesNumber(pieces, index, language);
    if (spelled !== undefined && !isPronoun) {
      result.push({ text: spelled.text, source: piece.source });
      index += spelled.length;
    } else {
      result.push(piece);
      index += 1;
    }
    const next = pieces[index];
    const unit = next === undefined ? undefined : numbers.units.get(next.text);
    if (next !== undefined && unit !== undefined && isDigits(result.at(-1)?.text ?? '')) {
      result.push({ text: unit, source: next.source });
      index += 1;
    }
  }
  return result;
}

function namesNumber(
  pieces: readonly Piece[],
  index: number,
  { functionWords, numbers }: TextLanguage,
): boolean {
  const before = pieces[index - 1]?.text;
  if (before === undefined || functionWords.has(before) || pieces[index + 1]?.text === 'of') return false;
  return numbers.articles?.has(pieces[index - 2]?.text ?? '') !== true;
}

function spelledNumber(
  pieces: readonly Piece[],
  start: number,
  { small, scale, and, andFrom, point }: NumberForms,
): { text: string; length: number } | undefined {
  let total = 0;
  let current = 0;
  let length = 0;
  let last = Infinity;
  const textAt = (index: number) => pieces[index]?.text ?? '';
  for (;;) {
    const text = textAt(start + length);
    const value = small.get(text);
    const by = scale.get(text);
    if (
      value !== undefined &&
      (length === 0 || last >= 100 || (last >= 20 && last < 100 && value < 10 && value > 0))
    ) {
      current += value;
      last = value;
    } else if (by !== undefined && length > 0) {
      current = Math.max(1, current) * by;
      last = by;
      if (by >= 1000) {
        total += current;
        current = 0;
      }
    } else if (
      text === and &&
      last >= andFrom &&
      length > 0 &&
      small.get(textAt(start + length + 1)) !== undefined
    ) {
      length += 1;
      continue;
    } else break;
    length += 1;
  }
  if (length === 0) return undefined;
  let text = String(total + current);
  if (textAt(start + length) === point) {
    let decimals = '';
    while (length + 1 + decimals.length < pieces.length) {
      const digit = small.get(textAt(start + length + 1 + decimals.length));
      if (digit === undefined || digit > 9) break;
      decimals += String(digit);
    }
    if (decimals !== '') {
      text += `.${decimals}`;
      length += 1 + decimals.length;
    }
  }
  return { text, length };
}
