import type { OutputOf } from '#contract/endpoint.ts';
import type * as contract from '#contract/fairness.ts';
import {
  AGES,
  FAIRNESS_BASES,
  FAIRNESS_STEPS,
  GROUP_TITLES,
  NOT_SAID,
  RACES,
  SEXES,
} from '#contract/fairness.ts';
import type { Context } from '#server/platform/context.ts';
import * as store from './fairness-store.ts';
import { type Group, impactOf, maskedGroups } from './impact.ts';

type Fairness = OutputOf<typeof contract.getFairness>;
type Basis = (typeof FAIRNESS_BASES)[number];
/** The answers that all people of a group gave. */
type Answers = Partial<Pick<store.Counted, 'sex' | 'race' | 'age'>>;

export async function showSelfIdentification(
  ctx: Context,
  userId: string,
): Promise<store.SelfIdentification> {
  return (await store.selfIdentificationOf(ctx.db, userId)) ?? { sex: null, race: null, age: null };
}

/** Without any answer nothing is kept, not even that there once was one. */
export async function saveSelfIdentification(
  ctx: Context,
  userId: string,
  said: store.SelfIdentification,
): Promise<void> {
  if (said.sex === null && said.race === null && said.age === null)
    await store.deleteSelfIdentification(ctx.db, userId);
  else await store.saveSelfIdentification(ctx.db, userId, { ...said, at: ctx.clock.now() });
}

const PAIRS = SEXES.flatMap((sex) => RACES.map((race) => ({ sex, race })));

/** The groups of a basis, and the sets of them whose sum a reader knows from elsewhere. */
const GROUPS: Record<Basis, { answers: readonly Answers[]; lines: (readonly number[])[] }> = {
  sex: oneLine(SEXES.map((sex) => ({ sex }))),
  race: oneLine(RACES.map((race) => ({ race }))),
  age: oneLine(AGES.map((age) => ({ age }))),
  // The sums are the figures by sex and those by race or ethnicity.
  'sex-and-race': {
    answers: PAIRS,
    lines: [
      ...SEXES.map((sex) => PAIRS.flatMap((pair, index) => (pair.sex === sex ? [index] : []))),
      ...RACES.map((race) => PAIRS.flatMap((pair, index) => (pair.race === race ? [index] : []))),
    ],
  },
};

function oneLine(answers: readonly Answers[]): { answers: readonly Answers[]; lines: number[][] } {
  return { answers, lines: [answers.map((_, index) => index)] };
}

const valuesOf = ({ sex, race, age }: Answers) => [sex, race, age].filter((one) => one !== undefined);
const isIn = (counted: store.Counted, { sex, race, age }: Answers) =>
  (sex === undefined || counted.sex === sex) &&
  (race === undefined || counted.race === race) &&
  (age === undefined || counted.age === age);

/** All jobs together until the beginning of the month: a figure for each day would show what one person said. */
export async function showFairness(ctx: Context, companyId: string): Promise<Fairness> {
  const now = ctx.clock.now();
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const counted = await store.countSelfIdentified(ctx.db, companyId, until);
  return {
    untilDate: until.toISOString(),
    groups: FAIRNESS_BASES.flatMap((basis) => groupsOf(basis, counted)),
  };
}

function groupsOf(basis: Basis, counted: readonly store.Counted[]): Fairness['groups'] {
  const { answers, lines } = GROUPS[basis];
  let masked = new Set<number>();
  return FAIRNESS_STEPS.flatMap((step, index) => {
    const from = index === 0 ? 'applied' : FAIRNESS_STEPS[index - 1]!;
    const groups = answers.map((one): Group => {
      const people = counted.filter((row) => isIn(row, one));
      return {
        people: people.reduce((sum, row) => sum + row[from], 0),
        passed: people.reduce((sum, row) => sum + row[step], 0),
        isSaid: !valuesOf(one).includes(NOT_SAID),
      };
    });
    masked = maskedGroups(groups, lines, masked);
    return impactOf(groups, masked).map((figures, group) => ({
      basis,
      step,
      titles: valuesOf(answers[group]!).map((value) => GROUP_TITLES[value]),
      figures,
    }));
  });
}
