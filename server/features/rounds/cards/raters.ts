import {
  AGREEMENT_UNITS_MIN,
  LENIENCY_DIFFERENCE_MIN,
  LENIENCY_LEVELS_MIN,
  LENIENCY_PEOPLE_MIN,
} from '#contract/interview/card-limits.ts';
import { agreementOf } from '#server/features/reviews/agreement.ts';
import type { RatedLevel } from './card-store.ts';

type Rated = Pick<RatedLevel, 'roundId' | 'applicationId' | 'criterionId' | 'memberId' | 'level'>;

/** The levels of each criterion of a round that two or more people judged. */
const unitsOf = (levels: readonly Rated[]): Rated[][] =>
  [...Map.groupBy(levels, ({ roundId, criterionId }) => `${roundId} ${criterionId}`).values()].filter(
    (unit) => unit.length >= 2,
  );

/** How far people agree; null while too few criteria were judged by several, or nobody ever differs. */
export function agreementAmong(levels: readonly Rated[]): { criteria: number; alpha: number | null } {
  const units = unitsOf(levels);
  const { alpha } =
    units.length < AGREEMENT_UNITS_MIN
      ? { alpha: null }
      : agreementOf(units.map((unit) => unit.map(({ level }) => level)));
  return { criteria: units.length, alpha: alpha === null ? null : rounded(alpha) };
}

export interface Leniency {
  /** Criteria that others judged too, and of how many people. */
  shared: number;
  people: number;
  /** The mean difference to the others in levels; null while there is too little. */
  difference: number | null;
  isClear: boolean;
}

/**
 * How many levels a member gives more than the others on the same criteria. Each person who applied counts once, because
 * what is said of one person hangs together; it is clear beyond twice the standard error.
 */
export function leniencyOf(levels: readonly Rated[], memberId: string): Leniency {
  const differences = unitsOf(levels).flatMap((unit) => {
    const own = unit.find((one) => one.memberId === memberId);
    const others = unit.filter((one) => one.memberId !== memberId).map(({ level }) => level);
    return own && others.length > 0
      ? [{ applicationId: own.applicationId, difference: own.level - mean(others) }]
      : [];
  });
  const perPerson = [...Map.groupBy(differences, ({ applicationId }) => applicationId).values()].map((of) =>
    mean(of.map(({ difference }) => difference)),
  );
  const known = { shared: differences.length, people: perPerson.length };
  if (known.shared < LENIENCY_LEVELS_MIN || known.people < LENIENCY_PEOPLE_MIN)
    return { ...known, difference: null, isClear: false };
  const difference = mean(perPerson);
  const spread = perPerson.reduce((sum, one) => sum + (one - difference) ** 2, 0) / (known.people - 1);
  const error = Math.sqrt(spread / known.people);
  const isClear = Math.abs(difference) >= Math.max(LENIENCY_DIFFERENCE_MIN, 2 * error);
  return { ...known, difference: rounded(difference), isClear };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** More digits would claim more than is known. */
const rounded = (value: number) => Math.round(value * 100) / 100;
