import type { NoticeKind } from '#contract/notice-kinds.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { storedOptOuts } from './stored-account.ts';

/** The recipient of a notice, with their mail settings. */
export interface Recipient {
  id: string;
  name: string;
  email: string;
  /** A name of the IANA list; UTC until the browser has sent it. */
  timeZone: string;
  optOuts: readonly NoticeKind[];
  /** Whether new applications come in one mail a day. */
  applicationsDaily: boolean;
}

export async function recipientById(db: Database, userId: string): Promise<Recipient | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'time_zone', 'mail_opt_outs', 'applications_daily'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    timeZone: row.time_zone ?? 'UTC',
    optOuts: storedOptOuts.read(row.mail_opt_outs, row.id),
    applicationsDaily: row.applications_daily,
  };
}

export async function setApplicationsDaily(db: Database, userId: string, isDaily: boolean): Promise<void> {
  await db.updateTable('users').set({ applications_daily: isDaily }).where('id', '=', userId).execute();
}

/** Turns one kind of mail on or off. The other kinds do not change, even if two calls do so at once. */
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

export async function setTimeZone(db: Database, userId: string, timeZone: string): Promise<void> {
  await db.updateTable('users').set({ time_zone: timeZone }).where('id', '=', userId).execute();
}
