import { z } from 'zod';
import { SHORT_TEXT_MAX } from '../shared/limits.ts';
import { isoTimestamp, text } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';

/** When an interview can be taken. */
export const interviewWindow = z.object({
  date: isoTimestamp,
  /** Until then it can be taken: so many days after its date. */
  openUntil: isoTimestamp,
  openDays: z.number(),
});

/** An interview that was given again: which attempt it is, and what it asks. */
export const givenAgain = z.object({
  attempt: z.number(),
  /** How many answers of the attempt before are kept, and how many questions are asked again. */
  keptAnswers: z.number(),
  askedQuestions: z.number(),
});

/** The interview of an application, as its employer can change it. */
export const interviewFacts = interviewWindow.extend({
  /** Which attempt it is, from 1 on. */
  attempt: z.number(),
  hasBegun: z.boolean(),
  /** The candidate reported a problem, and nobody answered yet. */
  problemWaits: z.boolean().optional(),
  submittedDate: isoTimestamp.nullable(),
});

/** When an interview opens, in milliseconds since the epoch. */
export const openingDate = z
  .union([z.number(), text(SHORT_TEXT_MAX).regex(/^\d+$/).transform(Number)], { error: rules.selectDate })
  .pipe(
    z
      .number()
      .int('A date is given in whole milliseconds')
      .min(0, { error: rules.selectDate })
      .max(4_102_444_800_000, 'This date is too far away'),
  );
/** Minutes by which the employer's clock is ahead of UTC. It decides which day is today. */
export const timeZoneOffsetMinutes = z.number().int().min(-840).max(840).optional();
/** That the candidate was told of the tool before applying, where a law wants days between (`disclosuresAt`). */
export const noticeGiven = z.boolean('noticeGiven is true or false').optional();

/** When an interview is to open, as its employer says it. */
export const opening = { date: openingDate, timeZoneOffsetMinutes, noticeGiven };
