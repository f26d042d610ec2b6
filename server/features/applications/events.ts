import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '#contract/company/webhook-events.ts';
import type { Settled } from '#contract/interview/settled.ts';
import type { Place } from '#contract/interview/stages.ts';
import type { Database } from '#server/database/database.ts';
import { queueEvent } from '#server/features/webhooks/queue-event.ts';
import type { Context } from '#server/platform/context.ts';

interface OfApplication {
  id: string;
  job_id: string;
  candidate_id: string;
  employer_id: string;
}

interface Told {
  interviewDate?: Date;
  settled?: Settled | null;
  roundId?: string;
  round?: number;
  key?: string;
  from?: Place;
  to?: Place;
}

/** Queues an event for the webhooks of the company. `key` tells it from others of its kind. */
export async function queueApplicationEvent(
  ctx: Context,
  tx: Database,
  event: WebhookEvent,
  { id, job_id: jobId, candidate_id: candidateId, employer_id: companyId }: OfApplication,
  { settled, key = id, ...more }: Told = {},
): Promise<void> {
  const figures = settled ? { settled: settled.settled, scored: settled.total } : {};
  const data = { jobId, applicationId: id, candidateId, ...more, ...figures };
  await queueEvent(ctx, tx, { companyId, event, key, data });
}

/** Tells the webhooks of the company that an application was moved. Each move is an event of its own. */
export const queueStageChanged = (
  ctx: Context,
  tx: Database,
  application: OfApplication,
  { from, to }: { from: Place; to: Place },
): Promise<void> =>
  queueApplicationEvent(ctx, tx, 'stage.changed', application, {
    key: `${application.id} ${randomUUID()}`,
    from,
    to,
  });
