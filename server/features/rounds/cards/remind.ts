import { z } from 'zod';
import { CARD_REMINDED_MS, CARD_WAIT_MS } from '#contract/interview/card-limits.ts';
import { inTransaction } from '#server/database/database.ts';
import { applicationMailData } from '#server/features/applications/mail-data.ts';
import { memberOf } from '#server/features/companies/member-store.ts';
import { queueNotice } from '#server/features/notices/queue-notice.ts';
import type { Context } from '#server/platform/context.ts';
import { defineTask } from '#server/platform/tasks/tasks.ts';
import { roundById } from '../held-round-store.ts';
import { cardMissing } from '../mails/card-missing.ts';
import { takeMissingCards } from './card-store.ts';

/** Sends reminders of missing cards. Runs every few minutes. */
export const remindOfCardsTask = defineTask({
  name: 'rounds.remind-of-cards',
  payload: z.object({}),
  retryLimit: 1,
});

/**
 * Emails each member whose card is missing a day after the round, once. Safe to repeat, and in several processes at
 * once.
 */
export async function remindOfCards(ctx: Context): Promise<void> {
  const now = ctx.clock.now().getTime();
  const ended = { endedAfter: new Date(now - CARD_REMINDED_MS), endedBefore: new Date(now - CARD_WAIT_MS) };
  await inTransaction(ctx.db, async (tx) => {
    for (const { roundId, memberId, startsAt } of await takeMissingCards(tx, ended)) {
      const round = await roundById(tx, roundId);
      // Members who have left the company cannot send it.
      if (!round || !(await memberOf(tx, round.companyId, memberId))) continue;
      const { data } = await applicationMailData(ctx, tx, round.applicationId);
      await queueNotice(ctx, tx, cardMissing, {
        userId: memberId,
        data: { ...data, roundId, roundTitle: round.title },
        messageId: `card-missing-${roundId}-${memberId}-${startsAt.getTime()}`,
      });
    }
  });
}
