import { z } from 'zod';
import * as said from '../messages/en/candidates.ts';
import {
  CANDIDATE,
  EMPLOYER,
  type UploadRule,
  endpoint,
  noInput,
  nothing,
  MEMBER_ROLES,
} from '../shared/endpoint.ts';
import {
  CANDIDATE_ADDRESS_MIN,
  EXPERIENCE_YEARS_MAX,
  ID_MAX,
  MAX_ANSWER_AUDIO_BYTES,
  MAX_DOCUMENT_BYTES,
  MAX_VIDEO_BYTES,
  NAME_MAX,
  SKILL_NAME_MAX,
} from '../shared/limits.ts';
import { LIST_LIMITS } from '../shared/list-limits.ts';
import { places } from '../job/job-steps.ts';
import { OPEN_INTERVIEW } from '../shared/refusals.ts';
import {
  address,
  attempt,
  filePath,
  flag,
  holderId,
  knownId,
  named,
  personName,
  readings,
  text,
  untrimmedText,
  uuid,
  wholeNumber,
  take,
} from '../shared/rules.ts';
import { scheduledInterview } from '../interview/interview.ts';
import { mobileNumber, optionalLink, zipCode } from '../shared/typed.ts';
import * as rules from '../messages/en/rules.ts';
import { TEXTS } from '../shared/texts.ts';

export const candidateProfileForm = z.object({
  name: text(NAME_MAX, () => said.nameTooLong({ max: NAME_MAX }), said.nameEmpty)
    .min(1, { error: said.nameEmpty })
    .pipe(personName),
  mobile: mobileNumber({
    missing: said.contactEmpty,
    wrong: said.contactInvalid,
    length: said.contactInvalid,
  }),
  fullAddress: address(CANDIDATE_ADDRESS_MIN, TEXTS.addressEmpty, () =>
    said.addressTooShort({ min: CANDIDATE_ADDRESS_MIN }),
  ),
  ...places,
  zipCode: zipCode(said.zipcodeEmpty),
  educationId: uuid(TEXTS.selectEducation),
  skills: z
    .array(
      z.object({
        _id: text(ID_MAX).optional(),
        name: text(SKILL_NAME_MAX, () => said.skillTooLong({ max: SKILL_NAME_MAX })).min(1, TEXTS.skillEmpty),
      }),
      TEXTS.skillEmpty,
    )
    .min(1, TEXTS.skillEmpty)
    .max(LIST_LIMITS.profileSkills.most, { error: LIST_LIMITS.profileSkills.sentence }),
  experienceInYear: wholeNumber(0, EXPERIENCE_YEARS_MAX, said.yearMissing),
  experienceInMonth: wholeNumber(0, 11, said.monthMissing),
  linkedinProfile: optionalLink(said.linkWrong),
  portfolio: optionalLink(said.linkWrong),
  resumePath: filePath.min(1, TEXTS.resumeEmpty),
  coverLetterPath: filePath.nullish(),
  certification: z
    .array(filePath)
    .max(LIST_LIMITS.certificates.most, { error: LIST_LIMITS.certificates.sentence })
    .default([]),
  avatarPath: filePath.min(1, { error: said.imageEmpty }),
});

export const newCandidateProfileForm = candidateProfileForm.extend({
  terms: z.literal([true, 'true'], TEXTS.checkTerms),
});

export const submitCandidateProfile = endpoint({
  method: 'POST',
  path: 'candidate/submitProfile',
  summary: 'Create your profile.',
  audience: CANDIDATE,
  input: newCandidateProfileForm,
  output: nothing,
});

export const updateCandidateProfile = endpoint({
  method: 'POST',
  path: 'candidate/updateProfile',
  summary: 'Update your profile.',
  audience: CANDIDATE,
  refusals: ['profile.missing'],
  input: candidateProfileForm,
  output: nothing,
});

const storedFile = z.object({ path: z.string(), name: z.string(), url: z.string() });

const profileDetail = z.object({
  candidateId: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  avatarPath: z.string().nullable(),
  fullAddress: z.string(),
  countryId: z.string(),
  stateId: z.string(),
  cityId: z.string(),
  country: z.string(),
  state: z.string(),
  city: z.string(),
  zipCode: z.string(),
  educationId: named,
  skills: z.array(named),
  experienceInYear: z.number(),
  experienceInMonth: z.number(),
  linkedinProfile: z.string(),
  portfolio: z.string(),
  resume: z.string().nullable(),
  coverLetterPath: z.string().nullable(),
  certification: z.array(z.string()),
  resumeUrlPath: z.string().nullable(),
  coverLetterUrlPath: z.string().nullable(),
  filesUrl: z.object({
    profileImage: storedFile.nullable(),
    resume: storedFile.nullable(),
    coverLetter: storedFile.nullable(),
    certificate: z.array(storedFile),
  }),
  /** True if contact data and documents are empty because this member of the company cannot see them. */
  hidesContacts: z.boolean().optional(),
});
export type CandidateProfile = z.output<typeof profileDetail>;

export const getCandidateProfile = endpoint({
  method: 'GET',
  path: 'candidate/getCandidateProfile',
  summary: 'Get your own profile.',
  audience: CANDIDATE,
  input: noInput,
  output: z.object({
    isProfileAvailable: z.boolean(),
    profileDetail: profileDetail.nullable(),
    /** Data from the registration, which prefills the first profile. */
    account: z.object({ name: z.string(), email: z.string(), mobile: z.string() }),
  }),
});

