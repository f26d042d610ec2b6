import { z } from 'zod';
import { LANGUAGES } from '../messages/languages.ts';
import { knownLanguage } from '../shared/language.ts';
import { LANGUAGE_OFFERS } from './interview-languages.ts';
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
import * as rules from '../messages/en/rules.ts';

/** How the AI interviews of a job are held. contract/interview/answer-times.ts explains the last three settings. */
export const interviewSettings = z.object({
  /** For how many days an interview can be taken once it opens. */
  openDays: wholeNumber(OPEN_DAYS_MIN, OPEN_DAYS_MAX, () =>
    rules.openDays({ min: OPEN_DAYS_MIN, max: OPEN_DAYS_MAX }),
  ),
  thinkingSeconds: wholeNumber(0, THINKING_SECONDS_MAX, () =>
    rules.thinkingSeconds({ max: THINKING_SECONDS_MAX }),
  ),
  retakes: wholeNumber(0, RETAKES_MAX, () => rules.retakes({ max: RETAKES_MAX })),
  answerSeconds: wholeNumber(ANSWER_SECONDS_MIN, ANSWER_SECONDS_MAX, () =>
    rules.answerSeconds({ min: ANSWER_SECONDS_MIN, max: ANSWER_SECONDS_MAX }),
  ),
  /** Whether an answer that lacks an expected idea leads to one more question (contract/interview/follow-ups.ts). */
  followUps: z.boolean({ error: rules.followUps }),
  /**
   * The language in which questions are asked and answered. contract/interview/interview-languages.ts says what each
   * language offers.
   */
  language: knownLanguage,
});
export type InterviewSettings = z.output<typeof interviewSettings>;

/** The settings of a job that sets none, which are those of the specification. */
export const USUAL_SETTINGS: InterviewSettings = {
  openDays: INTERVIEW_OPEN_DAYS,
  ...USUAL_ANSWERS,
  followUps: false,
  language: 'en',
};

/** The settings of an interview, as responses show them. */
export const answerSettings = z.object({
  thinkingSeconds: z.number(),
  retakes: z.number(),
  answerSeconds: z.number(),
  followUps: z.boolean(),
  language: z.enum(LANGUAGES),
  /** What the language offers on this installation. */
  offer: z.enum(LANGUAGE_OFFERS),
});
