import type { APPLICATION_STATUSES } from '#contract/shared/limits.ts';
import { interviewClosesAt } from '#contract/shared/limits.ts';
import { type Place, mayMoveWindow } from '#contract/interview/stages.ts';

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export type Opening = 'not-scheduled' | 'too-early' | 'open' | 'expired' | 'submitted';

export interface Window {
  told_status: ApplicationStatus;
  interview_at: Date | null;
  interview_closes_at: Date | null;
  open_days: number;
}

/** What the candidate was told counts: a decision that can still be undone has no effect on them. */
export function interviewOpening(application: Window, now: Date): Opening {
  const { told_status: status, interview_at: opensAt, interview_closes_at: closesAt } = application;
  // The company can continue with a candidate without an interview.
  if (status === 'COMPLETED') return opensAt === null ? 'not-scheduled' : 'submitted';
  if (status !== 'SCHEDULED' || opensAt === null || closesAt === null) return 'not-scheduled';
  if (now < opensAt) return 'too-early';
  return now > closesAt ? 'expired' : 'open';
}

/**
 * An interview is missed as soon as its window closes. The outcome "no-show" comes later, and never for someone who has
 * begun.
 */
export const isMissed = (application: Place & Pick<Window, 'interview_closes_at'>, now: Date): boolean =>
  mayMoveWindow(application) &&
  application.interview_closes_at !== null &&
  application.interview_closes_at < now;

/** A window in the form that calls return. */
export const windowFrom = (opensAt: Date, openDays: number) => ({
  date: opensAt.toISOString(),
  openUntil: interviewClosesAt(opensAt, openDays).toISOString(),
  openDays,
});

/** The window of an interview. Null if it has no time. */
export const windowOf = (set: { interview_at: Date | null; open_days: number | null }) =>
  set.interview_at === null || set.open_days === null ? null : windowFrom(set.interview_at, set.open_days);
