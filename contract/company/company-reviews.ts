import { z } from 'zod';
import * as said from '../messages/en/company-rules.ts';
import { EMPLOYER, MEMBER_ROLES, endpoint, nextPage, nothing, paging } from '../shared/endpoint.ts';
import { NOTE_MAX, QUESTIONS_SCORED_MAX, REASON_MAX } from '../shared/limits.ts';
import { LIST_LIMITS } from '../shared/list-limits.ts';
import * as rules from '../messages/en/rules.ts';
import { applicationId, attempt, isoTimestamp, knownId, text, uuid } from '../shared/rules.ts';

/** What the members of a company say about an applicant: notes and scorecards. */

const ofApplication = { field: 'applicationId', of: 'application' } as const;
const asMember = { audience: EMPLOYER, memberRoles: MEMBER_ROLES } as const;
const score = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)], {
  error: rules.chooseJudgement,
});
const reason = text(REASON_MAX, () => said.reasonTooLong({ max: REASON_MAX }), rules.giveReason).min(1, {
  error: rules.giveReason,
});

export const addNote = endpoint({
  method: 'POST',
  path: 'company/addNote',
  summary: 'Add a note on an applicant. Members mentioned in it get an email.',
  ...asMember,
  input: z.object({
    applicationId,
    text: text(NOTE_MAX, () => said.noteTooLong({ max: NOTE_MAX }), said.noteMissing).min(1, {
      error: said.noteMissing,
    }),
    /** Must be members who can see the applicant. */
    mentions: z
      .array(uuid(said.membersMissing), { error: said.membersList })
      .max(LIST_LIMITS.mentions.most, { error: LIST_LIMITS.mentions.sentence })
      .default([]),
  }),
  output: z.object({ noteId: z.string() }),
  owns: ofApplication,
});

export const getNotes = endpoint({
  method: 'GET',
  path: 'company/getNotes',
  summary:
    'List the notes on an applicant, newest first. With blind review, you see only your own until your scorecard is in.',
  ...asMember,
  input: z.object({ applicationId, ...paging }),
  output: z.object({
    notes: z.array(
      z.object({
        noteId: z.string(),
        by: z.string(),
        text: z.string(),
        at: isoTimestamp,
        isOwn: z.boolean(),
        mentions: z.array(z.string()),
      }),
    ),
    /** The members who can see the applicant, and so can be mentioned. */
    canBeMentioned: z.array(z.object({ memberId: z.string(), name: z.string() })),
    ...nextPage,
  }),
  owns: ofApplication,
});

export const scorecardForm = z.object({
  scores: z
    .array(z.object({ questionId: uuid(said.questionId), score, reason }))
    .max(QUESTIONS_SCORED_MAX, { error: () => said.tooManyScores({ max: QUESTIONS_SCORED_MAX }) })
    .default([]),
  overall: score,
  reason,
});

export const submitScorecard = endpoint({
  method: 'POST',
  path: 'company/submitScorecard',
  summary:
    'Submit your scorecard for an interview: an overall judgement and, if you like, one for each question. Submitting again replaces it. With blind review it is final.',
  ...asMember,
  refusals: ['scorecard.not-submitted', 'scorecard.final'],
  input: z.object({ applicationId, ...scorecardForm.shape }),
  output: nothing,
  owns: ofApplication,
});

const scorecardShown = z.object({
  by: z.string(),
  isOwn: z.boolean(),
  overall: score,
  reason: z.string(),
  at: isoTimestamp,
  scores: z.array(z.object({ questionId: z.string(), score, reason: z.string() })),
});

/** Krippendorff's alpha. If it is not defined, null with the reason in words. */
const agreement = z.object({ alpha: z.number().nullable(), reason: z.string() });
/** How many verdicts of the analysis people checked, and how many of these they changed. */
const overrides = z.object({ checked: z.number(), changed: z.number() });

export const getScorecards = endpoint({
  method: 'GET',
  path: 'company/getScorecards',
  summary:
    'Get the scorecards of an interview, how far people agree with each other and with the analysis, and how many verdicts were changed.',
  ...asMember,
  input: z.object({ applicationId, attempt: attempt.optional() }),
  output: z.object({
    isBlind: z.boolean(),
    /** With blind review, true until the caller's own scorecard is in. Until then, nothing from others is included. */
    mustScoreFirst: z.boolean(),
    /** The same, because the member must first send the scorecard of a round they take part in. */
    mustSendCard: z.boolean(),
    own: scorecardShown.nullable(),
    others: z.array(scorecardShown),
    /** Null while `mustScoreFirst`. */
    figures: z
      .object({
        /** For this interview, and for all interviews of the job that the caller can see. */
        interview: z.object({ people: agreement, withAnalysis: agreement, overrides }),
        job: z.object({ people: agreement, withAnalysis: agreement, overrides }),
      })
      .nullable(),
  }),
  owns: ofApplication,
});

export const setBlindReview = endpoint({
  method: 'POST',
  path: 'company/setBlindReview',
  summary:
    "Set whether each member must submit a scorecard for a job's interviews before seeing what others and the analysis say. While this is on, visitors cannot read the job's reports.",
  audience: EMPLOYER,
  input: z.object({
    jobId: knownId(said.jobMissing),
    isBlind: z.boolean({ error: said.blindMissing }),
  }),
  output: nothing,
  owns: { field: 'jobId', of: 'job' },
});
