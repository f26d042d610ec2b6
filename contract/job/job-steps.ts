import { z } from 'zod';
import { EMPLOYER, endpoint, nothing } from '../shared/endpoint.ts';
import {
  COMMUNICATION_MODE_MAX,
  CONTRACT_YEARS_MAX,
  DESCRIPTION_MAX,
  EXPERIENCE_OPTIONS,
  FIRST_ROUND,
  FULLY_REMOTE,
  ID_MAX,
  JOB_TYPES,
  MAX_VIDEO_BYTES,
  NOTE_MAX,
  NO_EXPERIENCE,
  PREFERENCES,
  PROCTORING_MODES,
  ROUND_NAMES,
  SHORT_TEXT_MAX,
  SKILL_NAME_MAX,
  TRAVEL_PERCENTAGES,
  WFH_OPTIONS,
  WORK_ADDRESS_MIN,
} from '../shared/limits.ts';
import { LIST_LIMITS } from '../shared/list-limits.ts';
import {
  address,
  designation,
  filePath,
  flag,
  knownId,
  text,
  untrimmedText,
  uuid,
  wholeNumber,
  yesNo,
} from '../shared/rules.ts';
import { interviewSettings } from '../interview/interview-settings.ts';
import * as rules from '../messages/en/rules.ts';
import { TEXTS } from '../shared/texts.ts';
import { zipCode } from '../shared/typed.ts';
import { placeOfStep } from './wizard-steps.ts';
import { listed } from '../shared/words.ts';

/**
 * The submit calls of the job wizard; WIZARD_STEPS has their order. The web forms validate with the same
 * schemas.
 */

export const jobId = knownId('Please name the job');
export const ofJob = { field: 'jobId', of: 'job' } as const;
export const ofRefJob = { field: 'refJobId', of: 'job' } as const;

const VERSION = 'version is the changesVersion that getCreateJobPreview gave';
/** What the caller has read. With it, what somebody else changed in the same step meanwhile is not replaced. */
export const readJobVersion = text(SHORT_TEXT_MAX, VERSION, VERSION)
  .regex(/^[0-9]{1,9}$/, VERSION)
  .optional();

/** What the calls of all steps but the first have in common. */
export const stepCall = {
  method: 'POST',
  scope: 'jobs:write',
  audience: EMPLOYER,
  refusals: ['job.deleted', 'job.changed-meanwhile'],
  output: nothing,
} as const;

const digits = (message: string) =>
  z
    .union([z.number().transform(String), text(SHORT_TEXT_MAX)], message)
    .pipe(z.string().regex(/^[0-9]{1,9}$/, message));
const optionalText = (max: number) => text(max, `This has at most ${max} characters`).optional();
const blankToNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/**
 * The text of a rich description without tags and spaces. A tag cannot contain `<`, so each character is read
 * once.
 */
export function plainDescription(html: string): string {
  return html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|\s/g, '');
}

const SALARY_RANGE_RULE = 'A salary range is written from-to, in digits';
const salaryRange = text(SHORT_TEXT_MAX, SALARY_RANGE_RULE).regex(
  /^[0-9]{1,9}-[0-9]{1,9}$/,
  SALARY_RANGE_RULE,
);

