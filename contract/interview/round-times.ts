import { z } from 'zod';
import * as said from '../messages/en/round-refusals.ts';
import { CANDIDATE, EMPLOYER, EVERYONE, MEMBER_ROLES, endpoint, noInput } from '../shared/endpoint.ts';
import { jobId } from '../job/job-steps.ts';
import { ROUND_MEMBERS_MAX } from './kit-limits.ts';
import { heldRound, roundPlanForm } from './round-plans.ts';
import { DECIDED_AT_ONCE_MAX, ID_MAX, SHORT_TEXT_MAX } from '../shared/limits.ts';
import {
  ROUND_DAYS_AHEAD,
  ROUND_MESSAGE_MAX,
  ROUND_MOVES,
  ROUND_MOVE_HOURS,
  ROUND_REASON_MAX,
  ROUND_SIDES,
  ROUND_STATES,
  ROUND_TIMES_MAX,
} from './round-limits.ts';
import { applicationId, flag, isoTimestamp, knownId, moment, text, untrimmedText } from '../shared/rules.ts';
import * as refusals from '../messages/en/refusals.ts';
import { counted, daysInWords, hoursInWords } from '../shared/words.ts';

/** The rounds that people hold: inviting a candidate, choosing a time, and changing it. */

const { minutes, place: plannedPlace, memberIds: plannedMembers } = roundPlanForm.shape;
const place = plannedPlace.unwrap();
const memberIdList = plannedMembers.unwrap().min(1, { error: said.chooseWho });
const offeredTimes = z
  .array(moment, { error: said.timesAsList })
  .min(1, { error: said.offerTime })
  .max(ROUND_TIMES_MAX, { error: () => said.timesTooMany({ max: ROUND_TIMES_MAX }) });
const reason = text(ROUND_REASON_MAX, () => said.reasonTooLong({ max: ROUND_REASON_MAX }));

const participant = z.object({ memberId: z.string(), name: z.string() });

const ofJob = { field: 'jobId', of: 'job' } as const;
const ofRound = { field: 'roundId', of: 'round' } as const;
const roundId = knownId(said.nameRound);

export const getFreeTimes = endpoint({
  method: 'GET',
  path: 'rounds/getFreeTimes',
  summary: `Get the times at which everyone who takes part in a round of a job is free in the next ${daysInWords(ROUND_DAYS_AHEAD)}: within their hours, outside their busy times and other rounds. Without memberIds, it uses the members named in the round's plan, or else you.`,
  audience: EMPLOYER,
  scope: 'applications:read',
  input: z.object({
    jobId,
    round: heldRound,
    minutes: minutes.optional(),
    /** The ids, separated by commas. */
    memberIds: text((ID_MAX + 1) * ROUND_MEMBERS_MAX, said.membersTooManyHere)
      .min(1, { error: said.chooseWho })
      .transform((ids) => ids.split(','))
      .pipe(memberIdList)
      .optional(),
    /** The round to reschedule, whose own time counts as free. */
    movedRoundId: roundId.optional(),
    /** The application they are for, if there is only one. */
    applicationId: applicationId.optional(),
  }),
  output: z.object({
    minutes: z.number(),
    place: z.string(),
    members: z.array(
      participant.extend({
        timeZone: z.string(),
        /** False if the default hours apply. */
        hasHours: z.boolean(),
        /** False if no calendar is connected, or the last attempt to read it failed. */
        isCalendarRead: z.boolean(),
      }),
    ),
    times: z.array(isoTimestamp),
    /** True if all these times are at night where this person was last. False if that is not known. */
    areAtNight: z.boolean(),
  }),
  owns: ofJob,
});

