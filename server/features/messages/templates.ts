import * as said from '#contract/messages/en/messages.ts';
import type * as contract from '#contract/interview/messages.ts';
import { MESSAGE_PLACEHOLDERS, type MessagePlaceholder } from '#contract/interview/message-placeholders.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { MESSAGE_TEMPLATES_MAX } from '#contract/shared/limits.ts';
import { inTransaction, isUniqueViolation } from '#server/database/database.ts';
import { applicationPeople, employersApplication } from '#server/features/applications/store.ts';
import { lockCompany } from '#server/features/companies/member-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { TemplateError, checkTemplate, renderTemplate } from '#server/platform/mail/template.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import * as store from './template-store.ts';

export async function listTemplates(
  ctx: Context,
  { companyId }: EmployerCaller,
  applicationId: string | undefined,
): Promise<OutputOf<typeof contract.getMessageTemplates>> {
  const values = applicationId === undefined ? null : await valuesOf(ctx, companyId, applicationId);
  const rows = await store.templatesOf(ctx.db, companyId);
  return {
    templates: rows.map(({ id, name, content }) => ({
      templateId: id,
      name,
      text: content,
      filledIn: values && renderTemplate(content, values).trim(),
    })),
  };
}

async function valuesOf(
  ctx: Context,
  companyId: string,
  applicationId: string,
): Promise<Record<MessagePlaceholder, string>> {
  if (!(await employersApplication(ctx.db, companyId, applicationId))) throw notFound();
  const people = await applicationPeople(ctx.db, applicationId);
  return {
    candidate_name: people.candidate_name,
    job_title: people.designation,
    company_name: people.employer_name,
  };
}

export async function saveTemplate(
  ctx: Context,
  { companyId }: EmployerCaller,
  { templateId, name, text }: RequestOf<typeof contract.saveMessageTemplate>,
): Promise<{ templateId: string }> {
  refuseInvalid(text);
  const columns = { name, content: text.replaceAll(/\r\n?/g, '\n') };
  try {
    return await inTransaction(ctx.db, async (tx) => {
      // If two calls run at once, the second one counts what the first one saved.
      await lockCompany(tx, companyId);
      if (
        templateId === undefined &&
        (await store.templatesOf(tx, companyId)).length >= MESSAGE_TEMPLATES_MAX
      )
        throw new Refusal('template.too-many', said.tooManyTemplates({ max: MESSAGE_TEMPLATES_MAX }));
      const id = await store.setTemplate(tx, companyId, templateId, columns);
      if (id === null) throw notFound();
      return { templateId: id };
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw new Refusal('template.name-taken', said.nameTaken({ name }));
    throw error;
  }
}

export async function deleteTemplate(
  ctx: Context,
  { companyId }: EmployerCaller,
  templateId: string,
): Promise<void> {
  if (!(await store.deleteTemplate(ctx.db, companyId, templateId))) throw notFound();
}

function refuseInvalid(text: string): void {
  try {
    checkTemplate(text, MESSAGE_PLACEHOLDERS);
  } catch (error) {
    if (error instanceof TemplateError) throw badInput('text', error.message);
    throw error;
  }
}
