import { z } from 'zod';
import * as said from '../messages/en/interview-calls.ts';
import { SHORT_TEXT_MAX } from '../shared/limits.ts';
import { isoTimestamp, text } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';

/** When an interview can be taken. */
export const interviewWindow = z.object({
  date: isoTimestamp,
  /** The end of its window, `openDays` days after its date. */
  openUntil: isoTimestamp,
  openDays: z.number(),
});

/** A further attempt at an interview: its number, and what it asks. */
export const givenAgain = z.object({
  attempt: z.number(),
  /** How many answers of the previous attempt are kept, and how many questions are asked again. */
  keptAnswers: z.number(),
  askedQuestions: z.number(),
});

/** The interview of an application, with what decides how its employer can change it. */
export const interviewFacts = interviewWindow.extend({
  /** The number of the attempt, counted from 1. */
  attempt: z.number(),
  hasBegun: z.boolean(),
  /** True if the candidate reported a problem that is still unanswered. */
  problemWaits: z.boolean().optional(),
  submittedDate: isoTimestamp.nullable(),
});

/** When an interview opens, in milliseconds since the epoch. */
export const openingDate = z
  .union([z.number(), text(SHORT_TEXT_MAX).regex(/^\d+$/).transform(Number)], { error: rules.selectDate })
  .pipe(
    z
      .number()
      .int({ error: said.dateWhole })
      .min(0, { error: rules.selectDate })
      .max(4_102_444_800_000, { error: said.dateTooFar }),
  );
/** The minutes by which the employer's clock is ahead of UTC. They decide which day is today. */
export const timeZoneOffsetMinutes = z.number().int().min(-840).max(840).optional();
/**
 * Confirms that the candidate was told about the tool before applying, where a law requires days in between
 * (`disclosuresAt`).
 */
export const noticeGiven = z.boolean({ error: said.noticeGiven }).optional();

/** When an interview is to open, as its employer enters it. */
export const opening = { date: openingDate, timeZoneOffsetMinutes, noticeGiven };
