import { z } from 'zod';
import { USUAL_ANSWERS } from './answer-times.ts';
import {
  ANSWER_SECONDS_MAX,
  ANSWER_SECONDS_MIN,
  INTERVIEW_OPEN_DAYS,
  OPEN_DAYS_MAX,
  OPEN_DAYS_MIN,
  RETAKES_MAX,
  THINKING_SECONDS_MAX,
} from '../shared/limits.ts';
import { wholeNumber } from '../shared/rules.ts';
import { TEXTS } from '../shared/texts.ts';

/** How the AI interviews of a job are held; contract/interview/answer-times.ts says what each of the last three means. */
export const interviewSettings = z.object({
  /** For how many days an interview can be taken from its opening on. */
  openDays: wholeNumber(OPEN_DAYS_MIN, OPEN_DAYS_MAX, TEXTS.openDays),
  thinkingSeconds: wholeNumber(0, THINKING_SECONDS_MAX, TEXTS.thinkingSeconds),
  retakes: wholeNumber(0, RETAKES_MAX, TEXTS.retakes),
  answerSeconds: wholeNumber(ANSWER_SECONDS_MIN, ANSWER_SECONDS_MAX, TEXTS.answerSeconds),
  /** Whether an answer that lacks an expected idea is followed by one question more (contract/interview/follow-ups.ts). */
  followUps: z.boolean(TEXTS.followUps),
});
export type InterviewSettings = z.output<typeof interviewSettings>;

/** The settings of a job that set none: those of the specification. */
export const USUAL_SETTINGS: InterviewSettings = {
  openDays: INTERVIEW_OPEN_DAYS,
  ...USUAL_ANSWERS,
  followUps: false,
};

/** The settings of an interview, as answers tell them. */
export const answerSettings = z.object({
  thinkingSeconds: z.number(),
  retakes: z.number(),
  answerSeconds: z.number(),
  followUps: z.boolean(),
});
