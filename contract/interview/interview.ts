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
/** The refusals of a decision on an application that is no longer pending. */
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
    'Apply to an open job. You need a profile with a resume, and a pitch video if the job asks for one.',
  audience: CANDIDATE,
  refusals: ['profile.missing', 'job.closed', 'application.already-applied'],
  input: z.object({
    jobId,
    isTravelPreferred: yesNo(rules.sayTravel),
    isReloactionPreferred: yesNo(rules.sayRelocate),
    candidatePitch: filePath.nullish(),
    /** A resume for this application only. If omitted, the resume in the profile is used. */
    resumePath: filePath.nullish(),
    /** The candidate's source: the text after `?source=` in the link to the job. */
    source: source.nullish(),
  }),
  output: nothing,
});

export const withdrawApplication = endpoint({
  method: 'POST',
  path: 'interview/withdrawApplication',
  summary:
    'Withdraw your application before its interview is submitted. The employer gets an email. Safe to repeat. You can apply again afterwards.',
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
  /** True if the interview is scheduled but its window has closed, by the server's clock. */
  isExpired: z.boolean(),
  interviewScheduleId: windows.interviewWindow.nullable(),
  employerId: z.object({ userId: z.object({ name: z.string() }) }),
  /** Null unless there was an earlier attempt at the interview. */
  givenAgain: windows.givenAgain.nullable(),
  iSensePercent: z.number().nullable(),
  ...settledFigures,
});

export const getCandidateApplications = endpoint({
  method: 'GET',
  path: 'interview/getCandidateApplications',
  summary: 'List your applications, newest first.',
  audience: CANDIDATE,
  input: z.object(paging),
  output: z.array(candidateApplication),
  pagedByLink: true,
});

export const getApplicationDetailsCandidate = endpoint({
  method: 'GET',
  path: 'interview/getApplicationDetailsCandidate',
  summary: 'Get one of your applications with its job.',
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
  /** Whether the candidate can still move the opening: once for each window, before the interview begins. */
  canMoveOpening: z.boolean(),
  givenAgain: windows.givenAgain.nullable(),
  appliedDate: isoTimestamp,
  applicationStatus: z.enum(APPLICATION_STATUSES),
  /** Measured by the server's clock. */
  canStart: z.boolean(),
  isExpired: z.boolean(),
});

export const getScheduleInterviews = endpoint({
  method: 'GET',
  path: 'interview/getScheduleInterviews',
  summary: 'List your scheduled and completed interviews, newest first.',
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
    'List your jobs that have applications of a kind, with their number. With jobId, only that job. SCHEDULED means upcoming interviews, with the job whose interview is soonest first; missed interviews are not counted.',
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
  summary: 'Get how many applications of a kind your jobs have, and how many jobs have any.',
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
  /** For how many days an interview scheduled now is open by default. */
  offeredDays: z.number(),
  interviewDate: isoTimestamp.nullable(),
  /** What decides how the interview can be changed. Null if it is not scheduled. */
  interview: windows.interviewFacts.nullable(),
  ...criteriaMatch,
  criteriaParts,
  iSensePercent: z.number().nullable(),
  resumeUrlPath: z.string().nullable(),
  coverLetterUrl: z.string().nullable(),
  candidatePitch: z.string().nullable(),
  /** The accommodation that was granted. Only owners and recruiters see it, only in this list and never in a report. */
  timeFactor,
  recordOnly: z.boolean(),
  waiting: waitingDecision.nullable(),
  ...listedFigures,
});

export const getApplicationByJobId = endpoint({
  method: 'GET',
  path: 'interview/getApplicationByJobId',
  summary:
    'List the applications of a kind to one of your jobs, newest first unless sorted otherwise. SCHEDULED means upcoming interviews, soonest first.',
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
  summary: 'Decline a pending application. The candidate gets an email.',
  ...decides,
  refusals: NOT_PENDING,
  input: z.object({ applicationId }),
  output: nothing,
  owns: ofApplication,
});

export const scheduleInterview = endpoint({
  method: 'POST',
  path: 'interview/scheduleInterview',
  summary: `Accept a pending application. The AI interview opens at the given time, for as many days as the job's settings say (${daysInWords(INTERVIEW_OPEN_DAYS)} by default).`,
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
    'Grant a candidate more time for each answer, or proctoring that records but never ends the interview, before it begins. Safe to repeat.',
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
  summary:
    'Get the questions after startInterview has begun the interview. Expected answers are never included.',
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
    'Begin the interview. Stores the consent to the current version and the time. Until then, no questions are given and nothing is accepted. Safe to repeat.',
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
  summary:
    'Record that the candidate left the tab or window. Reports show this on a timeline; it never changes a score.',
  audience: CANDIDATE,
  refusals: OPEN_INTERVIEW,
  input: z.object({
    applicationId,
    kind: z.enum(PROCTORING_KINDS, { error: said.eventKind }),
    /** How long the interview lasted, in seconds, if known. */
    seconds: z.number().min(0).max(86_400).optional(),
    attempt: attempt.optional(),
  }),
  output: nothing,
  owns: ofApplication,
});

export const submitAnswerVideo = endpoint({
  method: 'POST',
  path: 'interview/submitAnswerVideo',
  summary: 'Upload the video of the whole interview (mp4, or what the browser recorded).',
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
    'Submit the interview, once only. Send each question with the chosen option, or with the path that candidateAnswerAudio returned.',
  audience: CANDIDATE,
  refusals: [...OPEN_INTERVIEW, 'answer.not-an-option'],
  input: z.object({
    applicationId,
    attempt: attempt.optional(),
    holderId,
    /** The reason why it is being submitted. */
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
    'Get the report. Null until the interview is submitted. If the interview was taken again, this is the report on the newest submitted attempt, or on the attempt you ask for.',
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
    'Hide a report from visitors, or open it to anyone with its link. The company and the candidate each decide for themselves; visitors can read the report only if both leave it open.',
  audience: [...CANDIDATE, ...EMPLOYER],
  memberRoles: ['owner', 'recruiter'],
  input: z.object({ applicationId, isPublic: z.boolean({ error: said.isPublic }) }),
  output: nothing,
  owns: ofApplication,
});
