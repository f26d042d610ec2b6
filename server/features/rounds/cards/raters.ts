import {
  AGREEMENT_UNITS_MIN,
  LENIENCY_DIFFERENCE_MIN,
  LENIENCY_LEVELS_MIN,
  LENIENCY_PEOPLE_MIN,
} from '#contract/interview/card-limits.ts';
import { agreementOf } from '#server/features/reviews/agreement.ts';
import type { Card } from './card-store.ts';

interface Given {
  memberId: string | null;
  applicationId: string;
  level: number;
}
/** The levels that two or more people gave on the same criterion of a round. */
type Unit = Given[];

export function unitsOf(
  cards: readonly Pick<Card, 'roundId' | 'applicationId' | 'memberId' | 'levels'>[],
): Unit[] {
  const units = new Map<string, Unit>();
  for (const { roundId, memberId, applicationId, levels } of cards)
    for (const { criterionId, level } of levels) {
      if (level === null) continue;
      const key = `${roundId} ${criterionId}`;
      units.set(key, [...(units.get(key) ?? []), { memberId, applicationId, level }]);
    }
  return [...units.values()].filter(({ length }) => length >= 2);
}

/** How much people agree. Null if too few criteria were judged by several people, or if no one ever differs. */
export function agreementAmong(units: readonly Unit[]): { criteria: number; alpha: number | null } {
  const criteria = units.length;
  if (criteria < AGREEMENT_UNITS_MIN) return { criteria, alpha: null };
  const { alpha } = agreementOf(units.map((unit) => unit.map(({ level }) => level)));
  return { criteria, alpha: alpha === null ? null : rounded(alpha) };
}

export interface Leniency {
  /** How many criteria others judged too, and for how many people. */
  shared: number;
  people: number;
  /** The mean difference from the others, in levels. Null if there is not enough data. */
  difference: number | null;
  isClear: boolean;
}

/**
 * How many levels a member gives above the others on the same criteria. Each applicant counts once, because judgements
 * about the same person are related. The difference is clear if it is more than twice the standard error.
 */
export function leniencyOf(units: readonly Unit[], memberId: string): Leniency {
  const differences = units.flatMap((unit) => {
    const own = unit.find((one) => one.memberId === memberId);
    if (!own) return [];
    const others = unit.filter((one) => one !== own).map(({ level }) => level);
    return [{ applicationId: own.applicationId, difference: own.level - mean(others) }];
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
/** More digits would suggest more precision than there is. */
const rounded = (value: number) => Math.round(value * 100) / 100;
