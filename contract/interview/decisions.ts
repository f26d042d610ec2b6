import * as said from '../messages/en/decisions.ts';
import { z } from 'zod';
import { mailTextForm } from '../company/company-mails.ts';
import { DECLINE_REASONS, DECLINE_REASON_TITLE_MAX, SHARED_REASON_MAX } from '../company/decline-reasons.ts';
import { CANDIDATE, EMPLOYER, MEMBER_ROLES, endpoint, noInput, nothing } from '../shared/endpoint.ts';
import { interviewWindow, noticeGiven, openingDate, timeZoneOffsetMinutes } from './interview-window.ts';
import { DECIDED_AT_ONCE_MAX, DECISION_MINUTES_MAX, ID_MAX, NOTE_MAX } from '../shared/limits.ts';
import { applicationId, isoTimestamp, knownId, text } from '../shared/rules.ts';
import { OFFER_STEPS } from './offer-terms.ts';
import { ROUND_ACTS } from './round-limits.ts';
import { OUTCOMES, STAGES } from './stages.ts';
import * as rules from '../messages/en/rules.ts';
import { waitingDecision } from './waiting-decision.ts';

/** How an employer moves applications from stage to stage and decides on them, and what each side can read about it. */

const ofApplication = { field: 'applicationId', of: 'application' } as const;
const decides = { audience: EMPLOYER, scope: 'applications:write' } as const;
const stage = z.enum(STAGES, { error: said.stageUnknown });
const outcome = z.enum(OUTCOMES, { error: said.outcomeUnknown });
const note = text(NOTE_MAX, () => said.noteTooLong({ max: NOTE_MAX }));
const reasonId = text(ID_MAX, rules.reasonUnknown, said.selectReason).min(1, { error: said.selectReason });

const target = z.object({
  /** The stage to move to, or the outcome to close with. */
  stage: stage.optional(),
  outcome: outcome.optional(),
  /** A reason from the company's list. Only for the outcome "declined". */
  reasonId: reasonId.optional(),
});
const oneTarget = (input: z.infer<typeof target>) =>
  (input.stage === undefined) !== (input.outcome === undefined);
const ONE_TARGET = { error: said.oneTarget, path: ['stage'] };

/** The subject and text of the email as templates. Null for no email. If left out, the default email is sent. */
const decisionMail = mailTextForm.nullable();

export const decisionResult = z.object({
  applicationId: z.string(),
  moved: z.boolean(),
  /** What happened, or why nothing did, as a sentence. */
  message: z.string(),
  /** True if it can be done with `noticeGiven`, provided that the candidate was told about the tool before. */
  needsNotice: z.literal(true).optional(),
});

export const moveApplications = endpoint({
  method: 'POST',
  path: 'interview/moveApplications',
  summary:
    'Move applications to a stage, or close them with an outcome. Each person is handled separately: `results` lists who was not moved, and why. Emails are held back, and until `undoUntil` the decision can be undone with undoDecision. Safe to repeat.',
  ...decides,
  refusals: ['application.changed-meanwhile'],
  input: target
    .extend({
      applicationIds: z
        .array(applicationId, { error: said.listExpected })
        .min(1, { error: said.selectOne })
        .max(DECIDED_AT_ONCE_MAX, { error: () => said.tooManyAtOnce({ max: DECIDED_AT_ONCE_MAX }) }),
      /** When the AI interview opens. Required for the stage "ai-interview". */
      date: openingDate.optional(),
      timeZoneOffsetMinutes,
      noticeGiven,
      /** Only the company can read this. */
      note: note.optional(),
      mail: decisionMail.optional(),
      /**
       * The stage in which the caller saw the applications. Applications that are in another stage by now are not
       * moved, so that nobody decides on outdated information, unless the caller's own pending decision moved them
       * there.
       */
      seen: z.array(z.object({ applicationId, stage })).max(DECIDED_AT_ONCE_MAX).optional(),
    })
    .refine(oneTarget, ONE_TARGET)
    .refine((input) => input.stage !== 'ai-interview' || input.date !== undefined, {
      error: said.selectOpening,
      path: ['date'],
    }),
  output: z.object({
    /** Null if no application was moved, or nothing can be undone. */
    decisionId: z.string().nullable(),
    undoUntil: isoTimestamp.nullable(),
    results: z.array(decisionResult),
  }),
  owns: { field: 'applicationIds', of: 'application' },
});

