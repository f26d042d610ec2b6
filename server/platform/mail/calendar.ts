import { createEvent } from 'ics';
import { oneLine } from './message.ts';

export interface Invitation {
  /** Identifies the event. An invitation, its changes and its cancellation share this id. */
  uid: string;
  start: Date;
  minutes: number;
  summary: string;
  description: string;
  url: string;
  /** An address, a phone number or a link. */
  location?: string;
  organizer: { name: string; email: string };
  attendee: { name: string; email: string };
  method: 'REQUEST' | 'CANCEL';
  /** 0 for the invitation, and higher for each change. Calendars keep the highest one. */
  sequence: number;
}

/**
 * An iCalendar text (RFC 5545, RFC 5546). Its times are in UTC, and each calendar shows them in its owner's time zone.
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
    ...(invitation.location ? { location: oneLine(invitation.location) } : {}),
    status: method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    busyStatus: method === 'CANCEL' ? 'FREE' : 'BUSY',
    organizer: person(invitation.organizer),
    attendees: [
      { ...person(invitation.attendee), rsvp: false, partstat: 'NEEDS-ACTION', role: 'REQ-PARTICIPANT' },
    ],
  });
  if (error) throw error;
  if (value === null) throw new Error('The calendar invitation could not be made.');
  return value;
}

function person({ name, email }: { name: string; email: string }): { name: string; email: string } {
  return { name: oneLine(name).replaceAll('"', "'"), email: oneLine(email).replaceAll(' ', '') };
}

/** Normalises line breaks to the form that iCalendar escapes, and removes other control characters. */
function plain(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
}
