import ICAL from 'ical.js';
import { expect } from 'vitest';

/** The contents of a calendar entry. */
export interface Entry {
  method: string;
  uid: string;
  sequence: number;
  status: string;
  start: string;
  end: string;
  organizer: string;
  location: string;
  summary: string;
}

/** An entry as read by an independent library, and in the same way by a plain reader of RFC 5545. */
export function readEntry(text: string): Entry {
  expectStrict(text);
  const entry = readByLibrary(text);
  expect(readPlainly(text)).toEqual(entry);
  return entry;
}

/** Lines end with CRLF and have at most 75 octets. Times are in UTC, so no VTIMEZONE is needed. */
function expectStrict(text: string): void {
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n(?:[^\r\n]+\r\n)+END:VCALENDAR\r\n$/);
  expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  const once = ['VERSION:2.0', 'PRODID:.+', 'METHOD:.+', 'UID:.+', String.raw`DTSTAMP:\d{8}T\d{6}Z`];
  for (const line of [...once, String.raw`DTSTART:\d{8}T\d{6}Z`, 'ORGANIZER.*:mailto:.+'])
    expect(text.match(new RegExp(`^${line}\r$`, 'gim')), line).toHaveLength(1);
}

function readByLibrary(text: string): Entry {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  const value = (name: string) => String(event.component.getFirstPropertyValue(name) ?? '');
  return {
    method: String(calendar.getFirstPropertyValue('method')),
    uid: event.uid,
    sequence: event.sequence,
    status: value('status'),
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    organizer: String(event.component.getFirstProperty('organizer')!.getParameter('cn')),
    location: event.location ?? '',
    summary: event.summary,
  };
}

/** Unfolds the lines, splits each at its first colon outside quotes, and undoes the escapes. */
function readPlainly(text: string): Entry {
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const property = (name: string) => {
    const line = lines.find((one) => new RegExp(`^${name}[;:]`).test(one)) ?? `${name}:`;
    const [, parameters = '', value = ''] = /^[A-Z-]+((?:;[^=]+=(?:"[^"]*"|[^;:]*))*):(.*)$/.exec(line)!;
    return { parameters, value: value.replaceAll(/\\([\\;,])/g, '$1').replaceAll(/\\n/gi, '\n') };
  };
  const moment = (stamp: string) =>
    new Date(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')).getTime();
  const start = moment(property('DTSTART').value);
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(property('DURATION').value) ?? [];
  const named = /CN=(?:"([^"]*)"|([^;:]*))/.exec(property('ORGANIZER').parameters);
  return {
    method: property('METHOD').value,
    uid: property('UID').value,
    sequence: Number(property('SEQUENCE').value),
    status: property('STATUS').value,
    start: new Date(start).toISOString(),
    end: new Date(start + Number(hours) * 3_600_000 + Number(minutes) * 60_000).toISOString(),
    organizer: named?.[1] ?? named?.[2] ?? '',
    location: property('LOCATION').value,
    summary: property('SUMMARY').value,
  };
}
