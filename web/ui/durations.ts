import * as words from '#contract/messages/en/words.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { formatDuration } from './dates.ts';

/** '42 s', or '2:07 minutes'. */
export const lasting = (seconds: number): string =>
  seconds < 60
    ? words.seconds({ seconds: Math.max(1, Math.round(seconds)) })
    : words.minutes({ time: formatDuration(seconds) });

/** How long ago something began: 'since today', 'for 12 days'. */
export function sinceInWords(moment: string): string {
  const days = Math.floor((Date.now() - Date.parse(moment)) / DAY_MS);
  return days < 1 ? words.sinceToday() : words.forDays({ days });
}