/** How many people of a pending decision are named. */
export const WAITING_NAMES_MAX = 3;

export const getWaitingDecisions = endpoint({
  method: 'GET',
  path: 'interview/getWaitingDecisions',
  summary: 'List your decisions that undoDecision can still undo, newest first.',
  audience: EMPLOYER,
  scope: 'applications:read',
  input: noInput,
  output: z.array(
    waitingDecision.extend({
      /** The time left until then, for clients whose clock may be wrong. */
      secondsLeft: z.number(),
      /** What was decided, as a sentence: "150 applications declined." */
      title: z.string(),
      /** The first people affected. */
      names: z.array(z.string()),
      applications: z.number(),
    }),
  ),
});

export const undoDecision = endpoint({
  method: 'POST',
  path: 'interview/undoDecision',
  summary:
    'Undo a decision before its emails are sent. The candidates hear nothing about it. Anyone who has acted since stays where they are.',
  ...decides,
  refusals: ['decision.told', 'decision.undone'],
  input: z.object({
    decisionId: knownId(said.nameDecision),
    applicationIds: z.array(applicationId).max(DECIDED_AT_ONCE_MAX).optional(),
  }),
  output: z.object({ results: z.array(decisionResult) }),
  owns: { field: 'decisionId', of: 'decision' },
});

export const sendDecision = endpoint({
  method: 'POST',
  path: 'interview/sendDecision',
  summary:
    'Notify the candidates of a decision now instead of at `undoUntil`. After that it cannot be undone.',
  ...decides,
  refusals: ['decision.told', 'decision.undone'],
  input: z.object({ decisionId: knownId(said.nameDecision) }),
  output: nothing,
  owns: { field: 'decisionId', of: 'decision' },
});

export const reopenApplication = endpoint({
  method: 'POST',
  path: 'interview/reopenApplication',
  summary: 'Reopen a closed application. This is a decision with its own email, and can be undone.',
  ...decides,
  refusals: ['application.withdrawn', 'application.changed-meanwhile', 'decision.waiting'],
  input: z.object({ applicationId, note: note.optional(), mail: decisionMail.optional() }),
  output: z.object({ decisionId: z.string().nullable(), undoUntil: isoTimestamp.nullable() }),
  owns: ofApplication,
});

export const previewDecisionMail = endpoint({
  method: 'POST',
  path: 'interview/previewDecisionMail',
  summary:
    'Preview the email that a decision would send: its editable text, and how it reads for this candidate. Null if such a decision sends no email.',
  ...decides,
  input: target
    .extend({
      applicationId,
      /** True for the email of reopenApplication. */
      reopens: z.boolean().optional(),
      mail: mailTextForm.optional(),
    })
    .refine((input) => input.reopens === true || oneTarget(input), ONE_TARGET),
  output: z
    .object({
      subject: z.string(),
      text: z.string(),
      placeholders: z.array(z.object({ name: z.string(), meaning: z.string() })),
      shown: z.object({ subject: z.string(), paragraphs: z.array(z.string()) }),
    })
    .nullable(),
  owns: ofApplication,
});

/**
 * Changes to an interview within its stage: new windows, and further attempts at all of it or at the questions
 * without an answer.
 */
export const INTERVIEW_ACTS = [
  'moved',
  'extended',
  'given-again',
  'given-again-in-part',
  'opening-moved',
] as const;

const place = z.object({ stage, title: z.string(), outcome: outcome.nullable() });

