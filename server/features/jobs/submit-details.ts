import { plainDescription } from '#contract/job-steps.ts';
import { listHolds } from '#server/features/masters/store.ts';
import type { Context } from '#server/platform/context.ts';
import { badInput } from '#server/platform/outcome.ts';
import { newAlternateId } from './alternate-id.ts';
import { editJob } from './change-job.ts';
import type { JobRow } from './job.ts';
import { sanitiseDescription } from './sanitise-description.ts';
import { type NewJob, insertDraft, updateJob } from './store.ts';

export interface JobDetails {
  designation: string;
  type: JobRow['job_type'];
  sectorId: string;
  descriptionHtml: string;
  /** How long the contract lasts; null for a direct hire. */
  contract: { years: number; months: number } | null;
  /** Dollars a year, as digits: one figure or a range. Null unless a direct hire. */
  salary: string | null;
  salaryRange: { from: string; to: string } | null;
}

/** Makes a draft, or with `jobId` changes that job. */
export async function submitDetails(
  ctx: Context,
  employerId: string,
  jobId: string | undefined,
  details: JobDetails,
): Promise<{ id: string; alternateId: string }> {
  const description = sanitiseDescription(details.descriptionHtml);
  if (plainDescription(description) === '') throw badInput('description', 'Description cannot be empty');
  if (!(await listHolds(ctx.db, 'sectors', [details.sectorId]))) {
    throw badInput('sectorId', 'Please select an industry type');
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
  if (jobId === undefined)
    return insertWithNewId(ctx, { ...columns, employer_id: employerId, created_at: now });
  return editJob(ctx, employerId, jobId, async (tx, job) => {
    await updateJob(tx, job.id, { ...columns, updated_at: now });
    return { id: job.id, alternateId: job.alternate_id };
  });
}

async function insertWithNewId(ctx: Context, job: NewJob): Promise<{ id: string; alternateId: string }> {
  for (;;) {
    const alternateId = newAlternateId();
    const id = await insertDraft(ctx.db, alternateId, job);
    if (id !== null) return { id, alternateId };
  }
}
