import { type Expression, type Selectable, type SqlBool, type Updateable, sql } from 'kysely';
import { INVITATION_STATES, type InvitationState } from '#contract/job/invitation-states.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export type InvitationRow = Selectable<Schema['candidate_invitations']>;

/** The state of an invitation; `stateOf` has the same rule. */
const stateAt = (now: Date) => sql<InvitationState>`CASE
  WHEN candidate_invitations.applied_at IS NOT NULL THEN 'applied'
  WHEN candidate_invitations.declined_at IS NOT NULL THEN 'declined'
  WHEN candidate_invitations.revoked_at IS NOT NULL THEN 'revoked'
  WHEN candidate_invitations.expires_at <= ${now} THEN 'expired'
  WHEN candidate_invitations.opened_at IS NOT NULL THEN 'opened'
  ELSE 'sent' END`;

/** An invitation with the names of what it refers to. */
const named = (db: Database) =>
  db
    .selectFrom('candidate_invitations')
    .innerJoin('jobs', 'jobs.id', 'candidate_invitations.job_id')
    .innerJoin('companies', 'companies.id', 'candidate_invitations.company_id')
    .selectAll('candidate_invitations')
    .select([
      'jobs.designation',
      'jobs.alternate_id',
      'jobs.status as job_status',
      'companies.name as company_name',
    ]);

export type NamedInvitation = NonNullable<Awaited<ReturnType<typeof invitationById>>>;

export async function invitationById(db: Database, id: string) {
  return (await named(db).where('candidate_invitations.id', '=', id).executeTakeFirst()) ?? null;
}

