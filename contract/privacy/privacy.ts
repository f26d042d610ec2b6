import { z } from 'zod';
import * as said from '../messages/en/privacy.ts';
import { currentPassword } from '../account/account.ts';
import {
  CANDIDATE,
  EMPLOYER,
  EVERYONE,
  OWNER_ALONE,
  SIGNED_IN,
  endpoint,
  noInput,
  nextPage,
  nothing,
  paging,
} from '../shared/endpoint.ts';
import { ERASURE_DAYS, EXPORT_HOURS, HOLD_REASON_MAX, LOCAL_COPIES_MAX } from '../shared/limits.ts';
import { applicationId, isoTimestamp, text } from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import { daysInWords, hoursInWords } from '../shared/words.ts';

/** The data held on a person, and its deletion. */

const ofApplication = { field: 'applicationId', of: 'application' } as const;

/** What to erase: an account with everything, or the interview of one application. */
export const ERASURE_KINDS = ['account', 'interview'] as const;

const erasure = z.object({
  /** The id with which the receipt can be read. */
  receipt: z.string(),
  askedDate: isoTimestamp,
  /** The erasure can be cancelled until then. */
  dueDate: isoTimestamp,
  isDone: z.boolean(),
});

export const requestErasure = endpoint({
  method: 'POST',
  path: 'privacy/requestErasure',
  summary: `As a candidate, delete your account and all data held on you, here and at companies. As a company, with applicationId, delete the interview of an application; the application stays. Erasure happens after ${daysInWords(ERASURE_DAYS)}, during which it can be cancelled, or at once with atOnce, for which a candidate must give their current password. Asking again changes nothing.`,
  audience: [...CANDIDATE, ...EMPLOYER],
  memberRoles: ['owner', 'recruiter'],
  refusals: ['erasure.legal-hold', 'erasure.no-interview', 'interview.still-open', 'password.wrong-current'],
  input: z.object({
    applicationId: applicationId.optional(),
    atOnce: z.boolean().default(false),
    current: currentPassword.optional(),
  }),
  output: erasure,
  owns: ofApplication,
  callsPerMinute: 120,
});

export const cancelErasure = endpoint({
  method: 'POST',
  path: 'privacy/cancelErasure',
  summary:
    'Cancel a pending erasure: of your account, or of the interview of an application. Safe to repeat.',
  audience: [...CANDIDATE, ...EMPLOYER],
  memberRoles: ['owner', 'recruiter'],
  input: z.object({ applicationId: applicationId.optional() }),
  output: nothing,
  owns: ofApplication,
});

export const getErasure = endpoint({
  method: 'GET',
  path: 'privacy/getErasure',
  summary:
    'Get the pending erasure of your account, or of the interview of an application, and whether you can request one.',
  audience: [...CANDIDATE, ...EMPLOYER],
  memberRoles: ['owner', 'recruiter'],
  input: z.object({ applicationId: applicationId.optional() }),
  output: z.object({
    erasure: erasure.nullable(),
    /** When the interview was deleted. */
    erasedDate: isoTimestamp.nullable(),
    /** The reason why nothing can be deleted. Null if it can. A company sees the reason that it wrote itself. */
    hold: z.string().nullable(),
  }),
  owns: ofApplication,
});

export const getReceipt = endpoint({
  method: 'GET',
  path: 'privacy/getReceipt',
  summary:
    'Get the receipt of an erasure, for anyone who has its id: when it was requested and done, and how many things of each kind were deleted. It contains no personal data.',
  audience: EVERYONE,
  input: z.object({
    receipt: text(100, refusals.notFound, refusals.notFound).min(1, { error: refusals.notFound }),
  }),
  output: z.object({
    kind: z.enum(ERASURE_KINDS),
    askedDate: isoTimestamp,
    dueDate: isoTimestamp,
    calledOffDate: isoTimestamp.nullable(),
    doneDate: isoTimestamp.nullable(),
    counts: z.array(z.object({ kind: z.string(), title: z.string(), count: z.number() })),
  }),
});

export const getForgotten = endpoint({
  method: 'POST',
  path: 'privacy/getForgotten',
  summary:
    'Check which of these applications, or their interviews, are no longer stored. A browser then deletes its local copies.',
  audience: SIGNED_IN,
  input: z.object({
    applicationIds: z
      .array(applicationId)
      .max(LOCAL_COPIES_MAX, { error: () => said.tooManyAsked({ max: LOCAL_COPIES_MAX }) }),
  }),
  output: z.object({ applicationIds: z.array(z.string()) }),
});

