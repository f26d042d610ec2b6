import * as said from '#contract/messages/en/fairness-report.ts';
import { BASIS_TITLES, STEP_TITLES } from '#contract/company/fairness-groups.ts';
import type { getFairness } from '#web/api/calls.ts';
import type { OutputOf } from '#web/api/types.ts';

export type Fairness = OutputOf<typeof getFairness>;
type FairnessGroup = Fairness['groups'][number];

/** The columns for the titles of a group, by what the groups are based on. */
const PARTS = {
  sex: ['sex'],
  race: ['race'],
  age: ['age'],
  disability: ['disability'],
  'sex-and-race': ['sex', 'race'],
} as const satisfies Record<FairnessGroup['basis'], readonly string[]>;

export const fairnessHeaders = (): string[] => [
  said.csvUntil(),
  said.groupsBy(),
  said.csvSex(),
  said.csvRace(),
  said.csvAge(),
  said.csvDisability(),
  said.csvStep(),
  said.people(),
  said.passed(),
  said.csvRate(),
  said.csvRateFrom(),
  said.csvRateTo(),
  said.csvRatio(),
  said.csvRatioFrom(),
  said.csvRatioTo(),
  said.masked(),
];

/** The figures for an auditor: a row for each group and step. Rates are fractions of 1, intervals are 95 %. */
export const fairnessRows = ({ untilDate, groups }: Fairness): string[][] =>
  groups.map(({ basis, step, titles, figures }) => {
    const titleOf = (part: string) => titles[PARTS[basis].findIndex((one) => one === part)] ?? '';
    const numbers = figures
      ? [
          figures.people,
          figures.passed,
          figures.rate,
          figures.rateLow,
          figures.rateHigh,
          figures.ratio,
          figures.low,
          figures.high,
        ]
      : Array.from({ length: 8 }, () => null);
    return [
      untilDate,
      BASIS_TITLES[basis](),
      ...['sex', 'race', 'age', 'disability'].map(titleOf),
      STEP_TITLES[step](),
      ...numbers.map((number) => (number === null ? '' : String(Number(number.toFixed(4))))),
      figures ? 'no' : 'yes',
    ];
  });
