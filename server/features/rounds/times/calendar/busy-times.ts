import ICAL from 'ical.js';
import { DAY_MS } from '#contract/shared/limits.ts';
import { isTimeZone, momentOf } from '#server/platform/text/wall-time.ts';
import { type Span, merged } from '../free-times.ts';
import { unreadable } from './errors.ts';

export interface CalendarText {
  text: string;
  /** The zone for times that name none. */
  timeZone: string;
  within: Span;
}

/** More repetitions than all events of a person's calendar have together. */
const MOST_STEPS = 100_000;

/**
 * When the owner of a calendar (RFC 5545) is busy. Leaves out events that are cancelled or shown as free, and the
 * entries that this program sent, because it knows better when a round is held.
 */
export function busyTimes({ text, timeZone, within }: CalendarText): Span[] {
  const steps = { left: MOST_STEPS };
  const busy = calendarsIn(text).flatMap((calendar) => {
    const zone = zoneOf(calendar) ?? timeZone;
    const events = calendar.getAllSubcomponents('vevent');
    // What single occurrences of a repeating event were replaced with, including nothing.
    const replaced = Map.groupBy(
      events.filter((event) => event.hasProperty('recurrence-id')),
      (event) => String(event.getFirstPropertyValue('uid')),
    );
    return [
      ...events.flatMap((event) => {
        const isReplacement = event.hasProperty('recurrence-id');
        const others = replaced.get(String(event.getFirstPropertyValue('uid'))) ?? [];
        const instead = new Set(
          isReplacement ? [] : others.map((one) => momentIn(one, 'recurrence-id', zone)),
        );
        return isBusy(event) ? timesOf(event, zone, within, instead, steps) : [];
      }),
      ...calendar.getAllSubcomponents('vfreebusy').flatMap((part) => freeBusyOf(part, zone)),
    ];
  });
  return merged(
    busy
      .map(({ from, until }) => ({ from: Math.max(from, within.from), until: Math.min(until, within.until) }))
      .filter(({ from, until }) => from < until),
  );
}

function calendarsIn(text: string): ICAL.Component[] {
  let parsed: unknown;
  try {
    parsed = ICAL.parse(text);
  } catch (error) {
    throw unreadable('damaged', error);
  }
  const several = Array.isArray((parsed as unknown[])[0]);
  return (several ? (parsed as unknown[]) : [parsed]).map((one) => new ICAL.Component(one as never));
}

/** The property in which most calendars name their time zone. */
function zoneOf(calendar: ICAL.Component): string | null {
  const name = calendar.getFirstPropertyValue('x-wr-timezone');
  return typeof name === 'string' && isTimeZone(name) ? name : null;
}

/** The UIDs of entries that this program sends (`entryOf`). */
const ENTRY_UID = /^round-.+@roundone$/;

function isBusy(event: ICAL.Component): boolean {
  const value = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    value('status') !== 'CANCELLED' &&
    value('transp') !== 'TRANSPARENT' &&
    value('x-microsoft-cdo-busystatus') !== 'FREE' &&
    !ENTRY_UID.test(String(event.getFirstPropertyValue('uid')))
  );
}

function timesOf(
  event: ICAL.Component,
  zone: string,
  within: Span,
  instead: ReadonlySet<number | null>,
  steps: { left: number },
): Span[] {
  const start = timeIn(event, 'dtstart');
  const begins = momentIn(event, 'dtstart', zone);
  if (start === null || begins === null) return [];
  const lasts = lengthOf(event, zone, start, begins);
  const named = zoneNameOf(event, 'dtstart');
  const spanAt = (time: ICAL.Time): Span => {
    const from = momentOfTime(time, named, zone);
    // An all-day event lasts until the next midnight, even when the clocks change.
    return start.isDate
      ? { from, until: momentOf(wallOf(time) + lasts, zone) }
      : { from, until: from + lasts };
  };
  const repeats = event.hasProperty('rrule') || event.hasProperty('rdate');
  if (!repeats || event.hasProperty('recurrence-id')) return [spanAt(start)];
  const times: Span[] = [];
  const dtstart = laterStart(event, start, within.from - begins - lasts - 2 * DAY_MS);
  const expansion = new ICAL.RecurExpansion({ component: event, dtstart });
  for (;;) {
    if ((steps.left -= 1) < 0) throw unreadable('too-much');
    const next = nextOf(expansion);
    if (!next) break;
    const span = spanAt(next);
    if (span.from >= within.until) break;
    if (span.until > within.from && !instead.has(span.from)) times.push(span);
  }
  return times;
}

