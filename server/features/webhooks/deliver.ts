import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { WEBHOOK_FAILING_DAYS, WEBHOOK_TRIED_HOURS } from '#contract/company/webhook-events.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import * as deliveries from './delivery-store.ts';
import { mailSwitchedOff } from './mails/webhook-switched-off.ts';
import { type Attempt, postEvent } from './post-event.ts';
import { unsealSecret } from './secrets.ts';
import { noteFailure, noteSuccess, switchOffIfFailing } from './store.ts';
import { deliverTask } from './tasks.ts';

const MINUTE_MS = 60_000;
/** Longer than one attempt takes. If the process dies during an attempt, the next one starts after this time. */
const LEASE_MS = MINUTE_MS;
/** The pause between two attempts: at least a minute, at most four hours. */
const SHORTEST_MS = MINUTE_MS;
const LONGEST_MS = 4 * HOUR_MS;
/** Each pause is up to a quarter shorter or longer, so that events that failed together are not retried together. */
const JITTER = 0.25;
/** A receiver that does not respond blocks a worker, so its other events wait this long. */
const REST_MS = MINUTE_MS;
const DUE_OF_ONE_WEBHOOK = 50;
const DUE_AT_ONCE = 500;

export async function deliverDue(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const due = await deliveries.dueDeliveries(ctx.db, {
    now,
    each: DUE_OF_ONE_WEBHOOK,
    most: DUE_AT_ONCE,
  });
  for (const deliveryId of due) {
    await ctx.tasks.queue(ctx.db, deliverTask, { deliveryId }, { singletonKey: deliveryId });
  }
  await deliveries.giveUpOnSwitchedOff(ctx.db, now);
}

/** One attempt at a delivery, if it is due. Safe to repeat: only the worker that has claimed it sends it. */
export async function deliver(ctx: Context, deliveryId: string): Promise<void> {
  const now = ctx.clock.now();
  const leaseEnds = new Date(now.getTime() + LEASE_MS);
  const delivery = await deliveries.claimDelivery(ctx.db, deliveryId, { now, leaseEnds });
  if (delivery === null) return;
  const attempt = await attemptTo(ctx, delivery, now);
  await inTransaction(ctx.db, (tx) => record(ctx, tx, delivery, attempt));
}

/** Sends the event with one signature for each valid secret. */
export async function attemptTo(
  ctx: Context,
  delivery: Pick<
    deliveries.ClaimedDelivery,
    'id' | 'webhookId' | 'body' | 'address' | 'secret' | 'oldSecret'
  >,
  at: Date,
): Promise<Attempt> {
  const sealed = delivery.oldSecret === null ? [delivery.secret] : [delivery.secret, delivery.oldSecret];
  const secrets = sealed.flatMap((secret) => unsealSecret(ctx, delivery.webhookId, secret) ?? []);
  if (secrets.length === 0) {
    return { at, status: null, problem: 'no-secret', milliseconds: 0, answer: '' };
  }
  return postEvent(ctx, { ...delivery, secrets, at });
}

async function record(
  ctx: Context,
  tx: Database,
  delivery: deliveries.ClaimedDelivery,
  attempt: Attempt,
): Promise<void> {
  const now = ctx.clock.now();
  const isOver = attempt.problem !== null && now >= delivery.giveUpAt;
  const isThere = await deliveries.moveDelivery(
    tx,
    delivery.id,
    attempt.problem === null
      ? { state: 'delivered' }
      : isOver
        ? { state: 'failed' }
        : { state: 'waiting', next_attempt_at: nextAttempt(delivery, now) },
  );
  // Its webhook was deleted during the attempt.
  if (!isThere) return;
  await deliveries.insertAttempt(tx, { id: randomUUID(), delivery_id: delivery.id, ...attempt });
  if (attempt.problem === null) {
    await noteSuccess(tx, delivery.webhookId);
    return;
  }
  const pausedUntil = attempt.problem === 'no-answer' ? new Date(now.getTime() + REST_MS) : null;
  await noteFailure(tx, delivery.webhookId, { at: attempt.at, pausedUntil });
  if (isOver) await switchOffDead(ctx, tx, delivery.webhookId, now);
}

/**
 * Each pause is about twice as long as the previous one. The last attempt is at the end of the time in which an event
 * is tried.
 */
function nextAttempt({ giveUpAt }: { giveUpAt: Date }, now: Date): Date {
  const begun = giveUpAt.getTime() - WEBHOOK_TRIED_HOURS * HOUR_MS;
  const passed = now.getTime() - begun;
  const pause = Math.min(Math.max(passed, SHORTEST_MS), LONGEST_MS);
  const jittered = pause * (1 - JITTER + 2 * JITTER * Math.random());
  return new Date(Math.min(now.getTime() + jittered, giveUpAt.getTime()));
}

/** Switches off a webhook to which nothing could be delivered for days, and notifies the owners. */
async function switchOffDead(ctx: Context, tx: Database, webhookId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - WEBHOOK_FAILING_DAYS * DAY_MS);
  const off = await switchOffIfFailing(tx, webhookId, { since, at: now });
  if (off === null) return;
  await recordAudit(tx, {
    at: now,
    companyId: off.companyId,
    actor: { kind: 'system' },
    action: 'webhook.switched-off',
    subject: { kind: 'webhook', id: webhookId },
    details: { host: new URL(off.address).host },
  });
  await mailSwitchedOff(ctx, tx, off);
}
