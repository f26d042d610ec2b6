import type { OutputOf } from '#contract/endpoint.ts';
import type { getApplicationHistory } from '#contract/decisions.ts';
import { OUTCOME_TITLES, type Place, stageTitle, stagesOf } from '#contract/stages.ts';
import { reachOf } from '#server/features/companies/reach-store.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { waitingDecision } from '../decisions/decision-store.ts';
import { presentWaiting } from '../present.ts';
import { applicationInReach } from '../store.ts';
import { actorInWords } from './actor.ts';
import { movesOf, windowOf } from './move-store.ts';

/** Where an application stands and how it came there, for the members of its company. */
export async function applicationHistory(
  ctx: Context,
  caller: EmployerCaller,
  applicationId: string,
): Promise<OutputOf<typeof getApplicationHistory>> {
  const application = await applicationInReach(ctx.db, reachOf(caller), applicationId);
  if (!application) throw notFound();
  const modes = (await jobById(ctx.db, application.job_id))?.interview_process?.modes ?? [];
  const place = ({ stage, outcome }: Place) => ({
    stage,
    outcome,
    title: outcome === null ? stageTitle(stage, modes) : OUTCOME_TITLES[outcome],
  });
  const waiting = await waitingDecision(ctx.db, applicationId);
  const moves = await movesOf(ctx.db, applicationId);
  return {
    now: { ...place(application), since: application.stage_since.toISOString() },
    stages: stagesOf(modes).map(({ key, title }) => ({ stage: key, title })),
    waiting: presentWaiting(waiting),
    moves: moves.map((move) => ({
      at: move.at.toISOString(),
      by: actorInWords({ kind: move.actor_kind, name: move.actor_name }),
      from: place({ stage: move.from_stage, outcome: move.from_outcome }),
      to: place({ stage: move.to_stage, outcome: move.to_outcome }),
      reason: move.reason,
      sharedReason: move.shared_reason,
      note: move.note,
      isUndo: move.is_undo,
      act: move.act,
      window: windowOf(move),
    })),
  };
}
