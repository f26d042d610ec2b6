import type { APPLICATION_STATUSES } from '#contract/limits.ts';
import { DAY_MS, interviewClosesAt } from '#contract/limits.ts';

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export type Opening = 'not-scheduled' | 'too-early' | 'open' | 'expired' | 'submitted';

/**
 * Whether the interview can be taken at a given time: from the scheduled time until `interviewClosesAt` that
 * time. What the candidate was told counts, because a decision that can still be undone leaves no trace with them.
 */
export function interviewOpening(
  application: { told_status: ApplicationStatus; interview_at: Date | null },
  now: Date,
): Opening {
  if (application.told_status === 'COMPLETED') return 'submitted';
  if (application.told_status !== 'SCHEDULED' || application.interview_at === null) return 'not-scheduled';
  if (now < application.interview_at) return 'too-early';
  return now > interviewClosesAt(application.interview_at) ? 'expired' : 'open';
}

/**
 * Whether a time is on a day before today in the time zone `offsetMinutes` ahead of UTC. A time earlier today
 * is allowed: such an interview can be taken at once.
 */
export function isBeforeToday(moment: Date, now: Date, offsetMinutes: number): boolean {
  const day = (time: Date) => Math.floor((time.getTime() + offsetMinutes * 60_000) / DAY_MS);
  return day(moment) < day(now);
}
