import type { WeekSpan } from '#contract/interview/my-times.ts';
import { ROUND_STEP_MINUTES, USUAL_HOURS } from '#contract/interview/round-limits.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { momentOf, wallTimeOf } from '#server/platform/text/wall-time.ts';

/** A span of time, in milliseconds. Lists of spans are sorted and do not overlap. */
export interface Span {
  from: number;
  until: number;
}

const MINUTE_MS = 60_000;
const STEP_MS = ROUND_STEP_MINUTES * MINUTE_MS;

const usualHours: readonly WeekSpan[] = USUAL_HOURS.days.map((day) => ({
  day,
  from: USUAL_HOURS.from,
  until: USUAL_HOURS.until,
}));

/** Sorts the spans, and merges those that overlap or touch. */
export function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && span.from <= last.until) last.until = Math.max(last.until, span.until);
    else if (span.from < span.until) result.push({ ...span });
  }
  return result;
}

/** A member's weekly hours within a span, as points in time. */
export function hoursWithin(
  hours: readonly WeekSpan[] | null,
  timeZone: string,
  { from, until }: Span,
): Span[] {
  const spans: Span[] = [];
  const firstDay = Math.floor(wallTimeOf(from, timeZone) / DAY_MS) * DAY_MS - DAY_MS;
  const lastDay = wallTimeOf(until, timeZone) + DAY_MS;
  for (let day = firstDay; day <= lastDay; day += DAY_MS) {
    for (const span of hours ?? usualHours) {
      if (span.day !== weekdayOf(day)) continue;
      spans.push({
        from: Math.max(from, momentOf(day + ofClock(span.from), timeZone)),
        until: Math.min(until, momentOf(day + ofClock(span.until), timeZone)),
      });
    }
  }
  return merged(spans);
}

/** 1 for Monday, 7 for Sunday. */
const weekdayOf = (day: number): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

function ofClock(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}

/** The intersection of both. */
export function common(some: readonly Span[], others: readonly Span[]): Span[] {
  const result: Span[] = [];
  let index = 0;
  for (const one of some) {
    while (index < others.length && others[index]!.until <= one.from) index += 1;
    for (let next = index; next < others.length && others[next]!.from < one.until; next += 1) {
      const other = others[next]!;
      result.push({ from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) });
    }
  }
  return result;
}

/** What remains of the spans without those that are taken. */
export function without(spans: readonly Span[], taken: readonly Span[]): Span[] {
  let left = [...spans];
  for (const { from, until } of merged(taken)) {
    left = left.flatMap((span) =>
      until <= span.from || span.until <= from
        ? [span]
        : [
            { from: span.from, until: from },
            { from: until, until: span.until },
          ].filter((part) => part.from < part.until),
    );
  }
  return left;
}

export const overlaps = (one: Span, others: readonly Span[]): boolean =>
  others.some((other) => one.from < other.until && other.from < one.until);

/** When something that takes this many minutes can begin. */
export function beginningsIn(spans: readonly Span[], minutes: number): number[] {
  const result: number[] = [];
  for (const { from, until } of spans) {
    const first = Math.ceil(from / STEP_MS) * STEP_MS;
    for (let at = first; at + minutes * MINUTE_MS <= until; at += STEP_MS) result.push(at);
  }
  return result;
}

export const spanFrom = (startsAt: Date, minutes: number): Span => ({
  from: startsAt.getTime(),
  until: startsAt.getTime() + minutes * MINUTE_MS,
});
