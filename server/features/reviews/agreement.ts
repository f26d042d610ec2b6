import * as said from '#contract/messages/en/company-rules.ts';

/**
 * How much several judges agree, from 1 (always) through 0 (by chance) to below 0 (less than by chance). Krippendorff's
 * alpha for ordinal data with missing values: K. Krippendorff, Computing Krippendorff's Alpha-Reliability, University
 * of Pennsylvania, 2011, part C and D.
 */

export interface Agreement {
  alpha: number | null;
  /** Why there is no figure. Empty if there is one. */
  reason: string;
}

/** With one unit, alpha is 0 or undefined, whatever the judgements. */
const UNITS_MIN = 2;

/**
 * Each unit has the values that the judges gave it. Units with only one value say nothing about agreement and are left
 * out.
 */
export function agreementOf(units: readonly (readonly number[])[]): Agreement {
  const pairable = units.filter((values) => values.length >= 2);
  if (pairable.length < UNITS_MIN) return { alpha: null, reason: said.agreementTooFew() };
  const categories = [...new Set(pairable.flat())].toSorted((a, b) => a - b);
  if (categories.length === 1) return { alpha: null, reason: said.agreementSame() };
  const counts = categories.map((category) => pairable.flat().filter((value) => value === category).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const at = new Map(categories.map((category, index) => [category, index]));
  /** The squared difference of two ranks: the number of values between them, plus half of those at each end. */
  const difference = (one: number, other: number) => {
    const [from, to] = [Math.min(one, other), Math.max(one, other)];
    const between = counts.slice(from, to + 1).reduce((sum, count) => sum + count, 0);
    return (between - (counts[from]! + counts[to]!) / 2) ** 2;
  };
  let observed = 0;
  for (const values of pairable) {
    const ranks = values.map((value) => at.get(value)!);
    for (const [index, one] of ranks.entries()) {
      for (const other of ranks.slice(index + 1)) {
        if (one !== other) observed += (2 * difference(one, other)) / (values.length - 1);
      }
    }
  }
  let expected = 0;
  for (const one of categories.keys()) {
    for (const other of categories.keys()) {
      if (one < other) expected += 2 * counts[one]! * counts[other]! * difference(one, other);
    }
  }
  return { alpha: 1 - ((total - 1) * observed) / expected, reason: '' };
}
