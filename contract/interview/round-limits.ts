import * as said from '../messages/en/rounds.ts';
import type { Message } from '../messages/message.ts';

/** The limits of the times of rounds. Browsers load them without the schemas of the calls. */

/** Free times are offered for so many days ahead. */
export const ROUND_DAYS_AHEAD = 14;
/** A free time that is offered begins at least so many hours from now. */
export const ROUND_NOTICE_HOURS = 4;
/** Free times begin each so many minutes. */
export const ROUND_STEP_MINUTES = 30;
/** So many times can be offered to one candidate: all that can be free in these days, and some that are typed. */
export const ROUND_TIMES_MAX = 700;
/** A time that was taken meanwhile is refused with so many others. */
export const ROUND_NEXT_TIMES = 12;
/** So often a candidate moves a round themselves, and until so many hours before it begins. */
export const ROUND_MOVES = 1;
export const ROUND_MOVE_HOURS = 24;
/** A round can be set for at most so many days ahead. */
export const ROUND_FAR_DAYS = 366;
export const ROUND_REASON_MAX = 500;
export const ROUND_MESSAGE_MAX = 2_000;

/** The hours in which a member who said nothing else can take part: on weekdays, in the member's time zone. */
export const USUAL_HOURS = { days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00' } as const;
/** A round that begins outside these hours of somebody’s day is at night for them. Messages name them. */
const DAY_HOURS = { from: 7, until: 22 };

/** Whether there are times, and each of them is at night in this zone. */
export function areAtNight(timeZone: string, times: readonly string[]): boolean {
  const format = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const isAtNight = (time: string) => {
    const begins = Number(format.format(Date.parse(time)));
    return begins < DAY_HOURS.from || begins >= DAY_HOURS.until;
  };
  return times.length > 0 && times.every(isAtNight);
}

export const WEEK_SPANS_MAX = 28;
export const CALENDAR_ADDRESS_MAX = 2_000;
/** A calendar that is larger is not read. */
export const CALENDAR_BYTES_MAX = 10 * 1024 * 1024;
/** A server that has not sent the calendar after so many seconds is not waited for. */
export const CALENDAR_SECONDS = 15;
/** Calendars are read again after so many minutes. */
export const CALENDAR_MINUTES = 30;

export const moveRule = (): string => said.moveRule({ times: ROUND_MOVES, hours: ROUND_MOVE_HOURS });

export const ROUND_STATES = ['to-choose', 'booked', 'over', 'cancelled'] as const;
export type RoundState = (typeof ROUND_STATES)[number];
export const ROUND_SIDES = ['candidate', 'company'] as const;
/** What happened to a round, and what the company reads of it. */
export const ROUND_ACTS = ['invited', 'booked', 'moved', 'cancelled', 'changed'] as const;
export const ROUND_ACT_TITLES: Record<(typeof ROUND_ACTS)[number], Message> = {
  invited: said.stepInvited,
  booked: said.stepBooked,
  moved: said.stepMoved,
  cancelled: said.stepCancelled,
  changed: said.stepChanged,
};

/** The data of the refusal 'round.time-taken'. */
export interface TimeTaken {
  /** The next times that are free. */
  times: string[];
}
