import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';

/** What a take-down does to jobs. Open jobs are closed, so that every list and page omits them. */

type Taken = { designation: string; employer_id: string };

/** Why no row was changed: there is nothing to do, or no such job. */
async function unchanged(tx: Database, id: string): Promise<'nothing' | 'not-there'> {
  const row = await tx
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return row ? 'nothing' : 'not-there';
}

export async function takeDownJobRow(
  tx: Database,
  id: string,
  { at, reason }: { at: Date; reason: string },
): Promise<Taken | 'nothing' | 'not-there'> {
  const row = await tx
    .updateTable('jobs')
    .set({
      taken_down_at: at,
      taken_down_reason: reason,
      updated_at: at,
      opens_again: sql<boolean>`opens_again OR status = 'open'`,
      status: sql<'closed'>`CASE status WHEN 'open' THEN 'closed' ELSE status END`,
    })
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .where('taken_down_at', 'is', null)
    .returning(['designation', 'employer_id'])
    .executeTakeFirst();
  return row ?? unchanged(tx, id);
}

export async function restoreJobRow(tx: Database, id: string): Promise<Taken | 'nothing' | 'not-there'> {
  const row = await tx
    .updateTable('jobs')
    .set({ taken_down_at: null, taken_down_reason: null })
    .where('id', '=', id)
    .where('taken_down_at', 'is not', null)
    .returning(['designation', 'employer_id'])
    .executeTakeFirst();
  return row ?? unchanged(tx, id);
}

/** Closes the open jobs of a company that is taken down. */
export async function closeJobsOfCompany(tx: Database, companyId: string, at: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({ status: 'closed', opens_again: true, updated_at: at })
    .where('employer_id', '=', companyId)
    .where('status', '=', 'open')
    .execute();
}

/** Reopens the jobs of a company that a take-down closed, except those that are still down. */
export async function openAgain(tx: Database, companyId: string, at: Date): Promise<void> {
  await tx
    .updateTable('jobs')
    .set({
      opens_again: false,
      updated_at: at,
      status: sql<'open'>`CASE status WHEN 'closed' THEN 'open' ELSE status END`,
    })
    .where('employer_id', '=', companyId)
    .where('opens_again', '=', true)
    .where('taken_down_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('companies')
          .select('companies.id')
          .whereRef('companies.id', '=', 'jobs.employer_id')
          .where('companies.taken_down_at', 'is', null),
      ),
    )
    .execute();
}
