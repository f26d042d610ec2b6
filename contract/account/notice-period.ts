import { locale } from '../messages/message.ts';
import * as said from '../messages/en/notices.ts';
import { DAY_MS } from '../shared/limits.ts';
import { type JobPlace, NEW_YORK_NOTICE_DAYS, isInNewYorkCity } from '../privacy/disclosures.ts';

/**
 * The days that a law requires between telling a candidate about the tool and using it. Mondays to Fridays count,
 * from the day after the notice. Public holidays count too, because the program does not know which ones apply.
 */

const ZONE = 'America/New_York';
/** A date such as 2031-05-14. */
const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/**
 * The first day, in the job's place, on which an interview may open for a candidate who was told at that moment. Null
 * where no law sets a period.
 */
export function earliestOpeningDay(place: JobPlace | null, notifiedAt: Date): string | null {
  if (place === null || !isInNewYorkCity(place)) return null;
  let day = new Date(`${DAY.format(notifiedAt)}T00:00:00Z`);
  for (let counted = 0; counted < NEW_YORK_NOTICE_DAYS;) {
    day = new Date(day.getTime() + DAY_MS);
    if (!isWeekend(day)) counted += 1;
  }
  return day.toISOString().slice(0, 10);
}

const rule = () => said.newYorkRule({ days: NEW_YORK_NOTICE_DAYS });
function inWords(day: string): string {
  const written = { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(locale(), written).format(new Date(`${day}T00:00:00Z`));
}

/** The first possible day, if the interview would open before it. Null if it may open then. */
function firstDayInstead(place: JobPlace | null, notifiedAt: Date, opensAt: Date): string | null {
  const earliest = earliestOpeningDay(place, notifiedAt);
  return earliest === null || DAY.format(opensAt) >= earliest ? null : earliest;
}

/** The reason why an interview may not open then, as a sentence. Null if it may. */
export function tooSoonAfterNotice(place: JobPlace | null, notifiedAt: Date, opensAt: Date): string | null {
  const earliest = firstDayInstead(place, notifiedAt, opensAt);
  return (
    earliest &&
    `${rule()} ${said.toldWhenApplying({ told: inWords(DAY.format(notifiedAt)), earliest: inWords(earliest) })}`
  );
}

/** The same for people invited straight to the interview: their invitation links to what the tool does. */
export function tooSoonAfterInvitation(
  place: JobPlace | null,
  invitedAt: Date,
  opensAt: Date,
): string | null {
  const earliest = firstDayInstead(place, invitedAt, opensAt);
  return earliest && `${rule()} ${said.toldToday({ earliest: inWords(earliest) })}`;
}
