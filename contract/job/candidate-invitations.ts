import * as said from '../messages/en/candidate-invitations.ts';
import { z } from 'zod';
import { INVITATION_KINDS, INVITATION_STATES, INVITED_RESULTS } from './invitation-states.ts';
import {
  CANDIDATE,
  EMPLOYER,
  EVERYONE,
  endpoint,
  nextPage,
  noInput,
  nothing,
  paging,
  sortedBy,
} from '../shared/endpoint.ts';
import { jobId, ofJob } from './job-steps.ts';
import { CANDIDATE_LIST_MAX, EMAIL_MAX, INTERVIEW_OPEN_DAYS } from '../shared/limits.ts';
import { emailAddress, isoTimestamp, knownId, personName, text } from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import * as rules from '../messages/en/rules.ts';
import { TEXTS } from '../shared/texts.ts';
import { daysInWords } from '../shared/words.ts';

/** Inviting candidates by email, to apply to a job or straight to its interview. */

const ofInvitation = { field: 'invitationId', of: 'candidateInvitation' } as const;
const ofOwnInvitation = { field: 'invitationId', of: 'ownInvitation' } as const;
const invitationId = knownId(said.nameInvitation);
const linkToken = text(200, refusals.invitationOver, refusals.invitationOver).min(1, {
  error: refusals.invitationOver,
});

/** When an interview opens, in milliseconds since the epoch, as in scheduleInterview. */
const opening = z
  .number({ error: rules.selectDate })
  .int({ error: said.dateWhole })
  .min(0, { error: rules.selectDate })
  .max(4_102_444_800_000, { error: said.dateTooFar });
/** The minutes by which the employer's clock is ahead of UTC. They decide which day is today. */
const timeZoneOffsetMinutes = z.number().int().min(-840).max(840).optional();

const kind = z.enum(INVITATION_KINDS, { error: said.chooseKind });

/** Each row is checked on its own, so that one wrong address does not stop the others. */
const person = z.object({
  email: text(EMAIL_MAX * 2, () => said.emailTooLong({ max: EMAIL_MAX }), TEXTS.invalidEmail),
  name: text(500, TEXTS.invalidName).default(''),
});

/** The form for one person. */
export const inviteCandidateForm = z.object({ email: emailAddress, name: personName.or(z.literal('')) });

export const inviteCandidates = endpoint({
  method: 'POST',
  path: 'jobs/inviteCandidates',
  summary: `Invite people by email to apply to an open job, or straight to its interview, which then opens at \`date\` for as many days as the job's settings say (${daysInWords(INTERVIEW_OPEN_DAYS)} by default). The response has a result for each person. Anyone already invited gets no second email. The response does not reveal whether an address has an account.`,
  audience: EMPLOYER,
  refusals: ['job.not-published', 'job.closed', 'job.deleted', 'interview.notice-period'],
  needsRoom: true,
  input: z
    .object({
      jobId,
      kind,
      date: opening.optional(),
      timeZoneOffsetMinutes,
      people: z
        .array(person, { error: said.peopleAsList })
        .min(1, { error: said.nameOne })
        .max(CANDIDATE_LIST_MAX, { error: () => said.listTooLong({ max: CANDIDATE_LIST_MAX }) }),
    })
    .refine((input) => input.kind === 'apply' || input.date !== undefined, {
      path: ['date'],
      error: rules.selectDate,
    }),
  output: z.object({
    sent: z.number(),
    /** In the order of the people. */
    results: z.array(
      z.object({ email: z.string(), name: z.string(), result: z.enum(INVITED_RESULTS), message: z.string() }),
    ),
  }),
  owns: ofJob,
});

const invitation = z.object({
  invitationId: z.string(),
  email: z.string(),
  name: z.string(),
  kind,
  state: z.enum(INVITATION_STATES),
  /** When the interview opens. Null for an invitation to apply. */
  opensAt: isoTimestamp.nullable(),
  sentDate: isoTimestamp,
  timesSent: z.number(),
  openedDate: isoTimestamp.nullable(),
  expires: isoTimestamp,
  invitedBy: z.string().nullable(),
});

export const getCandidateInvitations = endpoint({
  method: 'GET',
  path: 'jobs/getCandidateInvitations',
  summary: 'List the people invited to a job, newest first unless sorted otherwise.',
  audience: EMPLOYER,
  input: z.object({
    ...paging,
    jobId,
    state: z.enum(INVITATION_STATES, { error: said.stateUnknown }).optional(),
    sort: sortedBy('email', 'name', 'sentDate'),
  }),
  output: z.object({
    role: z.string(),
    alternateJobId: z.string(),
    /** Whether people can be invited, which needs an open job. */
    isOpen: z.boolean(),
    counts: z.record(z.enum(INVITATION_STATES), z.number()),
    invitations: z.array(invitation),
    ...nextPage,
  }),
  owns: ofJob,
});

