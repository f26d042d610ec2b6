import { z } from 'zod';
import * as said from '../messages/en/report-refusals.ts';
import { EMPLOYER, EVERYONE, endpoint, nothing } from '../shared/endpoint.ts';
import {
  DAY_MS,
  GUEST_DAYS_MAX,
  GUEST_HOURS_MIN,
  HOUR_MS,
  NAME_MAX,
  SHORT_TEXT_MAX,
} from '../shared/limits.ts';
import { report } from './report.ts';
import { applicationId, attempt, isoTimestamp, knownId, text, untrimmedText } from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';

/** Links with which a company shows a report to someone without an account. */

export const GUEST_MIN_MS = GUEST_HOURS_MIN * HOUR_MS;
export const GUEST_MAX_MS = GUEST_DAYS_MAX * DAY_MS;
/** The most links of one report that are neither revoked nor expired. */
export const GUEST_LINKS_MAX = 50;
/** How many of a link's newest openings a list shows. */
export const OPENINGS_SHOWN = 20;

export const GUEST_EXPIRY = () => said.guestExpiry({ hours: GUEST_HOURS_MIN, days: GUEST_DAYS_MAX });
const NAME = () => said.guestName({ max: NAME_MAX });

export const guestName = text(NAME_MAX, NAME, NAME).min(1, { error: NAME });
const ofApplication = { field: 'applicationId', of: 'application' } as const;

export const makeGuestLink = endpoint({
  method: 'POST',
  path: 'company/makeGuestLink',
  summary:
    'Create a link to a report for someone without an account. Only this response contains its address. `inFull` adds contact data, documents, photo and video.',
  audience: EMPLOYER,
  refusals: ['guest-link.too-many', 'scorecard.needed'],
  input: z.object({
    applicationId,
    name: guestName,
    expires: text(SHORT_TEXT_MAX, GUEST_EXPIRY, GUEST_EXPIRY).pipe(z.iso.datetime({ error: GUEST_EXPIRY })),
    inFull: z.boolean({ error: said.inFull }),
    /** The attempt whose report is shown. Defaults to the one that getFeedback shows. */
    attempt: attempt.optional(),
  }),
  output: z.object({ guestLinkId: z.string(), address: z.string() }),
  owns: ofApplication,
});

export const guestLink = z.object({
  guestLinkId: z.string(),
  name: z.string(),
  inFull: z.boolean(),
  /** The member who created it. Null if the member is gone. */
  madeBy: z.string().nullable(),
  madeDate: isoTimestamp,
  expiryDate: isoTimestamp,
  /** When a member revoked it. */
  endedDate: isoTimestamp.nullable(),
  /** Whether it currently opens the report. */
  isOpen: z.boolean(),
  openings: z.number(),
  /** The newest openings. */
  newestOpenings: z.array(z.object({ at: isoTimestamp, network: z.string() })),
});

export const getGuestLinks = endpoint({
  method: 'GET',
  path: 'company/getGuestLinks',
  summary: 'List the guest links of a report and when each was opened, newest first.',
  audience: EMPLOYER,
  input: z.object({ applicationId }),
  output: z.object({ guestLinks: z.array(guestLink) }),
  owns: ofApplication,
});

export const endGuestLink = endpoint({
  method: 'POST',
  path: 'company/endGuestLink',
  summary: 'Revoke a guest link, and the links to files opened through it. Safe to repeat.',
  audience: EMPLOYER,
  input: z.object({ guestLinkId: knownId(said.nameGuestLink) }),
  output: nothing,
  owns: { field: 'guestLinkId', of: 'guestLink' },
});

export const getGuestReport = endpoint({
  method: 'GET',
  path: 'guest/getReport',
  summary:
    'Get the report of a guest link. Null until the interview is submitted. The company can see each time the report is opened.',
  audience: EVERYONE,
  refusals: ['guest-link.ended'],
  input: z.object({ token: untrimmedText(SHORT_TEXT_MAX, refusals.guestLinkEnded, refusals.guestLinkEnded) }),
  output: z.object({
    report: report.nullable(),
    guestName: z.string(),
    expiryDate: isoTimestamp,
    inFull: z.boolean(),
  }),
  callsPerMinute: 300,
});
