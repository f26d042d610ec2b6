import type { NoticeKind } from '#contract/account/notice-kinds.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { storedOptOuts } from '../stored-account.ts';

/** The recipient of a notice, with their email settings. */
export interface Recipient {
  id: string;
  name: string;
  email: string;
  /** A name from the IANA list; UTC until the browser has sent one. */
  timeZone: string;
  isTimeZoneChosen: boolean;
  optOuts: readonly NoticeKind[];
  /** Whether new applications are collected into one email a day. */
  applicationsDaily: boolean;
}

export async function recipientById(db: Database, userId: string): Promise<Recipient | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'time_zone', 'time_zone_chosen', 'mail_opt_outs', 'applications_daily'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    timeZone: row.time_zone ?? 'UTC',
    isTimeZoneChosen: row.time_zone_chosen,
    optOuts: storedOptOuts.read(row.mail_opt_outs, row.id),
    applicationsDaily: row.applications_daily,
  };
}

export async function setApplicationsDaily(db: Database, userId: string, isDaily: boolean): Promise<void> {
  await db.updateTable('users').set({ applications_daily: isDaily }).where('id', '=', userId).execute();
}

/** Turns one kind of email on or off. The other kinds do not change, even if two calls run at once. */
export async function setOptOut(
  db: Database,
  userId: string,
  kind: NoticeKind,
  isOut: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('users')
      .select('mail_opt_outs')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!row) return;
    const others = storedOptOuts.read(row.mail_opt_outs, userId).filter((one) => one !== kind);
    await tx
      .updateTable('users')
      .set({ mail_opt_outs: storedOptOuts.write(isOut ? [...others, kind] : others) })
      .where('id', '=', userId)
      .execute();
  });
}

/** Without `isChosen`, it is what the browser reports, which does not replace a time zone that the person chose. */
export async function setTimeZone(
  db: Database,
  userId: string,
  { timeZone, isChosen }: { timeZone: string; isChosen?: boolean | undefined },
): Promise<void> {
  const row = db.updateTable('users').where('id', '=', userId);
  await (
    isChosen === undefined
      ? row.set({ time_zone: timeZone }).where('time_zone_chosen', '=', false)
      : row.set({ time_zone: timeZone, time_zone_chosen: isChosen })
  ).execute();
}
