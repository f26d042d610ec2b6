/**
 * For example '12 Nov 2026, 3:05 PM (CET, Europe/Berlin)': the local time in that zone, with the name of the zone.
 */
export function momentInWords(moment: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(moment);
  const parts = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const zone = part('timeZoneName');
  return `${day}, ${part('hour')}:${part('minute')} ${part('dayPeriod')} (${zone === timeZone ? zone : `${zone}, ${timeZone}`})`;
}
