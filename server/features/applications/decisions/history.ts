import * as said from '#contract/messages/en/decisions.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import type { getApplicationHistory } from '#contract/interview/decisions.ts';
import { type Place, type Stage, stageTitle, stagesOf } from '#contract/interview/stages.ts';
import { storedInterviewProcess } from '#server/features/jobs/stored-job.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { waitingDecision } from '../stages/decision-store.ts';
import { readBy } from '../lists.ts';
import { offerStepsOf } from '../offer-steps-store.ts';
import { listApplications } from '../store.ts';
import { actorInWords } from '../actor.ts';
import { windowOf } from '../status.ts';
import { movesOf } from '../stages/move-store.ts';
import { roundActsOf } from './round-acts-store.ts';
import { placeInWords } from './sentences.ts';

/** Where an application is and how it got there, for the members of its company. */
export async function applicationHistory(
  ctx: Context,
  caller: EmployerCaller,
  applicationId: string,
): Promise<OutputOf<typeof getApplicationHistory>> {
  const filter = { ...readBy(caller), applicationId, by: 'applied_at', limit: 1 } as const;
  const [application] = await listApplications(ctx.db, filter);
  if (!application) throw notFound();
  const { interview_process: process, job_id: jobId, must_score_first: isBlind } = application;
  const modes = storedInterviewProcess.readNullable(process, jobId)?.modes ?? [];
  const place = ({ stage, outcome }: Place) => ({
    stage,
    outcome,
    title: placeInWords({ stage, outcome }, modes),
  });
  const waiting = await waitingDecision(ctx.db, applicationId);
  const moves = await movesOf(ctx.db, applicationId);
  return {
    now: { ...place(application), since: application.stage_since.toISOString() },
    stages: stagesOf(modes).map(({ key, title }) => ({ stage: key, title })),
    waiting: waiting && {
      decisionId: waiting.id,
      undoUntil: waiting.due_at.toISOString(),
      isOwn: waiting.made_by === caller.id,
    },
    moves: moves.map((move) => ({
      at: move.at.toISOString(),
      by: actorInWords({ kind: move.actor_kind, name: move.actor_name }),
      from: place({ stage: move.from_stage, outcome: move.from_outcome }),
      to: place({ stage: move.to_stage, outcome: move.to_outcome }),
      // Why others decided as they did is also a judgement that blind review hides.
      reason: isBlind ? null : move.reason,
      sharedReason: isBlind ? null : move.shared_reason,
      note: isBlind ? null : move.note,
      isUndo: move.is_undo,
      act: move.act,
      window: windowOf(move),
    })),
    roundSteps: (await roundActsOf(ctx.db, applicationId)).map((step) => ({
      at: step.at.toISOString(),
      by: step.side === 'candidate' ? said.theCandidate() : (step.made_by ?? said.yourCompany()),
      act: step.act,
      title: stageTitle(`round-${step.round}` as Stage, modes),
      startsAt: step.starts_at?.toISOString() ?? null,
      reason: step.act === 'cancelled' ? (step.cancel_reason ?? '') : '',
    })),
    offerSteps: (await offerStepsOf(ctx.db, applicationId)).map((step) => ({
      at: step.at.toISOString(),
      by: actorInWords(step.by),
      kind: step.kind,
      text: step.text,
    })),
  };
}
