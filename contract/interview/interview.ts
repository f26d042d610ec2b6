import { z } from 'zod';
import * as said from '../messages/en/interview-calls.ts';
import { MEMBER_ROLES } from '../company/member-roles.ts';
import { CANDIDATE, EMPLOYER, EVERYONE, endpoint, nothing, paging } from '../shared/endpoint.ts';
import {
  APPLICATION_STATUSES,
  INTERVIEW_OPEN_DAYS,
  JOB_TYPES,
  MAX_INTERVIEW_VIDEO_BYTES,
  PROCTORING_KINDS,
  PROCTORING_MODES,
  TIME_FACTORS,
} from '../shared/limits.ts';
import { criteriaMatch, criteriaParts } from '../job/criteria.ts';
import { END_CAUSES } from './interview-course.ts';
import { applicationId, attempt, filePath, holderId, isoTimestamp, text, yesNo } from '../shared/rules.ts';
import * as windows from './interview-window.ts';
import { answerSettings } from './interview-settings.ts';
import { job } from '../job/job.ts';
import { jobId } from '../job/job-steps.ts';
import { source } from '../job/sources.ts';
import { applicantsAsked, listedFigures, settledFigures } from './listed-figures.ts';
import { OPEN_INTERVIEW } from '../shared/refusals.ts';
import { report } from './report.ts';
import { daysInWords, listed } from '../shared/words.ts';
import * as rules from '../messages/en/rules.ts';
import { waitingDecision } from './waiting-decision.ts';

/** A limit above the number of questions of any interview. */
const ANSWERS_MAX = 300;
const ofApplication = { field: 'applicationId', of: 'application' } as const;
const reads = { audience: EMPLOYER, memberRoles: MEMBER_ROLES, scope: 'applications:read' } as const;
const decides = { audience: EMPLOYER, scope: 'applications:write' } as const;
/** The refusals of a decision on an application that does not wait for one any more. */
const NOT_PENDING = [
  'application.already-scheduled',
  'application.already-completed',
  'application.withdrawn',
  'application.changed-meanwhile',
] as const;

export const sendCandidateApplication = endpoint({
  method: 'POST',
  path: 'interview/sendCandidateApplication',
  summary:
    'Apply to an open job. Needs a profile with a resume, and a pitch video where the job asks for one.',
  audience: CANDIDATE,
  refusals: ['profile.missing', 'job.closed', 'application.already-applied'],
  input: z.object({
    jobId,
    isTravelPreferred: yesNo(rules.sayTravel),
    isReloactionPreferred: yesNo(rules.sayRelocate),
    candidatePitch: filePath.nullish(),
    /** A resume for this application only. If omitted, the resume of the profile is used. */
    resumePath: filePath.nullish(),
    /** By which way the candidate came: what the link to the job had after `?source=`. */
    source: source.nullish(),
  }),
  output: nothing,
});

export const withdrawApplication = endpoint({
  method: 'POST',
  path: 'interview/withdrawApplication',
  summary:
    'Take back one’s own application before its interview is submitted; the employer is told by email. Safe to repeat, and one may apply again.',
  audience: CANDIDATE,
  refusals: [
    'application.already-declined',
    'application.already-completed',
    'application.changed-meanwhile',
  ],
  input: z.object({ applicationId }),
  output: nothing,
  owns: ofApplication,
});

export const candidateApplication = z.object({
  applicationId: z.string(),
  jobId: z.object({ _id: z.string(), role: z.string(), alternateJobId: z.string() }),
  role: z.string(),
  type: z.enum(JOB_TYPES),
  appliedDate: isoTimestamp,
  applicationStatus: z.enum(APPLICATION_STATUSES),
  /** The interview is scheduled but its time is over, by the server's clock. */
  isExpired: z.boolean(),
  interviewScheduleId: windows.interviewWindow.nullable(),
  employerId: z.object({ userId: z.object({ name: z.string() }) }),
  /** Null unless the interview was given again. */
  givenAgain: windows.givenAgain.nullable(),
  iSensePercent: z.number().nullable(),
  ...settledFigures,
});

export const getCandidateApplications = endpoint({
  method: 'GET',
  path: 'interview/getCandidateApplications',
  summary: "One's own applications, newest first.",
  audience: CANDIDATE,
  input: z.object(paging),
  output: z.array(candidateApplication),
  pagedByLink: true,
});

export const getApplicationDetailsCandidate = endpoint({
  method: 'GET',
  path: 'interview/getApplicationDetailsCandidate',
  summary: 'One of one’s own applications with its job.',
  audience: CANDIDATE,
  input: z.object({ applicationId }),
  output: candidateApplication.extend({ job }),
  owns: ofApplication,
});

