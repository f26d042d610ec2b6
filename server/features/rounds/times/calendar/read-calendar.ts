import { CALENDAR_BYTES_MAX, CALENDAR_SECONDS } from '#contract/interview/round-limits.ts';
import type { Context } from '#server/platform/context.ts';
import { AnswerTooLarge, OutgoingRefused } from '#server/platform/outgoing/outgoing.ts';
import { ThreadEnded, threadsFor } from '#server/platform/threads/threads.ts';
import type { Span } from '../free-times.ts';
import type { CalendarText } from './busy-times.ts';
import { type CalendarProblem, UnreadableCalendar, unreadable } from './errors.ts';
import type { Answer } from './worker.ts';

/** The maximum number of redirects. Each address is checked like the first one. */
const MOST_REDIRECTS = 3;
/** Processor time, and clock time in case a thread waits forever. */
const WORK_LIMIT_MS = 10_000;
const TIME_LIMIT_MS = 60_000;
const LOOK_EVERY_MS = 50;

const threads = threadsFor<CalendarText, never, never, Answer>(new URL('./worker.ts', import.meta.url), {
  heapLimitMb: 512,
});

/** Reads the busy times of a calendar from its address. Throws UnreadableCalendar. */
export async function readCalendar(
  ctx: Context,
  address: string,
  { timeZone, within }: { timeZone: string; within: Span },
): Promise<Span[]> {
  return parse({ text: await fetchCalendar(ctx, address), timeZone, within });
}

async function fetchCalendar(ctx: Context, address: string): Promise<string> {
  const timeIsOver = AbortSignal.timeout(CALENDAR_SECONDS * 1000);
  try {
    return await follow(ctx, address, timeIsOver);
  } catch (error) {
    throw problemOf(error, timeIsOver);
  }
}

async function follow(ctx: Context, address: string, signal: AbortSignal): Promise<string> {
  let url = address;
  for (let times = 0; times <= MOST_REDIRECTS; times += 1) {
    const answer = await ctx.outgoing.checkedFetch(url, {
      headers: { accept: 'text/calendar', 'user-agent': 'Roundone' },
      signal,
      timeoutMs: 2 * CALENDAR_SECONDS * 1000,
      maxBytes: CALENDAR_BYTES_MAX,
    });
    const next = answer.headers.get('location');
    if (answer.status >= 300 && answer.status < 400 && next !== null && URL.canParse(next, url)) {
      await answer.body?.cancel();
      url = new URL(next, url).href;
      continue;
    }
    if (answer.status !== 200) {
      await answer.body?.cancel();
      const isGone = [401, 403, 404, 410].includes(answer.status);
      const problem: CalendarProblem = isGone ? 'not-there' : 'server-error';
      throw new UnreadableCalendar(`${problem} ${answer.status}`);
    }
    if (!isCalendarType(answer.headers.get('content-type'))) {
      await answer.body?.cancel();
      throw unreadable('no-calendar');
    }
    const text = (await answer.text()).replace(/^[\uFEFF\s]+/, '');
    if (!/^BEGIN:VCALENDAR\s/i.test(text)) throw unreadable('no-calendar');
    return text;
  }
  throw unreadable('leads-on');
}

/** Some servers send a calendar as plain text or as a file of unspecified type. */
const isCalendarType = (type: string | null): boolean =>
  type === null ||
  /^(?:text\/(?:calendar|plain|x-vcalendar)|application\/(?:octet-stream|ics|calendar))\b/i.test(type);

function problemOf(error: unknown, timeIsOver: AbortSignal): UnreadableCalendar {
  if (error instanceof UnreadableCalendar) return error;
  if (error instanceof OutgoingRefused) return new UnreadableCalendar(error.message);
  if (timeIsOver.aborted) return unreadable('late');
  if (isTooLarge(error)) return unreadable('large');
  return unreadable('unreachable', error);
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof AnswerTooLarge ||
  (error instanceof Error && error.cause !== undefined && isTooLarge(error.cause));

/** Runs in a thread, which is terminated if a calendar uses too much processor time or memory. */
async function parse(calendar: CalendarText): Promise<Span[]> {
  const job = await threads.begin(calendar);
  const timer = setInterval(() => {
    job.usage().then(
      ({ workMs }) => {
        if (workMs > WORK_LIMIT_MS) job.giveUp();
      },
      () => {}, // it has already ended
    );
  }, LOOK_EVERY_MS);
  try {
    const said = await job.next(TIME_LIMIT_MS);
    if (!('result' in said)) throw new Error('The thread sent something else than its result.');
    if ('problem' in said.result) throw new UnreadableCalendar(said.result.problem);
    return said.result.busy;
  } catch (error) {
    if (error instanceof ThreadEnded) throw unreadable('too-much');
    throw error;
  } finally {
    clearInterval(timer);
    await job.close();
  }
}
