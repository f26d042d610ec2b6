import { language, locale } from '../messages/message.ts';

/** Days and times as people write them in the current language. */

type Moment = Date | number;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time zone. Defaults to that of the reader's machine. */
function formatIn(
  name: 'day' | 'time',
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  // The specification has times in 12-hour form, with AM or PM.
  const spoken = name === 'time' && language() === 'en' ? 'en-US' : locale();
  const key = `${name} ${spoken} ${timeZone ?? ''}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(spoken, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

/** '12 Nov 2026', '12 nov 2026', '12. Nov. 2026'. */
export const dayInWords = (moment: Moment, timeZone?: string): string =>
  formatIn('day', timeZone, { day: 'numeric', month: 'short', year: 'numeric' })
    .format(moment)
    // Some engines write 'Sept'. English short names of months here have three letters.
    .replace('Sept ', 'Sep ');

/** '3:05 PM', '15:05'. */
export const timeInDigits = (moment: Moment, timeZone?: string): string =>
  formatIn('time', timeZone, { hour: 'numeric', minute: '2-digit' })
    .format(moment)
    .replace(/\u202f/g, ' ');
