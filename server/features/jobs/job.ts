import type { Selectable } from 'kysely';
import type { Schema } from '#server/database/schema.ts';
import type { InterviewProcess, MiscInfo } from './stored-job.ts';

export type { InterviewProcess, MiscInfo };

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

export const FULLY_REMOTE = '100% Remote';

/** A job done wholly from home is done nowhere: it needs no work location. */
export function isFullyRemote(job: Pick<JobRow, 'misc_info'>): boolean {
  return job.misc_info?.workFromHome === true && job.misc_info.workFromHomeShare === FULLY_REMOTE;
}

/** The wizard's steps in its order, each with the words that people know it by. */
export const STEPS = {
  jobDetail: 'Job Details',
  skillMatrix: 'Skills',
  question: 'Questions',
  education: 'Education',
  miscInfo: 'Misc Information',
  interviewProcess: 'Interview Process',
  workLocation: 'Work Location',
  onBoarding: 'Onboarding',
  personalMessage: 'Personal Message',
} as const;
export type Step = keyof typeof STEPS;

/** Which steps are done. */
export function stepsOf(job: JobRow): Record<Step, boolean> {
  return {
    jobDetail: true,
    skillMatrix: job.skills_submitted_at !== null,
    question: job.questions_submitted_at !== null,
    education: job.education_id !== null,
    miscInfo: job.misc_info !== null,
    interviewProcess: job.interview_process !== null,
    workLocation: job.work_address !== null || isFullyRemote(job),
    onBoarding: job.boarding_requirement_ids !== null,
    personalMessage: job.has_message,
  };
}

export function firstMissingStep(job: JobRow): Step | null {
  const done = stepsOf(job);
  return (Object.keys(STEPS) as Step[]).find((step) => !done[step]) ?? null;
}
