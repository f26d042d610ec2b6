import { OFFER_REMINDED_MS } from '#contract/interview/offer-terms.ts';
import { inTransaction } from '#server/database/database.ts';
import { SYSTEM } from '#server/features/applications/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { lockOffer } from './lock-offer.ts';
import { mailNews } from './mail-offer.ts';
import { stateOf } from './state.ts';
import {
  type OfferRow,
  endOffer,
  expiredOffers,
  insertStep,
  offersToRemind,
  supersededOffers,
} from './store.ts';
import { mailOfferTask } from './tasks.ts';

const AT_ONCE = 200;

/**
 * Ends offers whose time is over, and those whose candidates were told of another decision, and reminds of those that end
 * soon. Safe to repeat, and safe in several processes at once.
 */
export async function tendOffers(ctx: Context): Promise<void> {
  await forEach(
    () => expiredOffers(ctx.db, ctx.clock.now(), AT_ONCE),
    (offer) => end(ctx, offer),
  );
  await forEach(
    () => supersededOffers(ctx.db, AT_ONCE),
    (offer) => end(ctx, offer),
  );
  const soon = () =>
    offersToRemind(ctx.db, { now: ctx.clock.now(), aheadMs: OFFER_REMINDED_MS, limit: AT_ONCE });
  await forEach(soon, (offer) => remind(ctx, offer));
}

/** What is done to an offer takes it out of the list. */
async function forEach(
  list: () => Promise<OfferRow[]>,
  act: (offer: OfferRow) => Promise<void>,
): Promise<void> {
  for (;;) {
    const offers = await list();
    for (const offer of offers) await act(offer);
    if (offers.length < AT_ONCE) return;
  }
}

async function end(ctx: Context, found: OfferRow): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const locked = await lockOffer(tx, found);
    if (locked?.offer.state !== 'waiting') return;
    const { offer, application } = locked;
    const at = ctx.clock.now();
    const state = stateOf(offer, application, at);
    if (state === 'waiting') return;
    const kind = state === 'expired' ? 'expired' : 'withdrawn';
    await endOffer(tx, offer.id, { state: kind, at });
    await insertStep(tx, { offerId: offer.id, kind, at, actor: SYSTEM });
    // Of another decision the candidate has a mail, and the company made it.
    if (kind === 'expired') await mailNews(ctx, tx, offer, { news: kind, words: '', key: kind });
  });
}

async function remind(ctx: Context, found: OfferRow): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const locked = await lockOffer(tx, found);
    if (!locked || stateOf(locked.offer, locked.application, ctx.clock.now()) !== 'waiting') return;
    const offerId = found.id;
    const step = { offerId, kind: 'reminded', at: ctx.clock.now(), actor: SYSTEM } as const;
    if ((await insertStep(tx, step)) === null) return;
    await ctx.tasks.queue(tx, mailOfferTask, { offerId, mail: 'reminder', key: 'reminded' });
  });
}
