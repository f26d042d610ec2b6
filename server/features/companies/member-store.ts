import { sql } from 'kysely';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { forgetKnownSessions } from '#server/features/accounts/sessions/session-cache.ts';

/** What a member may do. */
export interface Access {
  memberRole: MemberRole;
  seesContacts: boolean;
  /** The jobs of a reviewer. */
  jobIds: readonly string[];
}

export interface Member {
  id: string;
  name: string;
  email: string;
  memberRole: MemberRole;
  seesContacts: boolean;
  joinedAt: Date;
}

/** Locks a company until the transaction ends, so that changes to its members run one after the other. */
export async function lockCompany(tx: Database, companyId: string): Promise<void> {
  await tx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

const members = (db: Database, companyId: string) =>
  db
    .selectFrom('company_members')
    .innerJoin('users', 'users.id', 'company_members.user_id')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'company_members.member_role as memberRole',
      'company_members.sees_contacts as seesContacts',
      'company_members.joined_at as joinedAt',
    ])
    .where('company_members.company_id', '=', companyId);

export const membersOf = (db: Database, companyId: string): Promise<Member[]> =>
  members(db, companyId).orderBy('joined_at').orderBy('users.id').execute();

export async function memberOf(db: Database, companyId: string, userId: string): Promise<Member | null> {
  const row = await members(db, companyId).where('users.id', '=', userId).executeTakeFirst();
  return row ?? null;
}

/** Whether this is the address of a member of the company. */
export async function isMemberAddress(db: Database, companyId: string, email: string): Promise<boolean> {
  const row = await members(db, companyId)
    .where(sql`lower(users.email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** The number of members and invited people. */
export async function countPeople(db: Database, companyId: string): Promise<number> {
  const { people } = await db
    .selectFrom('companies')
    .select(({ selectFrom }) => [
      sql<number>`${selectFrom('company_members')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('company_members.company_id', '=', 'companies.id')} + ${selectFrom('invitations')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('invitations.company_id', '=', 'companies.id')}`.as('people'),
    ])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow();
  return people;
}

export async function updateMember(
  db: Database,
  userId: string,
  change: { memberRole: MemberRole; seesContacts: boolean },
): Promise<void> {
  await db
    .updateTable('company_members')
    .set({ member_role: change.memberRole, sees_contacts: change.seesContacts })
    .where('user_id', '=', userId)
    .execute();
  forgetKnownSessions();
}

export async function deleteMember(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('company_members').where('user_id', '=', userId).execute();
  forgetKnownSessions();
}

/** Sets the jobs of a reviewer. */
export async function replaceReviewedJobs(
  db: Database,
  userId: string,
  jobIds: readonly string[],
): Promise<void> {
  await db.deleteFrom('job_reviewers').where('user_id', '=', userId).execute();
  if (jobIds.length === 0) return;
  await db
    .insertInto('job_reviewers')
    .values(jobIds.map((job_id) => ({ job_id, user_id: userId })))
    .execute();
}

export interface ReviewedJob {
  ownerId: string;
  jobId: string;
  designation: string;
  alternateId: string;
}

/** The jobs of each reviewer of a company. */
export async function reviewedJobs(db: Database, companyId: string): Promise<ReviewedJob[]> {
  return db
    .selectFrom('job_reviewers')
    .innerJoin('jobs', 'jobs.id', 'job_reviewers.job_id')
    .select([
      'job_reviewers.user_id as ownerId',
      'jobs.id as jobId',
      'jobs.designation',
      'jobs.alternate_id as alternateId',
    ])
    .where('jobs.employer_id', '=', companyId)
    .orderBy('jobs.created_at')
    .orderBy('jobs.id')
    .execute();
}

/** Those of the ids that are jobs of this company. Copies with changes and templates do not count. */
export async function jobsOfCompany(
  db: Database,
  companyId: string,
  jobIds: readonly string[],
): Promise<string[]> {
  if (jobIds.length === 0) return [];
  const rows = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', 'in', [...jobIds])
    .where('employer_id', '=', companyId)
    .where('changes_of', 'is', null)
    .where('template_name', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The members who may see the applicants of a job: all except reviewers of other jobs. */
export async function membersWhoSee(db: Database, companyId: string, jobId: string): Promise<Member[]> {
  return members(db, companyId)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('company_members.member_role', '!=', 'reviewer'),
        exists(
          selectFrom('job_reviewers')
            .select('job_reviewers.job_id')
            .whereRef('job_reviewers.user_id', '=', 'company_members.user_id')
            .where('job_reviewers.job_id', '=', jobId),
        ),
      ]),
    )
    .orderBy('users.name')
    .execute();
}
