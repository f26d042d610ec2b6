/** Dates and times in the viewer's time zone. Wherever a time is shown, the zone is named. */

type Moment = string | number | Date;

const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', hour12: true });

/** The viewer's time zone by its IANA name, such as 'Europe/Berlin'. */
export function viewerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** '12 Nov 2026'; '-' if there is no date. */
export function formatDate(moment: Moment | null | undefined): string {
  const date = read(moment);
  // Some engines write 'Sept'. Short month names here have three letters.
  return date === null ? '-' : DATE.format(date).replace('Sept', 'Sep');
}

/** '3:05 PM'; '-' if there is no date. */
export function formatTime(moment: Moment | null | undefined): string {
  const date = read(moment);
  return date === null ? '-' : TIME.format(date).replace(/\u202f/g, ' ');
}

/** The locales that know short names of zones, such as 'PST', 'CET', 'IST' and 'AEDT'. */
const NAMING = ['en-US', 'en-GB', 'en-IN', 'en-AU'];
const namings = new Map<string, Intl.DateTimeFormat[]>();

/** The zone's short name at that moment, such as 'CET'; its offset if it has none: 'GMT+3'. */
export function zoneNameIn(zone: string, moment: Moment): string {
  const formats =
    namings.get(zone) ??
    NAMING.map((locale) => new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' }));
  namings.set(zone, formats);
  const names = formats.map(
    (format) => format.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')!.value,
  );
  return names.find((name) => !/\d/.test(name)) ?? names[0]!;
}

/** '12 Nov 2026, 3:05 PM CET'; '-' if there is no date. */
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
