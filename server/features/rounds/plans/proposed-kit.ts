import type { Criterion, Kit } from '#contract/interview/kits.ts';
import { PROPOSED_CRITERIA } from '#contract/interview/kit-limits.ts';
import type { Database } from '#server/database/database.ts';
import { skillsOfJobs } from '#server/features/jobs/details-store.ts';
import { GENERAL_CRITERIA, ratingOf } from '#server/features/masters/ratings.ts';

/**
 * Criteria from the skills of a job, required skills first. A job with few skills also gets general ones. A criterion
 * has the id of its skill, so that it is the same in each round.
 */
export async function proposedKit(db: Database, jobId: string): Promise<Kit> {
  const skills = await skillsOfJobs(db, [jobId]);
  const byWeight = [
    ...skills.filter(({ preference }) => preference === 'Required'),
    ...skills.filter(({ preference }) => preference !== 'Required'),
  ];
  const ofSkills = byWeight
    .slice(0, PROPOSED_CRITERIA.most)
    .map(({ skill_id, name }): Criterion => ({ id: skill_id, title: name, ...ratingOf(name) }));
  const general = GENERAL_CRITERIA.slice(0, Math.max(0, PROPOSED_CRITERIA.least - ofSkills.length));
  return { criteria: [...ofSkills, ...general] };
}
