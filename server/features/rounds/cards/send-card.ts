import { isDeepStrictEqual } from 'node:util';
import * as said from '#contract/messages/en/round-refusals.ts';
import type { sendRoundCard as endpoint } from '#contract/interview/round-cards.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import { inTransaction } from '#server/database/database.ts';
import { queueApplicationEvent } from '#server/features/applications/events.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { type Round, roundHeldBy } from '../held-round-store.ts';
import { cardsOn, putCard } from './card-store.ts';
import type { CardLevel } from './stored-levels.ts';

/**
 * Stores a member's card on a round that they took part in. If the job has blind review, the card is final, like a
 * scorecard. Otherwise the report shows that it was changed.
 */
export async function sendCard(
  ctx: Context,
  caller: EmployerCaller,
  { roundId, levels, overall, reason }: RequestOf<typeof endpoint>,
  address: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const round = await roundHeldBy(tx, caller, roundId);
    if (!round) throw notFound();
    const at = ctx.clock.now();
    assertHeld(round, at);
    assertWholeKit(round, levels);
    const sent = (await cardsOn(tx, [roundId])).find(({ memberId }) => memberId === caller.id);
    // A member who did not get the response sends the same card again.
    if (sent && isDeepStrictEqual(saidIn(sent), saidIn({ overall, reason, levels }))) return;
    const card = { roundId, memberId: caller.id, levels, overall, reason, at };
    const stored = await putCard(tx, card, { replaces: !round.isBlindJob });
    if (stored === 'kept') throw new Refusal('card.final', said.cardFinal());
    await recordAct(ctx, tx, caller, address, {
      action: stored === 'new' ? 'card.sent' : 'card.changed',
      subject: { kind: 'application', id: round.applicationId },
      details: { round: round.title },
    });
    const application = {
      id: round.applicationId,
      job_id: round.jobId,
      candidate_id: round.candidateId,
      employer_id: round.companyId,
    };
    await queueApplicationEvent(ctx, tx, 'card.sent', application, {
      roundId,
      round: round.round,
      key: `${roundId} ${caller.id} ${at.toISOString()}`,
    });
  });
}

const saidIn = ({ overall, reason, levels }: { overall: number; reason: string; levels: CardLevel[] }) => ({
  overall,
  reason,
  levels: new Map(levels.map((level) => [level.criterionId, level])),
});

function assertHeld({ cancelledAt, startsAt }: Round, now: Date): void {
  if (cancelledAt !== null) throw new Refusal('card.cancelled', said.cardNotNeeded());
  // The only reason to send a card before that would be to see what others say.
  if (startsAt === null || now < startsAt) throw new Refusal('card.too-early', said.cardTooEarly());
}

function assertWholeKit({ kit: { criteria } }: Round, levels: RequestOf<typeof endpoint>['levels']): void {
  const given = levels.map(({ criterionId }) => criterionId);
  const wrong = given.findIndex(
    (id, index) => !criteria.some((criterion) => criterion.id === id) || given.indexOf(id) !== index,
  );
  if (wrong !== -1) throw badInput(`levels.${wrong}.criterionId`, said.judgedOnce());
  const missing = criteria.find(({ id }) => !given.includes(id));
  if (missing) throw badInput('levels', said.chooseLevelFor({ criterion: missing.title }));
}
