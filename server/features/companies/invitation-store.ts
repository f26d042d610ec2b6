import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Access, ReviewedJob } from './member-store.ts';

export type InvitationRow = Selectable<Schema['invitations']>;

/** Creates an invitation, or replaces the one for the same address, whose links end. Returns its id. */
export async function putInvitation(
  tx: Database,
  invitation: {
    companyId: string;
    email: string;
    access: Access;
    invitedBy: string;
    sentAt: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const { companyId, email, access } = invitation;
  await tx
    .deleteFrom('invitations')
    .where('company_id', '=', companyId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .execute();
  const { id } = await tx
    .insertInto('invitations')
    .values({
      company_id: companyId,
      email,
      member_role: access.memberRole,
      sees_contacts: access.seesContacts,
      invited_by: invitation.invitedBy,
      sent_at: invitation.sentAt,
      expires_at: invitation.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (access.jobIds.length > 0) {
    await tx
      .insertInto('invitation_jobs')
      .values(access.jobIds.map((job_id) => ({ invitation_id: id, job_id })))
      .execute();
  }
  return id;
}

export async function hasInvitation(db: Database, companyId: string, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('invitations')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** An invitation of this company, locked until the transaction ends. */
export async function lockInvitation(
  tx: Database,
  companyId: string,
  id: string,
): Promise<InvitationRow | null> {
  const row = await tx
    .selectFrom('invitations')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function invitationsOf(db: Database, companyId: string) {
  return db
    .selectFrom('invitations')
    .leftJoin('users', 'users.id', 'invitations.invited_by')
    .selectAll('invitations')
    .select('users.name as invited_by_name')
    .where('invitations.company_id', '=', companyId)
    .orderBy('sent_at', 'desc')
    .orderBy('invitations.id')
    .execute();
}

/** The jobs of each invitation of a company. */
export async function invitedJobs(db: Database, companyId: string): Promise<ReviewedJob[]> {
  return db
    .selectFrom('invitation_jobs')
    .innerJoin('jobs', 'jobs.id', 'invitation_jobs.job_id')
    .select([
      'invitation_jobs.invitation_id as ownerId',
      'jobs.id as jobId',
      'jobs.designation',
      'jobs.alternate_id as alternateId',
    ])
    .where('jobs.employer_id', '=', companyId)
    .orderBy('jobs.created_at')
    .orderBy('jobs.id')
    .execute();
}

export async function invitationById(db: Database, id: string): Promise<InvitationRow | null> {
  const row = await db.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The invitation is emailed again and expires later. Its earlier links end. */
export async function renewInvitation(
  tx: Database,
  id: string,
  times: { sentAt: Date; expiresAt: Date },
): Promise<void> {
  await deleteLinks(tx, id);
  await tx
    .updateTable('invitations')
    .set({ sent_at: times.sentAt, expires_at: times.expiresAt })
    .where('id', '=', id)
    .execute();
}

export async function deleteInvitation(tx: Database, id: string): Promise<void> {
  await tx.deleteFrom('invitations').where('id', '=', id).execute();
}

async function deleteLinks(tx: Database, invitationId: string): Promise<void> {
  await tx.deleteFrom('invitation_links').where('invitation_id', '=', invitationId).execute();
}

/** Makes this the only link of an invitation. Returns false if the invitation has ended in the meantime. */
export async function replaceLink(
  tx: Database,
  link: { tokenHash: string; invitationId: string; expiresAt: Date },
): Promise<boolean> {
  const invitation = await tx
    .selectFrom('invitations')
    .select('id')
    .where('id', '=', link.invitationId)
    .forUpdate()
    .executeTakeFirst();
  if (!invitation) return false;
  await deleteLinks(tx, link.invitationId);
  await tx
    .insertInto('invitation_links')
    .values({ token_hash: link.tokenHash, invitation_id: link.invitationId, expires_at: link.expiresAt })
    .execute();
  return true;
}

const ofLink = (db: Database, tokenHash: string, now: Date) =>
  db
    .selectFrom('invitations')
    .selectAll('invitations')
    .where('invitations.expires_at', '>', now)
    .where('invitations.id', 'in', (sub) =>
      sub
        .selectFrom('invitation_links')
        .select('invitation_links.invitation_id')
        .where('invitation_links.token_hash', '=', tokenHash)
        .where('invitation_links.expires_at', '>', now),
    );

/** The invitation of a valid link. */
export async function invitationOfLink(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<InvitationRow | null> {
  const row = await ofLink(db, tokenHash, now).executeTakeFirst();
  return row ?? null;
}

/** The same, locked until the transaction ends. If two calls use one link, the second finds none. */
export async function lockInvitationOfLink(
  tx: Database,
  tokenHash: string,
  now: Date,
): Promise<(InvitationRow & { jobIds: string[] }) | null> {
  const row = await ofLink(tx, tokenHash, now).forUpdate('invitations').executeTakeFirst();
  if (!row) return null;
  const jobs = await tx
    .selectFrom('invitation_jobs')
    .select('job_id')
    .where('invitation_id', '=', row.id)
    .execute();
  return { ...row, jobIds: jobs.map(({ job_id }) => job_id) };
}

/** Deletes expired links, which also removes them from the outbox. */
export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('invitation_links').where('expires_at', '<', now).execute();
}
