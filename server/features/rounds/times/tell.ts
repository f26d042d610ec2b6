import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/database.ts';
import type { Actor } from '#server/features/applications/actor.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { queueEvents } from '#server/features/webhooks/queue-event.ts';
import type { Context } from '#server/platform/context.ts';
import { insertEvent } from './change-store.ts';
import type { RoundEvent, RoundRow } from './round-store.ts';
import { mailRoundTask } from './tasks.ts';

/** Who changes a round: the candidate, a member or a program of the company, or the server. */
export interface By {
  actor: Actor;
  /** The network address of the caller. */
  address?: string;
}

export const sideOf = ({ actor }: By): RoundEvent['side'] =>
  actor.kind === 'candidate' ? 'candidate' : 'company';

interface Told {
  act: RoundEvent['act'];
  at: Date;
  by: By;
  /** Who gets an email. */
  to: readonly string[];
  /** Members who no longer take part: the entry is removed from their calendars. */
  leave?: readonly string[];
}

type ToldRound = Pick<
  RoundRow,
  'id' | 'round' | 'startsAt' | 'sequence' | 'companyId' | 'applicationId' | 'jobId' | 'candidateId'
>;

/**
 * Records what happened to a round, in the transaction that does it: in its history, in the company's history, for
 * webhooks, and with an email to each of these people. `round` is its current state.
 */
export async function tell(
  ctx: Context,
  tx: Database,
  round: ToldRound,
  { act, at, by, to, leave = [] }: Told,
): Promise<void> {
  const { id: roundId, startsAt, sequence, companyId, applicationId } = round;
  const { actor, address } = by;
  const eventId = randomUUID();
  const madeBy = actor.kind === 'member' ? actor.id : null;
  await insertEvent(tx, { id: eventId, roundId, at, act, side: sideOf(by), madeBy, startsAt, sequence });
  await recordAudit(tx, {
    at,
    companyId,
    actor: {
      kind: actor.kind,
      // The applicant is identified by the subject, and only while the application exists.
      ...(actor.id === null || actor.kind === 'candidate' ? {} : { userId: actor.id }),
    },
    action: `round.${act}`,
    subject: { kind: 'application', id: applicationId },
    details:
      startsAt === null ? { round: round.round } : { round: round.round, time: startsAt.toISOString() },
    ...(address === undefined || actor.kind === 'candidate' ? {} : { address }),
  });
  if (act === 'booked' || act === 'moved' || act === 'cancelled') {
    const data = {
      jobId: round.jobId,
      applicationId,
      candidateId: round.candidateId,
      roundId,
      round: round.round,
      ...(startsAt === null ? {} : { startsAt }),
    };
    await queueEvents(ctx, tx, { companyId, event: `round.${act}`, events: [{ key: eventId, data }] });
  }
  for (const userId of to) await ctx.tasks.queue(tx, mailRoundTask, { eventId, userId, leaves: false });
  for (const userId of leave) await ctx.tasks.queue(tx, mailRoundTask, { eventId, userId, leaves: true });
}
