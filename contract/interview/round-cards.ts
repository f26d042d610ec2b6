import { z } from 'zod';
import * as said from '../messages/en/round-refusals.ts';
import { EMPLOYER, MEMBER_ROLES, endpoint, nothing } from '../shared/endpoint.ts';
import { ID_MAX, REASON_MAX } from '../shared/limits.ts';
import { LIST_LIMITS } from '../shared/list-limits.ts';
import { applicationId, isoTimestamp, knownId, text } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';
import { CHOOSE_LEVEL, NEEDS_EVIDENCE, QUOTES_MAX, QUOTE_MAX, needsEvidence } from './card-limits.ts';
import { criterion } from './kits.ts';

/** The page of the people who hold a round, their scorecards, and one report over all rounds of an application. */

const asMember = { audience: EMPLOYER, memberRoles: MEMBER_ROLES } as const;
const oneToFour = [z.literal(1), z.literal(2), z.literal(3), z.literal(4)] as const;
const score = z.union(oneToFour, { error: rules.chooseJudgement });
const level = z.union([...oneToFour, z.null()], { error: CHOOSE_LEVEL });
const roundId = knownId(said.nameRound);
const tooLong = () => said.reasonTooLong({ max: REASON_MAX });

const quote = z.object({
  text: text(QUOTE_MAX, () => said.quoteTooLong({ max: QUOTE_MAX }), said.quoteMissing).min(1, {
    error: said.quoteMissing,
  }),
  /** The position in the recording of the round. Null without a recording. */
  second: z.number({ error: said.secondNumber }).min(0).max(1_000_000).nullable().default(null),
});

const judged = z
  .object({
    criterionId: text(ID_MAX, said.criterionUnnamed, said.criterionUnnamed),
    /** Null if it did not come up in this round. */
    level,
    reason: text(REASON_MAX, tooLong).default(''),
    quotes: z
      .array(quote)
      .max(QUOTES_MAX, { error: () => said.quotesTooMany({ max: QUOTES_MAX }) })
      .default([]),
  })
  .refine(({ level: given, reason, quotes }) => !needsEvidence(given) || reason !== '' || quotes.length > 0, {
    error: NEEDS_EVIDENCE,
    path: ['reason'],
  });

export const roundCardForm = z.object({
  /** Every criterion of the round's kit, once each. */
  levels: z
    .array(judged, { error: said.levelsAsList })
    .max(LIST_LIMITS.kitCriteria.most, { error: LIST_LIMITS.kitCriteria.sentence }),
  overall: score,
  reason: text(REASON_MAX, tooLong, rules.giveReason).min(1, { error: rules.giveReason }),
});

export const sendRoundCard = endpoint({
  method: 'POST',
  path: 'rounds/sendRoundCard',
  summary:
    'Send your scorecard for a round that you take part in. Sending again replaces it. If the job has blind review, it is final.',
  ...asMember,
  refusals: ['card.too-early', 'card.cancelled', 'card.final'],
  input: z.object({ roundId, ...roundCardForm.shape }),
  output: nothing,
  owns: { field: 'roundId', of: 'round' },
});

const cardShown = z.object({
  overall: score,
  reason: z.string(),
  sentAt: isoTimestamp,
  /** True if it was sent again at a time when others' scorecards could be read. */
  changedAt: isoTimestamp.nullable(),
  levels: z.array(
    z.object({
      criterionId: z.string(),
      level,
      /** How the kit of this round describes the level. May be empty. */
      words: z.string(),
      reason: z.string(),
      quotes: z.array(z.object({ text: z.string(), second: z.number().nullable() })),
    }),
  ),
});

const roundFacts = {
  roundId: z.string(),
  round: z.number(),
  /** The round and how it is held. */
  title: z.string(),
  /** Null until it is scheduled. */
  startsAt: isoTimestamp.nullable(),
  minutes: z.number(),
};

