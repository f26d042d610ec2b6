import dayjs from 'dayjs';
import { viewerZone, zoneName } from '#web/ui/dates.ts';

/** The viewer's own day, as pickers write it: '2026-11-12'. */
export const today = (): string => dayjs().format('YYYY-MM-DD');

/** Minutes that the viewer's clock is ahead of UTC now. */
export const minutesAheadOfUtc = (): number => -new Date().getTimezoneOffset();

/** 'Europe/Berlin (CET)': the viewer's zone as it is called at that moment, or now. */
export function namedZone(moment: Date | null): string {
  const zone = viewerZone();
  const short = zoneName(moment ?? new Date());
  return zone === short ? zone : `${zone} (${short})`;
}