export const scheduledInterview = z.object({
  applicationId: z.string(),
  appliedJobId: z.string(),
  candidateId: z.string(),
  employerName: z.string(),
  role: z.string(),
  /** The scheduled time. `time` is the same value, for clients that show it separately. */
  date: isoTimestamp,
  time: isoTimestamp,
  openUntil: isoTimestamp,
  /** Whether the candidate may still move the opening by themselves: once for each window, before the interview begins. */
  canMoveOpening: z.boolean(),
  givenAgain: windows.givenAgain.nullable(),
  appliedDate: isoTimestamp,
  applicationStatus: z.enum(APPLICATION_STATUSES),
  /** By the server's clock. */
  canStart: z.boolean(),
  isExpired: z.boolean(),
});

export const getScheduleInterviews = endpoint({
  method: 'GET',
  path: 'interview/getScheduleInterviews',
  summary: "One's own scheduled and completed interviews, newest first.",
  audience: CANDIDATE,
  input: z.object(paging),
  output: z.array(scheduledInterview),
  pagedByLink: true,
});

const applicationType = z.enum(['PENDING', 'SCHEDULED', 'COMPLETED', 'REJECTED'], {
  error: said.applicationType,
});

export const getReceivedApplications = endpoint({
  method: 'GET',
  path: 'interview/getReceivedApplications',
  summary:
    "One's own jobs that have applications of a kind, with their count; with jobId that job alone. SCHEDULED are interviews to come, the job with the soonest first; missed ones do not count.",
  ...reads,
  input: z.object({
    ...paging,
    applicationType: applicationType.default('PENDING'),
    jobId: jobId.optional(),
  }),
  output: z.array(
    z.object({
      jobId: z.string(),
      alternateJobId: z.string(),
      role: z.string(),
      type: z.enum(JOB_TYPES),
      publishedDate: isoTimestamp.nullable(),
      applicationReceived: z.number(),
    }),
  ),
  pagedByLink: true,
  owns: { field: 'jobId', of: 'job' },
});

export const getReceivedApplicationsTotal = endpoint({
  method: 'GET',
  path: 'interview/getReceivedApplicationsTotal',
  summary: "How many applications of a kind one's own jobs have, and how many jobs have any.",
  ...reads,
  input: z.object({ applicationType: applicationType.default('PENDING') }),
  output: z.object({ jobs: z.number(), applications: z.number() }),
});

export const timeFactor = z.literal(TIME_FACTORS, {
  error: () => said.extraTime({ factors: listed(TIME_FACTORS, 'or') }),
});

export const jobApplication = z.object({
  applicationId: z.string(),
  appliedDate: isoTimestamp,
  applicationStatus: z.enum(APPLICATION_STATUSES),
  role: z.string(),
  alternateJobId: z.string(),
  candidateId: z.string(),
  candidateName: z.string(),
  candidateEmail: z.string(),
  candidateMobile: z.string(),
  hidesContacts: z.boolean().optional(),
  avatarUrl: z.string().nullable(),
  isTravelPreferred: z.boolean(),
  isReloactionPreferred: z.boolean(),
  /** For how many days an interview that is scheduled now is open, unless another number is given. */
  offeredDays: z.number(),
  interviewDate: isoTimestamp.nullable(),
  /** What decides how the interview can be changed; null without a time. */
  interview: windows.interviewFacts.nullable(),
  ...criteriaMatch,
  criteriaParts,
  iSensePercent: z.number().nullable(),
  resumeUrlPath: z.string().nullable(),
  coverLetterUrl: z.string().nullable(),
  candidatePitch: z.string().nullable(),
  /** The accommodation that was granted; only owners and recruiters read it. Only this list shows it, never a report. */
  timeFactor,
  recordOnly: z.boolean(),
  waiting: waitingDecision.nullable(),
  ...listedFigures,
});

export const getApplicationByJobId = endpoint({
  method: 'GET',
  path: 'interview/getApplicationByJobId',
  summary:
    'The applications of a kind to one of one’s own jobs, newest first unless sorted otherwise; SCHEDULED are interviews to come, soonest first.',
  ...reads,
  input: z.object({
    ...paging,
    jobId,
    applicationType: applicationType.default('PENDING'),
    ...applicantsAsked,
  }),
  output: z.array(jobApplication),
  pagedByLink: true,
  owns: { field: 'jobId', of: 'job' },
});

export const rejectJobApplication = endpoint({
  method: 'POST',
  path: 'interview/rejectJobApplication',
  summary: 'Decline a pending application; the candidate is told by email.',
  ...decides,
  refusals: NOT_PENDING,
  input: z.object({ applicationId }),
  output: nothing,
  owns: ofApplication,
});

export const scheduleInterview = endpoint({
  method: 'POST',
  path: 'interview/scheduleInterview',
  summary: `Accept a pending application: the AI interview opens at the given moment, for as many days as the settings of the job say (${daysInWords(INTERVIEW_OPEN_DAYS)} unless they were changed).`,
  ...decides,
  refusals: [...NOT_PENDING, 'application.already-declined', 'interview.notice-period'],
  input: z.object({
    applicationId,
    ...windows.opening,
  }),
  output: nothing,
  owns: ofApplication,
});

