import * as said from '#contract/messages/en/job-templates.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import type { getTemplates } from '#contract/job/job-copies.ts';
import { TEMPLATES_MAX } from '#contract/shared/limits.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { lockCompany } from '#server/features/companies/member-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, notFound } from '#server/platform/outcome.ts';
import { forgetMessages } from '#server/features/jobs/changes/changes.ts';
import { messagesOfJobs } from '#server/features/jobs/details-store.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { lockOwnJob } from '#server/features/jobs/store.ts';
import type { SubmittedJob } from '#server/features/jobs/wizard/submit-details.ts';
import { draftOf } from './copy-job.ts';
import * as store from './copies-store.ts';

/** Templates are rows of `jobs` that have a template name. */

const nameTaken = (name: string) => new Refusal('template.name-taken', said.nameTaken({ name }));

export async function saveTemplate(
  ctx: Context,
  caller: EmployerCaller,
  { jobId, name }: { jobId: string; name: string },
): Promise<string> {
  const { companyId } = caller;
  return inTransaction(ctx.db, async (tx) => {
    // If two calls run at once, the second one counts what the first one saved.
    await lockCompany(tx, companyId);
    const job = await lockOwnJob(tx, companyId, jobId);
    if (!job) throw notFound();
    if ((await store.countTemplates(tx, companyId)) >= TEMPLATES_MAX)
      throw new Refusal('template.too-many', said.tooMany({ max: TEMPLATES_MAX }));
    // A program that calls with a token is not a person.
    const savedBy = caller.token === undefined ? caller.id : null;
    const id = await store.insertTemplateOf(tx, job.id, { name, savedBy, at: ctx.clock.now() });
    if (id === null) throw nameTaken(name);
    return id;
  });
}

export async function listTemplates(ctx: Context, companyId: string): Promise<OutputOf<typeof getTemplates>> {
  const rows = await store.templatesOf(ctx.db, companyId);
  return {
    templates: rows.map((row) => ({
      templateId: row.id,
      name: row.name,
      role: row.designation,
      type: row.job_type,
      savedDate: row.created_at.toISOString(),
      savedBy: row.saved_by,
    })),
  };
}

export async function renameTemplate(
  ctx: Context,
  companyId: string,
  { templateId, name }: { templateId: string; name: string },
): Promise<void> {
  await changeTemplate(ctx, companyId, templateId, async (tx) => {
    if (await store.isNameTaken(tx, companyId, name, templateId)) throw nameTaken(name);
    await store.setTemplateName(tx, templateId, name);
  });
}

export async function deleteTemplate(ctx: Context, companyId: string, templateId: string): Promise<void> {
  await changeTemplate(ctx, companyId, templateId, async (tx) => {
    const messages = await messagesOfJobs(tx, [templateId]);
    await store.deleteTemplateRow(tx, templateId);
    await forgetMessages(ctx, tx, messages);
  });
}

export async function startFromTemplate(
  ctx: Context,
  companyId: string,
  templateId: string,
  draftKey: string | undefined,
): Promise<SubmittedJob> {
  return changeTemplate(ctx, companyId, templateId, (tx, template) => draftOf(ctx, tx, template, draftKey));
}

/**
 * Runs `work` on a template of the company, in a transaction that locks the template and all template names. Throws
 * notFound for any other template.
 */
async function changeTemplate<T>(
  ctx: Context,
  companyId: string,
  templateId: string,
  work: (tx: Database, template: JobRow) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx.db, async (tx) => {
    await lockCompany(tx, companyId);
    const template = await store.lockTemplate(tx, companyId, templateId);
    if (!template) throw notFound();
    return work(tx, template);
  });
}
