import type { Message } from '#contract/messages/message.ts';
import * as said from '#contract/messages/en/employer-jobs.ts';
import { WIZARD_STEPS, type WizardStepKey } from '#contract/job/wizard-steps.ts';
import type { Database } from '#server/database/database.ts';
import { messagesOfJobs, skillsOfJobs } from '#server/features/jobs/details-store.ts';
import { type JobRow, settingsOf } from '#server/features/jobs/job.ts';
import { questionsOfJobs } from '#server/features/jobs/question-store.ts';
import { fingerprint } from '#server/features/jobs/wizard/questions.ts';

/** The parts of a job's content in each step, and their names in sentences. */
const PARTS = {
  jobDetail: {
    designation: said.partDesignation,
    type: said.partType,
    industry: said.partIndustry,
    description: said.partDescription,
    contract: said.partContract,
    salary: said.partSalary,
  },
  skillMatrix: { skills: said.partSkills },
  question: { questions: said.partQuestions },
  education: { education: said.partEducation },
  miscInfo: {
    pay: said.partPay,
    benefits: said.partBenefits,
    travel: said.partTravel,
    home: said.partHome,
    start: said.partStart,
    misc: said.partMisc,
  },
  interviewProcess: { rounds: said.partRounds, settings: said.partSettings },
  workLocation: { place: said.partPlace },
  onBoarding: { onboarding: said.partOnboarding },
  personalMessage: { message: said.partMessage },
} as const satisfies Record<WizardStepKey, Record<string, Message>>;

type PartsOf = typeof PARTS;
export type JobPart = { [Step in keyof PartsOf]: keyof PartsOf[Step] }[keyof PartsOf];

const BY_PART = new Map(
  WIZARD_STEPS.flatMap(({ key }) =>
    Object.entries(PARTS[key]).map(([part, words]) => [part as JobPart, { step: key, words }] as const),
  ),
);
/** Rows of another version may name other parts. */
export const isJobPart = (part: string): part is JobPart => BY_PART.has(part as JobPart);
export const stepOfPart = (part: JobPart): WizardStepKey => BY_PART.get(part)!.step;
export const partInWords = (part: JobPart): string => BY_PART.get(part)!.words();

/** The steps in which a copy of a job differs from the job. */
export async function changedSteps(db: Database, job: JobRow, copy: JobRow): Promise<WizardStepKey[]> {
  const contents = await contentsOf(db, [job, copy]);
  const steps = new Set(changedParts(contents(job), contents(copy)).map(stepOfPart));
  return WIZARD_STEPS.map(({ key }) => key).filter((step) => steps.has(step));
}

/** The content of each part, for comparison. */
export type Contents = Record<JobPart, unknown>;

export const changedParts = (before: Contents, after: Contents): JobPart[] =>
  [...BY_PART.keys()].filter((part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]));

/** The current contents of jobs. */
export async function contentsOf(db: Database, jobs: readonly JobRow[]): Promise<(job: JobRow) => Contents> {
  const ids = jobs.map(({ id }) => id);
  const skills = Map.groupBy(await skillsOfJobs(db, ids), (skill) => skill.job_id);
  const questions = Map.groupBy(await questionsOfJobs(db, ids), (question) => question.jobId);
  const messages = Map.groupBy(await messagesOfJobs(db, ids), (message) => message.job_id);
  return (job) => ({
    designation: job.designation,
    type: job.job_type,
    industry: job.sector_id,
    description: job.description_html,
    contract: [job.contract_years, job.contract_months],
    salary: [job.salary, job.annual_salary_range],
    skills: skills.get(job.id)?.map((skill) => [skill.skill_id, skill.preference, skill.min_experience]),
    questions: questions.get(job.id)?.map(fingerprint),
    education: job.education_id,
    ...miscContents(job.misc_info),
    rounds: job.interview_process,
    settings: [job.proctoring, settingsOf(job)],
    place: [job.work_address, job.work_country_id, job.work_state_id, job.work_city_id, job.work_zip_code],
    onboarding: job.boarding_requirement_ids,
    message: messages.get(job.id)?.map(({ id }) => id),
  });
}

function miscContents(misc: JobRow['misc_info']) {
  if (misc === null) return { pay: null, benefits: null, travel: null, home: null, start: null, misc };
  const { hourlyRate, hourlyRange, overtime, benefitsOffered, benefitIds, ...others } = misc;
  const { travel, travelPercentage, travelDetails, workFromHome, workFromHomeShare, ...more } = others;
  const { startDay, expectedStartDay, ...rest } = more;
  return {
    pay: [hourlyRate, hourlyRange, overtime],
    benefits: [benefitsOffered, benefitIds],
    travel: [travel, travelPercentage, travelDetails],
    home: [workFromHome, workFromHomeShare],
    start: [startDay, expectedStartDay],
    misc: rest,
  };
}
