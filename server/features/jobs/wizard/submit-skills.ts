import { skillsNamed } from '#server/features/masters/store.ts';
import type { Context } from '#server/platform/context.ts';
import { badInput } from '#server/platform/outcome.ts';
import { editJob } from '#server/features/jobs/changes/change-job.ts';
import type { Edit } from '#server/features/jobs/changes/revisions.ts';
import { type JobSkillRow, replaceSkills } from '#server/features/jobs/details-store.ts';
import { updateJob } from '#server/features/jobs/store.ts';

export interface SkillWanted {
  name: string;
  preference: JobSkillRow['preference'];
  /** One of EXPERIENCE_OPTIONS. */
  minExperience: string;
}

export async function submitSkills(ctx: Context, edit: Edit, wanted: readonly SkillWanted[]): Promise<void> {
  await editJob(ctx, edit, async (tx, job) => {
    const known = await skillsNamed(
      tx,
      wanted.map((skill) => skill.name),
    );
    const taken = new Set<string>();
    const skills = wanted.map(({ preference, minExperience }, index) => {
      const { id, name } = known[index]!;
      if (taken.has(id)) throw badInput(`skill.${index}.value`, `The skill ${name} is in the list twice`);
      taken.add(id);
      return { skill_id: id, preference, min_experience: minExperience };
    });
    await replaceSkills(tx, job.id, skills);
    const now = ctx.clock.now();
    await updateJob(tx, job.id, { skills_submitted_at: now, updated_at: now });
  });
}
