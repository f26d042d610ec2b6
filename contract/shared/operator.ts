import { z } from 'zod';
import { currentPassword } from '../account/account.ts';
import { ROLES } from './audience.ts';
import { EVERYONE, SIGNED_IN, endpoint, nextPage, noInput, nothing, paging } from './endpoint.ts';
import { ERASURE_DAYS, BANNER_MAX, OPERATOR_REASON_MAX, OPERATOR_SEARCH_MAX } from './limits.ts';
import { OPERATOR_ACTION_NAMES, OPERATOR_SUBJECTS } from './operator-actions.ts';
import { isoTimestamp, knownId, text } from './rules.ts';
import * as rules from '../messages/en/rules.ts';
import { daysInWords } from './words.ts';

/** The calls of those who run the installation. */
export const forOperators = { audience: SIGNED_IN, operatorOnly: true } as const;

const personId = knownId(rules.namePerson);
const companyId = knownId(rules.nameCompany);
const jobId = knownId(rules.nameJob);
const reason = text(
  OPERATOR_REASON_MAX,
  () => rules.reasonMax({ max: OPERATOR_REASON_MAX }),
  rules.operatorReason,
).min(1, { error: rules.operatorReason });
/** What cannot be taken back at once, or stops somebody's work, needs the password again. */
export const confirmed = { reason, current: currentPassword };
const search = text(OPERATOR_SEARCH_MAX, () => rules.searchMax({ max: OPERATOR_SEARCH_MAX })).optional();

export const getPeople = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getPeople',
  summary: 'Accounts whose name or address holds the search, the newest first.',
  input: z.object({ search, companyId: companyId.optional(), ...paging }),
  output: z.object({
    people: z.array(
      z.object({
        personId: z.string(),
        name: z.string(),
        email: z.string(),
        role: z.enum(ROLES),
        companyName: z.string().nullable(),
        registeredDate: isoTimestamp,
        /** Of the sessions that are still there. */
        lastSeen: isoTimestamp.nullable(),
        isOperator: z.boolean(),
        lockReason: z.string().nullable(),
        /** When the account is deleted, if that was asked for. */
        erasureDue: isoTimestamp.nullable(),
        /** Whether a company must keep something of the person for a legal matter. */
        hasLegalHold: z.boolean(),
      }),
    ),
    ...nextPage,
  }),
});

export const endPersonSessions = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/endPersonSessions',
  summary: 'End all sessions of a person. The person can sign in again.',
  refusals: ['password.wrong-current'],
  input: z.object({ personId, ...confirmed }),
  output: nothing,
});

export const lockPerson = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/lockPerson',
  summary:
    'Lock an account: nobody signs in to it, and no session, mailed link or API token of the person is taken.',
  refusals: ['password.wrong-current', 'operator.self'],
  input: z.object({ personId, ...confirmed }),
  output: nothing,
});

export const unlockPerson = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/unlockPerson',
  summary: 'Unlock an account.',
  input: z.object({ personId, reason }),
  output: nothing,
});

export const erasePerson = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/erasePerson',
  summary: `Ask for the deletion of the account of a candidate. It is done after ${daysInWords(ERASURE_DAYS)}, in which the person can call it off.`,
  refusals: ['password.wrong-current', 'operator.self', 'operator.member', 'erasure.legal-hold'],
  input: z.object({ personId, ...confirmed }),
  output: nothing,
});

export const getCompanies = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getCompanies',
  summary: 'Companies whose name holds the search, the newest first.',
  input: z.object({ search, ...paging }),
  output: z.object({
    companies: z.array(
      z.object({
        companyId: z.string(),
        name: z.string(),
        slug: z.string(),
        createdDate: isoTimestamp,
        members: z.number(),
        openJobs: z.number(),
        jobs: z.number(),
        takenDownReason: z.string().nullable(),
      }),
    ),
    ...nextPage,
  }),
});

