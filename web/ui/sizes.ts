import { inDigits } from '#contract/shared/words.ts';

/** '12 kB', '3.4 MB', '1.2 GB': as in most file managers. */
export function sizeInWords(bytes: number): string {
  // What would be rounded up to the next unit is written in that unit.
  if (bytes <= 999_000) return `${inDigits(Math.ceil(bytes / 1_000))} kB`;
  if (bytes < 999_950_000) return `${inDigits(bytes / 1_000_000, 1)} MB`;
  return `${inDigits(bytes / 1_000_000_000, 1)} GB`;
}
