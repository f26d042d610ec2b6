import { z } from 'zod';
import * as said from '../messages/en/interview-calls.ts';
import { CANDIDATE, EMPLOYER, endpoint, nothing } from '../shared/endpoint.ts';
import { interviewWindow, opening, openingDate, timeZoneOffsetMinutes } from './interview-window.ts';
import { NOTE_MAX, OPEN_DAYS_MAX, OPEN_DAYS_MIN } from '../shared/limits.ts';
import { applicationId, text, wholeNumber } from '../shared/rules.ts';
import * as rules from '../messages/en/rules.ts';

/**
 * What an employer can do with a scheduled interview: reschedule, extend or cancel it, or let the candidate take it
 * again.
 */

/** What a further attempt at an interview asks: all questions, or only those without an answer. */
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
  summary:
    'Reschedule an interview that has not begun, even a missed one. Or extend it by sending the same date with more days, which also works after it has begun. Without openDays the number of days stays the same. The candidate gets an email with a new calendar entry. Sending the same window again changes nothing.',
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
    'Cancel a scheduled interview that has not begun. The application is then pending again. The candidate gets an email, and the calendar entry is removed. Only the company sees the note. Safe to repeat.',
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
    "Let a candidate take an interview again that was missed, cut off or submitted: all of it, or only the questions without an answer. Answers that are kept are graded together with the new ones. Without openDays, the job's settings decide how long it is open. The earlier report can still be read (getFeedback with attempt). The candidate gets an email. Repeating the same call changes nothing.",
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
    /** The number of the new attempt. */
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
    'Move the opening of your interview to another time in its window, before it begins and once for each window that the company sets. It stays open for the same number of days from then on. The calendar entry is updated. Sending the same date again changes nothing.',
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
