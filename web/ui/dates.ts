import { locale } from '#contract/messages/message.ts';
import { dayInWords, timeInDigits } from '#contract/shared/times.ts';

/** Dates and times in the viewer's time zone. Wherever a time is shown, the zone is named. */

type Moment = string | number | Date;

/** The viewer's time zone by its IANA name, such as 'Europe/Berlin'. */
export function viewerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** '12 Nov 2026', or '-' if there is no date. */
export function formatDate(moment: Moment | null | undefined): string {
  const date = read(moment);
  return date === null ? '-' : dayInWords(date);
}

/** '3:05 PM', or '-' if there is no date. */
export function formatTime(moment: Moment | null | undefined): string {
  const date = read(moment);
  return date === null ? '-' : timeInDigits(date);
}

/** The locales with short names for zones, such as 'PST', 'CET', 'IST' and 'AEDT'. */
const NAMING = ['en-US', 'en-GB', 'en-IN', 'en-AU'];
const namings = new Map<string, Intl.DateTimeFormat[]>();

/** The zone's short name at that moment, such as 'CET', or its offset if it has none: 'GMT+3'. */
export function zoneNameIn(zone: string, moment: Moment): string {
  const formats =
    namings.get(zone) ??
    [locale() === 'en-GB' ? [] : locale(), NAMING]
      .flat()
      .map((spoken) => new Intl.DateTimeFormat(spoken, { timeZone: zone, timeZoneName: 'short' }));
  namings.set(zone, formats);
  const names = formats.map(
    (format) => format.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')!.value,
  );
  return names.find((name) => !/\d/.test(name)) ?? names[0]!;
}

/** '12 Nov 2026, 3:05 PM CET', or '-' if there is no date. */
export function formatDateTime(moment: Moment | null | undefined): string {
  const date = read(moment);
  return date === null ? '-' : `${formatDate(date)}, ${formatTime(date)} ${zoneNameIn(viewerZone(), date)}`;
}

/** '2:07' for 127 seconds. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function read(moment: Moment | null | undefined): Date | null {
  if (moment === null || moment === undefined || moment === '') return null;
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? null : date;
}
