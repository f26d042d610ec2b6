import { type Insertable, sql } from 'kysely';
import type { WeekSpan } from '#contract/interview/my-times.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Span } from './free-times.ts';
import { storedHours } from './stored-times.ts';

/** Members' hours and calendars, and when their calendars say that they are busy. */

/** The times of those people who are members of the company, in the order in which they joined. */
export async function timesOfMembers(db: Database, companyId: string, memberIds: readonly string[]) {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .leftJoin('member_times', 'member_times.member_id', 'users.id')
    .select([
      'users.id as memberId',
      'users.name',
      'users.time_zone',
      'member_times.hours',
      'calendar_host as host',
      'calendar_added_at as addedAt',
      'calendar_read_at as readAt',
      'calendar_problem as problem',
    ])
    .where('company_members.company_id', '=', companyId)
    .where('users.id', 'in', [...memberIds])
    .orderBy('company_members.joined_at')
    .orderBy('users.id')
    .execute();
  return rows.map(({ memberId, name, time_zone, hours, host, addedAt, readAt, problem }) => ({
    memberId,
    name,
    timeZone: time_zone ?? 'UTC',
    /** Null for the default hours. */
    hours: storedHours.readNullable(hours, memberId),
    calendar: host === null || addedAt === null ? null : { host, addedAt, readAt, problem },
  }));
}
export type MemberTimes = Awaited<ReturnType<typeof timesOfMembers>>[number];

export const setHours = (db: Database, memberId: string, hours: WeekSpan[] | null): Promise<void> =>
  put(db, memberId, { hours: hours && storedHours.write(hours) });

/** Sets a calendar in place of the previous one, whose busy times are deleted. */
export async function setCalendar(
  db: Database,
  memberId: string,
  calendar: { address: string; host: string; addedAt: Date } | null,
): Promise<void> {
  await put(db, memberId, {
    calendar_address: calendar?.address ?? null,
    calendar_host: calendar?.host ?? null,
    calendar_added_at: calendar?.addedAt ?? null,
    calendar_read_at: null,
    calendar_tried_at: null,
    calendar_problem: null,
  });
  await db.deleteFrom('member_busy').where('member_id', '=', memberId).execute();
}

async function put(
  db: Database,
  member_id: string,
  columns: Omit<Insertable<Schema['member_times']>, 'member_id'>,
): Promise<void> {
  await db
    .insertInto('member_times')
    .values({ member_id, ...columns })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(columns))
    .execute();
}

export interface CalendarToRead {
  memberId: string;
  address: string;
  addedAt: Date;
  timeZone: string;
}

export async function calendarOf(db: Database, memberId: string): Promise<CalendarToRead | null> {
  const row = await db
    .selectFrom('member_times')
    .innerJoin('users', 'users.id', 'member_times.member_id')
    .select(['calendar_address', 'calendar_added_at', 'time_zone'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row || row.calendar_address === null || row.calendar_added_at === null) return null;
  return {
    memberId,
    address: row.calendar_address,
    addedAt: row.calendar_added_at,
    timeZone: row.time_zone ?? 'UTC',
  };
}

/** The members whose calendars have not been tried since then, those waiting longest first. */
export async function staleCalendars(db: Database, since: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('member_times')
    .innerJoin('company_members', 'company_members.user_id', 'member_times.member_id')
    .select('member_id')
    .where('calendar_address', 'is not', null)
    .where(({ or, eb }) => or([eb('calendar_tried_at', 'is', null), eb('calendar_tried_at', '<', since)]))
    .orderBy('calendar_tried_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/**
 * Stores the result of reading a calendar. `busy` replaces the busy times. After a failure the previous ones stay.
 * Nothing happens if the member has set another calendar in the meantime.
 */
export async function noteReading(
  tx: Database,
  { memberId, addedAt }: Pick<CalendarToRead, 'memberId' | 'addedAt'>,
  at: Date,
  outcome: { busy: Span[] } | { problem: string },
): Promise<void> {
  const isRead = 'busy' in outcome;
  const noted = await tx
    .updateTable('member_times')
    .set({
      calendar_tried_at: at,
      calendar_problem: isRead ? null : outcome.problem,
      ...(isRead ? { calendar_read_at: at } : {}),
    })
    .where('member_id', '=', memberId)
    .where('calendar_added_at', '=', addedAt)
    .returning('member_id')
    .executeTakeFirst();
  if (!noted || !isRead) return;
  await tx.deleteFrom('member_busy').where('member_id', '=', memberId).execute();
  if (outcome.busy.length === 0) return;
  await sql`
    INSERT INTO member_busy (member_id, starts_at, ends_at)
    SELECT ${memberId}::uuid, starts_at, ends_at FROM unnest(
      ${outcome.busy.map(({ from }) => new Date(from))}::timestamptz[],
      ${outcome.busy.map(({ until }) => new Date(until))}::timestamptz[]) AS busy (starts_at, ends_at)
  `.execute(tx);
}

/** When these members are busy, according to their calendars. */
export async function busyOf(db: Database, memberIds: readonly string[], within: Span): Promise<Span[]> {
  if (memberIds.length === 0) return [];
  const rows = await db
    .selectFrom('member_busy')
    .select(['starts_at', 'ends_at'])
    .where('member_id', 'in', [...memberIds])
    .where('ends_at', '>', new Date(within.from))
    .where('starts_at', '<', new Date(within.until))
    .execute();
  return rows.map((row) => ({ from: row.starts_at.getTime(), until: row.ends_at.getTime() }));
}

/** The last known time zone of an application's candidate. Null if it is not known. */
export async function zoneOfApplicant(
  db: Database,
  companyId: string,
  applicationId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.candidate_id')
    .select('users.time_zone')
    .where('applications.id', '=', applicationId)
    .where('applications.employer_id', '=', companyId)
    .executeTakeFirst();
  return row?.time_zone ?? null;
}
