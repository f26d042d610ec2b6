import { z } from 'zod';
import * as said from '../messages/en/round-refusals.ts';
import { timeZoneName } from '../account/notices.ts';
import { EMPLOYER, MEMBER_ROLES, endpoint, noInput } from '../shared/endpoint.ts';
import {
  CALENDAR_ADDRESS_MAX,
  CALENDAR_BYTES_MAX,
  CALENDAR_MINUTES,
  USUAL_HOURS,
  WEEK_SPANS_MAX,
} from './round-limits.ts';
import { isoTimestamp, text, wholeNumber } from '../shared/rules.ts';
import { megabytes } from '../shared/words.ts';

/** The times at which a member of a company can take part in rounds. */

/** 1 is Monday, 7 is Sunday. */
const weekday = wholeNumber(1, 7, said.dayNumber);
const CLOCK = said.clock;
const clock = text(5, CLOCK, CLOCK).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: CLOCK });
/** The end of an interval, which can also be midnight. */
const clockUntil = text(5, CLOCK, CLOCK).regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: CLOCK });

const span = z
  .object({ day: weekday, from: clock, until: clockUntil })
  .refine(({ from, until }) => from < until, {
    path: ['until'],
    error: said.endAfterStart,
  });
export type WeekSpan = z.infer<typeof span>;

const OVERLAP = said.overlap;
export const weekHours = z
  .array(span, { error: said.hoursAsList })
  .max(WEEK_SPANS_MAX, { error: () => said.weekTooLong({ max: WEEK_SPANS_MAX }) })
  .refine(
    (spans) =>
      spans.every((one, index) =>
        spans
          .slice(index + 1)
          .every((other) => one.day !== other.day || one.until <= other.from || other.until <= one.from),
      ),
    { error: OVERLAP },
  );

const ADDRESS = said.address;
/** Some calendars write `webcal://` for https. */
const calendarAddress = text(
  CALENDAR_ADDRESS_MAX,
  () => said.addressTooLong({ max: CALENDAR_ADDRESS_MAX }),
  ADDRESS,
)
  .min(1, { error: ADDRESS, abort: true })
  .regex(/^(?:https?|webcals?):\/\/[^\s\p{C}]+$/iu, { error: ADDRESS, abort: true })
  .transform((address) => address.replace(/^webcals?:/i, 'https:'))
  .refine((address) => URL.canParse(address), { error: ADDRESS });

const asMember = { audience: EMPLOYER, memberRoles: MEMBER_ROLES } as const;

const calendar = z.object({
  /** The server of the calendar. The rest of its address is a secret. */
  host: z.string(),
  addedDate: isoTimestamp,
  /** When its busy times were last read. Null if they have not been read yet. */
  readDate: isoTimestamp.nullable(),
  /** Why it could not be read last time, as a sentence. Null if it was read, or has not been tried yet. */
  problem: z.string().nullable(),
});

const myTimes = z.object({
  timeZone: z.string(),
  /** Null if the member has set nothing, so USUAL_HOURS apply. Empty if the member is never available. */
  hours: z.array(span).nullable(),
  calendar: calendar.nullable(),
});

export const getMyTimes = endpoint({
  method: 'GET',
  path: 'rounds/getMyTimes',
  summary:
    'Get the hours in which you can take part in rounds, and the calendar whose busy times are left out.',
  ...asMember,
  input: noInput,
  output: myTimes,
});

export const saveMyTimes = endpoint({
  method: 'POST',
  path: 'rounds/saveMyTimes',
  summary: `Set the hours of the week, in your time zone, in which you can take part in rounds. Null restores the default: ${USUAL_HOURS.from} to ${USUAL_HOURS.until} on weekdays. Scheduled rounds keep their time.`,
  ...asMember,
  input: z.object({ hours: weekHours.nullable(), timeZone: timeZoneName.optional() }),
  output: myTimes,
});

export const calendarForm = z.object({ address: calendarAddress });

export const setMyCalendar = endpoint({
  method: 'POST',
  path: 'rounds/setMyCalendar',
  summary: `Set the private address (ICS) of your calendar. Busy times, and nothing else, are read from it at once and every ${CALENDAR_MINUTES} minutes. The address is treated like a password and never returned. The calendar can have at most ${megabytes(CALENDAR_BYTES_MAX)}. If it cannot be read, \`calendar.problem\` says why, and free times depend on your hours alone.`,
  ...asMember,
  refusals: ['calendar.address-refused'],
  input: calendarForm,
  output: myTimes,
  callsPerMinute: 20,
});

export const removeMyCalendar = endpoint({
  method: 'POST',
  path: 'rounds/removeMyCalendar',
  summary: "Remove your calendar's address and the busy times read from it.",
  ...asMember,
  input: noInput,
  output: myTimes,
});
