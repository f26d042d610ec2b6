import { z } from 'zod';
import * as said from '../messages/en/company-rules.ts';
import { AUDIT_ACTION_NAMES, AUDIT_ACTORS } from './audit-actions.ts';
import {
  EMPLOYER,
  EVERYONE,
  MEMBER_ROLES,
  OWNER_ALONE,
  endpoint,
  nextPage,
  noInput,
  nothing,
  paging,
} from '../shared/endpoint.ts';
import { LIST_LIMITS } from '../shared/list-limits.ts';
import {
  emailAddress,
  isoTimestamp,
  knownId,
  newPassword,
  passwordAgain,
  personName,
  text,
} from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import * as rules from '../messages/en/rules.ts';

/** The members of a company: who they are, how they join and leave, and what they did. */

const asOwner = { audience: EMPLOYER, memberRoles: OWNER_ALONE } as const;
const asMember = { audience: EMPLOYER, memberRoles: MEMBER_ROLES } as const;
const access = {
  memberRole: z.enum(MEMBER_ROLES, { error: said.roleMissing }),
  /** The jobs that a reviewer reviews. Other roles see all jobs. */
  jobIds: z
    .array(knownId(said.jobsMissing), { error: said.jobsList })
    .max(LIST_LIMITS.reviewerJobs.most, { error: LIST_LIMITS.reviewerJobs.sentence })
    .default([]),
  /** Whether a reviewer sees email addresses, phone numbers, addresses and documents. Other roles always do. */
  seesContacts: z.boolean({ error: said.contactsMissing }).default(false),
};
const accessShown = {
  memberRole: z.enum(MEMBER_ROLES),
  seesContacts: z.boolean(),
  jobs: z.array(z.object({ jobId: z.string(), role: z.string(), alternateJobId: z.string() })),
};
const memberId = knownId(said.memberMissing);
const invitationId = knownId(said.invitationMissing);
const ofMember = { field: 'memberId', of: 'member' } as const;
const ofInvitation = { field: 'invitationId', of: 'invitation' } as const;

export const getMembers = endpoint({
  method: 'GET',
  path: 'company/getMembers',
  summary: 'List the members in the order in which they joined and, for owners, the pending invitations.',
  ...asMember,
  input: noInput,
  output: z.object({
    members: z.array(
      z.object({
        memberId: z.string(),
        name: z.string(),
        email: z.string(),
        joinedDate: isoTimestamp,
        /** True for the caller. */
        isThis: z.boolean(),
        ...accessShown,
      }),
    ),
    invitations: z.array(
      z.object({
        invitationId: z.string(),
        email: z.string(),
        invitedBy: z.string().nullable(),
        sentDate: isoTimestamp,
        expires: isoTimestamp,
        hasExpired: z.boolean(),
        ...accessShown,
      }),
    ),
  }),
});

export const inviteMemberForm = z.object({ email: emailAddress, ...access });
export const inviteMember = endpoint({
  method: 'POST',
  path: 'company/inviteMember',
  summary:
    'Email an invitation. It replaces any earlier invitation for the same address. The response does not reveal whether the address has an account.',
  ...asOwner,
  refusals: ['member.already', 'company.full', 'mail.too-many', 'mail.too-many-from-network'],
  input: inviteMemberForm,
  output: z.object({ invitationId: z.string() }),
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: 'company/resendInvitation',
  summary: 'Email a new link for a pending invitation. The earlier link stops working.',
  ...asOwner,
  refusals: ['mail.too-many', 'mail.too-many-from-network'],
  input: z.object({ invitationId }),
  output: nothing,
  owns: ofInvitation,
});

export const revokeInvitation = endpoint({
  method: 'POST',
  path: 'company/revokeInvitation',
  summary: 'Revoke a pending invitation.',
  ...asOwner,
  input: z.object({ invitationId }),
  output: nothing,
  owns: ofInvitation,
});

const linkToken = text(200, refusals.invitationEnded, refusals.invitationEnded).min(1, {
  error: refusals.invitationEnded,
});

export const getInvitation = endpoint({
  method: 'GET',
  path: 'company/getInvitation',
  summary: 'Get what an emailed invitation is for.',
  audience: EVERYONE,
  refusals: ['link.expired'],
  input: z.object({ token: linkToken }),
  output: z.object({ companyName: z.string(), email: z.string(), memberRole: z.enum(MEMBER_ROLES) }),
});

export const invitationForm = z
  .object({ name: personName, password: newPassword, confirm: passwordAgain })
  .refine((form) => form.password === form.confirm, { path: ['confirm'], error: rules.passwordMismatch });

export const acceptInvitation = endpoint({
  method: 'POST',
  path: 'company/acceptInvitation',
  summary:
    'Join the company with the emailed token, and set your name and password. The address counts as verified. Sign in afterwards.',
  audience: EVERYONE,
  refusals: ['link.expired', 'password.guessable', 'invitation.address-in-use'],
  input: z.intersection(invitationForm, z.object({ token: linkToken })),
  output: z.object({ email: z.string() }),
  callsPerMinute: 120,
});

export const changeMember = endpoint({
  method: 'POST',
  path: 'company/changeMember',
  summary: "Change what a member can do. It applies from the member's next call on.",
  ...asOwner,
  refusals: ['member.last-owner'],
  input: z.object({ memberId, ...access }),
  output: nothing,
  owns: ofMember,
});

export const removeMember = endpoint({
  method: 'POST',
  path: 'company/removeMember',
  summary: "Remove a member. Ends all of the person's sessions at once. Their notes and scorecards stay.",
  ...asOwner,
  refusals: ['member.last-owner'],
  input: z.object({ memberId }),
  output: nothing,
  owns: ofMember,
});

export const transferOwnership = endpoint({
  method: 'POST',
  path: 'company/transferOwnership',
  summary: 'Make another member an owner, and yourself a recruiter.',
  ...asOwner,
  refusals: ['member.already'],
  input: z.object({ memberId }),
  output: nothing,
  owns: ofMember,
});

export const setOwnName = endpoint({
  method: 'POST',
  path: 'company/setOwnName',
  summary: 'Set the name that other members see for you.',
  ...asMember,
  input: z.object({ name: personName }),
  output: nothing,
});

export const getHistory = endpoint({
  method: 'GET',
  path: 'company/getHistory',
  summary: 'List what was done in the company, newest first.',
  ...asOwner,
  input: z.object(paging),
  output: z.object({
    events: z.array(
      z.object({
        eventId: z.string(),
        at: isoTimestamp,
        actorKind: z.enum(AUDIT_ACTORS),
        actorName: z.string().nullable(),
        action: z.enum(AUDIT_ACTION_NAMES),
        /** The applicant it concerns, and the job. Null if it concerns no application, or an erased one. */
        applicant: z.object({ name: z.string(), role: z.string() }).nullable(),
        details: z.array(
          z.object({ name: z.string(), value: z.union([z.string(), z.number(), z.boolean()]) }),
        ),
        address: z.string().nullable(),
      }),
    ),
    ...nextPage,
  }),
});