export const getApplicationHistory = endpoint({
  method: 'GET',
  path: 'interview/getApplicationHistory',
  summary: "Get an application's current stage, where it can move, and every move to date, oldest first.",
  audience: EMPLOYER,
  memberRoles: MEMBER_ROLES,
  scope: 'applications:read',
  input: z.object({ applicationId }),
  output: z.object({
    now: place.extend({ since: isoTimestamp }),
    /** The stages of the job, in order. */
    stages: z.array(z.object({ stage, title: z.string() })),
    /** A decision whose email has not been sent yet. */
    waiting: waitingDecision
      .extend({
        /** True if the caller made it. A new decision by the caller then replaces it. */
        isOwn: z.boolean(),
      })
      .nullable(),
    moves: z.array(
      z.object({
        at: isoTimestamp,
        by: z.string(),
        from: place,
        to: place,
        reason: z.string().nullable(),
        sharedReason: z.string().nullable(),
        note: z.string().nullable(),
        isUndo: z.boolean(),
        /** What the move did to the interview, where the stages alone do not show it. */
        act: z.enum(INTERVIEW_ACTS).nullable(),
        /** The window of the interview after this move. Null for a move that set no window. */
        window: interviewWindow.nullable(),
      }),
    ),
    /** What happened to the rounds that people hold, oldest first. For their current state, see rounds/getRounds. */
    roundSteps: z.array(
      z.object({
        at: isoTimestamp,
        by: z.string(),
        act: z.enum(ROUND_ACTS),
        /** 'Second round: Video Call'. */
        title: z.string(),
        /** The time that was set, if any. */
        startsAt: isoTimestamp.nullable(),
        /** The reason why it was cancelled, or ''. */
        reason: z.string(),
      }),
    ),
    /** What happened to offers, oldest first. For their content, see offers/getOffers. */
    offerSteps: z.array(
      z.object({ at: isoTimestamp, by: z.string(), kind: z.enum(OFFER_STEPS), text: z.string() }),
    ),
  }),
  owns: ofApplication,
});

export const TIMELINE_KINDS = [
  'applied',
  'interview',
  'submitted',
  'review',
  'round',
  'offer',
  'hired',
  'declined',
  'withdrawn',
  'no-show',
  'reopened',
  'request',
] as const;

export const getTimeline = endpoint({
  method: 'GET',
  path: 'interview/getTimeline',
  summary: 'Get what has happened to your application and what comes next, in order.',
  audience: CANDIDATE,
  input: z.object({ applicationId }),
  output: z.array(
    z.object({
      kind: z.enum(TIMELINE_KINDS),
      title: z.string(),
      text: z.string(),
      /** When it happened. Null for anything still to come. */
      at: isoTimestamp.nullable(),
      /** For the interview, its window. For a round, when it begins. */
      from: isoTimestamp.optional(),
      until: isoTimestamp.optional(),
      /** The offer that this entry is about, as long as its candidate can read it. */
      offerId: z.string().optional(),
      state: z.enum(['done', 'now', 'next']),
    }),
  ),
  owns: ofApplication,
});

export const decisionSettings = z.object({
  /** How long the emails of a decision are held back. With 0 they are sent at once, and nothing can be undone. */
  decisionMinutes: z.coerce
    .number({ error: said.minutesMissing })
    .int({ error: said.minutesWhole })
    .min(0, { error: said.minutesNegative })
    .max(DECISION_MINUTES_MAX, { error: () => said.minutesTooMany({ max: DECISION_MINUTES_MAX }) }),
  reasons: z
    .array(
      z.object({
        id: text(ID_MAX).optional(),
        title: text(
          DECLINE_REASON_TITLE_MAX,
          () => said.reasonTooLong({ max: DECLINE_REASON_TITLE_MAX }),
          said.nameReason,
        ).min(1, { error: said.nameReason }),
        sharedText: text(SHARED_REASON_MAX, () => said.sharedTooLong({ max: SHARED_REASON_MAX })).default(''),
      }),
      { error: said.reasonsAsList },
    )
    .min(1, { error: said.keepOneReason })
    .max(DECLINE_REASONS.most, { error: DECLINE_REASONS.sentence }),
});

export const getDecisionSettings = endpoint({
  method: 'GET',
  path: 'company/getDecisionSettings',
  summary:
    "Get how long the emails of decisions are held back, and the company's reasons for declining people.",
  audience: EMPLOYER,
  input: noInput,
  output: z.object({
    decisionMinutes: z.number(),
    reasons: z.array(z.object({ id: z.string(), title: z.string(), sharedText: z.string() })),
  }),
});

export const saveDecisionSettings = endpoint({
  method: 'POST',
  path: 'company/saveDecisionSettings',
  summary:
    'Set how long the emails of decisions are held back, and the reasons for declining people. Earlier decisions keep theirs.',
  audience: EMPLOYER,
  input: decisionSettings,
  output: nothing,
});
