import { jobValue } from '#contract/job/job-values.ts';
import * as said from '#contract/messages/en/jobs.ts';
import { CONTRACT_YEARS_MAX, FULLY_REMOTE } from '#contract/shared/limits.ts';
import type { Job, JobCard } from '#web/api/types.ts';
import type { Role } from '#contract/shared/audience.ts';
import { money } from '#contract/shared/money.ts';
import { formatDate } from '#web/ui/dates.ts';
import { percent } from '#web/ui/percent.ts';
import { contractYearsAndMore } from './contract-years.ts';
import { isRemote } from './wizard/progress/steps.ts';

/** The facts of a job as text. An unknown fact is null, so that the page can omit its line. */

/** '1 year 6 months' from the contract's years and months. */
export function contractPeriod(job: Pick<Job, 'startDate' | 'endDate'>): string | null {
  if (job.startDate === null || job.endDate === null) return null;
  const years = Number(job.startDate);
  const months = Number(job.endDate);
  const yearText =
    years >= CONTRACT_YEARS_MAX ? contractYearsAndMore() : years > 0 ? said.years({ years }) : '';
  const monthText = months > 0 ? said.months({ months }) : '';
  return [yearText, monthText].filter(Boolean).join(' ') || null;
}

/** '$90,000 – $110,000 a year', or '$95,000 a year' for a fixed salary. */
export function annualSalary(job: Pick<JobCard, 'salary' | 'annualSalaryRange' | 'employer'>): string | null {
  const { currency } = job.employer;
  if (job.salary !== null && job.salary !== '') return said.aYear({ money: money(job.salary, currency) });
  const [low, high] = job.annualSalaryRange?.split('-') ?? [];
  return low && high ? said.rangeAYear({ low: money(low, currency), high: money(high, currency) }) : null;
}

/** 'Albany, New York, United States'. A fully remote job has no work location. */
export function workPlace(job: Pick<JobCard, 'workLocation' | 'miscInfo'>): string | null {
  const place = job.workLocation;
  if (place) return [place.city, place.state, place.country].filter(Boolean).join(', ');
  return isRemote(job) ? jobValue(FULLY_REMOTE) : null;
}

/** The main facts of a job, each with its label. An unknown fact has no value. */
export const jobFacts = (job: Job): [label: string, value: string | null | undefined][] => [
  [said.jobType(), jobValue(job.type)],
  [said.posted(), job.publishedDate && formatDate(job.publishedDate)],
  [said.contractPeriod(), contractPeriod(job)],
  [said.annualSalary(), annualSalary(job)],
  [said.location(), workPlace(job)],
  [said.industry(), job.sector.name],
  [said.education(), job.education?.name],
];

interface MiscRow {
  label: string;
  value: string;
  /** Whether candidates see it. Null if unknown. */
  displayed: boolean | null;
}

/** Null if there is no answer. */
const yesNo = (answer: boolean | undefined) =>
  answer === undefined ? null : answer ? said.yes() : said.no();
const names = (list: readonly { name: string }[] | undefined) =>
  (list ?? []).map((entry) => entry.name).join(', ');

function yesWith(answer: boolean | undefined, details: (string | undefined)[]): string | null {
  if (answer !== true) return yesNo(answer);
  const text = details.filter(Boolean).join('. ');
  return text === '' ? said.yes() : said.yesWith({ details: text });
}

function hourlyPay(misc: NonNullable<Job['miscInfo']>, currency: string): string | null {
  if (misc.hourlyRate) return said.anHour({ money: money(misc.hourlyRate, currency) });
  const { hourlyRateRangeStart: low, hourlyRateRangeEnd: high } = misc;
  return low && high ? said.rangeAnHour({ low: money(low, currency), high: money(high, currency) }) : null;
}

/** The misc info line by line. Candidates get only the displayed fields; employers get all. */
export function miscRows(
  { miscInfo: misc, employer }: Pick<Job, 'miscInfo' | 'employer'>,
  viewer: Role,
): MiscRow[] {
  if (!misc) return [];
  // Candidates receive neither the switches nor the fields switched off.
  const everything = misc.allDisplayToCandidate;
  const line = (
    label: string,
    value: string | null | undefined,
    shown: boolean | undefined,
  ): MiscRow | null => (value ? { label, value, displayed: everything === true || (shown ?? null) } : null);
  const all: (MiscRow | null)[] = [
    line(said.hourlyRate(), hourlyPay(misc, employer.currency), misc.displayHourlyRate),
    line(said.overtime(), yesNo(misc.positionQualifiesForOvertime), misc.displayPositionQualifiesForOvertime),
    line(said.workVisa(), yesNo(misc.workVisaSponsor), misc.displayWorkVisaSponsor),
    line(
      said.offeredBenefits(),
      yesWith(misc.offeredBenefitsApplicable, [names(misc.offeredBenefits)]),
      misc.displayOfferedBenefits,
    ),
    line(
      said.relocationBenefits(),
      yesWith(misc.isRelocationApplicable, [names(misc.relocationBenefits)]),
      misc.displayRelocationBenefits,
    ),
    line(
      said.travel(),
      yesWith(misc.isTravelApplicable, [
        misc.travelPercentage === undefined ? undefined : percent(misc.travelPercentage / 100),
        misc.travelRequirementsDetails,
      ]),
      misc.displayTravelApplicable,
    ),
    line(
      said.workFromHome(),
      yesWith(misc.isWFHAvailable, [misc.wfhValue && jobValue(misc.wfhValue)]),
      misc.displayWorkFromHome,
    ),
    line(said.additionalNotes(), misc.additionalNotes, misc.displayAdditionalNotes),
    line(said.startDate(), misc.startDate && formatDay(misc.startDate), everything),
    line(said.expectedStartDate(), misc.exStartDate && formatDay(misc.exStartDate), everything),
    line(said.pitchVideo(), yesNo(misc.whyShouldHire), undefined),
  ];
  return all.filter(
    (row): row is MiscRow => row !== null && (viewer === 'employer' || row.displayed !== false),
  );
}

/** The viewer's current date, or the date that many days later, as YYYY-MM-DD. */
export function localDay(later = 0): string {
  const day = new Date();
  day.setDate(day.getDate() + later);
  return day.toLocaleDateString('en-CA');
}

/** A calendar day is the same in every time zone. */
export function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.slice(0, 10).split('-').map(Number);
  return formatDate(new Date(year ?? 0, (month ?? 1) - 1, day));
}
