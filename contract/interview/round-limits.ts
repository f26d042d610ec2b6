import * as said from '../messages/en/rounds.ts';
import type { Message } from '../messages/message.ts';

/** The limits for times of rounds. Browsers load them without the schemas of the calls. */

/** For how many days ahead free times are offered. */
export const ROUND_DAYS_AHEAD = 14;
/** The least hours from now at which a free time that is offered begins. */
export const ROUND_NOTICE_HOURS = 4;
/** The minutes between the beginnings of two free times. */
export const ROUND_STEP_MINUTES = 30;
/** The most times that can be offered to one candidate: all that can be free in these days, and some that are typed. */
export const ROUND_TIMES_MAX = 700;
/** How many other times are offered when a time has been taken. */
export const ROUND_NEXT_TIMES = 12;
/** How often a candidate can move a round, and until how many hours before it begins. */
export const ROUND_MOVES = 1;
export const ROUND_MOVE_HOURS = 24;
/** The most days ahead for which a round can be scheduled. */
export const ROUND_FAR_DAYS = 366;
export const ROUND_REASON_MAX = 500;
export const ROUND_MESSAGE_MAX = 2_000;

/** The default hours in which a member can take part: on weekdays, in the member's time zone. */
export const USUAL_HOURS = { days: [1, 2, 3, 4, 5], from: '09:00', until: '17:00' } as const;
/** A round that begins outside these hours, in someone’s own time zone, is at night for them. Messages say for whom. */
const DAY_HOURS = { from: 7, until: 22 };

/** Whether there are times and all of them are at night in this zone. */
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
/** Larger calendars are not read. */
export const CALENDAR_BYTES_MAX = 10 * 1024 * 1024;
/** How many seconds a server has to send a calendar. */
export const CALENDAR_SECONDS = 15;
/** After how many minutes calendars are read again. */
export const CALENDAR_MINUTES = 30;

export const moveRule = (): string => said.moveRule({ times: ROUND_MOVES, hours: ROUND_MOVE_HOURS });

export const ROUND_STATES = ['to-choose', 'booked', 'over', 'cancelled'] as const;
export type RoundState = (typeof ROUND_STATES)[number];
export const ROUND_SIDES = ['candidate', 'company'] as const;
/** The events of a round, and what the company reads about them. */
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
  /** The next free times. */
  times: string[];
}
