import { createEvent } from 'ics';

export interface Invitation {
  /** The same for an invitation, its changes and its cancellation. */
  uid: string;
  start: Date;
  /** The attendee's, of the IANA list. */
  timeZone: string;
  minutes: number;
  summary: string;
  description: string;
  url: string;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
  method: 'REQUEST' | 'CANCEL';
  /** 0 at first, raised by each change: calendars keep the highest. */
  sequence: number;
}

/**
 * An iCalendar text (RFC 5545, RFC 5546) in the attendee's time zone.
 * Send it with the content type `text/calendar; method=REQUEST` or `CANCEL`.
 */
export function calendarInvite(invitation: Invitation): string {
  const { method, start } = invitation;
  const { error, value } = createEvent({
    uid: invitation.uid,
    productId: '-//Roundone//Interviews//EN',
    method,
    sequence: invitation.sequence,
    start: start.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: invitation.minutes },
    title: oneLine(invitation.summary),
    description: plain(invitation.description),
    url: new URL(invitation.url).href,
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: method === 'CANCEL' ? 'FREE' : 'BUSY',
    organizer: person(invitation.organizer),
    attendees: [
      { ...person(invitation.attendee), rsvp: false, partstat: 'NEEDS-ACTION', role: 'REQ-PARTICIPANT' },
    ],
  });
  if (error) throw error;
  if (value === null) throw new Error('The calendar invitation could not be made.');
  return inZone(value, start, invitation.timeZone);
}

/** Writes the beginning as a clock in the zone shows it; the zone's own entry holds the offset of that moment. */
function inZone(text: string, start: Date, timeZone: string): string {
  if (timeZone === 'UTC') return text;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(start);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const local = `${part('year')}${part('month')}${part('day')}T${part('hour')}${part('minute')}${part('second')}`;
  // 'GMT+05:30', or 'GMT' alone.
  const offset = part('timeZoneName').replace(/^GMT|:/g, '') || '+0000';
  const zone = [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
  ];
  return text
    .replace('BEGIN:VEVENT', zone.join('\r\n'))
    .replace(/^DTSTART:\d{8}T\d{6}Z/m, `DTSTART;TZID=${timeZone}:${local}`);
}

function person({ name, email }: { name: string; email: string }): { name: string; email: string } {
  return { name: oneLine(name).replaceAll('"', "'"), email: oneLine(email).replaceAll(' ', '') };
}

/** Without line breaks, which would begin a property of their own. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Line breaks as the format's escaping knows them, and no other control characters. */
function plain(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
}
