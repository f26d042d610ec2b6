import * as said from '#contract/messages/en/round-refusals.ts';
import { ROUND_DAYS_AHEAD, ROUND_NEXT_TIMES, ROUND_NOTICE_HOURS } from '#contract/interview/round-limits.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { type Span, beginningsIn, common, hoursWithin, overlaps, spanFrom, without } from './free-times.ts';
import { type MemberTimes, busyOf, timesOfMembers } from './member-times-store.ts';
import { type RoundRow, bookedOf, offeredTimes } from './round-store.ts';

/** When all these members are free for this many minutes, within the period for which times are offered. */
export async function freeTimes(
  db: Database,
  members: readonly MemberTimes[],
  { minutes, now, exceptRound = null }: { minutes: number; now: Date; exceptRound?: string | null },
): Promise<Date[]> {
  if (members.length === 0) return [];
  const within = {
    from: now.getTime() + ROUND_NOTICE_HOURS * HOUR_MS,
    until: now.getTime() + ROUND_DAYS_AHEAD * DAY_MS,
  };
  const hours = members.map((member) => hoursWithin(member.hours, member.timeZone, within));
  const ids = members.map(({ memberId }) => memberId);
  const taken: Span[] = [
    ...(await busyOf(db, ids, within)),
    ...(await bookedOf(db, ids, within, exceptRound)),
  ];
  return beginningsIn(without(hours.reduce(common), taken), minutes).map((at) => new Date(at));
}

/** The times that a round's candidate can choose from now: those that were offered, or all free times. */
export async function choicesOf(
  db: Database,
  round: RoundRow,
  memberIds: readonly string[],
  now: Date,
): Promise<Date[]> {
  const { id, minutes, companyId } = round;
  const offered = await offeredTimes(db, id);
  if (offered.length === 0)
    return freeTimes(db, await timesOfMembers(db, companyId, memberIds), {
      minutes,
      now,
      exceptRound: id,
    });
  const coming = offered.filter((at) => at > now);
  const first = coming[0];
  if (first === undefined) return [];
  // The member who offered them knows the calendars, but another round may have been booked since.
  const within = { from: first.getTime(), until: spanFrom(coming.at(-1)!, minutes).until };
  const booked = await bookedOf(db, memberIds, within, id);
  return coming.filter((at) => !overlaps(spanFrom(at, minutes), booked));
}

/** A friendly refusal of a time that is taken or past, with the next available ones. */
export function timeTaken(choices: readonly Date[], now: Date): Refusal {
  const next = choices.filter((at) => at > now).slice(0, ROUND_NEXT_TIMES);
  const sentence = next.length === 0 ? said.takenNoneFree() : said.takenChooseAnother();
  return new Refusal('round.time-taken', sentence, { times: next.map((at) => at.toISOString()) });
}
