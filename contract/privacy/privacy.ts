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

/** What is held on a person, and how it ends. */

const ofApplication = { field: 'applicationId', of: 'application' } as const;

/** An account with everything, or the interview of one application. */
export const ERASURE_KINDS = ['account', 'interview'] as const;

const erasure = z.object({
  /** What the receipt is read with. */
  receipt: z.string(),
  askedDate: isoTimestamp,
  /** Until then it can be called off. */
  dueDate: isoTimestamp,
  isDone: z.boolean(),
});

export const requestErasure = endpoint({
  method: 'POST',
  path: 'privacy/requestErasure',
  summary: `For a candidate: delete the account with everything that is held on the person, here and at companies. For a company, with applicationId: delete the interview of an application; the application stays. It is done after ${daysInWords(ERASURE_DAYS)}, in which it can be called off, or with atOnce now, for which a candidate gives the current password. Asking again changes nothing.`,
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
    'Call off an erasure that is not done yet: of the own account, or of the interview of an application. Safe to repeat.',
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
    'The erasure that waits: of the own account, or of the interview of an application; and whether one can be asked for.',
  audience: [...CANDIDATE, ...EMPLOYER],
  memberRoles: ['owner', 'recruiter'],
  input: z.object({ applicationId: applicationId.optional() }),
  output: z.object({
    erasure: erasure.nullable(),
    /** When the interview was erased. */
    erasedDate: isoTimestamp.nullable(),
    /** Why nothing of it can be deleted; null if it can. For a company, the reason that it wrote itself. */
    hold: z.string().nullable(),
  }),
  owns: ofApplication,
});

export const getReceipt = endpoint({
  method: 'GET',
  path: 'privacy/getReceipt',
  summary:
    'The receipt of an erasure, for whoever has its id: when it was asked for and done, and how many things of each kind were deleted. It has no contents.',
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
    'Which of these applications are held no more, or their interviews: a browser deletes what it still has of them.',
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
    'Keep everything about an application for a legal matter: while the hold stands, nothing of it is deleted, by nobody. With another reason, the reason is changed.',
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
  summary: 'End the legal hold of an application. Safe to repeat.',
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
    /** Once it is ready. Whoever has it can download the archive. */
    link: z.string().nullable(),
  })
  .nullable();

export const requestExport = endpoint({
  method: 'POST',
  path: 'privacy/requestExport',
  summary: `Make an archive with everything that is held on the candidate who asks: JSON by kind, the files, and a page that lists them. It is made in the background, replaces an earlier one, and can be downloaded for ${hoursInWords(EXPORT_HOURS)}.`,
  audience: CANDIDATE,
  needsRoom: true,
  input: noInput,
  output: nothing,
  callsPerMinute: 10,
});

export const getExport = endpoint({
  method: 'GET',
  path: 'privacy/getExport',
  summary: 'The archive that was asked for last; null if there is none, or its time is over.',
  audience: CANDIDATE,
  input: noInput,
  output: archive,
});

export const requestCompanyExport = endpoint({
  method: 'POST',
  path: 'privacy/requestCompanyExport',
  summary: `Make an archive with everything that is held for the company: one JSON file for each table, the files, and a page that lists them; no secrets. It is made in the background, replaces an earlier one, can be downloaded for ${hoursInWords(EXPORT_HOURS)}, and stands in the history.`,
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
  summary: 'The archive of the company that was asked for last; null if there is none, or its time is over.',
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
  /** Of a member. */
  role: z.string().nullable(),
  designation: z.string(),
});

export const getOpenings = endpoint({
  method: 'GET',
  path: 'privacy/getOpenings',
  summary:
    'Who opened reports, films, documents and archives of the candidate who asks, the newest first: the company with the role of its member, a guest by name, or a visitor. Members are not named: they act for their company.',
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
    'Who opened reports, films, documents and archives of people who applied to the company, the newest first.',
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
