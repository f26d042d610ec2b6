import type { APPLICATION_STATUSES } from '#contract/limits.ts';
import { DAY_MS } from '#contract/limits.ts';
import { type Place, mayMoveWindow } from '#contract/stages.ts';

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export type Opening = 'not-scheduled' | 'too-early' | 'open' | 'expired' | 'submitted';

/** What decides whether the interview of an application can be taken. */
export interface Window {
  told_status: ApplicationStatus;
  interview_at: Date | null;
  interview_closes_at: Date | null;
  open_days: number;
}

/**
 * Whether the interview can be taken at a given time: from the scheduled time until it closes. What the candidate was
 * told counts, because a decision that can still be undone leaves no trace with them.
 */
export function interviewOpening(application: Window, now: Date): Opening {
  const { told_status: status, interview_at: opensAt, interview_closes_at: closesAt } = application;
  // The company can go on with a candidate without an interview.
  if (status === 'COMPLETED') return opensAt === null ? 'not-scheduled' : 'submitted';
  if (status !== 'SCHEDULED' || opensAt === null || closesAt === null) return 'not-scheduled';
  if (now < opensAt) return 'too-early';
  return now > closesAt ? 'expired' : 'open';
}

/**
 * Whether the interview was not submitted while it was open, as the company knows it. It is missed as soon as the window
 * closes; the outcome "no-show" comes later, and never for who has begun.
 */
export const isMissed = (application: Place & Pick<Window, 'interview_closes_at'>, now: Date): boolean =>
  mayMoveWindow(application) &&
  application.interview_closes_at !== null &&
  application.interview_closes_at < now;

/**
 * Whether a time is on a day before today in the time zone `offsetMinutes` ahead of UTC. A time earlier today
 * is allowed: such an interview can be taken at once.
 */
export function isBeforeToday(moment: Date, now: Date, offsetMinutes: number): boolean {
  const day = (time: Date) => Math.floor((time.getTime() + offsetMinutes * 60_000) / DAY_MS);
  return day(moment) < day(now);
}
