import { ROUND_NAMES, CONTRACT_YEARS_MAX, FULLY_REMOTE } from '#contract/shared/limits.ts';
import type { Job, JobCard } from '#web/api/types.ts';
import type { Role } from '#contract/shared/audience.ts';
import { money } from '#contract/shared/money.ts';
import { counted } from '#contract/shared/words.ts';
import { formatDate } from '#web/ui/dates.ts';
import { isRemote } from './wizard/progress/steps.ts';

/** The facts of a job as text. An unknown fact is null, so that the page can omit its line. */

/** The label of the last option for years. */
export const CONTRACT_YEARS_AND_MORE = `${CONTRACT_YEARS_MAX} Years & Above`;

/** '1 year 6 months' from the contract's years and months. */
export function contractPeriod(job: Pick<Job, 'startDate' | 'endDate'>): string | null {
  if (job.startDate === null || job.endDate === null) return null;
  const years = Number(job.startDate);
  const months = Number(job.endDate);
  const yearText =
    years >= CONTRACT_YEARS_MAX ? CONTRACT_YEARS_AND_MORE : years > 0 ? counted(years, 'year') : '';
  const monthText = months > 0 ? counted(months, 'month') : '';
  return [yearText, monthText].filter(Boolean).join(' ') || null;
}

/** '$90,000 – $110,000 a year', or '$95,000 a year' for a fixed salary. */
export function annualSalary(job: Pick<JobCard, 'salary' | 'annualSalaryRange' | 'employer'>): string | null {
  const { currency } = job.employer;
  if (job.salary !== null && job.salary !== '') return `${money(job.salary, currency)} a year`;
  const [low, high] = job.annualSalaryRange?.split('-') ?? [];
  return low && high ? `${money(low, currency)} – ${money(high, currency)} a year` : null;
}

/** 'Albany, New York, United States'. A fully remote job has no work location. */
export function workPlace(job: Pick<JobCard, 'workLocation' | 'miscInfo'>): string | null {
  const place = job.workLocation;
  if (place) return [place.city, place.state, place.country].filter(Boolean).join(', ');
  return isRemote(job) ? FULLY_REMOTE : null;
}

/** The main facts of a job, each with its label. A fact that is unknown has no value. */
export const jobFacts = (job: Job): [label: string, value: string | null | undefined][] => [
  ['Job Type', job.type],
  ['Posted', job.publishedDate && formatDate(job.publishedDate)],
  ['Contract Period', contractPeriod(job)],
  ['Annual Salary', annualSalary(job)],
  ['Location', workPlace(job)],
  ['Industry', job.sector.name],
  ['Education', job.education?.name],
];

export interface Round {
  name: string;
  mode: string;
}

/** The rounds of the interview process in their order. */
export function interviewRounds(job: Pick<Job, 'interviewProcess'>): Round[] {
  const process = job.interviewProcess;
  if (!process) return [];
  return ROUND_NAMES.slice(0, Number(process.rounds)).map((name) => ({
    name,
    mode: process.communicationMode[name] ?? '-',
  }));
}

interface MiscRow {
  label: string;
  value: string;
  /** Whether candidates see it; null if unknown. */
  displayed: boolean | null;
}

/** null if there is no answer. */
const yesNo = (answer: boolean | undefined) => (answer === undefined ? null : answer ? 'Yes' : 'No');
const names = (list: readonly { name: string }[] | undefined) =>
  (list ?? []).map((entry) => entry.name).join(', ');

function yesWith(answer: boolean | undefined, details: (string | undefined)[]): string | null {
  if (answer !== true) return yesNo(answer);
  const text = details.filter(Boolean).join('. ');
  return text === '' ? 'Yes' : `Yes: ${text}`;
}

function hourlyPay(misc: NonNullable<Job['miscInfo']>, currency: string): string | null {
  if (misc.hourlyRate) return `${money(misc.hourlyRate, currency)} an hour`;
  const { hourlyRateRangeStart: low, hourlyRateRangeEnd: high } = misc;
  return low && high ? `${money(low, currency)} – ${money(high, currency)} an hour` : null;
}

/** Misc info line by line. Candidates get only the displayed fields; employers get all. */
export function miscRows(
  { miscInfo: misc, employer }: Pick<Job, 'miscInfo' | 'employer'>,
  viewer: Role,
): MiscRow[] {
  if (!misc) return [];
  // Candidates receive neither the switches nor the fields that are switched off.
  const everything = misc.allDisplayToCandidate;
  const line = (
    label: string,
    value: string | null | undefined,
    shown: boolean | undefined,
  ): MiscRow | null => (value ? { label, value, displayed: everything === true || (shown ?? null) } : null);
  const all: (MiscRow | null)[] = [
    line('Hourly Rate', hourlyPay(misc, employer.currency), misc.displayHourlyRate),
    line(
      'Position Qualifies For Overtime',
      yesNo(misc.positionQualifiesForOvertime),
      misc.displayPositionQualifiesForOvertime,
    ),
    line('Work Visa Sponsored', yesNo(misc.workVisaSponsor), misc.displayWorkVisaSponsor),
    line(
      'Offered Benefits',
      yesWith(misc.offeredBenefitsApplicable, [names(misc.offeredBenefits)]),
      misc.displayOfferedBenefits,
    ),
    line(
      'Relocation Benefits',
      yesWith(misc.isRelocationApplicable, [names(misc.relocationBenefits)]),
      misc.displayRelocationBenefits,
    ),
    line(
      'Travel',
      yesWith(misc.isTravelApplicable, [
        misc.travelPercentage === undefined ? undefined : `${misc.travelPercentage}%`,
        misc.travelRequirementsDetails,
      ]),
      misc.displayTravelApplicable,
    ),
    line('Work From Home', yesWith(misc.isWFHAvailable, [misc.wfhValue]), misc.displayWorkFromHome),
    line('Additional Notes', misc.additionalNotes, misc.displayAdditionalNotes),
    line('Start Date', misc.startDate && formatDay(misc.startDate), everything),
    line('Expected Start Date', misc.exStartDate && formatDay(misc.exStartDate), everything),
    line('Hire Pitch Video', yesNo(misc.whyShouldHire), undefined),
  ];
  return all.filter(
    (row): row is MiscRow => row !== null && (viewer === 'employer' || row.displayed !== false),
  );
}

/** The viewer's current day, or the one so many days later, as YYYY-MM-DD. */
export function localDay(later = 0): string {
  const day = new Date();
  day.setDate(day.getDate() + later);
  return day.toLocaleDateString('en-CA');
}

/** A calendar day is the same day in every time zone. */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.slice(0, 10).split('-').map(Number);
  return formatDate(new Date(year ?? 0, (month ?? 1) - 1, day));
}
