/**
 * For example '12 Nov 2026, 3:05 PM (Central European Standard Time)': the local time in that zone, with the name of the
 * zone. A zone without a name of its own is named as an offset and a place: '(GMT+3, Asia/Amman)'.
 */
export function momentInWords(moment: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone,
  }).format(moment);
  const parts = clock(timeZone, 'short').formatToParts(moment);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${day}, ${part('hour')}:${part('minute')} ${part('dayPeriod')} (${zoneInWords(moment, timeZone)})`;
}

const clock = (timeZone: string, timeZoneName: 'short' | 'long') =>
  new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
    timeZoneName,
  });

function zoneInWords(moment: Date, timeZone: string): string {
  const named = (length: 'short' | 'long') =>
    clock(timeZone, length)
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const short = named('short');
  if (short === 'UTC') return short;
  const long = named('long');
  return /^GMT[+-]/.test(long) ? `${short}, ${timeZone}` : long;
}
