import { z } from 'zod';
import { CANDIDATE, EMPLOYER, endpoint, nothing } from './endpoint.ts';
import { interviewFacts } from './interview-window.ts';
import { NOTE_MAX, PROCTORING_MODES, TROUBLES_MAX, TROUBLE_TEXT_MAX } from './limits.ts';
import { applicationId, isoTimestamp, text } from './rules.ts';
import { TEXTS } from './texts.ts';

/** A candidate tells the company that something went wrong in an interview; a person there gives it again, or not. */

const ofApplication = { field: 'applicationId', of: 'application' } as const;

/** Why an interview was submitted, as its page says. */
export const END_CAUSES = ['finished', 'left', 'suspicious', 'devices', 'reloaded'] as const;
export type EndCause = (typeof END_CAUSES)[number];

/** What a person answered to a report of trouble. */
export const TROUBLE_ANSWERS = ['given-again', 'given-again-in-part', 'moved', 'declined'] as const;
export type TroubleAnswer = (typeof TROUBLE_ANSWERS)[number];

export const reportTrouble = endpoint({
  method: 'POST',
  path: 'interview/reportTrouble',
  summary: `Tell the company that something went wrong in one's own interview: one that is open, missed, cut off or submitted. The company gets a mail and sees what happened. The same text again changes nothing; at most ${TROUBLES_MAX} reports wait for an answer.`,
  audience: CANDIDATE,
  refusals: ['interview.not-scheduled', 'interview.too-early', 'application.decided', 'trouble.too-many'],
  input: z.object({
    applicationId,
    /** May be empty: the company sees what happened anyway. */
    text: text(TROUBLE_TEXT_MAX, `A report has at most ${TROUBLE_TEXT_MAX} characters`).default(''),
  }),
  output: nothing,
  owns: ofApplication,
});

const trouble = z.object({
  troubleId: z.string(),
  attempt: z.number(),
  text: z.string(),
  at: isoTimestamp,
  /** Null while it waits. */
  answer: z
    .object({ kind: z.enum(TROUBLE_ANSWERS), text: z.string(), at: isoTimestamp, by: z.string() })
    .nullable(),
});

/** One moment of an interview. */
const moment = z.object({
  at: isoTimestamp,
  /** 'started', 'submitted', 'closed', 'device', or a kind of event that the report shows too. */
  kind: z.string(),
  /** How long it lasted. */
  seconds: z.number().nullable(),
  /** The number of the question that was asked, or the name of the device. */
  about: z.string().nullable(),
});

export const getTroubles = endpoint({
  method: 'GET',
  path: 'interview/getTroubles',
  summary:
    'What a candidate reported of an interview, what was answered, and what happened in the present attempt: its moments, why it ended, and with what proctoring that only records would have gone on.',
  audience: EMPLOYER,
  scope: 'applications:read',
  input: z.object({ applicationId }),
  output: z.object({
    applicationId: z.string(),
    candidateName: z.string(),
    role: z.string(),
    interview: interviewFacts.nullable(),
    /** Newest first. */
    troubles: z.array(trouble),
    /** Whether one of them waits for an answer. */
    waits: z.boolean(),
    /** The interview can be given again now. */
    canGiveAgain: z.boolean(),
    proctoring: z.enum(PROCTORING_MODES),
    endCause: z.enum(END_CAUSES).nullable(),
    moments: z.array(moment),
    questions: z.object({ all: z.number(), asked: z.number(), answered: z.number() }),
    /**
     * What proctoring that only records would have kept: the question with which the interview would have gone on, the
     * seconds that were left for it, and how many questions were left with it. Null if nothing was cut off.
     */
    recordOnly: z
      .object({ question: z.number(), secondsLeft: z.number(), questionsLeft: z.number() })
      .nullable(),
  }),
  owns: ofApplication,
});

export const declineTrouble = endpoint({
  method: 'POST',
  path: 'interview/declineTrouble',
  summary:
    'Answer the reports of trouble that wait without giving the interview again. The candidate reads the note by mail and in the timeline.',
  audience: EMPLOYER,
  scope: 'applications:write',
  refusals: ['trouble.none'],
  input: z.object({
    applicationId,
    note: text(NOTE_MAX, `A note has at most ${NOTE_MAX} characters`, TEXTS.tellCandidateWhy).min(
      1,
      TEXTS.tellCandidateWhy,
    ),
  }),
  output: nothing,
  owns: ofApplication,
});
