import { locale } from '#contract/messages/message.ts';
import { dayInWords, timeInDigits } from '#contract/shared/times.ts';

/**
 * For example '12 Nov 2026, 3:05 PM (Central European Standard Time)': the local time in the zone, with the zone's
 * name. A zone without its own name is shown as an offset and a place: '(GMT+3, Asia/Amman)'.
 */
export const momentInWords = (moment: Date, timeZone: string): string =>
  `${dayInWords(moment, timeZone)}, ${timeInDigits(moment, timeZone)} (${zoneInWords(moment, timeZone)})`;

function zoneInWords(moment: Date, timeZone: string): string {
  const named = (timeZoneName: 'short' | 'long') =>
    // American English has more short zone names than British English.
    new Intl.DateTimeFormat(locale() === 'en-GB' ? 'en-US' : locale(), { timeZone, timeZoneName })
      .formatToParts(moment)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  const short = named('short');
  if (short === 'UTC') return short;
  const long = named('long');
  return /^GMT[+-]/.test(long) ? `${short}, ${timeZone}` : long;
}
