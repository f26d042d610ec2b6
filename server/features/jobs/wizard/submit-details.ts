import { createHmac } from 'node:crypto';
import { TEXTS } from '#contract/texts.ts';
import { plainDescription } from '#contract/job-steps.ts';
import type { Database } from '#server/database/database.ts';
import { listHolds } from '#server/features/masters/store.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor } from '#server/platform/keys.ts';
import { Refusal, badInput } from '#server/platform/outcome.ts';
import { changeJob, editJob } from '#server/features/jobs/changes/change-job.ts';
import type { Editor } from '#server/features/jobs/changes/revisions.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { sanitiseRichText } from '#server/platform/rich-text.ts';
import { getOwnJob } from '#server/features/jobs/lists/show-jobs.ts';
import { type NewJob, insertDraft, ownJob, updateJob } from '#server/features/jobs/store.ts';
import { newAlternateId } from './alternate-id.ts';

export interface JobDetails {
  designation: string;
  type: JobRow['job_type'];
  sectorId: string;
  descriptionHtml: string;
  /** How long the contract lasts; null for a direct hire. */
  contract: { years: number; months: number } | null;
  /** Dollars a year, as digits: one figure or a range. Null for other types than a direct hire. */
  salary: string | null;
  salaryRange: { from: string; to: string } | null;
}

export interface SubmittedJob {
  id: string;
  alternateId: string;
}

/**
 * Creates a draft, or with `jobId` changes that job. The same `draftKey` again changes the draft that it
 * created.
 */
export async function submitDetails(
  ctx: Context,
  { jobId, draftKey, ...editor }: Editor & { jobId?: string | undefined; draftKey?: string | undefined },
  details: JobDetails,
): Promise<SubmittedJob> {
  const employerId = editor.companyId;
  const description = sanitiseRichText(details.descriptionHtml);
  if (plainDescription(description) === '') throw badInput('description', TEXTS.descriptionEmpty);
  if (!(await listHolds(ctx.db, 'sectors', [details.sectorId]))) {
    throw badInput('sectorId', TEXTS.selectIndustry);
  }
  const columns = {
    designation: details.designation,
    job_type: details.type,
    sector_id: details.sectorId,
    description_html: description,
    contract_years: details.contract?.years ?? null,
    contract_months: details.contract?.months ?? null,
    salary: details.salary,
    annual_salary_range: details.salaryRange && `${details.salaryRange.from}-${details.salaryRange.to}`,
  };
  const now = ctx.clock.now();
  const save = (tx: Database, job: JobRow) => updateJob(tx, job.id, { ...columns, updated_at: now });
  if (jobId !== undefined) {
    await editJob(ctx, { ...editor, jobId }, save);
    const { id, alternate_id } = await getOwnJob(ctx.db, employerId, jobId);
    return { id, alternateId: alternate_id };
  }

  const draft: NewJob = { ...columns, employer_id: employerId, created_at: now };
  if (draftKey === undefined) return (await insertWithNewId(ctx, draft))!;
  const id = draftId(ctx, employerId, draftKey);
  const made = await insertWithNewId(ctx, { ...draft, id });
  if (made) return made;
  return changeJob(ctx, employerId, id, async (tx, job) => {
    // A form that was left open must not overwrite a draft that was continued.
    if (job.status !== 'draft' || job.skills_submitted_at !== null)
      throw new Refusal('job.already-saved', SAVED);
    await save(tx, job);
    return { id: job.id, alternateId: job.alternate_id };
  });
}

const SAVED =
  'This job was saved already. You find it among your jobs; press Next again to make another one.';

/** Null if the job's own id is in use. */
async function insertWithNewId(ctx: Context, job: NewJob): Promise<SubmittedJob | null> {
  for (;;) {
    const alternateId = newAlternateId();
    const id = await insertDraft(ctx.db, alternateId, job);
    if (id !== null) return { id, alternateId };
    if (job.id !== undefined && (await ownJob(ctx.db, job.employer_id, job.id))) return null;
  }
}

/**
 * The same id for the same key of the same employer, and impossible to guess: a custom UUID (RFC 9562,
 * version 8).
 */
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