export const candidateDetailProfile = endpoint({
  method: 'GET',
  path: 'candidate/candidateDetailProfile',
  scope: 'applications:read',
  summary: 'Get the profile of a person who applied to one of your jobs.',
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  input: z.object({ candidateId: knownId(said.nameCandidate) }),
  output: profileDetail,
  owns: { field: 'candidateId', of: 'candidate' },
});

export const getCandidateDashboard = endpoint({
  method: 'GET',
  path: 'candidate/getCandidateDashboard',
  summary: 'Get your counts and upcoming interviews.',
  audience: CANDIDATE,
  input: noInput,
  output: z.object({
    isProfileAvailable: z.boolean(),
    openJobs: z.number(),
    appliedjobs: z.number(),
    scheduledJobsList: z.array(scheduledInterview),
  }),
});

const upload = (
  path: string,
  {
    summary,
    ...rule
  }: {
    summary: string;
    field: string;
    kind: UploadRule['kind'];
    maxBytes: number;
  },
) =>
  endpoint({
    method: 'POST',
    path: `candidate/${path}`,
    summary,
    audience: CANDIDATE,
    input: z.object({}),
    output: filePath,
    upload: rule,
  });
const document = { field: 'productImage', maxBytes: MAX_DOCUMENT_BYTES } as const;
export const uploadCandidateAvatar = upload('candiadateAvatar', {
  summary: 'Upload a profile picture.',
  ...document,
  kind: 'image',
});
export const uploadResume = upload('candiadateResume', {
  summary: 'Upload a resume.',
  ...document,
  kind: 'resume',
});
export const uploadCoverLetter = upload('candiadateCoverLetter', {
  summary: 'Upload a cover letter.',
  ...document,
  kind: 'coverLetter',
});
export const uploadCertificate = upload('candiadateCertificate', {
  summary: 'Upload a certificate.',
  ...document,
  kind: 'certificate',
});
export const uploadPitch = upload('candidatePitch', {
  summary: 'Upload a pitch video.',
  field: 'pitch',
  kind: 'video',
  maxBytes: MAX_VIDEO_BYTES,
});

/** The value that a resume gives for one field, and the words that it comes from. */
const found = <Value extends z.ZodType>(value: Value) => z.object({ value, words: z.string() });

const resumeReading = z.object({
  mobile: found(z.string()).nullable(),
  /** State and city are empty if the resume does not name them. */
  place: found(
    z.object({
      countryId: z.string(),
      country: z.string(),
      stateId: z.string(),
      state: z.string(),
      cityId: z.string(),
      city: z.string(),
    }),
  ).nullable(),
  zipCode: found(z.string()).nullable(),
  educationId: found(named).nullable(),
  skills: z.array(found(named)),
  experience: found(z.object({ experienceInYear: z.number(), experienceInMonth: z.number() })).nullable(),
  linkedinProfile: found(z.string()).nullable(),
  portfolio: found(z.string()).nullable(),
});
export type ResumeReading = z.output<typeof resumeReading>;

export const readResume = endpoint({
  method: 'POST',
  path: 'candidate/readResume',
  summary:
    'Read the profile fields from the text of a resume that you uploaded, for you to confirm. Nothing is saved. Refused if the text cannot be read.',
  audience: CANDIDATE,
  refusals: ['resume.no-text', 'resume.unreadable'],
  input: z.object({ resumePath: filePath.min(1, TEXTS.resumeEmpty) }),
  output: resumeReading,
  callsPerMinute: 30,
});

const AUDIO_NAME_RULE = rules.audioName;
const AUDIO_NAME = /^([A-Za-z0-9_-]{20,100}?)answer([1-9][0-9]{0,2})$/;

/** Splits `<applicationId>answer<n>`. Returns null if the name has another form. */
export function parseAudioName(audioName: string): { applicationId: string; ordinal: number } | null {
  const match = AUDIO_NAME.exec(audioName.replace(/\.wav$/, ''));
  if (!match?.[1]) return null;
  return { applicationId: match[1], ordinal: Number(match[2]) };
}

export const candidateAnswerAudio = endpoint({
  method: 'POST',
  path: 'candidate/candidateAnswerAudio',
  summary:
    'Upload one spoken answer as WAV as soon as it ends. audioName is <applicationId>answer<n>. Transcription starts at once.',
  audience: CANDIDATE,
  refusals: [...OPEN_INTERVIEW, 'interview.answer-too-long', 'interview.no-retake'],
  input: z.object({
    audioName: untrimmedText(200, AUDIO_NAME_RULE, said.audioNameMissing).refine(
      (name) => parseAudioName(name) !== null,
      { error: AUDIO_NAME_RULE },
    ),
    /** Seconds into the video of the interview, or of `recordingId`, where this answer begins. */
    videoOffsetSeconds: z.coerce.number().min(0).max(86_400).optional(),
    /** The recording (uploaded to RECORDING_UPLOADS) that shows this answer, if there can be several. */
    recordingId: uuid(said.recordingIdWrong).optional(),
    /** The attempt that the answer belongs to. Defaults to the current one. */
    attempt: attempt.optional(),
    /**
     * When a voice read the question aloud in this audio, such as `0-4.5`. The words it read are not part of the
     * answer.
     */
    readings: readings.optional(),
    holderId,
    /** True if another device took over before the candidate ended the answer. */
    isCutOff: flag.optional(),
    /**
     * The number of this recording, where an answer can be recorded again: 0 for the first. All recordings are kept,
     * and the last one counts.
     */
    take: take.optional(),
  }),
  output: filePath,
  upload: { field: 'file', kind: 'wav', maxBytes: MAX_ANSWER_AUDIO_BYTES },
  owns: { field: 'audioName', of: 'application' },
});
