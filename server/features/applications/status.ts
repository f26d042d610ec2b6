import type { APPLICATION_STATUSES } from '#contract/limits.ts';
import { DAY_MS, interviewClosesAt } from '#contract/limits.ts';

export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** The allowed changes of status; all others are refused. */
const MOVES: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  PENDING: ['SCHEDULED', 'REJECTED', 'WITHDRAWN'],
  SCHEDULED: ['COMPLETED', 'WITHDRAWN'],
  REJECTED: [],
  COMPLETED: [],
  WITHDRAWN: [],
};

export function mayMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return MOVES[from].includes(to);
}

export type Opening = 'not-scheduled' | 'too-early' | 'open' | 'expired' | 'submitted';

/**
 * Whether the interview can be taken at a given time: from the scheduled time until `interviewClosesAt` that
 * time.
 */
export function interviewOpening(
  application: { status: ApplicationStatus; interview_at: Date | null },
  now: Date,
): Opening {
  if (application.status === 'COMPLETED') return 'submitted';
  if (application.status !== 'SCHEDULED' || application.interview_at === null) return 'not-scheduled';
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
