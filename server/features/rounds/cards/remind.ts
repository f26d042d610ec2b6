import { z } from 'zod';
import { CARD_REMINDED_MS, CARD_WAIT_MS } from '#contract/interview/card-limits.ts';
import { inTransaction } from '#server/database/database.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { memberOf } from '#server/features/companies/member-store.ts';
import { queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks/tasks.ts';
import { type MissingCard, missingCards, noteReminder } from './card-store.ts';
import { cardMissing } from '../mails/card-missing.ts';
import { roundById } from './round-store.ts';

/** Reminds of missing cards; runs every few minutes. */
export const remindOfCardsTask = defineTask({
  name: 'rounds.remind-of-cards',
  payload: z.object({}),
  retryLimit: 1,
});

const AT_ONCE = 200;

/** Mails each member whose card is missing a day after the round, once. Safe to repeat, and in several processes at once. */
export async function remindOfCards(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  const endedBefore = new Date(now - CARD_WAIT_MS);
  const endedAfter = new Date(now - CARD_REMINDED_MS);
  for (;;) {
    const missing = await missingCards(ctx.db, { endedAfter, endedBefore, limit: AT_ONCE });
    for (const one of missing) await remind(ctx, one);
    if (missing.length < AT_ONCE) return;
  }
}

async function remind(ctx: Context, missing: MissingCard): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    if (!(await noteReminder(tx, missing))) return;
    const round = await roundById(tx, missing.roundId);
    if (!round) return;
    // Whoever left the company cannot send it.
    if (!(await memberOf(tx, round.companyId, missing.memberId))) return;
    const { data } = await applicationMailData(ctx, tx, round.applicationId);
    await queueNotice(ctx, tx, cardMissing, {
      userId: missing.memberId,
      data: { ...data, roundId: round.id, roundTitle: round.title },
      messageId: `card-missing-${round.id}-${missing.memberId}-${missing.startsAt.getTime()}`,
    });
  });
}