export const resendCandidateInvitation = endpoint({
  method: 'POST',
  path: 'jobs/resendCandidateInvitation',
  summary:
    'Email an invitation again, and extend it. An invitation to an interview whose window is over needs a new `date`.',
  audience: EMPLOYER,
  refusals: [
    'job.not-published',
    'job.closed',
    'job.deleted',
    'candidate-invitation.over',
    'candidate-invitation.not-wanted',
    'candidate-invitation.too-many',
  ],
  input: z.object({ invitationId, date: opening.optional(), timeZoneOffsetMinutes }),
  output: nothing,
  owns: ofInvitation,
});

export const revokeCandidateInvitation = endpoint({
  method: 'POST',
  path: 'jobs/revokeCandidateInvitation',
  summary: 'Revoke an unused invitation. Its links stop working.',
  audience: EMPLOYER,
  refusals: ['candidate-invitation.over'],
  input: z.object({ invitationId }),
  output: nothing,
  owns: ofInvitation,
});

const invited = {
  companyName: z.string(),
  jobId: z.string(),
  role: z.string(),
  alternateJobId: z.string(),
  kind,
  opensAt: isoTimestamp.nullable(),
  closesAt: isoTimestamp.nullable(),
  expires: isoTimestamp,
};

export const getJobInvitation = endpoint({
  method: 'GET',
  path: 'jobs/getJobInvitation',
  summary: 'Get what an emailed invitation is for. Reveals nothing about accounts.',
  audience: EVERYONE,
  refusals: ['link.expired'],
  input: z.object({ token: linkToken }),
  output: z.object({
    ...invited,
    email: z.string(),
    name: z.string(),
    /** Whether the job is open. */
    isOpen: z.boolean(),
    state: z.enum(INVITATION_STATES),
    /** For a signed-in candidate, whether this account can use the invitation without claiming it. */
    isOwn: z.boolean(),
  }),
});

export const claimJobInvitation = endpoint({
  method: 'POST',
  path: 'jobs/claimJobInvitation',
  summary:
    'Use an emailed invitation with the account you are signed in to, although it was sent to another address.',
  audience: CANDIDATE,
  refusals: ['link.expired', 'candidate-invitation.over'],
  input: z.object({ token: linkToken }),
  output: z.object({ jobId: z.string() }),
});

export const declineJobInvitation = endpoint({
  method: 'POST',
  path: 'jobs/declineJobInvitation',
  summary: 'Decline an emailed invitation. The company can see this. Safe to repeat.',
  audience: EVERYONE,
  refusals: ['link.expired', 'candidate-invitation.over'],
  input: z.object({ token: linkToken }),
  output: nothing,
});

export const getMyInvitations = endpoint({
  method: 'GET',
  path: 'jobs/getMyInvitations',
  summary:
    "List your pending invitations to open jobs: those sent to your account's address, and those you claimed with their link. Applying to the job uses the invitation.",
  audience: CANDIDATE,
  input: noInput,
  output: z.object({ invitations: z.array(z.object({ invitationId: z.string(), ...invited })) }),
});

export const declineMyInvitation = endpoint({
  method: 'POST',
  path: 'jobs/declineMyInvitation',
  summary: 'Decline one of your invitations. The company can see this. Safe to repeat.',
  audience: CANDIDATE,
  refusals: ['candidate-invitation.over'],
  input: z.object({ invitationId }),
  output: nothing,
  owns: ofOwnInvitation,
});

const stopToken = text(1_000, refusals.stopLinkIncomplete, refusals.stopLinkIncomplete).min(1, {
  error: refusals.stopLinkIncomplete,
});
const stopped = z.object({ companyName: z.string(), email: z.string(), isStopped: z.boolean() });

export const getInvitationStop = endpoint({
  method: 'GET',
  path: 'jobs/getInvitationStop',
  summary:
    'Check whether a company may send invitations to the address that a link is for. No sign-in needed.',
  audience: EVERYONE,
  input: z.object({ token: stopToken }),
  output: stopped,
});

export const setInvitationStop = endpoint({
  method: 'POST',
  path: 'jobs/setInvitationStop',
  summary: 'Stop or allow invitations from a company. No sign-in needed.',
  audience: EVERYONE,
  input: z.object({ token: stopToken, isStopped: z.boolean({ error: said.isStoppedMissing }) }),
  output: stopped,
});