export const inviteToRound = endpoint({
  method: 'POST',
  path: 'rounds/inviteToRound',
  summary:
    'Invite candidates to a round of their job by email, each with a link of their own. With `times`, they choose from these. Without, they choose from the times at which everyone who takes part is free when they look. The response has a result for each person. An application in an earlier stage moves to the round without a further email. Anyone already invited gets no second email.',
  audience: EMPLOYER,
  scope: 'applications:write',
  refusals: ['round.no-member'],
  needsRoom: true,
  input: z.object({
    applicationIds: z
      .array(applicationId, { error: said.applicationsAsList })
      .min(1, { error: said.selectApplication })
      .max(DECIDED_AT_ONCE_MAX, { error: () => said.invitedTooMany({ max: DECIDED_AT_ONCE_MAX }) }),
    round: heldRound,
    times: offeredTimes.optional(),
    /** Anything left out comes from the plan of the round. */
    memberIds: memberIdList.optional(),
    minutes: minutes.optional(),
    place: place.optional(),
    /** A personal message in the email. */
    message: text(ROUND_MESSAGE_MAX, () => said.messageTooLong({ max: ROUND_MESSAGE_MAX })).default(''),
  }),
  output: z.object({
    invited: z.number(),
    /** In the order of the applications. */
    results: z.array(
      z.object({
        applicationId: z.string(),
        isInvited: z.boolean(),
        /** Also set if the candidate was already invited. */
        roundId: z.string().nullable(),
        /** The reason why not, as a sentence. */
        message: z.string(),
      }),
    ),
  }),
  owns: { field: 'applicationIds', of: 'application' },
});

const roundFacts = {
  roundId: z.string(),
  applicationId: z.string(),
  round: z.number(),
  /** 'Second round: Video Call'. */
  title: z.string(),
  role: z.string(),
  minutes: z.number(),
  /** A link, a phone number or an address. Can be empty. */
  place: z.string(),
  state: z.enum(ROUND_STATES),
  /** Null until it is scheduled. */
  startsAt: isoTimestamp.nullable(),
  /** True if it has no time and all the times offered are over, so that the company has to set one. */
  timesAreOver: z.boolean(),
  cancelled: z.object({ by: z.enum(ROUND_SIDES), reason: z.string(), at: isoTimestamp }).nullable(),
};

const companyRound = z.object({
  ...roundFacts,
  jobId: z.string(),
  candidateId: z.string(),
  candidateName: z.string(),
  members: z.array(participant),
  /** Whether the caller takes part. */
  isOwn: z.boolean(),
});

const companysRound = companyRound.extend({
  invitedDate: isoTimestamp,
  /**
   * The times that the candidate can choose from. Null if they can choose any time when everyone who takes part is free.
   */
  offered: z.array(isoTimestamp).nullable(),
});
export type CompanysRound = z.infer<typeof companysRound>;

export const getRounds = endpoint({
  method: 'GET',
  path: 'rounds/getRounds',
  summary:
    'List the rounds that the candidate of an application was invited to, newest first. interview/getApplicationHistory has what happened to them.',
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  scope: 'applications:read',
  input: z.object({ applicationId }),
  output: z.object({ rounds: z.array(companysRound) }),
  owns: { field: 'applicationId', of: 'application' },
});

export const getUpcomingRounds = endpoint({
  method: 'GET',
  path: 'rounds/getUpcomingRounds',
  summary:
    'List scheduled rounds that are not over, next one first. Owners and recruiters get those of the whole company. Others get those of the jobs they see and those they take part in.',
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  input: z.object({
    /**
     * Only rounds that the caller takes part in, including those without a time, and those that are over but still lack
     * the caller's scorecard.
     */
    own: flag.default(false),
    jobId: jobId.optional(),
  }),
  output: z.object({
    rounds: z.array(
      companyRound.extend({
        /** The state of the caller's scorecard: not due yet, ready to write, missing a day after the round, or sent. */
        card: z.enum(['later', 'open', 'missing', 'sent']),
      }),
    ),
  }),
});

const bookable = ['round.time-taken', 'round.cancelled', 'round.over'] as const;

export const moveRound = endpoint({
  method: 'POST',
  path: 'rounds/moveRound',
  summary:
    'Schedule or reschedule a round. Everyone gets an email, and their calendar entries are updated. Sending the same time again changes nothing.',
  audience: EMPLOYER,
  scope: 'applications:write',
  refusals: bookable,
  input: z.object({ roundId, startsAt: moment }),
  output: companysRound,
  owns: ofRound,
});

export const changeRound = endpoint({
  method: 'POST',
  path: 'rounds/changeRound',
  summary:
    "Change who takes part, the place or, until a time is chosen, the times offered (null for all free times). Anything left out stays unchanged. Members who are added or removed get an email, and everyone's calendar entries are updated.",
  audience: EMPLOYER,
  scope: 'applications:write',
  refusals: ['round.time-taken', 'round.cancelled', 'round.over'],
  input: z.object({
    roundId,
    memberIds: memberIdList.optional(),
    place: place.optional(),
    times: offeredTimes.nullable().optional(),
  }),
  output: companysRound,
  owns: ofRound,
});

