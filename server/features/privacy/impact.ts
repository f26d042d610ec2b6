import { GROUP_LEAST } from '#contract/company/fairness-groups.ts';
import { Z, wilsonInterval } from '#server/features/reviews/statistics.ts';

/** The fairness statistics: which groups are masked, and impact ratios with their intervals. */

export interface Group {
  people: number;
  passed: number;
  /** People who did not say it are counted, but compared with no one. */
  isSaid: boolean;
}

interface Impact {
  people: number;
  passed: number;
  rate: number;
  rateLow: number;
  rateHigh: number;
  ratio: number | null;
  low: number | null;
  high: number | null;
}

/**
 * The 95 % interval of a ratio of two proportions by the log method: D. Katz, J. Baptista, S. P. Azen, M. C. Pike,
 * "Obtaining confidence intervals for the risk ratio in cohort studies", Biometrics 34 (1978), 469-474. 0 has no
 * logarithm, so there is no interval if no one passed.
 */
export function katzInterval(
  group: Omit<Group, 'isSaid'>,
  highest: Omit<Group, 'isSaid'>,
): [low: number, high: number] | null {
  if (group.passed === 0 || highest.passed === 0) return null;
  const ratio = group.passed / group.people / (highest.passed / highest.people);
  const error = Math.sqrt(1 / group.passed - 1 / group.people + 1 / highest.passed - 1 / highest.people);
  return [ratio * Math.exp(-Z * error), ratio * Math.exp(Z * error)];
}

/**
 * Which groups to mask. `lines` are the sets of groups whose sum a reader may know, as indexes. At least two groups
 * with GROUP_LEAST people in total are masked in each line, so that they cannot be calculated by subtraction. Groups
 * that were masked in the previous step stay masked, because the people who passed that step are those who can pass
 * this one.
 */
export function maskedGroups(
  groups: readonly Group[],
  lines: readonly (readonly number[])[],
  before: ReadonlySet<number> = new Set(),
): Set<number> {
  const all = groups.map((_, index) => index);
  // If fewer passed, a reader who knows them would learn what they said about themselves.
  if (groups.reduce((sum, { passed }) => sum + passed, 0) < GROUP_LEAST) return new Set(all);
  const masked = new Set(all.filter((index) => before.has(index) || groups[index]!.people < GROUP_LEAST));
  for (;;) {
    const more = lines.map((line) => nextOf(groups, line, masked)).find((index) => index !== null);
    if (more === undefined) return masked;
    masked.add(more);
  }
}

/** The smallest group that must also be masked in a line. Null if there is none. */
function nextOf(
  groups: readonly Group[],
  line: readonly number[],
  masked: ReadonlySet<number>,
): number | null {
  const hidden = line.filter((index) => masked.has(index) && groups[index]!.people > 0);
  const people = hidden.reduce((sum, index) => sum + groups[index]!.people, 0);
  if (hidden.length === 0 || (hidden.length > 1 && people >= GROUP_LEAST)) return null;
  const shown = line.filter((index) => !masked.has(index));
  return shown.toSorted((one, other) => groups[one]!.people - groups[other]!.people)[0] ?? null;
}

export function impactOf(groups: readonly Group[], masked: ReadonlySet<number>): (Impact | null)[] {
  const rateOf = ({ passed, people }: Group) => passed / people;
  const compared = groups.filter(({ isSaid }, index) => isSaid && !masked.has(index));
  const highest = compared.toSorted((one, other) => rateOf(other) - rateOf(one))[0];
  return groups.map((group, index) => {
    if (masked.has(index)) return null;
    const { people, passed, isSaid } = group;
    const [rateLow, rateHigh] = wilsonInterval(passed, people);
    const ofRate = { people, passed, rate: rateOf(group), rateLow, rateHigh };
    if (!isSaid || highest === undefined || highest.passed === 0)
      return { ...ofRate, ratio: null, low: null, high: null };
    const [low, high] = (group === highest ? null : katzInterval(group, highest)) ?? [null, null];
    return { ...ofRate, ratio: ofRate.rate / rateOf(highest), low, high };
  });
}
