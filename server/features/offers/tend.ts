import { OFFER_REMINDED_DAYS } from '#contract/interview/offer-terms.ts';
import { inTransaction } from '#server/database/database.ts';
import { SYSTEM } from '#server/features/applications/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { mailNews } from './mail-offer.ts';
import { stateOf } from './state.ts';
import { type OfferRow, endOffer, lockOffer, noteOnce, offersToRemind, overdueOffers } from './store.ts';
import { mailOfferTask } from './tasks.ts';

/**
 * Ends offers whose time is over or whose candidates were told of another decision, and sends reminders for those that
 * end soon. Safe to repeat, and safe in several processes at once.
 */
export async function tendOffers(ctx: Context): Promise<void> {
  for (const offer of await overdueOffers(ctx.db, ctx.clock.now())) await end(ctx, offer);
  for (const { id: offerId } of await offersToRemind(ctx.db, ctx.clock.now(), OFFER_REMINDED_DAYS))
    await inTransaction(ctx.db, async (tx) => {
      if (await noteOnce(tx, offerId, 'reminded_at', ctx.clock.now()))
        await ctx.tasks.queue(tx, mailOfferTask, { offerId, mail: 'reminder' });
    });
}

async function end(ctx: Context, found: OfferRow): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const locked = await lockOffer(tx, found);
    if (locked?.offer.state !== 'waiting') return;
    const { offer, application } = locked;
    const at = ctx.clock.now();
    const state = stateOf(offer, application, at);
    if (state === 'waiting') return;
    await endOffer(tx, offer.id, { state, at, by: SYSTEM });
    // The candidate got an email about another decision, and the company made it.
    if (state !== 'expired') return;
    await ctx.tasks.queue(tx, mailOfferTask, { offerId: offer.id, mail: 'expired' });
    await mailNews(ctx, tx, offer, { news: 'expired', words: '' });
  });
}