export const jobDetailForm = z
  .object({
    type: z.enum(JOB_TYPES, 'Please select a job type'),
    startDate: blankToNothing(
      wholeNumber(
        0,
        CONTRACT_YEARS_MAX,
        `Please select the years of the contract, 0 to ${CONTRACT_YEARS_MAX}`,
      ),
    ),
    endDate: blankToNothing(wholeNumber(0, 11, 'Please select the months of the contract, 0 to 11')),
    salary: blankToNothing(digits('A salary is a whole number')),
    initialSalary: blankToNothing(digits('A salary is a whole number')),
    finalSalary: blankToNothing(digits('A salary is a whole number')),
    annualSalaryRange: blankToNothing(salaryRange),
    role: designation,
    sectorId: uuid(rules.selectIndustry),
    description: untrimmedText(
      DESCRIPTION_MAX,
      `A description has at most ${DESCRIPTION_MAX} characters`,
      rules.descriptionEmpty,
    ).refine((html) => plainDescription(html) !== '', { error: rules.descriptionEmpty }),
  })
  .superRefine((form, context) => {
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (form.type === 'Direct Hire') {
      const [low, high] = form.annualSalaryRange?.split('-') ?? [form.initialSalary, form.finalSalary];
      if (form.salary !== undefined) return;
      if (low === undefined && high === undefined)
        complain('salary', 'Please enter a salary or a salary range');
      else if (low === undefined) complain('initialSalary', 'Please enter where the range starts');
      else if (high === undefined) complain('finalSalary', 'Please enter where the range ends');
      else if (Number(high) < Number(low)) complain('finalSalary', 'The range must not end below its start');
      return;
    }
    if (form.startDate === undefined) complain('startDate', 'Please select the years of the contract');
    if (form.endDate === undefined) complain('endDate', 'Please select the months of the contract');
    if (form.startDate === 0 && form.endDate === 0) complain('endDate', 'A contract lasts at least a month');
  });

const DRAFT_KEY = { min: 16, max: 64 } as const;
const DRAFT_KEY_RULE = `A draft key has ${DRAFT_KEY.min} to ${DRAFT_KEY.max} letters, digits and hyphens`;
const DRAFT_KEY_PATTERN = new RegExp(`^[A-Za-z0-9-]{${DRAFT_KEY.min},${DRAFT_KEY.max}}$`);

/** Chosen by the client for each new job, so that a retry after a lost response makes no second draft. */
export const draftKey = blankToNothing(
  text(SHORT_TEXT_MAX, DRAFT_KEY_RULE).regex(DRAFT_KEY_PATTERN, DRAFT_KEY_RULE),
);

export const submitJobDetails = endpoint({
  method: 'POST',
  path: 'jobs/submitJobDetails',
  scope: 'jobs:write',
  summary: `${placeOfStep('jobDetail')}. Without refJobId it makes a draft; with it, it changes that job. Sent again with the same draftKey, it finds the draft it made.`,
  audience: EMPLOYER,
  refusals: ['job.deleted', 'job.changed-meanwhile', 'job.already-saved'],
  input: z.intersection(
    jobDetailForm,
    z.object({
      refJobId: blankToNothing(jobId),
      draftKey,
      version: readJobVersion,
    }),
  ),
  output: z.object({ _id: z.string(), alternateJobId: z.string() }),
  owns: ofRefJob,
});

