import { z } from 'zod';
import type { Message, Said } from '../messages/message.ts';
import * as said from '../messages/en/job-rules.ts';
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

export const jobId = knownId(said.jobMissing);
export const ofJob = { field: 'jobId', of: 'job' } as const;
export const ofRefJob = { field: 'refJobId', of: 'job' } as const;

/** The version that the caller has read. With it, the call is refused if someone else has changed the same step since. */
export const readJobVersion = text(SHORT_TEXT_MAX, said.version, said.version)
  .regex(/^[0-9]{1,9}$/, { error: said.version })
  .optional();

/** What the calls of all steps except the first have in common. */
export const stepCall = {
  method: 'POST',
  scope: 'jobs:write',
  audience: EMPLOYER,
  refusals: ['job.deleted', 'job.changed-meanwhile'],
  output: nothing,
} as const;

const digits = (message: Message) =>
  z
    .union([z.number().transform(String), text(SHORT_TEXT_MAX)], { error: message })
    .pipe(z.string().regex(/^[0-9]{1,9}$/, { error: message }));
const optionalText = (max: number) => text(max, () => said.tooLong({ max })).optional();
const blankToNothing = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional());

/**
 * The text of a rich description, without tags and spaces. A tag cannot contain `<`, so each character is read only once.
 */
export function plainDescription(html: string): string {
  return html.replace(/<[^<>]*>/g, '').replace(/&nbsp;|\s/g, '');
}

const salaryRange = text(SHORT_TEXT_MAX, said.salaryRange).regex(/^[0-9]{1,9}-[0-9]{1,9}$/, {
  error: said.salaryRange,
});

export const jobDetailForm = z
  .object({
    type: z.enum(JOB_TYPES, { error: said.jobTypeMissing }),
    startDate: blankToNothing(
      wholeNumber(0, CONTRACT_YEARS_MAX, () => said.yearsRange({ max: CONTRACT_YEARS_MAX })),
    ),
    endDate: blankToNothing(wholeNumber(0, 11, said.monthsRange)),
    salary: blankToNothing(digits(said.salaryWhole)),
    initialSalary: blankToNothing(digits(said.salaryWhole)),
    finalSalary: blankToNothing(digits(said.salaryWhole)),
    annualSalaryRange: blankToNothing(salaryRange),
    role: designation,
    sectorId: uuid(rules.selectIndustry),
    description: untrimmedText(
      DESCRIPTION_MAX,
      () => said.descriptionTooLong({ max: DESCRIPTION_MAX }),
      rules.descriptionEmpty,
    ).refine((html) => plainDescription(html) !== '', { error: rules.descriptionEmpty }),
  })
  .superRefine((form, context) => {
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (form.type === 'Direct Hire') {
      const [low, high] = form.annualSalaryRange?.split('-') ?? [form.initialSalary, form.finalSalary];
      if (form.salary !== undefined) return;
      if (low === undefined && high === undefined) complain('salary', said.salaryMissing());
      else if (low === undefined) complain('initialSalary', said.rangeStartMissing());
      else if (high === undefined) complain('finalSalary', said.rangeEndMissing());
      else if (Number(high) < Number(low)) complain('finalSalary', said.rangeBackwards());
      return;
    }
    if (form.startDate === undefined) complain('startDate', said.yearsMissing());
    if (form.endDate === undefined) complain('endDate', said.monthsMissing());
    if (form.startDate === 0 && form.endDate === 0) complain('endDate', said.contractTooShort());
  });

const DRAFT_KEY = { min: 16, max: 64 } as const;
const draftKeyRule = () => said.draftKey(DRAFT_KEY);
const DRAFT_KEY_PATTERN = new RegExp(`^[A-Za-z0-9-]{${DRAFT_KEY.min},${DRAFT_KEY.max}}$`);

/** Chosen by the client for each new job, so that a retry after a lost response does not create a second draft. */
export const draftKey = blankToNothing(
  text(SHORT_TEXT_MAX, draftKeyRule).regex(DRAFT_KEY_PATTERN, { error: draftKeyRule }),
);

