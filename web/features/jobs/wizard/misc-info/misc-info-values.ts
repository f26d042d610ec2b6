import { TEXTS } from '#contract/texts.ts';
import type { submitMiscInfo } from '#web/api/calls.ts';
import type { InputOf, Job } from '#web/api/types.ts';
import { check, type Errors } from '#web/ui/form/check.ts';
import type { YesNo } from '#web/ui/yes-no-field.tsx';

/** The display switches of the individual fields. */
export const DISPLAY_FLAGS = [
  'displayHourlyRate',
  'displayPositionQualifiesForOvertime',
  'displayWorkVisaSponsor',
  'displayOfferedBenefits',
  'displayRelocationBenefits',
  'displayTravelApplicable',
  'displayWorkFromHome',
  'displayAdditionalNotes',
] as const;
export type DisplayFlag = (typeof DISPLAY_FLAGS)[number];

export interface MiscInfoValues extends Record<DisplayFlag, boolean> {
  hourlyRate: string;
  hourlyRateRangeStart: string;
  hourlyRateRangeEnd: string;
  positionQualifiesForOvertime: YesNo;
  workVisaSponsor: YesNo;
  offeredBenefitsApplicable: YesNo;
  offeredBenefits: string[];
  isRelocationApplicable: YesNo;
  relocationBenefits: string[];
  isTravelApplicable: YesNo;
  travelPercentage: string;
  travelRequirementsDetails: string;
  isWFHAvailable: YesNo;
  wfhValue: string;
  startDate: string;
  exStartDate: string;
  additionalNotes: string;
  whyShouldHire: YesNo;
  allDisplayToCandidate: boolean;
}

export function miscInfoValues(misc: Job['miscInfo']): MiscInfoValues {
  return {
    hourlyRate: misc?.hourlyRate ?? '',
    hourlyRateRangeStart: misc?.hourlyRateRangeStart ?? '',
    hourlyRateRangeEnd: misc?.hourlyRateRangeEnd ?? '',
    positionQualifiesForOvertime: misc?.positionQualifiesForOvertime ?? null,
    workVisaSponsor: misc?.workVisaSponsor ?? null,
    offeredBenefitsApplicable: misc?.offeredBenefitsApplicable ?? null,
    offeredBenefits: misc?.offeredBenefits?.map(({ id }) => id) ?? [],
    isRelocationApplicable: misc?.isRelocationApplicable ?? null,
    relocationBenefits: misc?.relocationBenefits?.map(({ id }) => id) ?? [],
    isTravelApplicable: misc?.isTravelApplicable ?? null,
    travelPercentage: misc?.travelPercentage === undefined ? '' : String(misc.travelPercentage),
    travelRequirementsDetails: misc?.travelRequirementsDetails ?? '',
    isWFHAvailable: misc?.isWFHAvailable ?? null,
    wfhValue: misc?.wfhValue ?? '',
    startDate: misc?.startDate?.slice(0, 10) ?? '',
    exStartDate: misc?.exStartDate?.slice(0, 10) ?? '',
    additionalNotes: misc?.additionalNotes ?? '',
    whyShouldHire: misc?.whyShouldHire ?? null,
    allDisplayToCandidate: misc?.allDisplayToCandidate ?? false,
    displayHourlyRate: misc?.displayHourlyRate ?? false,
    displayPositionQualifiesForOvertime: misc?.displayPositionQualifiesForOvertime ?? false,
    displayWorkVisaSponsor: misc?.displayWorkVisaSponsor ?? false,
    displayOfferedBenefits: misc?.displayOfferedBenefits ?? false,
    displayRelocationBenefits: misc?.displayRelocationBenefits ?? false,
    displayTravelApplicable: misc?.displayTravelApplicable ?? false,
    displayWorkFromHome: misc?.displayWorkFromHome ?? false,
    displayAdditionalNotes: misc?.displayAdditionalNotes ?? false,
  };
}

/** The all-display box sets every switch. Changing one of them clears the box. */
export function withAllDisplayed(isOn: boolean): Pick<MiscInfoValues, DisplayFlag | 'allDisplayToCandidate'> {
  const flags = Object.fromEntries(DISPLAY_FLAGS.map((flag) => [flag, isOn])) as Record<DisplayFlag, boolean>;
  return { ...flags, allDisplayToCandidate: isOn };
}
export function withDisplayed(flag: DisplayFlag, isOn: boolean): Partial<MiscInfoValues> {
  return { [flag]: isOn, allDisplayToCandidate: false };
}

/** A fixed rate and a range exclude each other. Setting one clears the other. */
export function withHourlyRate(hourlyRate: string): Partial<MiscInfoValues> {
  return hourlyRate === ''
    ? { hourlyRate }
    : { hourlyRate, hourlyRateRangeStart: '', hourlyRateRangeEnd: '' };
}
export function withRangeStart(hourlyRateRangeStart: string): Partial<MiscInfoValues> {
  return hourlyRateRangeStart === '' ? { hourlyRateRangeStart } : { hourlyRateRangeStart, hourlyRate: '' };
}

/** The input of the call. Details of questions that were answered with no are omitted. */
export function miscInfoInput(values: MiscInfoValues, jobId: string): InputOf<typeof submitMiscInfo> {
  return {
    ...values,
    refJobId: jobId,
    relocationBenefits: values.isRelocationApplicable ? values.relocationBenefits : [],
    travelPercentage: values.isTravelApplicable ? values.travelPercentage : '',
    travelRequirementsDetails: values.isTravelApplicable ? values.travelRequirementsDetails : '',
    wfhValue: values.isWFHAvailable ? values.wfhValue : '',
  } as InputOf<typeof submitMiscInfo>;
}

const ANSWERS = [
  'positionQualifiesForOvertime',
  'workVisaSponsor',
  'offeredBenefitsApplicable',
  'isRelocationApplicable',
  'isTravelApplicable',
  'isWFHAvailable',
  'whyShouldHire',
] as const;

/** `today` is YYYY-MM-DD. A start date that was valid when it was first sent may stay. */
export function miscInfoErrors(
  values: MiscInfoValues,
  jobId: string,
  today: string,
  sentStart: string,
): Errors {
  // The schema compares fields only if each has a value. People should see all missing fields at once.
  const answered = { ...values, startDate: values.startDate || today };
  for (const name of ANSWERS) answered[name] ??= false;
  const errors = {
    ...check('miscInfo', miscInfoInput(answered, jobId)),
    ...check('miscInfo', miscInfoInput(values, jobId)),
  };
  if (!errors.startDate && values.startDate < today && values.startDate !== sentStart)
    return { ...errors, startDate: TEXTS.startBeforeToday };
  return errors;
}