/** The invitation of a link that is still valid. */
export async function invitationOfLink(db: Database, tokenHash: string, now: Date) {
  const row = await named(db)
    .where('candidate_invitations.id', 'in', (sub) =>
      sub
        .selectFrom('candidate_invitation_links')
        .select('invitation_id')
        .where('token_hash', '=', tokenHash)
        .where('candidate_invitation_links.expires_at', '>', now),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** The invitation, locked until the transaction ends. */
export async function lockInvitation(tx: Database, id: string): Promise<InvitationRow | null> {
  const row = await tx
    .selectFrom('candidate_invitations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The invitation, locked, if it belongs to this company. */
export async function lockInvitationOf(
  tx: Database,
  companyId: string,
  id: string,
): Promise<InvitationRow | null> {
  const row = await lockInvitation(tx, id);
  return row?.company_id === companyId ? row : null;
}

/** The invitations to a job for these addresses, which are in lower case. */
export async function invitationsTo(
  tx: Database,
  jobId: string,
  emails: readonly string[],
): Promise<InvitationRow[]> {
  return tx
    .selectFrom('candidate_invitations')
    .selectAll()
    .where('job_id', '=', jobId)
    .where(sql`lower(email)`, 'in', [...emails])
    .forUpdate()
    .execute();
}

/** Whether a company has ever invited anyone. */
export async function hasInvited(db: Database, companyId: string): Promise<boolean> {
  const row = await db
    .selectFrom('candidate_invitations')
    .select('id')
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the addresses whose accounts have applied to a job and not withdrawn. */
export async function appliedAmong(
  tx: Database,
  jobId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.candidate_id')
    .select(sql<string>`lower(users.email)`.as('email'))
    .where('applications.job_id', '=', jobId)
    .where('applications.status', '!=', 'WITHDRAWN')
    .where(sql`lower(users.email)`, 'in', [...emails])
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** Whether an application that was made with an invitation has not been withdrawn. */
export async function isStillApplied(tx: Database, applicationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', applicationId)
    .where('status', '!=', 'WITHDRAWN')
    .executeTakeFirst();
  return row !== undefined;
}

/** Creates an invitation, or renews the one for the same address, which changes its state. Returns its id. */
export async function putInvitation(
  tx: Database,
  invited: { job_id: string; company_id: string; email: string },
  sent: Pick<InvitationRow, 'name' | 'interview_at' | 'invited_by' | 'sent_at' | 'expires_at'>,
): Promise<string> {
  const { id } = await tx
    .insertInto('candidate_invitations')
    .values({ ...invited, ...sent })
    .onConflict((conflict) =>
      conflict.expression(sql`job_id, lower(email)`).doUpdateSet({
        ...sent,
        times_sent: sql<number>`candidate_invitations.times_sent + 1`,
        opened_at: null,
        declined_at: null,
        revoked_at: null,
        applied_at: null,
        application_id: null,
        claimed_by: null,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeInvitation(
  tx: Database,
  id: string,
  change: Updateable<Schema['candidate_invitations']>,
): Promise<void> {
  await tx.updateTable('candidate_invitations').set(change).where('id', '=', id).execute();
}

/** Stores the first time that a link was opened. */
export async function noteOpened(db: Database, id: string, at: Date): Promise<void> {
  await db
    .updateTable('candidate_invitations')
    .set({ opened_at: at })
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute();
}

export async function insertLink(
  tx: Database,
  link: { tokenHash: string; invitationId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('candidate_invitation_links')
    .values({ token_hash: link.tokenHash, invitation_id: link.invitationId, expires_at: link.expiresAt })
    .execute();
}

export async function deleteLinks(tx: Database, invitationId: string): Promise<void> {
  await tx.deleteFrom('candidate_invitation_links').where('invitation_id', '=', invitationId).execute();
}

/** The links of an invitation expire with it. */
export async function extendLinks(tx: Database, invitationId: string, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('candidate_invitation_links')
    .set({ expires_at: expiresAt })
    .where('invitation_id', '=', invitationId)
    .execute();
}

/** The condition that an invitation is for a candidate: by the account's verified address, or linked to the account. */
const isFor = (candidateId: string): Expression<SqlBool> =>
  sql<SqlBool>`(candidate_invitations.claimed_by = ${candidateId}::uuid OR (candidate_invitations.claimed_by IS NULL
    AND lower(candidate_invitations.email) = (
      SELECT lower(users.email) FROM users
      WHERE users.id = ${candidateId}::uuid AND users.role = 'candidate' AND users.email_verified_at IS NOT NULL)))`;

const isWaitingAt = (now: Date): Expression<SqlBool> =>
  sql<SqlBool>`candidate_invitations.applied_at IS NULL AND candidate_invitations.declined_at IS NULL
    AND candidate_invitations.revoked_at IS NULL AND candidate_invitations.expires_at > ${now}`;

/** The valid invitations of a candidate, for open jobs to which they have not applied. */
export async function waitingFor(db: Database, candidateId: string, now: Date): Promise<NamedInvitation[]> {
  return named(db)
    .where(isFor(candidateId))
    .where(isWaitingAt(now))
    .where('jobs.status', '=', 'open')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('applications')
            .select('applications.id')
            .whereRef('applications.job_id', '=', 'jobs.id')
            .where('applications.candidate_id', '=', candidateId)
            .where('applications.status', '!=', 'WITHDRAWN'),
        ),
      ),
    )
    .orderBy('candidate_invitations.expires_at')
    .orderBy('candidate_invitations.id')
    .limit(100)
    .execute();
}

export async function isInvitationFor(db: Database, id: string, candidateId: string): Promise<boolean> {
  const row = await db
    .selectFrom('candidate_invitations')
    .select('id')
    .where('id', '=', id)
    .where(isFor(candidateId))
    .executeTakeFirst();
  return row !== undefined;
}

/** The invitations to a job that a candidate can use, locked. Those to an interview come first. */
export async function lockUsable(
  tx: Database,
  { candidateId, jobId, now }: { candidateId: string; jobId: string; now: Date },
): Promise<InvitationRow[]> {
  return tx
    .selectFrom('candidate_invitations')
    .selectAll()
    .where('job_id', '=', jobId)
    .where(isFor(candidateId))
    .where(isWaitingAt(now))
    .orderBy(sql`interview_at NULLS LAST`)
    .forUpdate()
    .execute();
}

/** The columns by which a job's list can be sorted. */
const ORDERS = {
  email: sql<string>`lower(candidate_invitations.email)`,
  name: sql<string>`lower(candidate_invitations.name)`,
  sentDate: sql<Date>`candidate_invitations.sent_at`,
};

export interface ListedOrder {
  by: keyof typeof ORDERS;
  ascending: boolean;
}

export async function listInvitations(
  db: Database,
  wanted: { jobId: string; state?: InvitationState | undefined; now: Date; order: ListedOrder },
  page: { after: { key: string | Date; id: string } | null; limit: number },
) {
  const key = sql<string | Date>`${ORDERS[wanted.order.by]}`;
  const direction = wanted.order.ascending ? 'asc' : 'desc';
  const beyond = wanted.order.ascending ? sql`>` : sql`<`;
  return db
    .selectFrom('candidate_invitations')
    .leftJoin('users', 'users.id', 'candidate_invitations.invited_by')
    .selectAll('candidate_invitations')
    .select(['users.name as invited_by_name', key.as('order_key')])
    .where('candidate_invitations.job_id', '=', wanted.jobId)
    .$if(wanted.state !== undefined, (query) => query.where(stateAt(wanted.now), '=', wanted.state!))
    .$if(page.after !== null, (query) =>
      query.where(
        sql<SqlBool>`(${key}, candidate_invitations.id::text) ${beyond} (${page.after!.key}, ${page.after!.id})`,
      ),
    )
    .orderBy(key, direction)
    .orderBy(sql`candidate_invitations.id::text`, direction)
    .limit(page.limit)
    .execute();
}

/** How many of a job's invitations are in each state. */
export async function countStates(
  db: Database,
  jobId: string,
  now: Date,
): Promise<Record<InvitationState, number>> {
  const rows = await db
    .selectFrom('candidate_invitations')
    .select([stateAt(now).as('state'), (select) => select.fn.countAll<number>().as('count')])
    .where('job_id', '=', jobId)
    .groupBy(sql`1`)
    .execute();
  const counts = Object.fromEntries(INVITATION_STATES.map((state) => [state, 0])) as Record<
    InvitationState,
    number
  >;
  for (const { state, count } of rows) counts[state] = count;
  return counts;
}

/**
 * Deletes expired links, and invitations that ended unused before a given time, because they name people without an
 * account.
 */
export async function deleteOldInvitations(db: Database, now: Date, before: Date): Promise<void> {
  await db.deleteFrom('candidate_invitation_links').where('expires_at', '<', now).execute();
  await db
    .deleteFrom('candidate_invitations')
    .where('applied_at', 'is', null)
    .where('expires_at', '<', before)
    .execute();
}
