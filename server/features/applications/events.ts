import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '#contract/webhook-events.ts';
import type { Settled } from '#contract/settled.ts';
import type { Place } from '#contract/stages.ts';
import type { Database } from '#server/database/database.ts';
import { queueEvent } from '#server/features/webhooks/queue-event.ts';
import type { Context } from '#server/platform/context.ts';

interface OfApplication {
  id: string;
  job_id: string;
  candidate_id: string;
  employer_id: string;
}

/**
 * Sends an event about an application to the webhooks of its company, if the transaction commits. `key` tells it from
 * other events of its kind about the same application.
 */
export async function queueApplicationEvent(
  ctx: Context,
  tx: Database,
  event: WebhookEvent,
  application: OfApplication,
  { interviewDate, settled, key }: { interviewDate?: Date; settled?: Settled | null; key?: string } = {},
): Promise<void> {
  const { id, job_id: jobId, candidate_id: candidateId, employer_id: companyId } = application;
  await queueEvent(ctx, tx, {
    companyId,
    event,
    key: key ?? id,
    data: {
      jobId,
      applicationId: id,
      candidateId,
      ...(interviewDate === undefined ? {} : { interviewDate }),
      ...(settled ? { settled: settled.settled, scored: settled.total } : {}),
    },
  });
}

/** Tells the webhooks of the company that an application was moved. Each move is an event of its own. */
export async function queueStageChanged(
  ctx: Context,
  tx: Database,
  application: OfApplication,
  { from, to }: { from: Place; to: Place },
): Promise<void> {
  const { id, job_id: jobId, candidate_id: candidateId, employer_id: companyId } = application;
  await queueEvent(ctx, tx, {
    companyId,
    event: 'stage.changed',
    key: `${id} ${randomUUID()}`,
    data: { jobId, applicationId: id, candidateId, from, to },
  });
}
