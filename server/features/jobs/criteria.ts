import type { Preference } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import { skillsOfJobs } from './details-store.ts';
import { jobById } from './store.ts';

/** The criteria of a job. */
interface JobCriteria {
  skills: { name: string; preference: Preference; minExperience: string }[];
  /** The minimum education. */
  education: string | null;
}

/** Null if there is no such job. */
export async function jobCriteria(db: Database, jobId: string): Promise<JobCriteria | null> {
  const job = await jobById(db, jobId);
  if (!job) return null;
  const skills = await skillsOfJobs(db, [jobId]);
  return {
    skills: skills.map(({ name, preference, min_experience: minExperience }) => ({
      name,
      preference,
      minExperience,
    })),
    education: job.education_name,
  };
}
