import * as said from '#contract/messages/en/round-refusals.ts';
import type { getRoundPlans, saveRoundPlan as saveEndpoint } from '#contract/interview/round-plans.ts';
import { HELD_ROUNDS } from '#contract/interview/kit-limits.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import { membersOf } from '#server/features/companies/member-store.ts';
import { videoLinkOf } from '#server/features/companies/store.ts';
import { changeJob, refuseDeleted } from '#server/features/jobs/changes/change-job.ts';
import { ownJob } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { badInput, notFound } from '#server/platform/outcome.ts';
import { usualPlan } from './plan.ts';
import { plansOfJob, setPlan } from './plan-store.ts';
import { proposedKit } from './proposed-kit.ts';

export async function showPlans(
  { db }: Context,
  companyId: string,
  jobId: string,
): Promise<OutputOf<typeof getRoundPlans>> {
  const job = await ownJob(db, companyId, jobId);
  if (!job) throw notFound();
  const plans = await plansOfJob(db, jobId);
  const members = await membersOf(db, companyId);
  return {
    rounds: HELD_ROUNDS.map((round) => ({
      ...(plans.find((plan) => plan.round === round) ?? usualPlan(round)),
      mode: job.interview_process?.modes[round - 1] ?? null,
    })),
    proposed: await proposedKit(db, jobId),
    videoLink: await videoLinkOf(db, companyId),
    members: members.map(({ id, name }) => ({ memberId: id, name })),
  };
}

export async function savePlan(
  ctx: Context,
  caller: EmployerCaller,
  { jobId, ...plan }: RequestOf<typeof saveEndpoint>,
  address: string,
): Promise<void> {
  const { companyId } = caller;
  await changeJob(ctx, companyId, jobId, async (tx, job) => {
    refuseDeleted(job);
    const known = new Set((await membersOf(tx, companyId)).map(({ id }) => id));
    const memberIds = [...new Set(plan.memberIds)];
    if (!memberIds.every((id) => known.has(id))) throw badInput('memberIds', said.onlyMembers());
    await setPlan(tx, job.id, { ...plan, memberIds });
    await recordAct(ctx, tx, caller, address, {
      action: 'round-plan.changed',
      subject: { kind: 'job', id: job.id },
      details: { job: job.alternate_id, round: plan.round, minutes: plan.minutes },
    });
  });
}