export const takeDownCompany = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/takeDownCompany',
  summary:
    'Take a company down: its page and its open jobs are found no more, nobody applies, its members read the reason, and its owners get it by email.',
  refusals: ['password.wrong-current'],
  input: z.object({ companyId, ...confirmed }),
  output: nothing,
});

export const restoreCompany = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/restoreCompany',
  summary:
    'Restore a company. The jobs that its take-down closed are open again, and its owners are told by email.',
  input: z.object({ companyId, reason }),
  output: nothing,
});

export const getAllJobs = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getAllJobs',
  summary: 'Jobs that were posted, of all companies or of one, the newest first.',
  input: z.object({ search, companyId: companyId.optional(), ...paging }),
  output: z.object({
    jobs: z.array(
      z.object({
        jobId: z.string(),
        /** The short id, as it is in the address of the job. */
        alternateId: z.string(),
        designation: z.string(),
        companyName: z.string(),
        isOpen: z.boolean(),
        postedDate: isoTimestamp,
        takenDownReason: z.string().nullable(),
      }),
    ),
    ...nextPage,
  }),
});

export const takeDownJob = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/takeDownJob',
  summary: 'Take a job down. The company reads the reason, and its owners are told by email.',
  refusals: ['password.wrong-current'],
  input: z.object({ jobId, ...confirmed }),
  output: nothing,
});

export const restoreTakenDownJob = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/restoreTakenDownJob',
  summary:
    'Restore a job that was taken down. It is open again if it was open, and the owners of its company are told by email.',
  input: z.object({ jobId, reason }),
  output: nothing,
});

const banner = z.object({
  noticeId: z.string(),
  text: z.string(),
  from: isoTimestamp,
  until: isoTimestamp,
});

export const getBanner = endpoint({
  method: 'GET',
  path: 'operator/getNotice',
  summary: 'What the people who run the installation tell everybody now; null for nothing.',
  audience: EVERYONE,
  input: noInput,
  output: z.object({ notice: banner.nullable() }),
});

export const getSetBanner = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getSetNotice',
  summary: 'The banner, also before and after its time.',
  input: noInput,
  output: z.object({ notice: banner.nullable() }),
});

const moment = text(50, rules.bannerTime).pipe(z.iso.datetime({ offset: true, error: rules.bannerTime }));
export const setBannerInput = z
  .object({
    text: text(BANNER_MAX, () => rules.bannerMax({ max: BANNER_MAX }), rules.bannerMissing).min(1, {
      error: rules.bannerMissing,
    }),
    from: moment,
    until: moment,
  })
  .refine(({ from, until }) => Date.parse(from) < Date.parse(until), {
    path: ['until'],
    error: rules.bannerEnds,
  });

export const setBanner = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/setNotice',
  summary: 'Set the banner that all pages show in its time. It replaces the one before.',
  input: setBannerInput,
  output: nothing,
});

export const removeBanner = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/removeNotice',
  summary: 'Remove the banner. Safe to repeat.',
  input: noInput,
  output: nothing,
});

export const getAbout = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getAbout',
  summary: 'The version of the program, what it runs on, and whether there is a newer one.',
  input: noInput,
  output: z.object({
    version: z.string(),
    node: z.string(),
    database: z.enum(['embedded', 'postgres']),
    checksForUpdates: z.boolean(),
    /** Null if none is known. */
    newerVersion: z.string().nullable(),
  }),
});

export const getOperatorEvents = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getOperatorEvents',
  summary: 'What operators and the command `roundone admin` did, the newest first.',
  input: z.object(paging),
  output: z.object({
    events: z.array(
      z.object({
        eventId: z.string(),
        at: isoTimestamp,
        /** Null for an account that was deleted. */
        actorName: z.string().nullable(),
        isCommand: z.boolean(),
        action: z.enum(OPERATOR_ACTION_NAMES),
        subjectKind: z.enum(OPERATOR_SUBJECTS).nullable(),
        /** Null for what was deleted, and for what has no name. */
        subjectName: z.string().nullable(),
        reason: z.string().nullable(),
        address: z.string().nullable(),
      }),
    ),
    ...nextPage,
  }),
});
