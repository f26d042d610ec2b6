import type { Preference } from '#contract/limits.ts';
import type { Database } from '#server/database/database.ts';
import { namedList } from '#server/features/masters/store.ts';
import { skillsOfJobs } from './details-store.ts';
import { plainTextOf } from '#server/platform/rich-text.ts';
import { jobById } from './store.ts';

/** The criteria of a job. */
export interface JobCriteria {
  designation: string;
  skills: {
    id: string;
    name: string;
    preference: Preference;
    minExperience: string;
    minExperienceMonths: number;
  }[];
  /** The least education: its position in the master list, which is ordered from least to most. */
  education: { name: string; position: number } | null;
  descriptionText: string;
}

/** Null when there is no such job. */
export async function jobCriteria(db: Database, jobId: string): Promise<JobCriteria | null> {
  const job = await jobById(db, jobId);
  if (!job) return null;
  const skills = await skillsOfJobs(db, [jobId]);
  const educations = await namedList(db, 'educations');
  const position = educations.findIndex(({ id }) => id === job.education_id);
  return {
    designation: job.designation,
    skills: skills.map(({ skill_id, name, preference, min_experience }) => ({
      id: skill_id,
      name,
      preference,
      minExperience: min_experience,
      minExperienceMonths: experienceMonths(min_experience),
    })),
    education: job.education_name === null ? null : { name: job.education_name, position },
    descriptionText: plainTextOf(job.description_html),
  };
}

/** Months in one of EXPERIENCE_OPTIONS: '6 months' is 6, '10 Years & above' is 120. */
export function experienceMonths(option: string): number {
  const count = Number.parseInt(option, 10);
  return /year/i.test(option) ? count * 12 : count;
}
