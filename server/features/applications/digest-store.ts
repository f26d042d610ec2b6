import { sql } from 'kysely';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import type { Database } from '#server/database/database.ts';

/** Adds an application to the next daily email for these members. */
export async function keepForDigest(
  db: Database,
  userIds: readonly string[],
  entry: { applicationId: string; receivedAt: Date },
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .insertInto('application_digest_entries')
    .values(
      userIds.map((user_id) => ({
        user_id,
        application_id: entry.applicationId,
        received_at: entry.receivedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** People with applications to report, each with the time of the oldest. */
export async function waitingForDigest(db: Database): Promise<{ userId: string; oldest: Date }[]> {
  return db
    .selectFrom('application_digest_entries')
    .select(['user_id as userId', sql<Date>`min(received_at)`.as('oldest')])
    .groupBy('user_id')
    .orderBy('user_id')
    .execute();
}

/**
 * Takes what was stored for a person before a given time. If two processes do this at once, the second gets nothing.
 */
export async function takeEntries(tx: Database, userId: string, before: Date): Promise<string[]> {
  const rows = await tx
    .deleteFrom('application_digest_entries')
    .where('user_id', '=', userId)
    .where('received_at', '<', before)
    .returning('application_id')
    .execute();
  return rows.map(({ application_id }) => application_id);
}

/**
 * The jobs with their applicants, as far as a member may see them. Withdrawn applications and other companies' are left
 * out.
 */
export async function digestedJobs(
  tx: Database,
  {
    userId,
    applicationIds,
    roles,
  }: { userId: string; applicationIds: readonly string[]; roles: readonly MemberRole[] },
) {
  if (applicationIds.length === 0) return [];
  return tx
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .innerJoin('company_members', 'company_members.company_id', 'applications.employer_id')
    .select([
      'jobs.id as jobId',
      'jobs.designation',
      'jobs.alternate_id as alternateId',
      'candidate.name as candidateName',
    ])
    .where('applications.id', 'in', [...applicationIds])
    .where('applications.status', '!=', 'WITHDRAWN')
    .where('company_members.user_id', '=', userId)
    .where('company_members.member_role', 'in', [...roles])
    .orderBy('jobs.designation')
    .orderBy('jobs.id')
    .orderBy('applications.applied_at')
    .execute();
}
