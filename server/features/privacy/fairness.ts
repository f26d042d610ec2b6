import type { OutputOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/company/fairness.ts';
import {
  AGES,
  DISABILITIES,
  FAIRNESS_BASES,
  FAIRNESS_STEPS,
  GROUP_LEAST,
  GROUP_TITLES,
  HEARD_BANDS,
  NOT_SAID,
  RACES,
  SEXES,
} from '#contract/company/fairness-groups.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import * as store from './fairness-store.ts';
import { type Group, impactOf, maskedGroups } from './impact.ts';

type Fairness = OutputOf<typeof contract.getFairness>;
type Basis = (typeof FAIRNESS_BASES)[number];
type Step = (typeof FAIRNESS_STEPS)[number];
type Part = keyof store.SelfIdentification;
/** The answers that all people of a group gave. */
type Answers = Partial<Pick<store.Counted, Part>>;

const PARTS = ['sex', 'race', 'age', 'disability'] as const;

export async function showSelfIdentification(
  ctx: Context,
  userId: string,
): Promise<store.SelfIdentification> {
  const said = await store.selfIdentificationOf(ctx.db, userId);
  return said ?? { sex: null, race: null, age: null, disability: null };
}

/** Without any answers nothing is stored, not even that there once was one. */
export async function saveSelfIdentification(
  ctx: Context,
  userId: string,
  said: store.SelfIdentification,
): Promise<void> {
  if (PARTS.every((part) => said[part] === null)) await store.deleteSelfIdentification(ctx.db, userId);
  else await store.saveSelfIdentification(ctx.db, userId, { ...said, at: ctx.clock.now() });
}

export async function showFairness(
  ctx: Context,
  { id, companyId }: Pick<EmployerCaller, 'id' | 'companyId'>,
): Promise<Fairness> {
  const { until, groups } = await newestFigures(ctx, companyId);
  const rows = await store.scoresByHeard(ctx.db, companyId, id);
  return {
    untilDate: until.toISOString(),
    groups,
    heard: HEARD_BANDS.map(({ from, title }) => {
      const row = rows.find((one) => one.from === from);
      return {
        title: title(),
        interviews: row?.interviews ?? 0,
        meanScore: row?.mean_score ?? null,
        correct: row?.correct ?? 0,
        partial: row?.partial ?? 0,
        incorrect: row?.incorrect ?? 0,
        notAnswered: row?.not_answered ?? 0,
        needsReview: row?.needs_review ?? 0,
      };
    }),
    hiddenInterviews: rows.find(({ from }) => from === null)?.interviews ?? 0,
  };
}

/**
 * Newer figures are shown once enough people have been added to each step: a small difference would reveal what one
 * person said.
 */
async function newestFigures(ctx: Context, companyId: string): Promise<store.Figures> {
  const now = ctx.clock.now();
  const until = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const last = await store.figuresOf(ctx.db, companyId);
  if (last && last.until >= until) return last;
  const counted = await store.countSelfIdentified(ctx.db, companyId, until);
  if (last && !areEnoughNew(await store.countSelfIdentified(ctx.db, companyId, last.until), counted))
    return last;
  const groups = FAIRNESS_BASES.flatMap((basis) => groupsOf(basis, counted));
  const newest = { until, groups };
  // Figures that are all masked reveal nothing, so nothing can be calculated from them later.
  if (groups.some(({ figures }) => figures !== null)) await store.saveFigures(ctx.db, companyId, newest);
  return newest;
}

const REACHED = ['applied', 'advanced', 'interviewed', 'with_score', 'passed', 'hired'] as const;
const totalOf = (counted: readonly store.Counted[], step: keyof store.Reached) =>
  counted.reduce((sum, row) => sum + row[step], 0);

/** Whether each step has gained either no one or enough people since then, and at least one step has gained people. */
function areEnoughNew(before: readonly store.Counted[], now: readonly store.Counted[]): boolean {
  const added = REACHED.map((step) => totalOf(now, step) - totalOf(before, step));
  return added.every((people) => people === 0 || people >= GROUP_LEAST) && added.some((people) => people > 0);
}

const PAIRS = SEXES.flatMap((sex) => RACES.map((race) => ({ sex, race })));

/** The groups of each basis, and the sets of groups whose sum a reader knows from elsewhere. */
const GROUPS: Record<Basis, { answers: readonly Answers[]; lines: (readonly number[])[] }> = {
  sex: oneLine(SEXES.map((sex) => ({ sex }))),
  race: oneLine(RACES.map((race) => ({ race }))),
  age: oneLine(AGES.map((age) => ({ age }))),
  disability: oneLine(DISABILITIES.map((disability) => ({ disability }))),
  // The sums are the figures by sex, and those by race or ethnicity.
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

/** For each step, the people it is a share of, and the step before it. */
const FROM: Record<Step, { from: keyof store.Reached; after: Step | null }> = {
  advanced: { from: 'applied', after: null },
  interviewed: { from: 'advanced', after: 'advanced' },
  scored: { from: 'with_score', after: 'interviewed' },
  passed: { from: 'interviewed', after: 'interviewed' },
  hired: { from: 'passed', after: 'passed' },
};

const valuesOf = (answers: Answers) =>
  PARTS.map((part) => answers[part]).filter((value) => value !== undefined);
const isIn = (counted: store.Counted, answers: Answers) =>
  PARTS.every((part) => answers[part] === undefined || counted[part] === answers[part]);

function groupsOf(basis: Basis, counted: readonly store.Counted[]): Fairness['groups'] {
  const { answers, lines } = GROUPS[basis];
  const maskedIn = new Map<Step | null, Set<number>>();
  return FAIRNESS_STEPS.flatMap((step) => {
    const { from, after } = FROM[step];
    const groups = answers.map((one): Group => {
      const people = counted.filter((row) => isIn(row, one));
      return {
        people: totalOf(people, from),
        passed: totalOf(people, step),
        isSaid: !valuesOf(one).includes(NOT_SAID),
      };
    });
    const masked = maskedGroups(groups, lines, maskedIn.get(after));
    maskedIn.set(step, masked);
    return impactOf(groups, masked).map((figures, group) => ({
      basis,
      step,
      titles: valuesOf(answers[group]!).map((value) => GROUP_TITLES[value]()),
      figures,
    }));
  });
}
