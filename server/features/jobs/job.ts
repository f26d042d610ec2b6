import type { Selectable } from 'kysely';
import {
  WIZARD_STEPS,
  type WizardStepKey,
  type WorkFromHome,
  isSkippedStep,
} from '#contract/wizard-steps.ts';
import type { Schema } from '#server/database/schema.ts';

/** Amounts are dollars, as digits; what does not apply is null, an empty list or false. */
export interface MiscInfo {
  hourlyRate: string | null;
  hourlyRange: { from: string; to: string } | null;
  overtime: boolean;
  visaSponsored: boolean;
  benefitsOffered: boolean;
  benefitIds: string[];
  relocation: boolean;
  relocationBenefitIds: string[];
  travel: boolean;
  travelPercentage: number | null;
  travelDetails: string | null;
  workFromHome: boolean;
  /** One of WFH_OPTIONS. */
  workFromHomeShare: string | null;
  /** Days, as YYYY-MM-DD. */
  startDay: string;
  expectedStartDay: string | null;
  notes: string | null;
  pitchWanted: boolean;
  /** Which of it candidates see; `everything` also shows what has no switch of its own. */
  shown: {
    everything: boolean;
    pay: boolean;
    overtime: boolean;
    visa: boolean;
    benefits: boolean;
    relocation: boolean;
    travel: boolean;
    workFromHome: boolean;
    notes: boolean;
  };
}

export interface InterviewProcess {
  /** How each round is held, first to last. */
  modes: string[];
  tip: string | null;
}

export type JobColumns = Selectable<Schema['jobs']>;
export type JobStatus = JobColumns['status'];

/** A job with the names it points at, and whether a personal message was uploaded. */
export interface JobRow extends Omit<
  JobColumns,
  'misc_info' | 'interview_process' | 'boarding_requirement_ids'
> {
  misc_info: MiscInfo | null;
  interview_process: InterviewProcess | null;
  boarding_requirement_ids: string[] | null;
  sector_name: string;
  education_name: string | null;
  employer_name: string;
  employer_avatar_id: string | null;
  has_message: boolean;
  /** Whether changes are kept aside that are not applied yet. */
  has_changes: boolean;
}

export type QuestionKind = Schema['job_questions']['kind'];

export const workFromHomeOf = ({ misc_info: misc }: Pick<JobRow, 'misc_info'>): WorkFromHome => ({
  isAvailable: misc?.workFromHome ?? false,
  share: misc?.workFromHomeShare,
});

/** Which steps are done; one that is skipped counts as done. */
export function stepsOf(job: JobRow): Record<WizardStepKey, boolean> {
  return {
    jobDetail: true,
    skillMatrix: job.skills_submitted_at !== null,
    question: job.questions_submitted_at !== null,
    education: job.education_id !== null,
    miscInfo: job.misc_info !== null,
    interviewProcess: job.interview_process !== null,
    workLocation: job.work_address !== null || isSkippedStep('workLocation', workFromHomeOf(job)),
    onBoarding: job.boarding_requirement_ids !== null,
    personalMessage: job.has_message,
  };
}

export function firstMissingStep(job: JobRow): WizardStepKey | null {
  const done = stepsOf(job);
  return WIZARD_STEPS.find(({ key }) => !done[key])?.key ?? null;
}
