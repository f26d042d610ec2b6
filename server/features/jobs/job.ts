import type { Selectable } from 'kysely';
import type { InterviewSettings } from '#contract/interview/interview-settings.ts';
import { storedLanguage } from '#contract/shared/language.ts';
import {
  WIZARD_STEPS,
  type WizardStepKey,
  type WorkFromHome,
  isSkippedStep,
} from '#contract/job/wizard-steps.ts';
import type { Schema } from '#server/database/schema.ts';
import type { InterviewProcess, MiscInfo } from './stored-job.ts';

export type { InterviewProcess, MiscInfo };

type JobColumns = Selectable<Schema['jobs']>;
export type JobStatus = JobColumns['status'];

/** A job with the names that it refers to, and whether it has a personal message. */
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
  employer_slug: string;
  employer_currency: string | null;
  employer_avatar_id: string | null;
  has_message: boolean;
  /** Whether there are unapplied changes. */
  has_changes: boolean;
}

export const workFromHomeOf = ({ misc_info: misc }: Pick<JobRow, 'misc_info'>): WorkFromHome => ({
  isAvailable: misc?.workFromHome ?? false,
  share: misc?.workFromHomeShare,
});

/** How the AI interviews of a job are held. */
export const settingsOf = (
  job: Pick<
    JobRow,
    'interview_open_days' | 'thinking_seconds' | 'retakes' | 'answer_seconds' | 'follow_ups' | 'language'
  >,
): InterviewSettings => ({
  openDays: job.interview_open_days,
  thinkingSeconds: job.thinking_seconds,
  retakes: job.retakes,
  answerSeconds: job.answer_seconds,
  followUps: job.follow_ups,
  language: storedLanguage.parse(job.language),
});

/** Which steps are done. A skipped step counts as done. */
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