export const submitJobDetails = endpoint({
  method: 'POST',
  path: 'jobs/submitJobDetails',
  scope: 'jobs:write',
  summary: `${placeOfStep('jobDetail')}: the job details. Without refJobId, creates a draft; with it, updates that job. Sending the same draftKey again returns the draft created before.`,
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
  value: text(SKILL_NAME_MAX, () => said.skillTooLong({ max: SKILL_NAME_MAX }), TEXTS.skillEmpty)
    .min(1, TEXTS.skillEmpty)
    .regex(/^[\p{L}\p{M} .#+2]+$/u, TEXTS.skillName),
  preference: z.enum(PREFERENCES, { error: said.preferenceMissing }),
  minExperience: text(SHORT_TEXT_MAX, said.experienceMissing, said.experienceMissing)
    .transform((experience) => (experience === `${NO_EXPERIENCE}s` ? NO_EXPERIENCE : experience))
    .refine((experience) => EXPERIENCE_OPTIONS.includes(experience), { error: said.experienceMissing }),
});

export const submitSkillMatrix = endpoint({
  ...stepCall,
  path: 'jobs/submitSkillMatrix',
  summary: `${placeOfStep('skillMatrix')}: the skills, each required or preferred, with its minimum experience.`,
  input: z.object({
    jobId,
    version: readJobVersion,
    skill: z
      .array(skillEntryForm, TEXTS.skillRequired)
      .min(1, TEXTS.skillRequired)
      .max(LIST_LIMITS.jobSkills.most, { error: LIST_LIMITS.jobSkills.sentence }),
  }),
  owns: ofJob,
});

export const submitEducation = endpoint({
  ...stepCall,
  path: 'jobs/submitEducation',
  summary: `${placeOfStep('education')}: the minimum education. Defaults to the first entry of the master list.`,
  input: z.object({
    refJobId: jobId,
    version: readJobVersion,
    education_id: blankToNothing(uuid(rules.selectLeastEducation)),
  }),
  owns: ofRefJob,
});

const hourly = digits(said.hourlyWhole);
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
const isoDay = (message: Message) =>
  text(SHORT_TEXT_MAX, message, message)
    .regex(/^\d{4}-\d{2}-\d{2}/, { error: message })
    .refine((day) => !Number.isNaN(Date.parse(day)), { error: message });

export const miscInfoForm = z
  .object({
    hourlyRate: blankToNothing(hourly),
    hourlyRateRangeStart: blankToNothing(hourly),
    hourlyRateRangeEnd: blankToNothing(hourly),
    positionQualifiesForOvertime: yesNo(said.overtimeMissing),
    workVisaSponcer: yesNo(said.visaMissing),
    offeredBenifitsApplicable: yesNo(said.benefitsMissing),
    offeredBenefits: z.array(uuid(rules.notABenefit)).max(100).default([]),
    isRelocationApplicable: yesNo(said.relocationMissing),
    relocationBenefits: z.array(uuid(rules.notARelocationBenefit)).max(100).default([]),
    isTravelApplicable: yesNo(said.travelMissing),
    travelPercentage: blankToNothing(
      z
        .union([z.number(), text(SHORT_TEXT_MAX).transform(Number)])
        .refine((share) => TRAVEL_PERCENTAGES.some((known) => known === share), {
          error: () => said.travelShare({ shares: listed(TRAVEL_PERCENTAGES, 'or') }),
        }),
    ),
    travelRequirementsDetails: optionalText(NOTE_MAX),
    isWFHAvailable: yesNo(said.workFromHomeMissing),
    wfhValue: blankToNothing(z.enum(WFH_OPTIONS, { error: said.workFromHomeShareMissing })),
    startDate: isoDay(said.startMissing),
    exStartDate: blankToNothing(isoDay(said.notADate)),
    additionalNotes: optionalText(NOTE_MAX),
    whyShouldHire: yesNo(said.pitchMissing),
    ...displayFlags,
  })
  .superRefine((form, context) => {
    const complain = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { hourlyRate, hourlyRateRangeStart: start, hourlyRateRangeEnd: end } = form;
    if (hourlyRate === undefined && start === undefined) complain('hourlyRate', said.hourlyMissing());
    if (start !== undefined && end === undefined) complain('hourlyRateRangeEnd', said.rangeEndMissing());
    if (start === undefined && end !== undefined) complain('hourlyRateRangeStart', said.rangeStartMissing());
    if (start !== undefined && end !== undefined && Number(end) < Number(start))
      complain('hourlyRateRangeEnd', said.rangeBackwards());
    if (form.offeredBenifitsApplicable === 'true' && form.offeredBenefits.length === 0)
      complain('offeredBenefits', said.benefitMissing());
    if (form.isRelocationApplicable === 'true' && form.relocationBenefits.length === 0)
      complain('relocationBenefits', said.relocationBenefitMissing());
    if (form.isTravelApplicable === 'true' && form.travelPercentage === undefined)
      complain('travelPercentage', said.travelShareMissing());
    if (form.isWFHAvailable === 'true' && form.wfhValue === undefined)
      complain('wfhValue', said.workFromHomeShareMissing());
  });

export const submitMiscInfo = endpoint({
  ...stepCall,
  path: 'jobs/submitMiscInfo',
  summary: `${placeOfStep('miscInfo')}: pay, benefits, travel, work from home, and which of these candidates see.`,
  input: z.intersection(miscInfoForm, z.object({ refJobId: jobId, version: readJobVersion })),
  owns: ofRefJob,
});

const modeText = text(COMMUNICATION_MODE_MAX, undefined, said.modeMissing).min(1, {
  error: said.modeMissing,
});
export const interviewProcessForm = z
  .object({
    rounds: wholeNumber(1, ROUND_NAMES.length, () => said.rounds({ max: ROUND_NAMES.length }))
      .default(1)
      .transform(String),
    communicationMode: z
      .partialRecord(z.enum(ROUND_NAMES), modeText)
      .default({ First: FIRST_ROUND })
      .transform((modes) => ({ ...modes, First: FIRST_ROUND })),
    tips: z
      .object({ tip: yesNo(said.tipsMissing), tipText: optionalText(NOTE_MAX) })
      .default({ tip: 'false', tipText: '' }),
    /** Anything left out stays unchanged. */
    settings: interviewSettings.partial().optional(),
  })
  .superRefine((form, context) => {
    for (const round of ROUND_NAMES.slice(1, Number(form.rounds))) {
      const mode = (form.communicationMode as Partial<Record<string, string>>)[round];
      const path = ['communicationMode', round];
      if (mode === undefined) context.addIssue({ code: 'custom', path, message: said.modeMissing() });
    }
    if (form.tips.tip === 'true' && !form.tips.tipText)
      context.addIssue({ code: 'custom', path: ['tips', 'tipText'], message: said.tipMissing() });
  });

export const submitInterviewProcess = endpoint({
  ...stepCall,
  path: 'jobs/submitInterviewProcess',
  summary: `${placeOfStep('interviewProcess')}: the rounds and how each is held. The first is always the AI interview; \`settings\` say how it is held.`,
  input: z.intersection(
    interviewProcessForm,
    z.object({ jobId, proctoring: z.enum(PROCTORING_MODES).optional(), version: readJobVersion }),
  ),
  owns: ofJob,
});

const placeId = (message: Said) => text(ID_MAX, message, message).min(1, { error: message });
export const places = {
  countryId: placeId(TEXTS.selectCountry),
  stateId: placeId(said.stateMissing),
  cityId: placeId(said.cityMissing),
};
export const workLocationForm = z.object({
  address: address(WORK_ADDRESS_MIN, TEXTS.addressEmpty, () =>
    said.addressTooShort({ min: WORK_ADDRESS_MIN }),
  ),
  ...places,
  zipcode: zipCode(TEXTS.zipcode),
});

export const submitWorkLocation = endpoint({
  ...stepCall,
  path: 'jobs/submitWorkLocation',
  summary: `${placeOfStep('workLocation')}: where the work is done. Not needed for a job that is ${FULLY_REMOTE}.`,
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
      .array(uuid(rules.notARequirement), { error: said.requirementMissing })
      .min(1, { error: said.requirementMissing })
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