export const cancelRound = endpoint({
  method: 'POST',
  path: 'rounds/cancelRound',
  summary:
    'Cancel a round. The candidate and everyone who takes part get an email. The candidate can be invited again. Safe to repeat.',
  audience: EMPLOYER,
  scope: 'applications:write',
  refusals: ['round.over'],
  /** The candidate can read this. */
  input: z.object({ roundId, reason: reason.default('') }),
  output: companysRound,
  owns: ofRound,
});

/** The candidate’s calls: with the token of the emailed link, or with the id of the round while signed in. */
const ofOwnRound = { field: 'roundId', of: 'ownRound' } as const;
export const whichRound = z.object({
  token: untrimmedText(SHORT_TEXT_MAX, refusals.roundLinkEnded, refusals.roundLinkEnded)
    .min(1, { error: refusals.roundLinkEnded })
    .optional(),
  roundId: roundId.optional(),
});
export const ONE_WAY = {
  error: said.oneWay,
  path: ['token'],
};
export const oneWay = (input: { token?: string | undefined; roundId?: string | undefined }) =>
  (input.token === undefined) !== (input.roundId === undefined);

const candidatesRound = z.object({
  ...roundFacts,
  companyName: z.string(),
  candidateName: z.string(),
  /** The people whom the candidate meets. */
  with: z.array(z.string()),
  /** The times that can be chosen now, next one first. Empty if none can be chosen. */
  times: z.array(isoTimestamp),
  /** Whether one of `times` can be chosen instead of the current time. */
  mayMove: z.boolean(),
  /** Until when it can be moved. Null while it has no time. */
  moveUntil: isoTimestamp.nullable(),
  /** The calendar entry (iCalendar), as it was emailed. Null unless it has an upcoming time. */
  calendarEntry: z.string().nullable(),
});
export type CandidatesRound = z.infer<typeof candidatesRound>;

export const getRound = endpoint({
  method: 'GET',
  path: 'rounds/getRound',
  summary:
    'Get a round as its candidate sees it, with the times to choose from. No sign-in needed with the emailed token.',
  audience: EVERYONE,
  refusals: ['link.expired'],
  input: whichRound.refine(oneWay, ONE_WAY),
  output: candidatesRound,
  owns: ofOwnRound,
  callsPerMinute: 300,
});

export const chooseRoundTime = endpoint({
  method: 'POST',
  path: 'rounds/chooseRoundTime',
  summary: `Choose one of the times. Until ${hoursInWords(ROUND_MOVE_HOURS)} before the round begins, you can choose another one, ${counted(ROUND_MOVES, 'time')} at most. Refused if the time has been taken since; \`data.times\` then has the next free ones. Sending the same time again changes nothing.`,
  audience: EVERYONE,
  refusals: ['link.expired', ...bookable, 'round.time-changed', 'round.moved-already', 'round.too-late'],
  input: whichRound
    .extend({
      startsAt: moment,
      /** The time that the candidate saw, or null for none. If the round has another time by now, nothing is changed. */
      seen: moment.nullable().optional(),
    })
    .refine(oneWay, ONE_WAY),
  output: candidatesRound,
  owns: ofOwnRound,
  callsPerMinute: 300,
});

export const cancelOwnRound = endpoint({
  method: 'POST',
  path: 'rounds/cancelOwnRound',
  summary: 'Cancel your round, with a message if you like. The company gets an email. Safe to repeat.',
  audience: EVERYONE,
  refusals: ['link.expired', 'round.over'],
  /** The company can read this. */
  input: whichRound.extend({ reason: reason.default('') }).refine(oneWay, ONE_WAY),
  output: candidatesRound,
  owns: ofOwnRound,
  callsPerMinute: 60,
});

export const getMyRounds = endpoint({
  method: 'GET',
  path: 'rounds/getMyRounds',
  summary:
    'List the rounds you are invited to that are neither over nor cancelled. Those without a time come first, then the next one.',
  audience: CANDIDATE,
  input: noInput,
  output: z.object({
    rounds: z.array(z.object({ ...roundFacts, companyName: z.string() })),
  }),
});