/**
 * An event that repeats every few days or weeks without a count looks the same if it begins a whole number of intervals
 * later. An old calendar is therefore read without going through all the years before.
 */
function laterStart(event: ICAL.Component, start: ICAL.Time, aheadMs: number): ICAL.Time {
  const rules = event.getAllProperties('rrule');
  const rule: unknown = rules.length === 1 ? rules[0]!.getFirstValue() : null;
  if (!(rule instanceof ICAL.Recur) || rule.count) return start;
  const days = (rule.interval || 1) * ({ DAILY: 1, WEEKLY: 7 }[String(rule.freq)] ?? 0);
  const times = days === 0 ? 0 : Math.floor(aheadMs / (days * DAY_MS));
  if (times <= 0) return start;
  const later = start.clone();
  later.adjust(times * days, 0, 0, 0);
  return later;
}

function nextOf(expansion: ICAL.RecurExpansion): ICAL.Time | null {
  try {
    // An added date may be a period.
    const next = expansion.next() as ICAL.Time | ICAL.Period | null | undefined;
    return next instanceof ICAL.Period ? next.start : (next ?? null);
  } catch {
    // A rule that matches no day.
    return null;
  }
}

function lengthOf(event: ICAL.Component, zone: string, start: ICAL.Time, begins: number): number {
  const end = timeIn(event, 'dtend');
  if (end !== null)
    return start.isDate ? wallOf(end) - wallOf(start) : (momentIn(event, 'dtend', zone) ?? begins) - begins;
  const duration = event.getFirstPropertyValue('duration');
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  return start.isDate ? DAY_MS : 0;
}

function timeIn(event: ICAL.Component, name: string): ICAL.Time | null {
  const value = event.getFirstPropertyValue(name);
  return value instanceof ICAL.Time ? value : null;
}

function momentIn(event: ICAL.Component, name: string, zone: string): number | null {
  const time = timeIn(event, name);
  return time && momentOfTime(time, zoneNameOf(event, name), zone);
}

/** The zone that a time names, if it is in the IANA list. */
function zoneNameOf(event: ICAL.Component, name: string): string | null {
  const named = event.getFirstProperty(name)?.getParameter('tzid');
  return typeof named === 'string' && isTimeZone(named) ? named : null;
}

const wallOf = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);

/**
 * If the IANA list does not have the zone's name, as with Outlook's, the calendar's own definition of the zone is used.
 */
function momentOfTime(time: ICAL.Time, named: string | null, zone: string): number {
  if (time.isDate) return momentOf(wallOf(time), zone);
  if (time.zone === ICAL.Timezone.utcTimezone) return wallOf(time);
  if (named !== null) return momentOf(wallOf(time), named);
  return time.zone === ICAL.Timezone.localTimezone ? momentOf(wallOf(time), zone) : time.toUnixTime() * 1000;
}

function freeBusyOf(part: ICAL.Component, zone: string): Span[] {
  return part.getAllProperties('freebusy').flatMap((property) => {
    if (String(property.getParameter('fbtype') ?? 'BUSY').toUpperCase() === 'FREE') return [];
    return property.getValues().flatMap((value: unknown) => {
      if (!(value instanceof ICAL.Period)) return [];
      const { start } = value;
      const from = momentOfTime(start, null, zone);
      return [{ from, until: momentOfTime(value.getEnd(), null, zone) }];
    });
  });
}
