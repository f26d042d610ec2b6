import { stemOf } from '#server/features/analysis/grading/text/stem.ts';
import type { Token } from '#server/features/analysis/grading/text/words.ts';
import { type Difference, isContent, isNumber, share, stemsAround } from './difference.ts';

/** A number with its unit: "48 hours", "under a minute", "30 boxes per second". */
export interface Measure {
  /** Indexes into the tokens: from the number to after the unit. */
  from: number;
  until: number;
  /** Undefined for "a minute", "an hour". */
  number: string | undefined;
  value: number;
  unit: Unit;
  /** The number stands for so many of them in each of this unit ("per second"). */
  isRate: boolean;
}

interface Unit {
  /** What it measures: units of the same dimension can be converted. */
  dimension: string;
  /** How many of the smallest unit of its dimension it is. */
  size: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Months and years differ in length: the mean one, as people count with it. */
const month = 30 * day;

/** Each line: a dimension, then its units with their sizes. Without a size, nothing can be converted. */
const dimensions: Record<string, Record<string, number>> = {
  time: {
    microsecond: 0.001,
    millisecond: 1,
    second: 1000,
    minute,
    hour,
    day,
    week: 7 * day,
    fortnight: 14 * day,
    month,
    quarter: 3 * month,
    year: 12 * month,
    decade: 120 * month,
    century: 1200 * month,
  },
  length: {
    micrometer: 0.001,
    millimeter: 1,
    centimeter: 10,
    inch: 25.4,
    foot: 304.8,
    yard: 914.4,
    meter: 1000,
    kilometer: 1e6,
    mile: 1_609_344,
  },
  mass: { microgram: 0.001, milligram: 1, gram: 1000, ounce: 28_350, kilogram: 1e6, ton: 1e9, tonne: 1e9 },
  volume: { milliliter: 1, centiliter: 10, liter: 1000, gallon: 3785 },
  memory: {
    bit: 0.125,
    kilobit: 125,
    megabit: 125e3,
    gigabit: 125e6,
    byte: 1,
    kilobyte: 1e3,
    megabyte: 1e6,
    gigabyte: 1e9,
    terabyte: 1e12,
  },
  voltage: { millivolt: 0.001, volt: 1, kilovolt: 1000 },
  current: { milliampere: 0.001, ampere: 1, amp: 1 },
  power: { milliwatt: 0.001, watt: 1, kilowatt: 1000, megawatt: 1e6 },
  energy: { joule: 1, kilowatthour: 3.6e6, calorie: 4.184, kilocalorie: 4184 },
  resistance: { ohm: 1, kilohm: 1000 },
  frequency: { hertz: 1, kilohertz: 1e3, megahertz: 1e6, gigahertz: 1e9 },
  pressure: { pascal: 1, kilopascal: 1000, psi: 6895, bar: 100_000, mmhg: 133 },
  share: { percent: 1 },
  celsius: { celsius: 1 },
  fahrenheit: { fahrenheit: 1 },
  angle: { radian: 1 },
  screen: { pixel: 1 },
  gauge: { gauge: 1 },
  euro: { euro: 1, cent: 0.01 },
  dollar: { dollar: 1 },
  rupee: { rupee: 1 },
};

const units = new Map<string, Unit>(
  Object.entries(dimensions).flatMap(([dimension, sizes]) =>
    Object.entries(sizes).map(([name, size]) => [stemOf(name), { dimension, size }] as const),
  ),
);
for (const [plural, singular] of [
  ['feet', 'foot'],
  ['inches', 'inch'],
  ['centuries', 'century'],
] as const) {
  const unit = units.get(stemOf(singular));
  if (unit !== undefined) units.set(stemOf(plural), unit);
}

const fractions = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
]);
/** Between a number and what is counted in each second: "30 gigabytes of logs per day". */
const rateReach = 4;
/** One unit is exact, but a month has not always 30 days. */
const nearlyEqual = 0.02;
/** The number of a list may have its unit at the end: "thirty, sixty and ninety days". */
const listReach = 6;

export function measuresIn(tokens: readonly Token[]): Measure[] {
  return tokens.flatMap((token, at) => {
    const found = isNumber(token) ? ofNumber(tokens, at) : ofArticle(tokens, at);
    return found;
  });
}

function unitAt(tokens: readonly Token[], at: number): { unit: Unit; until: number } | undefined {
  const isDegree = tokens[at]?.stem === stemOf('degree');
  const place = isDegree ? at + 1 : at;
  const unit = units.get(tokens[place]?.stem ?? '');
  return unit === undefined ? undefined : { unit, until: place + 1 };
}

function ofNumber(tokens: readonly Token[], at: number): Measure[] {
  const number = tokens[at]?.word ?? '';
  const base = { from: at, number, value: Number(number) };
  const measures: Measure[] = [];
  const found = unitAt(tokens, at + 1) ?? unitOfList(tokens, at);
  if (found !== undefined) measures.push({ ...base, ...found, isRate: false });
  const rate = rateAfter(tokens, found?.until ?? at + 1);
  if (rate !== undefined) measures.push({ ...base, ...rate, isRate: true });
  return measures;
}