export const setHold = endpoint({
  method: 'POST',
  path: 'privacy/setHold',
  summary:
    'Place an application on legal hold. While the hold is on, nothing about the application can be deleted. Sending another reason changes the reason.',
  audience: EMPLOYER,
  memberRoles: OWNER_ALONE,
  input: z.object({
    applicationId,
    reason: text(
      HOLD_REASON_MAX,
      () => said.reasonTooLong({ max: HOLD_REASON_MAX }),
      said.holdReasonMissing,
    ).min(1, { error: said.holdReasonMissing }),
  }),
  output: nothing,
  owns: ofApplication,
});

export const liftHold = endpoint({
  method: 'POST',
  path: 'privacy/liftHold',
  summary: 'End the legal hold on an application. Safe to repeat.',
  audience: EMPLOYER,
  memberRoles: OWNER_ALONE,
  input: z.object({ applicationId }),
  output: nothing,
  owns: ofApplication,
});

const archive = z
  .object({
    askedDate: isoTimestamp,
    state: z.enum(['making', 'ready', 'failed']),
    bytes: z.number().nullable(),
    untilDate: isoTimestamp.nullable(),
    /** Set once it is ready. Anyone who has it can download the archive. */
    link: z.string().nullable(),
  })
  .nullable();

export const requestExport = endpoint({
  method: 'POST',
  path: 'privacy/requestExport',
  summary: `Create an archive of all data held on you: JSON by kind, the files, and a page that lists them. It is created in the background, replaces an earlier one, and can be downloaded for ${hoursInWords(EXPORT_HOURS)}.`,
  audience: CANDIDATE,
  needsRoom: true,
  input: noInput,
  output: nothing,
  callsPerMinute: 10,
});

export const getExport = endpoint({
  method: 'GET',
  path: 'privacy/getExport',
  summary: 'Get the archive you last requested. Null if there is none or it has expired.',
  audience: CANDIDATE,
  input: noInput,
  output: archive,
});

export const requestCompanyExport = endpoint({
  method: 'POST',
  path: 'privacy/requestCompanyExport',
  summary: `Create an archive of all data held for the company: one JSON file for each table, the files, and a page that lists them, without secrets. It is created in the background, replaces an earlier one, can be downloaded for ${hoursInWords(EXPORT_HOURS)}, and is recorded in the history.`,
  audience: EMPLOYER,
  memberRoles: OWNER_ALONE,
  needsRoom: true,
  input: noInput,
  output: nothing,
  callsPerMinute: 60,
});

export const getCompanyExport = endpoint({
  method: 'GET',
  path: 'privacy/getCompanyExport',
  summary: "Get the company's last requested archive. Null if there is none or it has expired.",
  audience: EMPLOYER,
  memberRoles: OWNER_ALONE,
  input: noInput,
  output: archive,
});

export const VIEWED_THINGS = [
  'report',
  'film',
  'sound',
  'resume',
  'cover-letter',
  'certificate',
  'pitch',
  'round-recording',
  'export',
] as const;
export const VIEWERS = ['member', 'token', 'guest', 'visitor'] as const;

const opening = z.object({
  openingId: z.string(),
  at: isoTimestamp,
  what: z.enum(VIEWED_THINGS),
  viewer: z.enum(VIEWERS),
  /** The role of a member. */
  role: z.string().nullable(),
  designation: z.string(),
});

export const getOpenings = endpoint({
  method: 'GET',
  path: 'privacy/getOpenings',
  summary:
    "List who opened your reports, videos, documents and archives, newest first: the company with the member's role, a guest by name, or a visitor. Members are not named, because they act for their company.",
  audience: CANDIDATE,
  input: z.object(paging),
  output: z.object({
    openings: z.array(opening.extend({ employerName: z.string(), guestName: z.string().nullable() })),
    ...nextPage,
  }),
});

export const getCompanyOpenings = endpoint({
  method: 'GET',
  path: 'privacy/getCompanyOpenings',
  summary:
    'List who opened the reports, videos, documents and archives of people who applied to the company, newest first.',
  audience: EMPLOYER,
  memberRoles: OWNER_ALONE,
  input: z.object(paging),
  output: z.object({
    openings: z.array(
      opening.extend({
        applicationId: z.string(),
        candidateName: z.string(),
        viewerName: z.string().nullable(),
      }),
    ),
    ...nextPage,
  }),
});
