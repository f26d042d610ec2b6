import { sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import { content, copyRows } from '#server/features/jobs/changes/changes-store.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { jobsAndCopies, readJob } from '#server/features/jobs/store.ts';
import { copyWithJob } from './copied-with-job.ts';

/** New jobs and templates that are made from a job or a template. */

/**
 * A new draft with the whole content of a job or template. Without `id`, the database creates one. Null if another job
 * has this id or alternate id.
 */
export async function insertDraftOf(
  db: Database,
  sourceId: string,
  draft: { id: string | undefined; alternateId: string; at: Date },
): Promise<string | null> {
  const { id, alternateId, at } = draft;
  const { rows } = await sql<{ id: string }>`
    INSERT INTO jobs (id, employer_id, alternate_id, created_at, updated_at, blind_review, ${content})
    SELECT ${id === undefined ? sql`gen_random_uuid()` : sql`${id}::uuid`}, employer_id, ${alternateId},
      ${at}, ${at}, blind_review, ${content}
    FROM jobs WHERE id = ${sourceId}
    ON CONFLICT DO NOTHING
    RETURNING id`.execute(db);
  const made = rows[0]?.id ?? null;
  if (made !== null) await copyAll(db, sourceId, made);
  return made;
}

/** Null if the company has a template with this name, ignoring case. */
export async function insertTemplateOf(
  db: Database,
  jobId: string,
  template: { name: string; savedBy: string | null; at: Date },
): Promise<string | null> {
  const { name, savedBy, at } = template;
  const { rows } = await sql<{ id: string }>`
    INSERT INTO jobs (template_name, template_by, employer_id, alternate_id, created_at, updated_at, blind_review, ${content})
    SELECT ${name}, ${savedBy}::uuid, employer_id, 'template ' || gen_random_uuid(), ${at}, ${at}, blind_review, ${content}
    FROM jobs WHERE id = ${jobId}
    ON CONFLICT DO NOTHING
    RETURNING id`.execute(db);
  const made = rows[0]?.id ?? null;
  if (made !== null) await copyAll(db, jobId, made);
  return made;
}

async function copyAll(db: Database, jobId: string, copyId: string): Promise<void> {
  await copyRows(db, jobId, copyId);
  await copyWithJob(db, jobId, copyId);
}

export async function templatesOf(db: Database, companyId: string) {
  return db
    .selectFrom('jobs')
    .leftJoin('users', 'users.id', 'jobs.template_by')
    .select([
      'jobs.id',
      sql<string>`jobs.template_name`.as('name'),
      'jobs.designation',
      'jobs.job_type',
      'jobs.created_at',
      'users.name as saved_by',
    ])
    .where('jobs.employer_id', '=', companyId)
    .where('jobs.template_name', 'is not', null)
    .orderBy(sql`lower(jobs.template_name)`)
    .execute();
}

export async function countTemplates(db: Database, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('jobs')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('employer_id', '=', companyId)
    .where('template_name', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A template of this company, locked until the transaction ends. */
export async function lockTemplate(
  db: Database,
  companyId: string,
  templateId: string,
): Promise<JobRow | null> {
  const row = await jobsAndCopies(db)
    .where('jobs.id', '=', templateId)
    .where('jobs.employer_id', '=', companyId)
    .where('jobs.template_name', 'is not', null)
    .forUpdate('jobs')
    .executeTakeFirst();
  return row ? readJob(row) : null;
}

/** Whether another template of this company has this name, ignoring case. */
export async function isNameTaken(
  db: Database,
  companyId: string,
  name: string,
  exceptId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('employer_id', '=', companyId)
    .where(sql`lower(template_name)`, '=', sql`lower(${name})`)
    .where('id', '!=', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setTemplateName(db: Database, templateId: string, name: string): Promise<void> {
  await db.updateTable('jobs').set({ template_name: name }).where('id', '=', templateId).execute();
}

/** Deletes a template and all rows that refer to it. */
export async function deleteTemplateRow(db: Database, templateId: string): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', templateId).where('template_name', 'is not', null).execute();
}
