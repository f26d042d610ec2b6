import { stageTitle } from '#contract/interview/stages.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { jobById } from '#server/features/jobs/store.ts';
import { queueCandidateNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { queueApplicationEvent } from '../events.ts';
import { applicationMailData, calendarMailData } from '../mail-data.ts';
import { moveById } from '../stages/move-store.ts';
import { lockApplication, setTold } from '../store.ts';
import { callsOffInterview, decisionMailNamed } from './decision-mail.ts';
import { tellDecisionTask } from './tasks.ts';
import {
  type DecisionItem,
  decisionById,
  itemsOf,
  setItemState,
  waitingItem,
} from '../stages/decision-store.ts';

/**
 * Tells all candidates about a decision that is still waiting. If the database's clock is ahead, the decision keeps
 * waiting.
 */
export async function tellDecision(ctx: Context, decisionId: string): Promise<void> {
  const decision = await decisionById(ctx.db, decisionId);
  if (!decision) return;
  if (ctx.clock.now() < decision.due_at) {
    await ctx.tasks.queue(ctx.db, tellDecisionTask, { decisionId }, { startAfter: decision.due_at });
    return;
  }
  for (const { application_id: applicationId } of await itemsOf(ctx.db, decisionId, 'waiting')) {
    await inTransaction(ctx.db, async (tx) => {
      // Undoing the decision locks the same row.
      if (!(await lockApplication(tx, applicationId))) return;
      const item = await waitingItem(tx, applicationId);
      if (item?.decision_id === decisionId) await tellItem(ctx, tx, item);
    });
  }
}

/** Shows the candidate where the application is, in the timeline and with the email about the decision. */
export async function tellItem(ctx: Context, tx: Database, item: DecisionItem): Promise<void> {
  await setItemState(tx, item, 'told');
  await setTold(tx, item.application_id);
  const move = await moveById(tx, item.move_id);
  const isCalledOff = callsOffInterview(
    { stage: move.from_stage, outcome: move.from_outcome },
    { stage: move.to_stage, outcome: move.to_outcome },
  );
  const dataOf = isCalledOff && item.mail !== null ? calendarMailData : applicationMailData;
  const { data, candidateId, employerId } = await dataOf(ctx, tx, item.application_id);
  if (item.mail !== null) {
    const modes = (await jobById(tx, data.jobId))?.interview_process?.modes ?? [];
    await queueCandidateNotice(ctx, tx, decisionMailNamed(item.mail), {
      userId: candidateId,
      companyId: employerId,
      data: {
        ...data,
        stageTitle: () => stageTitle(move.to_stage, modes),
        sharedReason: move.shared_reason ?? '',
        isCalledOff,
        isWithdrawn: move.to_outcome === 'withdrawn',
      },
      messageId: `decision-${item.decision_id}-${item.application_id}`,
      text:
        item.mail_subject === null || item.mail_text === null
          ? undefined
          : { subject: item.mail_subject, text: item.mail_text },
    });
  }
  if (move.to_outcome === 'declined') {
    const application = {
      id: item.application_id,
      job_id: data.jobId,
      candidate_id: candidateId,
      employer_id: employerId,
    };
    await queueApplicationEvent(ctx, tx, 'application.declined', application, {
      key: `${item.application_id} ${item.move_id}`,
    });
  }
}
