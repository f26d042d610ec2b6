import type { Kit } from '#contract/interview/kits.ts';
import { ROUND_MINUTES } from '#contract/interview/kit-limits.ts';
import { isVideoMode } from '#contract/interview/video-modes.ts';
import type { Database } from '#server/database/database.ts';
import { videoLinkOf } from '#server/features/companies/store.ts';
import { jobById } from '#server/features/jobs/store.ts';
import { type PlanRow, plansOfJob } from './plan-store.ts';
import { proposedKit } from './proposed-kit.ts';

/** How a round of a job is held. */
export interface Plan {
  minutes: number;
  /**
   * A link, a phone number or an address. Empty if neither the plan nor the company has one. `placeOfRound` adds the id
   * of the round.
   */
  place: string;
  kit: Kit;
  /** The participants. If empty, the member who sends the invitation takes part. */
  memberIds: string[];
}

/** How a round without a saved plan is held. */
export const usualPlan = (round: number): PlanRow => ({
  round,
  minutes: ROUND_MINUTES,
  place: '',
  kit: null,
  memberIds: [],
});

/** How this round of a job is held, with defaults if nothing was planned. */
export async function planOf(db: Database, jobId: string, round: number): Promise<Plan> {
  const plans = await plansOfJob(db, jobId);
  const { minutes, place, kit, memberIds } = plans.find((plan) => plan.round === round) ?? usualPlan(round);
  return {
    minutes,
    place: place === '' ? await usualPlace(db, jobId, round) : place,
    kit: kit ?? (await proposedKit(db, jobId)),
    memberIds,
  };
}

/** The company's link for video calls, if the round is a video call. */
async function usualPlace(db: Database, jobId: string, round: number): Promise<string> {
  const job = await jobById(db, jobId);
  if (!job || !isVideoMode(job.interview_process?.modes[round - 1] ?? '')) return '';
  return videoLinkOf(db, job.employer_id);
}
