import dayjs from 'dayjs';
import { viewerZone } from '#web/ui/dates.ts';
import { namedZoneAt } from '#web/ui/zones.ts';

/** The viewer's current date in the format of date pickers: '2026-11-12'. */
export const today = (): string => dayjs().format('YYYY-MM-DD');

/** How many minutes the viewer's clock is ahead of UTC now. */
export const minutesAheadOfUtc = (): number => -new Date().getTimezoneOffset();

/** The viewer's time zone at that time, or now. */
export const namedZone = (moment: Date | null): string => namedZoneAt(viewerZone(), [moment ?? Date.now()]);
