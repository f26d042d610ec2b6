import { z } from 'zod';
import * as said from '../messages/en/interview-calls.ts';
import { CANDIDATE, EMPLOYER, endpoint, nothing } from '../shared/endpoint.ts';
import { interviewWindow, opening, openingDate, timeZoneOffsetMinutes } from './interview-window.ts';
import { NOTE_MAX, OPEN_DAYS_MAX, OPEN_DAYS_MIN } from '../shared/limits.ts';
import { applicationId, text, wholeNumber } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';

/** What an employer can do with an interview that has a time: move it, extend it, call it off, give it again. */

/** What an interview that is given again asks: all of it, or what has no answer. */
export const AGAIN_ASKS = ['all', 'unanswered'] as const;
export type AgainAsks = (typeof AGAIN_ASKS)[number];

const ofApplication = { field: 'applicationId', of: 'application' } as const;
const decides = { audience: EMPLOYER, scope: 'applications:write' } as const;
const openDays = wholeNumber(OPEN_DAYS_MIN, OPEN_DAYS_MAX, () =>
  rules.openDays({ min: OPEN_DAYS_MIN, max: OPEN_DAYS_MAX }),
);
const NOT_NOW = [
  'application.already-declined',
  'application.withdrawn',
  'application.not-told',
  'application.changed-meanwhile',
] as const;

export const rescheduleInterview = endpoint({
  method: 'POST',
  path: 'interview/rescheduleInterview',
  summary: `Move an interview that has not begun, also a missed one, to another window, or extend it: the same date with more days, which an interview that has begun can be too. Without openDays it keeps its days. The candidate is told by email, with a new entry for the calendar. The same window again changes nothing.`,
  ...decides,
  refusals: [
    ...NOT_NOW,
    'interview.not-scheduled',
    'interview.already-begun',
    'interview.already-submitted',
    'interview.notice-period',
  ],
  input: z.object({
    applicationId,
    ...opening,
    openDays: openDays.optional(),
  }),
  output: interviewWindow,
  owns: ofApplication,
});

export const cancelInterview = endpoint({
  method: 'POST',
  path: 'interview/cancelInterview',
  summary:
    'Call off a scheduled interview that has not begun: the application waits for a decision again. The candidate is told by email, and the entry goes from the calendar. The note is for the company alone. Safe to repeat.',
  ...decides,
  refusals: [...NOT_NOW, 'interview.not-scheduled', 'interview.already-begun', 'interview.already-submitted'],
  input: z.object({
    applicationId,
    note: text(NOTE_MAX, () => said.noteTooLong({ max: NOTE_MAX })).optional(),
  }),
  output: nothing,
  owns: ofApplication,
});

export const giveAgain = endpoint({
  method: 'POST',
  path: 'interview/giveAgain',
  summary:
    'Give an interview again that was missed, cut off or submitted, whole or only what has no answer; answers that are kept are graded together with the new ones. It is open for as many days as the settings of the job say, unless openDays says otherwise. The earlier report stays readable (getFeedback with attempt). The candidate is told by email. The same call again changes nothing.',
  ...decides,
  refusals: [...NOT_NOW, 'interview.not-scheduled', 'interview.still-open', 'interview.all-answered'],
  input: z.object({
    applicationId,
    what: z.enum(AGAIN_ASKS, { error: said.what }),
    date: openingDate,
    openDays: openDays.optional(),
    timeZoneOffsetMinutes,
  }),
  output: interviewWindow.extend({
    /** Which attempt it is now. */
    attempt: z.number(),
    keptAnswers: z.number(),
    askedQuestions: z.number(),
  }),
  owns: ofApplication,
});

export const moveOpening = endpoint({
  method: 'POST',
  path: 'interview/moveOpening',
  summary:
    'Let one’s own interview open at another moment of its window, once for each window that the company sets, before it begins. It stays open for as many days as before, from then on. The calendar gets the new time. The same date again changes nothing.',
  audience: CANDIDATE,
  refusals: [
    'interview.not-scheduled',
    'interview.expired',
    'interview.already-begun',
    'interview.already-submitted',
    'interview.opening-moved',
    'interview.outside-window',
    'application.changed-meanwhile',
  ],
  input: z.object({ applicationId, date: openingDate }),
  output: interviewWindow,
  owns: ofApplication,
});
