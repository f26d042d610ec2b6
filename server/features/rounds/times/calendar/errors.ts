import * as said from '#contract/messages/en/calendar-problems.ts';
import { CALENDAR_BYTES_MAX, CALENDAR_SECONDS } from '#contract/interview/round-limits.ts';
import { megabytes } from '#contract/shared/words.ts';

const SENTENCES = {
  damaged: said.damaged,
  faulty: said.faulty,
  'too-much': said.tooMuch,
  'not-there': (status: string) => said.notThere({ status }),
  'server-error': (status: string) => said.serverError({ status }),
  'leads-on': said.leadsOn,
  'no-calendar': said.noCalendar,
  late: () => said.late({ seconds: CALENDAR_SECONDS }),
  large: () => said.large({ size: megabytes(CALENDAR_BYTES_MAX) }),
  unreachable: said.unreachable,
  'address-lost': said.addressLost,
};
export type CalendarProblem = keyof typeof SENTENCES;

/**
 * A calendar that cannot be read. The message is what is stored: the problem, followed by the response status if there
 * is one.
 */
export class UnreadableCalendar extends Error {
  override name = 'UnreadableCalendar';
}

export const unreadable = (problem: CalendarProblem, cause?: unknown): UnreadableCalendar =>
  new UnreadableCalendar(problem, { cause });

/**
 * What is stored as a sentence for the member whose calendar it is. The reason why an address may not be called is
 * already stored as a sentence.
 */
export function problemInWords(stored: string): string {
  const [problem = '', status = ''] = stored.split(' ');
  return SENTENCES[problem as CalendarProblem]?.(status) ?? stored;
}
