import { z } from 'zod';
import { currentPassword } from '../account/account.ts';
import { ROLES } from './audience.ts';
import { EVERYONE, SIGNED_IN, endpoint, nextPage, noInput, nothing, paging } from './endpoint.ts';
import { ERASURE_DAYS, BANNER_MAX, OPERATOR_REASON_MAX, OPERATOR_SEARCH_MAX } from './limits.ts';
import { OPERATOR_ACTION_NAMES, OPERATOR_SUBJECTS } from './operator-actions.ts';
import { isoTimestamp, knownId, text } from './rules.ts';
import * as rules from '../messages/en/rules.ts';
import { daysInWords } from './words.ts';

/** The calls for operators, who run the installation. */
export const forOperators = { audience: SIGNED_IN, operatorOnly: true } as const;

const personId = knownId(rules.namePerson);
const companyId = knownId(rules.nameCompany);
const jobId = knownId(rules.nameJob);
const reason = text(
  OPERATOR_REASON_MAX,
  () => rules.reasonMax({ max: OPERATOR_REASON_MAX }),
  rules.operatorReason,
).min(1, { error: rules.operatorReason });
/** Calls that cannot be undone at once, or that stop someone's work, need the password again. */
export const confirmed = { reason, current: currentPassword };
const search = text(OPERATOR_SEARCH_MAX, () => rules.searchMax({ max: OPERATOR_SEARCH_MAX })).optional();

export const getPeople = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getPeople',
  summary: 'List the accounts whose name or email address contains the search, newest first.',
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
        /** The last use among sessions that still exist. */
        lastSeen: isoTimestamp.nullable(),
        isOperator: z.boolean(),
        lockReason: z.string().nullable(),
        /** When the account will be deleted, if this was requested. */
        erasureDue: isoTimestamp.nullable(),
        /** Whether a company has placed some of the person's data on legal hold. */
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
  summary: "End all of a person's sessions. The person can sign in again.",
  refusals: ['password.wrong-current'],
  input: z.object({ personId, ...confirmed }),
  output: nothing,
});

export const lockPerson = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/lockPerson',
  summary:
    "Lock an account. Nobody can sign in to it, and the person's sessions, emailed links and API tokens stop working.",
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
  summary: `Request the deletion of a candidate's account. It happens after ${daysInWords(ERASURE_DAYS)}, during which the person can cancel it.`,
  refusals: ['password.wrong-current', 'operator.self', 'operator.member', 'erasure.legal-hold'],
  input: z.object({ personId, ...confirmed }),
  output: nothing,
});

export const getCompanies = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getCompanies',
  summary: 'List the companies whose name contains the search, newest first.',
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
    'Take a company down. Its page and its open jobs can no longer be found, and people can no longer apply. Its members can read the reason, and its owners get it by email.',
  refusals: ['password.wrong-current'],
  input: z.object({ companyId, ...confirmed }),
  output: nothing,
});

export const restoreCompany = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/restoreCompany',
  summary: 'Restore a company. The jobs closed by its take-down reopen, and its owners get an email.',
  input: z.object({ companyId, reason }),
  output: nothing,
});

export const getAllJobs = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getAllJobs',
  summary: 'List posted jobs of all companies or of one, newest first.',
  input: z.object({ search, companyId: companyId.optional(), ...paging }),
  output: z.object({
    jobs: z.array(
      z.object({
        jobId: z.string(),
        /** The short id, as in the address of the job. */
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
  summary: 'Take a job down. The company can read the reason, and its owners get an email.',
  refusals: ['password.wrong-current'],
  input: z.object({ jobId, ...confirmed }),
  output: nothing,
});

export const restoreTakenDownJob = endpoint({
  ...forOperators,
  method: 'POST',
  path: 'operator/restoreTakenDownJob',
  summary:
    "Restore a job that was taken down. It reopens if it was open before, and the company's owners get an email.",
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
  summary: 'Get the banner currently shown to everyone. Null if there is none.',
  audience: EVERYONE,
  input: noInput,
  output: z.object({ notice: banner.nullable() }),
});

export const getSetBanner = endpoint({
  ...forOperators,
  method: 'GET',
  path: 'operator/getSetNotice',
  summary: 'Get the banner, even outside the time in which it is shown.',
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
  summary: 'Set the banner that all pages show during its time. It replaces the previous one.',
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
  summary: 'List what operators and the command `roundone admin` did, newest first.',
  input: z.object(paging),
  output: z.object({
    events: z.array(
      z.object({
        eventId: z.string(),
        at: isoTimestamp,
        /** Null for a deleted account. */
        actorName: z.string().nullable(),
        isCommand: z.boolean(),
        action: z.enum(OPERATOR_ACTION_NAMES),
        subjectKind: z.enum(OPERATOR_SUBJECTS).nullable(),
        /** Null for anything that was deleted or has no name. */
        subjectName: z.string().nullable(),
        reason: z.string().nullable(),
        address: z.string().nullable(),
      }),
    ),
    ...nextPage,
  }),
});
