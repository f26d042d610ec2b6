import { createHmac, randomInt } from 'node:crypto';
import * as said from '#contract/messages/en/job-rules.ts';
import * as rules from '#contract/messages/en/rules.ts';
import { plainDescription, type submitJobDetails } from '#contract/job/job-steps.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import { listHolds } from '#server/features/masters/store.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { changeJob, editJob } from '#server/features/jobs/changes/change-job.ts';
import type { Edit } from '#server/features/jobs/changes/revisions.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { sanitiseRichText } from '#server/platform/text/rich-text.ts';
import { getOwnJob } from '#server/features/jobs/lists/show-jobs.ts';
import { type NewJob, insertDraft, ownJob, updateJob } from '#server/features/jobs/store.ts';

export interface SubmittedJob {
  id: string;
  alternateId: string;
}

/**
 * Creates a draft, or changes the job `refJobId` if given. Repeating the call with the same `draftKey` changes the
 * draft that it created.
 */
export async function submitDetails(
  ctx: Context,
  { companyId, by }: Pick<Edit, 'companyId' | 'by'>,
  form: RequestOf<typeof submitJobDetails>,
): Promise<SubmittedJob> {
  const { refJobId: jobId, draftKey, version } = form;
  const description = sanitiseRichText(form.description);
  if (plainDescription(description) === '') throw badInput('description', rules.descriptionEmpty());
  if (!(await listHolds(ctx.db, 'sectors', [form.sectorId]))) {
    throw badInput('sectorId', rules.selectIndustry());
  }
  const columns = {
    designation: form.role,
    job_type: form.type,
    sector_id: form.sectorId,
    description_html: description,
    ...contractOrSalary(form),
  };
  const now = ctx.clock.now();
  const save = (tx: Database, job: JobRow) => updateJob(tx, job.id, { ...columns, updated_at: now });
  if (jobId !== undefined) {
    await editJob(ctx, { companyId, by, jobId, version }, save);
    const { id, alternate_id } = await getOwnJob(ctx.db, companyId, jobId);
    return { id, alternateId: alternate_id };
  }

  const draft: NewJob = { ...columns, employer_id: companyId, created_at: now };
  if (draftKey === undefined) return (await insertWithNewId(ctx, draft))!;
  const id = draftId(ctx, companyId, draftKey);
  const made = await insertWithNewId(ctx, { ...draft, id });
  if (made) return made;
  return changeJob(ctx, companyId, id, async (tx, job) => {
    // A form that was left open must not overwrite a draft that has moved on.
    if (job.status !== 'draft' || job.skills_submitted_at !== null)
      throw new Refusal('job.already-saved', said.alreadySaved());
    await save(tx, job);
    return { id: job.id, alternateId: job.alternate_id };
  });
}

/** A direct hire has a salary or a salary range. Other types have the length of the contract. */
function contractOrSalary(form: RequestOf<typeof submitJobDetails>) {
  if (form.type !== 'Direct Hire') {
    const { startDate: years = 0, endDate: months = 0 } = form;
    return { contract_years: years, contract_months: months, salary: null, annual_salary_range: null };
  }
  const none = { contract_years: null, contract_months: null };
  if (form.salary !== undefined)
    return { ...none, salary: plainDigits(form.salary), annual_salary_range: null };
  const [from, to] = form.annualSalaryRange?.split('-') ?? [form.initialSalary, form.finalSalary];
  const range = from !== undefined && to !== undefined ? `${plainDigits(from)}-${plainDigits(to)}` : null;
  return { ...none, salary: null, annual_salary_range: range };
}

/** Digits without leading zeros. */
export const plainDigits = (digits: string) => String(Number(digits));

/** Null if the job's own id is already in use. */
async function insertWithNewId(ctx: Context, job: NewJob): Promise<SubmittedJob | null> {
  for (;;) {
    const alternateId = newAlternateId();
    const id = await insertDraft(ctx.db, alternateId, job);
    if (id !== null) return { id, alternateId };
    if (job.id !== undefined && (await ownJob(ctx.db, job.employer_id, job.id))) return null;
  }
}

/** The same id for the same key of the same employer, and impossible to guess: a custom UUID (RFC 9562, version 8). */
export function draftId(ctx: Context, employerId: string, draftKey: string): string {
  const bytes = createHmac('sha256', keyFor(ctx.secret, 'draft ids'))
    .update(`draft ${employerId} ${draftKey}`)
    .digest();
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** Without characters that are easily confused when read aloud or copied by hand (I, L, O, U, 0, 1). */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 6;

/** A short, readable Job ID such as 'R1-7KQ4M2', one of 729 million. The caller must check that it is not in use. */
export function newAlternateId(): string {
  return `R1-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
}