export const setAccommodation = endpoint({
  method: 'POST',
  path: 'interview/setAccommodation',
  summary:
    'Grant a candidate more time for each answer, or proctoring that notes and ends nothing, before their interview begins. Safe to repeat.',
  ...decides,
  refusals: ['application.decided', 'interview.already-begun'],
  input: z.object({
    applicationId,
    timeFactor,
    recordOnly: z.boolean({ error: said.recordOnly }),
  }),
  output: nothing,
  owns: ofApplication,
});

const asked = z.object({ _id: z.string(), name: z.string() });

export const getQuestionsForInterview = endpoint({
  method: 'GET',
  path: 'interview/getQuestionsForInterview',
  summary: 'The questions, once the interview is begun with startInterview. Never an expected answer.',
  audience: CANDIDATE,
  refusals: OPEN_INTERVIEW,
  input: z.object({ jobId }),
  output: z.object({
    mcqQuestion: z.array(asked.extend({ options: z.array(z.string()) })),
    skillBasedQuestions: z.array(asked),
    personalQuestions: z.array(asked),
    followUpQuestions: z.array(asked).optional(),
  }),
  owns: { field: 'jobId', of: 'application' },
});

export const startInterview = endpoint({
  method: 'POST',
  path: 'interview/startInterview',
  summary:
    'Begin: the consent to the current version is kept, and the server notes the moment. Before it no question is given and nothing is taken. Safe to repeat.',
  audience: CANDIDATE,
  refusals: OPEN_INTERVIEW,
  needsRoom: true,
  input: z.object({ applicationId, consentVersion: text(40), attempt: attempt.optional(), holderId }),
  output: z.object({
    startedAt: isoTimestamp,
    serverTime: isoTimestamp,
    openUntil: isoTimestamp,
    proctoring: z.enum(PROCTORING_MODES),
    timeFactor,
    ...answerSettings.shape,
    hasBreaks: z.boolean(),
    noCamera: z.boolean(),
    inWriting: z.boolean(),
  }),
  owns: ofApplication,
});

export const recordProctoringEvent = endpoint({
  method: 'POST',
  path: 'interview/recordProctoringEvent',
  summary: 'Note that the candidate left the tab or window. Shown as a timeline; never changes a score.',
  audience: CANDIDATE,
  refusals: OPEN_INTERVIEW,
  input: z.object({
    applicationId,
    kind: z.enum(PROCTORING_KINDS, { error: said.eventKind }),
    /** How long the interview lasted, in seconds, if that is known. */
    seconds: z.number().min(0).max(86_400).optional(),
    attempt: attempt.optional(),
  }),
  output: nothing,
  owns: ofApplication,
});

export const submitAnswerVideo = endpoint({
  method: 'POST',
  path: 'interview/submitAnswerVideo',
  summary: "The interview's whole video (mp4, or what the browser recorded).",
  audience: CANDIDATE,
  refusals: OPEN_INTERVIEW,
  input: z.object({ applicationId, attempt: attempt.optional(), holderId }),
  output: filePath,
  upload: { field: 'file', kind: 'recording', maxBytes: MAX_INTERVIEW_VIDEO_BYTES },
  owns: ofApplication,
});

export const submitInterview = endpoint({
  method: 'POST',
  path: 'interview/submitInterview',
  summary:
    'Submit, once: each question with the chosen option, or with the path that candidateAnswerAudio gave.',
  audience: CANDIDATE,
  refusals: [...OPEN_INTERVIEW, 'answer.not-an-option'],
  input: z.object({
    applicationId,
    attempt: attempt.optional(),
    holderId,
    /** Why it is submitted now. */
    cause: z.enum(END_CAUSES, { error: said.endCause }).optional(),
    answers: z
      .array(
        z.object({
          question: text(2_000, undefined, said.answerNamesQuestion).min(1),
          answer: text(5_000, undefined, said.answerIsText).nullable().default(''),
        }),
        { error: said.answersAreList },
      )
      .max(ANSWERS_MAX, { error: () => said.tooManyAnswers({ max: ANSWERS_MAX }) }),
  }),
  output: nothing,
  owns: ofApplication,
});

export const getFeedback = endpoint({
  method: 'GET',
  path: 'interview/getFeedback',
  scope: 'reports:read',
  summary:
    'The report; null until the interview is submitted. Of an interview that was given again: the newest one that was submitted, or that of the attempt that is named.',
  audience: EVERYONE,
  refusals: ['interview.erased'],
  input: z.object({ applicationId, attempt: attempt.optional() }),
  output: report.nullable(),
  owns: ofApplication,
});

export const setReportVisibility = endpoint({
  method: 'POST',
  path: 'interview/setReportVisibility',
  summary:
    'Close a report to visitors, or open it to whoever has its link. The company and the candidate each set their own half: a report is open if both leave it open.',
  audience: [...CANDIDATE, ...EMPLOYER],
  memberRoles: ['owner', 'recruiter'],
  input: z.object({ applicationId, isPublic: z.boolean({ error: said.isPublic }) }),
  output: nothing,
  owns: ofApplication,
});
