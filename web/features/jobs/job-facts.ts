import type { Role } from '#contract/endpoint.ts';
import type { Job } from '#contract/jobs.ts';
import { CONTRACT_YEARS_MAX, FULLY_REMOTE, ROUND_NAMES } from '#contract/limits.ts';
import { counted } from '#contract/words.ts';
import { formatDate } from '#web/ui/dates.ts';
import { isRemote } from './wizard/steps.ts';

/** What a job says about itself, in words. Nothing known is null, so that the page can leave the line out. */

const MONEY = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** '$95,000' for '95000'; text that is no number stays as it is. */
export function formatDollars(amount: string | number): string {
  const value = Number(amount);
  return Number.isFinite(value) ? MONEY.format(value) : String(amount);
}

/** What the last choice of years is called. */
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
export function annualSalary(job: Pick<Job, 'salary' | 'annualSalaryRange'>): string | null {
  if (job.salary !== null && job.salary !== '') return `${formatDollars(job.salary)} a year`;
  const [low, high] = job.annualSalaryRange?.split('-') ?? [];
  return low && high ? `${formatDollars(low)} – ${formatDollars(high)} a year` : null;
}

/** 'Albany, New York, United States'; a job that is fully remote has no place. */
export function workPlace(job: Pick<Job, 'workLocation' | 'miscInfoId'>): string | null {
  const place = job.workLocation;
  if (place) return [place.city, place.state, place.country].filter(Boolean).join(', ');
  return isRemote(job) ? FULLY_REMOTE : null;
}

export interface Round {
  name: string;
  mode: string;
}

/** The rounds of the interview process in their order. */
export function interviewRounds(job: Pick<Job, 'interviewProcessId'>): Round[] {
  const process = job.interviewProcessId;
  if (!process) return [];
  return ROUND_NAMES.slice(0, Number(process.rounds)).map((name) => ({
    name,
    mode: process.communicationMode[name] ?? '-',
  }));
}

export interface MiscRow {
  label: string;
  value: string;
  /** Whether candidates see it; null where nothing says. */
  displayed: boolean | null;
}

const yesNo = (value: 'true' | 'false') => (value === 'true' ? 'Yes' : 'No');
const names = (list: readonly { name: string }[] | undefined) =>
  (list ?? []).map((entry) => entry.name).join(', ');

function yesWith(value: 'true' | 'false', details: (string | undefined)[]): string {
  if (value === 'false') return 'No';
  const text = details.filter(Boolean).join('. ');
  return text === '' ? 'Yes' : `Yes: ${text}`;
}

function hourlyPay(misc: NonNullable<Job['miscInfoId']>): string | null {
  if (misc.hourlyRate) return `${formatDollars(misc.hourlyRate)} an hour`;
  const { hourlyRateRangeStart: low, hourlyRateRangeEnd: high } = misc;
  return low && high ? `${formatDollars(low)} – ${formatDollars(high)} an hour` : null;
}

/** Misc info line by line. Candidates get only what is displayed to them; employers everything. */
export function miscRows(misc: Job['miscInfoId'], viewer: Role): MiscRow[] {
  if (!misc) return [];
  // Candidates are sent no switches, and nothing that is switched off.
  const everything = misc.allDisplayToCandidate;
  const line = (
    label: string,
    value: string | null | undefined,
    shown: boolean | undefined,
  ): MiscRow | null => (value ? { label, value, displayed: everything === true || (shown ?? null) } : null);
  const all: (MiscRow | null)[] = [
    line('Hourly Rate', hourlyPay(misc), misc.displayHourTocandidate),
    line(
      'Position Qualifies For Overtime',
      misc.positionQualifiesForOvertime && yesNo(misc.positionQualifiesForOvertime),
      misc.displayPositionQualifiesForOvertime,
    ),
    line(
      'Work Visa Sponsored',
      misc.workVisaSponcer && yesNo(misc.workVisaSponcer),
      misc.displayWorkVisaSponcer,
    ),
    line(
      'Offered Benefits',
      misc.offeredBenifitsApplicable &&
        yesWith(misc.offeredBenifitsApplicable, [names(misc.offeredBenefits)]),
      misc.displayOfferedBenifits,
    ),
    line(
      'Relocation Benefits',
      misc.isRelocationApplicable && yesWith(misc.isRelocationApplicable, [names(misc.relocationBenefits)]),
      misc.displayRelocationBenifits,
    ),
    line(
      'Travel',
      misc.isTravelApplicable &&
        yesWith(misc.isTravelApplicable, [
          misc.travelPercentage === undefined ? undefined : `${misc.travelPercentage}%`,
          misc.travelRequirementsDetails,
        ]),
      misc.displayTravelApplicable,
    ),
    line(
      'Work From Home',
      misc.isWFHAvailable && yesWith(misc.isWFHAvailable, [misc.wfhValue]),
      misc.displayWorkFromHome,
    ),
    line('Additional Notes', misc.additionalNotes, misc.displayAdditionNotes),
    line('Start Date', misc.startDate && formatDay(misc.startDate), everything),
    line('Expected Start Date', misc.exStartDate && formatDay(misc.exStartDate), everything),
    line('Hire Pitch Video', misc.whyShouldHire && yesNo(misc.whyShouldHire), undefined),
  ];
  return all.filter(
    (row): row is MiscRow => row !== null && (viewer === 'employer' || row.displayed !== false),
  );
}

/** A calendar day is the same day in every zone. */
function formatDay(isoDay: string): string {
  const [year, month, day] = isoDay.slice(0, 10).split('-').map(Number);
  return formatDate(new Date(year ?? 0, (month ?? 1) - 1, day));
}
