import type { Kit } from '#contract/interview/kits.ts';
import type { Database } from '#server/database/database.ts';
import { storedPlanKit } from '../stored-round.ts';

/** Stores how the rounds of jobs are held. */

export interface PlanRow {
  round: number;
  minutes: number;
  /** Empty if the plan has none. */
  place: string;
  /** Null if its criteria are the suggested ones. */
  kit: Kit | null;
  /** Without members who have left the company. */
  memberIds: string[];
}

/** The saved plans of a job. */
export async function plansOfJob(db: Database, jobId: string): Promise<PlanRow[]> {
  const rows = await db
    .selectFrom('round_plans')
    .select(['round', 'minutes', 'place', 'kit'])
    .where('job_id', '=', jobId)
    .orderBy('round')
    .execute();
  if (rows.length === 0) return [];
  const members = await db
    .selectFrom('round_plan_members')
    .innerJoin('jobs', 'jobs.id', 'round_plan_members.job_id')
    .innerJoin('company_members', (join) =>
      join
        .onRef('company_members.user_id', '=', 'round_plan_members.member_id')
        .onRef('company_members.company_id', '=', 'jobs.employer_id'),
    )
    .select(['round_plan_members.round', 'round_plan_members.member_id'])
    .where('round_plan_members.job_id', '=', jobId)
    .orderBy('company_members.joined_at')
    .orderBy('round_plan_members.member_id')
    .execute();
  return rows.map(({ round, minutes, place, kit }) => ({
    round,
    minutes,
    place,
    kit: storedPlanKit.readNullable(kit, `${jobId}, ${round}`),
    memberIds: members.filter((member) => member.round === round).map(({ member_id }) => member_id),
  }));
}

/** Saves this as the plan of a round. */
export async function setPlan(
  db: Database,
  jobId: string,
  { round, minutes, place, kit, memberIds }: PlanRow,
): Promise<void> {
  const plan = { minutes, place, kit: kit && storedPlanKit.write(kit) };
  await db
    .insertInto('round_plans')
    .values({ job_id: jobId, round, ...plan })
    .onConflict((conflict) => conflict.columns(['job_id', 'round']).doUpdateSet(plan))
    .execute();
  await db.deleteFrom('round_plan_members').where('job_id', '=', jobId).where('round', '=', round).execute();
  if (memberIds.length === 0) return;
  await db
    .insertInto('round_plan_members')
    .values(memberIds.map((member_id) => ({ job_id: jobId, round, member_id })))
    .execute();
}

/** A template, or a new job made from another one, also gets its plans. */
export async function copyPlans(db: Database, jobId: string, copyId: string): Promise<void> {
  await db
    .insertInto('round_plans')
    .columns(['job_id', 'round', 'minutes', 'place', 'kit'])
    .expression((eb) =>
      eb
        .selectFrom('round_plans')
        .select(({ val }) => [val(copyId).$castTo<string>().as('job_id'), 'round', 'minutes', 'place', 'kit'])
        .where('job_id', '=', jobId),
    )
    .execute();
  await db
    .insertInto('round_plan_members')
    .columns(['job_id', 'round', 'member_id'])
    .expression((eb) =>
      eb
        .selectFrom('round_plan_members')
        .select(({ val }) => [val(copyId).$castTo<string>().as('job_id'), 'round', 'member_id'])
        .where('job_id', '=', jobId),
    )
    .execute();
}
