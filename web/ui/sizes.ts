import { inDigits } from '#contract/shared/words.ts';

/** '12 kB', '3.4 MB', '1.2 GB': as the file managers of most systems write it. */
export function sizeInWords(bytes: number): string {
  // What would be rounded to the next unit is written in it.
  if (bytes <= 999_000) return `${inDigits(Math.ceil(bytes / 1_000))} kB`;
  if (bytes < 999_950_000) return `${inDigits(bytes / 1_000_000, 1)} MB`;
  return `${inDigits(bytes / 1_000_000_000, 1)} GB`;
}
