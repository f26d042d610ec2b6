import * as rules from '#contract/messages/en/rules.ts';
import type { submitMiscInfo } from '#web/api/calls.ts';
import type { InputOf, Job } from '#web/api/types.ts';
import { check, type Errors } from '#web/ui/form/check.ts';
import type { YesNo } from '#web/ui/yes-no-field.tsx';

const NOT_DISPLAYED = {
  displayHourlyRate: false,
  displayPositionQualifiesForOvertime: false,
  displayWorkVisaSponsor: false,
  displayOfferedBenefits: false,
  displayRelocationBenefits: false,
  displayTravelApplicable: false,
  displayWorkFromHome: false,
  displayAdditionalNotes: false,
};
export type DisplayFlag = keyof typeof NOT_DISPLAYED;

const NOT_ANSWERED = {
  positionQualifiesForOvertime: null,
  workVisaSponsor: null,
  offeredBenefitsApplicable: null,
  isRelocationApplicable: null,
  isTravelApplicable: null,
  isWFHAvailable: null,
  whyShouldHire: null,
};
export type Question = keyof typeof NOT_ANSWERED;

const EMPTY = {
  hourlyRate: '',
  hourlyRateRangeStart: '',
  hourlyRateRangeEnd: '',
  offeredBenefits: [] as string[],
  relocationBenefits: [] as string[],
  travelPercentage: '',
  travelRequirementsDetails: '',
  wfhValue: '',
  startDate: '',
  exStartDate: '',
  additionalNotes: '',
  allDisplayToCandidate: false,
};
export type MiscInfoValues = typeof EMPTY & Record<Question, YesNo> & Record<DisplayFlag, boolean>;

export function miscInfoValues(misc: Job['miscInfo']): MiscInfoValues {
  const idsOf = (list: readonly { id: string }[] = []) => list.map(({ id }) => id);
  return {
    ...EMPTY,
    ...NOT_ANSWERED,
    ...NOT_DISPLAYED,
    ...misc,
    offeredBenefits: idsOf(misc?.offeredBenefits),
    relocationBenefits: idsOf(misc?.relocationBenefits),
    travelPercentage: String(misc?.travelPercentage ?? ''),
    startDate: misc?.startDate?.slice(0, 10) ?? '',
    exStartDate: misc?.exStartDate?.slice(0, 10) ?? '',
  };
}

/** The all-display box sets every switch. Changing a switch clears the box. */
export function withAllDisplayed(isOn: boolean): Partial<MiscInfoValues> {
  const flags = Object.keys(NOT_DISPLAYED).map((flag) => [flag, isOn]);
  return { ...Object.fromEntries(flags), allDisplayToCandidate: isOn };
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

/** The input of the call. Details of questions answered with no are omitted. */
export function miscInfoInput(values: MiscInfoValues, jobId: string): InputOf<typeof submitMiscInfo> {
  return {
    ...values,
    refJobId: jobId,
    offeredBenefits: values.offeredBenefitsApplicable ? values.offeredBenefits : [],
    relocationBenefits: values.isRelocationApplicable ? values.relocationBenefits : [],
    travelPercentage: values.isTravelApplicable ? values.travelPercentage : '',
    travelRequirementsDetails: values.isTravelApplicable ? values.travelRequirementsDetails : '',
    wfhValue: values.isWFHAvailable ? values.wfhValue : '',
  } as InputOf<typeof submitMiscInfo>;
}

/** `today` is YYYY-MM-DD. A start date that was valid when first sent may stay. */
export function miscInfoErrors(
  values: MiscInfoValues,
  jobId: string,
  today: string,
  sentStart: string,
): Errors {
  // The schema compares fields only if each has a value, but people should see all missing fields at once.
  const answered = { ...values, startDate: values.startDate || today };
  for (const name of Object.keys(NOT_ANSWERED) as Question[]) answered[name] ??= false;
  const errors = {
    ...check('miscInfo', miscInfoInput(answered, jobId)),
    ...check('miscInfo', miscInfoInput(values, jobId)),
  };
  if (!errors.startDate && values.startDate < today && values.startDate !== sentStart)
    return { ...errors, startDate: rules.startBeforeToday() };
  return errors;
}
