import { DAY_MS } from '#contract/shared/limits.ts';
import { daysInWords } from '#contract/shared/words.ts';
import { formatDuration } from './dates.ts';

/** '42 s', or '2:07 minutes'. */
export const lasting = (seconds: number): string =>
  seconds < 60 ? `${Math.max(1, Math.round(seconds))} s` : `${formatDuration(seconds)} minutes`;

/** How long ago something began: 'since today', 'for 12 days'. */
export function sinceInWords(moment: string): string {
  const days = Math.floor((Date.now() - Date.parse(moment)) / DAY_MS);
  return days < 1 ? 'since today' : `for ${daysInWords(days)}`;
}
