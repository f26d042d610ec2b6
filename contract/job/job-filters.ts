import { jobValue } from './job-values.ts';
import * as said from '../messages/en/jobs.ts';
import { FULLY_REMOTE, JOB_TYPES } from '../shared/limits.ts';

/** The filters of a search for jobs, by their names in the API and in addresses, with the choices for each. */

export const WORK_PLACES = ['remote'] as const;

/** An amount such as '40,000 a year', in the currency of each job. */
export const yearlyPay = (amount: number): string => said.payAYear({ amount });
const within = (days: number) => said.withinDays({ days });
const choices = <Value extends string | number>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value: String(value), label: () => label(value) }));

export const JOB_FILTERS = [
  {
    name: 'workPlace',
    label: said.filterWorkPlace,
    choices: choices(WORK_PLACES, () => jobValue(FULLY_REMOTE)),
  },
  { name: 'jobType', label: said.filterJobType, choices: choices(JOB_TYPES, jobValue) },
  {
    name: 'payFrom',
    label: said.filterPay,
    choices: choices([40_000, 60_000, 80_000, 100_000, 125_000, 150_000, 200_000], yearlyPay),
  },
  { name: 'postedWithinDays', label: said.filterPosted, choices: choices([1, 3, 7, 14, 30], within) },
  /** The choices come from the list of sectors. */
  { name: 'sectorId', label: said.filterSector, choices: null },
] as const;

type JobFilterName = (typeof JOB_FILTERS)[number]['name'];

/** A filter that is not in use is left out. */
export interface JobFilterValues extends Partial<Record<JobFilterName, string>> {
  workPlace?: (typeof WORK_PLACES)[number];
  jobType?: (typeof JOB_TYPES)[number];
}

/** The filters in a form or an address. Values that are not among the choices are left out. */
export const filtersIn = (values: { get(name: string): unknown }): JobFilterValues =>
  Object.fromEntries(
    JOB_FILTERS.flatMap(({ name, choices }) => {
      const value = values.get(name);
      if (typeof value !== 'string' || value === '') return [];
      return choices === null || choices.some((choice) => choice.value === value) ? [[name, value]] : [];
    }),
  );

/** The sentence about how a search found its jobs. Null if their designations contain the text. */
export function matchNotice(
  match: 'text' | 'words' | 'similar' | undefined,
  designation: string,
): string | null {
  if (match === undefined || match === 'text') return null;
  return (match === 'words' ? said.matchByWords : said.matchSimilar)({ designation: designation.trim() });
}
