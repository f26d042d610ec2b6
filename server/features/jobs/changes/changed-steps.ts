import { createHash } from 'node:crypto';
import { WIZARD_STEPS, type WizardStepKey } from '#contract/wizard-steps.ts';
import type { Database } from '#server/database/database.ts';
import { messagesOfJobs, skillsOfJobs } from '#server/features/jobs/details-store.ts';
import { type JobRow, settingsOf } from '#server/features/jobs/job.ts';
import { questionsOfJobs } from '#server/features/jobs/question-store.ts';
import { fingerprint } from '#server/features/jobs/wizard/questions.ts';

/** The steps in which a copy of a job differs from the job. */
export async function changedSteps(db: Database, job: JobRow, copy: JobRow): Promise<WizardStepKey[]> {
  const says = await sayings(db, [job, copy]);
  const [before, after] = [says(job), says(copy)];
  return WIZARD_STEPS.map(({ key }) => key).filter(
    (step) => JSON.stringify(before[step]) !== JSON.stringify(after[step]),
  );
}

/** Differs for contents that differ in any step. */
export async function contentVersion(db: Database, job: JobRow): Promise<string> {
  const says = await sayings(db, [job]);
  return createHash('sha256')
    .update(JSON.stringify(says(job)))
    .digest('base64url')
    .slice(0, 22);
}

/** The content of each step of a job, for comparison. */
async function sayings(
  db: Database,
  jobs: readonly JobRow[],
): Promise<(job: JobRow) => Record<WizardStepKey, unknown>> {
  const ids = jobs.map(({ id }) => id);
  const skills = Map.groupBy(await skillsOfJobs(db, ids), (skill) => skill.job_id);
  const questions = Map.groupBy(await questionsOfJobs(db, ids), (question) => question.jobId);
  const messages = Map.groupBy(await messagesOfJobs(db, ids), (message) => message.job_id);
  return (job) => ({
    jobDetail: [
      job.designation,
      job.job_type,
      job.sector_id,
      job.description_html,
      job.contract_years,
      job.contract_months,
      job.salary,
      job.annual_salary_range,
    ],
    skillMatrix: skills.get(job.id)?.map((skill) => [skill.skill_id, skill.preference, skill.min_experience]),
    question: questions.get(job.id)?.map(fingerprint),
    education: job.education_id,
    miscInfo: job.misc_info,
    interviewProcess: [job.interview_process, job.proctoring, settingsOf(job)],
    workLocation: [
      job.work_address,
      job.work_country_id,
      job.work_state_id,
      job.work_city_id,
      job.work_zip_code,
    ],
    onBoarding: job.boarding_requirement_ids,
    personalMessage: messages.get(job.id)?.map(({ id }) => id),
  });
}
