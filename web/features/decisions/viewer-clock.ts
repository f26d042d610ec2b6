import dayjs from 'dayjs';
import { viewerZone, zoneName } from '#web/ui/dates.ts';

/** The viewer's current day in the format of date pickers: '2026-11-12'. */
export const today = (): string => dayjs().format('YYYY-MM-DD');

/** Minutes by which the viewer's clock is ahead of UTC now. */
export const minutesAheadOfUtc = (): number => -new Date().getTimezoneOffset();

/** 'Europe/Berlin (CET)': the viewer's zone with its short name at that time, or now. */
export function namedZone(moment: Date | null): string {
  const zone = viewerZone();
  const short = zoneName(moment ?? new Date());
  return zone === short ? zone : `${zone} (${short})`;
}