export const getRoundInterview = endpoint({
  method: 'GET',
  path: 'rounds/getRoundInterview',
  summary:
    "Get what a member who takes part in a round needs to hold it: the person, the kit, and the member's own scorecard.",
  ...asMember,
  input: z.object({ roundId }),
  output: z.object({
    ...roundFacts,
    place: z.string(),
    isCancelled: z.boolean(),
    applicationId: z.string(),
    role: z.string(),
    alternateJobId: z.string(),
    candidate: z.object({
      candidateId: z.string(),
      name: z.string(),
      avatarUrl: z.string().nullable(),
      skills: z.array(z.string()),
      /** Empty, and without a resume, for a member who cannot see contact data. */
      email: z.string(),
      mobile: z.string(),
      resumeUrl: z.string().nullable(),
      hidesContacts: z.boolean().optional(),
    }),
    /** The other members who take part. */
    others: z.array(z.string()),
    criteria: z.array(criterion),
    card: cardShown.nullable(),
    /** True if a scorecard cannot be changed after it is sent. */
    isFinal: z.boolean(),
    /** Whether the member can also see the rest of the application: its profile, its reports and all its rounds. */
    seesApplication: z.boolean(),
    /** Whether the AI interview has a report that can be read once the member's own scorecard is in. */
    hasReport: z.boolean(),
  }),
  owns: { field: 'roundId', of: 'round' },
});

/** The verdicts on the answers to the questions of one skill. */
const skillVerdicts = z.object({
  /** The row that the skill belongs to: a criterion with the same name, or else a row of its own. */
  criterionId: z.string(),
  skillName: z.string(),
  correct: z.number(),
  partial: z.number(),
  incorrect: z.number(),
  notAnswered: z.number(),
  needsReview: z.number(),
});

export const getRoundReport = endpoint({
  method: 'GET',
  path: 'rounds/getRoundReport',
  summary:
    'Get one report over all rounds of an application: what each member says about each criterion, with the AI interview as the first round. Members who take part in a round see nothing from others until their own scorecard is in.',
  ...asMember,
  scope: 'reports:read',
  input: z.object({ applicationId }),
  output: z.object({
    applicationId: z.string(),
    candidateId: z.string(),
    candidateName: z.string(),
    role: z.string(),
    alternateJobId: z.string(),
    /** The round whose scorecard the caller must send first. Until then, nothing from others is included. */
    mustSendFirst: z.string().nullable(),
    /**
     * True if the job's review is blind and the caller's own scorecard is missing. Until it is in, nothing from
     * others is included.
     */
    mustScoreFirst: z.boolean(),
    /** The rows, starting with those of the first round. */
    criteria: z.array(z.object({ criterionId: z.string(), title: z.string() })),
    /** Null without a report, or while the caller must send a scorecard first. */
    ai: z.object({ skills: z.array(skillVerdicts), score: z.number().nullable() }).nullable(),
    rounds: z.array(
      z.object({
        ...roundFacts,
        agreesToRecording: z.boolean(),
        /** Whether there is a recording, or one is being uploaded. */
        isRecorded: z.boolean(),
        people: z.array(
          z.object({
            name: z.string(),
            isOwn: z.boolean(),
            /** Null if it has not been sent, or cannot be shown yet. */
            card: cardShown.nullable(),
            isSent: z.boolean(),
            /** True if it has not been sent a day after the round. */
            isMissing: z.boolean(),
          }),
        ),
      }),
    ),
    /**
     * Agreement on the criteria that several people judged in the same round. Null while the caller must send a
     * scorecard first.
     */
    agreement: z
      .object({
        criteria: z.number(),
        same: z.number(),
        /** The criteria whose levels are two or more apart. */
        apart: z.array(z.object({ round: z.number(), title: z.string() })),
      })
      .nullable(),
  }),
  owns: { field: 'applicationId', of: 'application' },
});

export const getRaters = endpoint({
  method: 'GET',
  path: 'rounds/getRaters',
  summary:
    'Get how far interviewers agree, and how lenient each is compared with others on the same criteria, where there is enough data: over all jobs or one.',
  audience: EMPLOYER,
  scope: 'reports:read',
  input: z.object({ jobId: knownId(said.nameJob).optional() }),
  output: z.object({
    /** The number of scorecards. */
    cards: z.number(),
    agreement: z.object({
      /** The number of criteria that two or more people judged in the same round. */
      criteria: z.number(),
      /** Krippendorff's alpha for ordered levels. Null while there is too little data, or no difference at all. */
      alpha: z.number().nullable(),
    }),
    raters: z.array(
      z.object({
        name: z.string(),
        cards: z.number(),
        /** The number of criteria that others also judged in the same round, and about how many people. */
        shared: z.number(),
        people: z.number(),
        /** The mean difference in levels from the others. Null while there is too little data. */
        difference: z.number().nullable(),
        /** True if the difference is unlikely to be due to chance. */
        isClear: z.boolean(),
      }),
    ),
  }),
  owns: { field: 'jobId', of: 'job' },
});