export const skillEntryForm = z.object({
  _id: text(ID_MAX).optional(),
  value: text(SKILL_NAME_MAX, `A skill has at most ${SKILL_NAME_MAX} characters`, TEXTS.skillEmpty)
    .min(1, TEXTS.skillEmpty)
    .regex(/^[\p{L}\p{M} .#+2]+$/u, TEXTS.skillName),
  preference: z.enum(PREFERENCES, 'Please select Required or Preferred'),
  minExperience: text(SHORT_TEXT_MAX, 'Please select the experience', 'Please select the experience')
    .transform((experience) => (experience === `${NO_EXPERIENCE}s` ? NO_EXPERIENCE : experience))
    .refine((experience) => EXPERIENCE_OPTIONS.includes(experience), 'Please select the experience'),
});

export const submitSkillMatrix = endpoint({
  ...stepCall,
  path: 'jobs/submitSkillMatrix',
  summary: `${placeOfStep('skillMatrix')}: the skills, each required or preferred with its least experience.`,
  input: z.object({
    jobId,
    version: readJobVersion,
    skill: z
      .array(skillEntryForm, TEXTS.skillRequired)
      .min(1, TEXTS.skillRequired)
      .max(LIST_LIMITS.jobSkills.most, LIST_LIMITS.jobSkills.sentence),
  }),
  owns: ofJob,
});

export const submitEducation = endpoint({
  ...stepCall,
  path: 'jobs/submitEducation',
  summary: `${placeOfStep('education')}: the least education. Left out, it is the first of the master list.`,
  input: z.object({
    refJobId: jobId,
    version: readJobVersion,
    education_id: blankToNothing(uuid(rules.selectLeastEducation)),
  }),
  owns: ofRefJob,
});

const hourly = digits('An hourly rate is a whole number');
const displayFlags = {
  allDisplayToCandidate: flag.default(false),
  displayHourTocandidate: flag.default(false),
  displayPositionQualifiesForOvertime: flag.default(false),
  displayWorkVisaSponcer: flag.default(false),
  displayOfferedBenifits: flag.default(false),
  displayRelocationBenifits: flag.default(false),
  displayTravelApplicable: flag.default(false),
  displayWorkFromHome: flag.default(false),
  displayAdditionNotes: flag.default(false),
};
const isoDay = (message: string) =>
  text(SHORT_TEXT_MAX, message, message)
    .regex(/^\d{4}-\d{2}-\d{2}/, message)
    .refine((day) => !Number.isNaN(Date.parse(day)), message);

export const miscInfoForm = z
  .object({
    hourlyRate: blankToNothing(hourly),
    hourlyRateRangeStart: blankToNothing(hourly),
    hourlyRateRangeEnd: blankToNothing(hourly),
    positionQualifiesForOvertime: yesNo('Please say whether the position qualifies for overtime'),
    workVisaSponcer: yesNo('Please say whether a work visa is sponsored'),
    offeredBenifitsApplicable: yesNo('Please say whether benefits are offered'),
    offeredBenefits: z.array(uuid(rules.notABenefit)).max(100).default([]),
    isRelocationApplicable: yesNo('Please say whether relocation applies'),
    relocationBenefits: z.array(uuid(rules.notARelocationBenefit)).max(100).default([]),
    isTravelApplicable: yesNo('Please say whether travel applies'),
    travelPercentage: blankToNothing(
      z
        .union([z.number(), text(SHORT_TEXT_MAX).transform(Number)])
        .refine(
          (share) => TRAVEL_PERCENTAGES.some((known) => known === share),
          `Travel is ${listed(TRAVEL_PERCENTAGES, 'or')} percent`,
        ),
    ),
    travelRequirementsDetails: optionalText(NOTE_MAX),
    isWFHAvailable: yesNo('Please say whether work from home is available'),
    wfhValue: blankToNothing(z.enum(WFH_OPTIONS, 'Please select how much work from home')),
    startDate: isoDay('Please select a start date'),
    exStartDate: blankToNothing(isoDay('This is not a date')),
    additionalNotes: optionalText(NOTE_MAX),
    whyShouldHire: yesNo('Please say whether candidates record a pitch'),
    ...displayFlags,
  })
  .superRefine((form, context) => {
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { hourlyRate, hourlyRateRangeStart: start, hourlyRateRangeEnd: end } = form;
    if (hourlyRate === undefined && start === undefined)
      complain('hourlyRate', 'Please enter an hourly rate or a range');
    if (start !== undefined && end === undefined)
      complain('hourlyRateRangeEnd', 'Please enter where the range ends');
    if (start === undefined && end !== undefined)
      complain('hourlyRateRangeStart', 'Please enter where the range starts');
    if (start !== undefined && end !== undefined && Number(end) < Number(start))
      complain('hourlyRateRangeEnd', 'The range must not end below its start');
    if (form.offeredBenifitsApplicable === 'true' && form.offeredBenefits.length === 0)
      complain('offeredBenefits', 'Please select at least one benefit');
    if (form.isRelocationApplicable === 'true' && form.relocationBenefits.length === 0)
      complain('relocationBenefits', 'Please select at least one relocation benefit');
    if (form.isTravelApplicable === 'true' && form.travelPercentage === undefined)
      complain('travelPercentage', 'Please select how much travel');
    if (form.isWFHAvailable === 'true' && form.wfhValue === undefined)
      complain('wfhValue', 'Please select how much work from home');
  });

export const submitMiscInfo = endpoint({
  ...stepCall,
  path: 'jobs/submitMiscInfo',
  summary: `${placeOfStep('miscInfo')}: pay, benefits, travel, work from home, and which of them candidates see.`,
  input: z.intersection(miscInfoForm, z.object({ refJobId: jobId, version: readJobVersion })),
  owns: ofRefJob,
});

const modeText = text(COMMUNICATION_MODE_MAX, undefined, 'Please select a communication mode').min(
  1,
  'Please select a communication mode',
);
export const interviewProcessForm = z
  .object({
    rounds: wholeNumber(1, ROUND_NAMES.length, `Rounds are 1 to ${ROUND_NAMES.length}`)
      .default(1)
      .transform(String),
    communicationMode: z
      .partialRecord(z.enum(ROUND_NAMES), modeText)
      .default({ First: FIRST_ROUND })
      .transform((modes) => ({ ...modes, First: FIRST_ROUND })),
    tips: z
      .object({ tip: yesNo('Please say whether there are tips'), tipText: optionalText(NOTE_MAX) })
      .default({ tip: 'false', tipText: '' }),
    /** What is left out stays as it is. */
    settings: interviewSettings.partial().optional(),
  })
  .superRefine((form, context) => {
    for (const round of ROUND_NAMES.slice(1, Number(form.rounds))) {
      const mode = (form.communicationMode as Partial<Record<string, string>>)[round];
      const path = ['communicationMode', round];
      if (mode === undefined)
        context.addIssue({ code: 'custom', path, message: 'Please select a communication mode' });
    }
    if (form.tips.tip === 'true' && !form.tips.tipText)
      context.addIssue({ code: 'custom', path: ['tips', 'tipText'], message: 'Please enter the tip' });
  });

export const submitInterviewProcess = endpoint({
  ...stepCall,
  path: 'jobs/submitInterviewProcess',
  summary: `${placeOfStep('interviewProcess')}: the rounds and how each is held; the first is always the AI interview, and \`settings\` say how that is held.`,
  input: z.intersection(
    interviewProcessForm,
    z.object({ jobId, proctoring: z.enum(PROCTORING_MODES).optional(), version: readJobVersion }),
  ),
  owns: ofJob,
});

const placeId = (message: string) => text(ID_MAX, message, message).min(1, message);
export const places = {
  countryId: placeId(TEXTS.selectCountry),
  stateId: placeId('Please select a state'),
  cityId: placeId('Please select a City'),
};
export const workLocationForm = z.object({
  address: address(
    WORK_ADDRESS_MIN,
    TEXTS.addressEmpty,
    `An address has at least ${WORK_ADDRESS_MIN} characters`,
  ),
  ...places,
  zipcode: zipCode(TEXTS.zipcode),
});

export const submitWorkLocation = endpoint({
  ...stepCall,
  path: 'jobs/submitWorkLocation',
  summary: `${placeOfStep('workLocation')}: where the work is done. A job that is ${FULLY_REMOTE} needs none.`,
  input: z.intersection(workLocationForm, z.object({ refJobId: jobId, version: readJobVersion })),
  owns: ofRefJob,
});

export const submitOnBoardingDetails = endpoint({
  ...stepCall,
  path: 'jobs/submitOnBoardingDetails',
  summary: `${placeOfStep('onBoarding')}: what onboarding requires.`,
  input: z.object({
    refJobId: jobId,
    version: readJobVersion,
    boardingListId: z
      .array(uuid(rules.notARequirement), 'Please select at least one requirement')
      .min(1, 'Please select at least one requirement')
      .max(100),
  }),
  owns: ofRefJob,
});

export const uploadJobVideo = endpoint({
  ...stepCall,
  path: 'jobs/uploadVideo',
  summary: `${placeOfStep('personalMessage')}: the personal message, a video.`,
  input: z.object({ refJobId: jobId, version: readJobVersion }),
  output: filePath,
  upload: { field: 'file', kind: 'video', maxBytes: MAX_VIDEO_BYTES },
  owns: ofRefJob,
});
