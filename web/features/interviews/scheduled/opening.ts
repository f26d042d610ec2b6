import { useEffect } from 'react';
import type { Call } from '#web/api/call.ts';
import type { getScheduleInterviews } from '#web/api/calls.ts';
import { useRefresh } from '#web/api/hooks.ts';
import type { OutputOf } from '#web/api/types.ts';

export type ScheduledInterview = OutputOf<typeof getScheduleInterviews>[number];

/** The status of an interview as shown to its candidate. */
export function statusOf(
  interview: Pick<ScheduledInterview, 'applicationStatus' | 'isExpired'>,
): 'COMPLETED' | 'EXPIRED' | 'SCHEDULED' {
  if (interview.applicationStatus === 'COMPLETED') return 'COMPLETED';
  return interview.isExpired ? 'EXPIRED' : 'SCHEDULED';
}

const SOON_MS = 2_000;
const LATER_MS = 60_000;

/**
 * Milliseconds until these interviews should be read again, because one may open or expire by then. Null if none will.
 * The server's clock decides; this one only says when to ask. So it asks every minute, and more often once an interview
 * is due here but not yet on the server.
 */
export function askAgainIn(interviews: readonly ScheduledInterview[], now: number): number | null {
  const times = interviews.flatMap((interview) => {
    if (statusOf(interview) !== 'SCHEDULED') return [];
    return [Date.parse(interview.canStart ? interview.openUntil : interview.date)];
  });
  if (times.length === 0) return null;
  const wait = Math.min(...times) - now;
  return Math.min(LATER_MS, Math.max(wait, SOON_MS));
}

/** Repeats the read whenever one of these interviews may have opened or expired. */
export function useOpening(call: Call, interviews: readonly ScheduledInterview[] | undefined): void {
  const refresh = useRefresh();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = () => {
      const delay = askAgainIn(interviews ?? [], Date.now());
      if (delay === null) return;
      timer = setTimeout(() => {
        // An answer that changes nothing doesn't render the page again, so the next wait starts here.
        void refresh(call).then(() => {
          if (!isOver) wait();
        });
      }, delay);
    };
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [call, interviews, refresh]);
}
