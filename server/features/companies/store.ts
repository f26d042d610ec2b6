import { DECISION_MINUTES } from '#contract/shared/limits.ts';
import {
  type KeptFor,
  type RetentionDays,
  USUAL_RETENTION,
  atLeastIn,
  keptAt,
} from '#contract/privacy/retention.ts';
import type { Selectable } from 'kysely';
import { type Language, isLanguage } from '#contract/messages/languages.ts';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { forgetKnownSessions } from '#server/features/accounts/sessions/session-cache.ts';

export type CompanyRow = Selectable<Schema['companies']>;

/** False if another company has this slug. */
export async function insertCompany(
  db: Database,
  company: { id: string; name: string; slug: string; created_at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('companies')
    .values({ ...company, decision_minutes: DECISION_MINUTES, ...daysAsStored(USUAL_RETENTION) })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function companyById(db: Database, id: string): Promise<CompanyRow | null> {
  const row = await db.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** For candidates who have not chosen a language, and visitors who ask for one we don't have. */
export const languageIn = ({ language }: Pick<CompanyRow, 'language'>): Language =>
  isLanguage(language) ? language : 'en';

interface CompanyChange {
  name?: string;
  avatar_file_id?: string;
  slug?: string;
  site?: string;
  about_html?: string;
  currency?: string;
  language?: Language;
}

/** False, and nothing changes, if the slug belongs or belonged to another company: a trigger keeps the row. */
export async function updateCompany(db: Database, id: string, change: CompanyChange): Promise<boolean> {
  if (Object.keys(change).length === 0) return true;
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set(change)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if this person is already a member of a company. */
export async function insertMember(
  db: Database,
  member: { user_id: string; company_id: string; member_role: MemberRole; joined_at: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('company_members')
    .values(member)
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst();
  forgetKnownSessions();
  return row !== undefined;
}

/** The members with one of these roles, in the order in which they joined. */
export async function membersWithRole(
  db: Database,
  companyId: string,
  roles: readonly MemberRole[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('company_members')
    .select('user_id')
    .where('company_id', '=', companyId)
    .where('member_role', 'in', [...roles])
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** How long emails about this company's decisions wait, in minutes. */
export async function decisionMinutes(db: Database, companyId: string): Promise<number> {
  const row = await db
    .selectFrom('companies')
    .select('decision_minutes')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.decision_minutes;
}

export async function setDecisionMinutes(db: Database, companyId: string, minutes: number): Promise<void> {
  await db.updateTable('companies').set({ decision_minutes: minutes }).where('id', '=', companyId).execute();
}

/** The link for video calls, with `{id}` in place of a round's id; '' if the company has none. */
export async function videoLinkOf(db: Database, companyId: string): Promise<string> {
  const row = await db
    .selectFrom('companies')
    .select('video_link')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.video_link ?? '';
}

export async function setVideoLink(db: Database, companyId: string, link: string | null): Promise<void> {
  await db.updateTable('companies').set({ video_link: link }).where('id', '=', companyId).execute();
}

/** For how many days a company keeps data about applicants. */
export async function retentionOf(db: Database, companyId: string): Promise<RetentionDays> {
  const row = await db
    .selectFrom('companies')
    .select(['film_days', 'report_days', 'ended_days'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { filmDays: row.film_days, reportDays: row.report_days, endedDays: row.ended_days };
}

const daysAsStored = ({ filmDays, reportDays, endedDays }: RetentionDays) => ({
  film_days: filmDays,
  report_days: reportDays,
  ended_days: endedDays,
});

export async function setRetention(db: Database, companyId: string, days: RetentionDays): Promise<void> {
  await db.updateTable('companies').set(daysAsStored(days)).where('id', '=', companyId).execute();
}

/** The states in which the company has jobs that were posted and not deleted. */
export async function statesOfJobs(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('jobs')
    .select('work_state_id')
    .distinct()
    .where('employer_id', '=', companyId)
    .where('status', 'in', ['open', 'closed'])
    .where('work_state_id', 'is not', null)
    .execute();
  return rows.map((row) => row.work_state_id!);
}

/** For how many days the data from an application for this job is kept. */
export async function keptForJob(
  db: Database,
  job: { companyId: string; jobId: string },
  now: Date,
): Promise<KeptFor> {
  const { work_state_id: stateId } = await db
    .selectFrom('jobs')
    .select('work_state_id')
    .where('id', '=', job.jobId)
    .executeTakeFirstOrThrow();
  return keptAt(await retentionOf(db, job.companyId), atLeastIn([stateId], now));
}

/** Deletes all companies with all their data. Applications must be deleted first. */
export async function deleteAllCompanies(db: Database): Promise<void> {
  await db.deleteFrom('companies').execute();
  forgetKnownSessions();
}