/** The unit behind the last number of a list that begins here. */
function unitOfList(tokens: readonly Token[], at: number): { unit: Unit; until: number } | undefined {
  let last = at;
  for (let next = at + 1; next <= at + listReach; next += 1) {
    if (isNumber(tokens[next])) last = next;
    else if (!/^(?:to|and|or)$/.test(tokens[next]?.word ?? '')) break;
  }
  return last === at ? undefined : unitAt(tokens, last + 1);
}

/** "Per second", "a minute", "each day" within a few words. */
function rateAfter(tokens: readonly Token[], from: number): { unit: Unit; until: number } | undefined {
  for (let at = from; at <= from + rateReach; at += 1) {
    const token = tokens[at];
    if (token === undefined || token.phrase !== tokens[from - 1]?.phrase) return undefined;
    const found = /^(?:per|a|an|each|every)$/.test(token.word) ? unitAt(tokens, at + 1) : undefined;
    if (found !== undefined && found.unit.dimension === 'time') return found;
    if (isNumber(token)) return undefined;
  }
  return undefined;
}

/** "An hour", "half a gram", "a quarter of an hour", "once per day". */
function ofArticle(tokens: readonly Token[], at: number): Measure[] {
  const word = tokens[at]?.word ?? '';
  if (word === 'once' || word === 'twice') {
    const rate = rateAfter(tokens, at + 1);
    const value = word === 'once' ? 1 : 2;
    return rate === undefined ? [] : [{ from: at, number: word, value, ...rate, isRate: true }];
  }
  const fraction = fractions.get(word);
  if (fraction !== undefined) {
    const skipped = tokens[at + 1]?.word === 'of' ? 2 : 1;
    const isOf = /^(?:a|an)$/.test(tokens[at + skipped]?.word ?? '');
    const found = isOf ? unitAt(tokens, at + skipped + 1) : undefined;
    return found === undefined ? [] : [{ from: at, number: word, value: fraction, ...found, isRate: false }];
  }
  if (word !== 'a' && word !== 'an') return [];
  const isPart =
    /^(?:half|of)$/.test(tokens[at - 1]?.word ?? '') &&
    /^(?:half|quarter)$/.test(tokens[at - 2]?.word ?? 'half');
  const found = isPart ? undefined : unitAt(tokens, at + 1);
  return found === undefined ? [] : [{ from: at, number: undefined, value: 1, ...found, isRate: false }];
}

/** Whether two measures are the same amount: "50 millimetres" is "5 centimetres". */
export function areEqual(one: Measure, other: Measure): boolean {
  if (one.unit.dimension !== other.unit.dimension || one.isRate !== other.isRate) return false;
  const [a, b] = one.isRate
    ? [one.value / one.unit.size, other.value / other.unit.size]
    : [one.value * one.unit.size, other.value * other.unit.size];
  return Math.abs(a - b) <= nearlyEqual * Math.max(a, b);
}

/** The words around two measures that must have one in common, for both to be about the same. */
const company = 8;

/**
 * The measures of the answer that have the number of a measure of the reference with another unit: "48 minutes"
 * for "48 hours". Nothing is found where the answer has the expected one as well.
 */
export function otherUnits(reference: readonly Token[], answer: readonly Token[]): Difference[] {
  const wanted = measuresIn(reference);
  if (wanted.length === 0) return [];
  const said = measuresIn(answer);
  const others = said.flatMap((one): Difference[] => {
    if (wanted.some((other) => areEqual(one, other))) return [];
    const around = stemsAround(answer, one.from, one.until, company);
    const meant = wanted.filter(
      (other) =>
        other.number === one.number &&
        other.isRate === one.isRate &&
        !said.some((own) => areEqual(own, other)) &&
        isBeside(around, stemsAround(reference, other.from, other.until, company)),
    );
    return meant.length === 0 ? [] : [{ kind: 'unit', from: one.from, until: one.until }];
  });
  return [...others, ...countedForShares(reference, answer, wanted, said)];
}

/** A text of nothing but the measure has no words around it. */
const isBeside = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === 0 || other.size === 0 || share(one, other);

/** "5 requests" for "5 percent of the requests", where the answer says 5 percent of nothing. */
function countedForShares(
  reference: readonly Token[],
  answer: readonly Token[],
  wanted: readonly Measure[],
  said: readonly Measure[],
): Difference[] {
  const shares = wanted.filter(({ unit }) => unit.dimension === 'share');
  const nouns = new Set(reference.filter(isContent).map(({ stem }) => stem));
  return answer.flatMap((token, at): Difference[] => {
    const noun = answer[at + 1];
    if (!isNumber(token) || noun === undefined || !isContent(noun) || !nouns.has(noun.stem)) return [];
    const isShare = shares.some(({ number }) => number === token.word);
    if (!isShare || said.some(({ from, number }) => from === at || number === token.word)) return [];
    return wanted.some(({ number, unit }) => number === token.word && unit.dimension !== 'share')
      ? []
      : [{ kind: 'unit', from: at, until: at + 2 }];
  });
}
