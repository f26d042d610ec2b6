import type { Database } from '#server/database/database.ts';

/** What limits the emails with invitations: the number in the last 24 hours, and the people who do not want any. */

export async function countMailsOfCompany(tx: Database, companyId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('candidate_invitation_mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('sent_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many emails each address got: from everyone, and from this company. The addresses are in lower case. */
export async function countMailsTo(
  tx: Database,
  companyId: string,
  emails: readonly string[],
  since: Date,
): Promise<Map<string, { all: number; own: number }>> {
  const rows = await tx
    .selectFrom('candidate_invitation_mails')
    .select(({ fn, eb }) => [
      'email',
      fn.countAll<number>().as('all'),
      fn
        .countAll<number>()
        .filterWhere(eb('company_id', '=', companyId))
        .as('own'),
    ])
    .where('email', 'in', [...emails])
    .where('sent_at', '>', since)
    .groupBy('email')
    .execute();
  return new Map(rows.map(({ email, all, own }) => [email, { all, own }]));
}

export async function noteMails(
  tx: Database,
  companyId: string,
  emails: readonly string[],
  at: Date,
): Promise<void> {
  if (emails.length === 0) return;
  await tx
    .insertInto('candidate_invitation_mails')
    .values(emails.map((email) => ({ company_id: companyId, email, sent_at: at })))
    .execute();
}

export async function forgetMails(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('candidate_invitation_mails').where('sent_at', '<', before).execute();
}

/** Those of the addresses, in lower case, that do not want any more invitations from a company. */
export async function stoppedAmong(
  db: Database,
  companyId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('candidate_invitation_stops')
    .select('email')
    .where('company_id', '=', companyId)
    .where('email', 'in', [...emails])
    .execute();
  return new Set(rows.map(({ email }) => email));
}

export async function setStopped(
  db: Database,
  { companyId, email }: { companyId: string; email: string },
  at: Date | null,
): Promise<void> {
  if (at === null) {
    await db
      .deleteFrom('candidate_invitation_stops')
      .where('company_id', '=', companyId)
      .where('email', '=', email)
      .execute();
    return;
  }
  await db
    .insertInto('candidate_invitation_stops')
    .values({ company_id: companyId, email, stopped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
