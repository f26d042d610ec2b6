import { doJobs } from '#server/platform/threads/job-thread.ts';
import type { Span } from '../free-times.ts';
import { type CalendarText, busyTimes } from './busy-times.ts';
import { UnreadableCalendar, unreadable } from './errors.ts';

export type Answer = { busy: Span[] } | { problem: string };

doJobs(async (calendar: CalendarText): Promise<Answer> => {
  try {
    return { busy: busyTimes(calendar) };
  } catch (error) {
    return { problem: (error instanceof UnreadableCalendar ? error : unreadable('faulty')).message };
  }
});
