import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '#contract/company/webhook-events.ts';
import type { Settled } from '#contract/interview/settled.ts';
import type { Place } from '#contract/interview/stages.ts';
import type { Database } from '#server/database/database.ts';
import { queueEvents } from '#server/features/webhooks/queue-event.ts';
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

/** Queues an event for the company's webhooks. `key` distinguishes it from others of its kind. */
export async function queueApplicationEvent(
  ctx: Context,
  tx: Database,
  event: WebhookEvent,
  application: OfApplication,
  { settled, key = application.id, ...more }: Told = {},
): Promise<void> {
  const figures = settled ? { settled: settled.settled, scored: settled.total } : {};
  const data = { ...idsOf(application), ...more, ...figures };
  await queueEvents(ctx, tx, { companyId: application.employer_id, event, events: [{ key, data }] });
}

/** Tells the company's webhooks that applications were moved in the same way. Each move is its own event. */
export async function queueStageChanged(
  ctx: Context,
  tx: Database,
  applications: readonly OfApplication[],
  places: { from: Place; to: Place },
): Promise<void> {
  const [first] = applications;
  if (!first) return;
  const events = applications.map((one) => ({
    key: `${one.id} ${randomUUID()}`,
    data: { ...idsOf(one), ...places },
  }));
  await queueEvents(ctx, tx, { companyId: first.employer_id, event: 'stage.changed', events });
}

const idsOf = ({ id, job_id: jobId, candidate_id: candidateId }: OfApplication) => ({
  jobId,
  applicationId: id,
  candidateId,
});
