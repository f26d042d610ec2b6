import type {
  acceptOffer as acceptEndpoint,
  askAboutOffer as askEndpoint,
  declineOffer as declineEndpoint,
} from '#contract/interview/offers.ts';
import * as said from '#contract/messages/en/offers.ts';
import { isSameName } from '#contract/interview/offer-terms.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Actor } from '#server/features/applications/actor.ts';
import { changedMeanwhile, moveAtOnce, placeOf } from '#server/features/applications/decide.ts';
import { queueApplicationEvent, queueStageChanged } from '#server/features/applications/events.ts';
import { endPendingDecision } from '#server/features/applications/stages/pending-decision.ts';
import { type ApplicationRow, applicationPeople } from '#server/features/applications/store.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { sendMessage } from '#server/features/messages/messages.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { Failure, badInput, notFound } from '#server/platform/outcome.ts';
import { mailNews } from './mail-offer.ts';
import { over } from './make-offer.ts';
import { readOfferToken } from './offer-links.ts';
import { stateOf } from './state.ts';
import { type OfferRow, endOffer, lockOffer, offerById } from './store.ts';
import { mailOfferTask } from './tasks.ts';

/** What the candidate can do with an offer. */

/** How a call names an offer: by the token of the emailed link, or by its id for the account that it was made to. */
export interface Named {
  token?: string | undefined;
  offerId?: string | undefined;
}

/** Throws if the link has ended or the offer is someone else's. */
export async function namedOffer(
  ctx: Context,
  db: Database,
  caller: Caller | null,
  { token, offerId }: Named,
): Promise<OfferRow> {
  if (token !== undefined) {
    const link = readOfferToken(ctx, token);
    const offer = link?.opens === 'answer' ? await offerById(db, link.offerId) : null;
    if (!offer) throw new Failure('link.expired', refusals.offerLinkOver());
    return offer;
  }
  if (caller?.role !== 'candidate' || offerId === undefined) throw notFound();
  const offer = await offerById(db, offerId, { candidateId: caller.id });
  if (!offer) throw notFound();
  return offer;
}

interface Locked {
  offer: OfferRow;
  application: ApplicationRow;
  at: Date;
  by: Actor;
}

/** Ends a waiting offer with the candidate's answer. Repeating the same answer changes nothing. */
async function answer(
  ctx: Context,
  caller: Caller | null,
  named: Named,
  {
    end,
    text,
    act,
  }: { end: 'accepted' | 'declined'; text: string; act: (tx: Database, locked: Locked) => Promise<void> },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const locked = await lockOffer(tx, await namedOffer(ctx, tx, caller, named));
    if (!locked) throw notFound();
    const { offer, application } = locked;
    const at = ctx.clock.now();
    const state = stateOf(offer, application, at);
    if (state === end) return;
    if (state !== 'waiting') throw over();
    const by = { kind: 'candidate', id: application.candidate_id } as const;
    await act(tx, { offer, application, at, by });
    await endOffer(tx, offer.id, { state: end, at, by, text });
    await mailNews(ctx, tx, offer, { news: end, words: end === 'declined' ? text : '' });
    await recordAudit(tx, {
      at,
      companyId: application.employer_id,
      actor: { kind: 'candidate', userId: application.candidate_id },
      action: `offer.${end}`,
      subject: { kind: 'application', id: application.id },
    });
    await queueApplicationEvent(ctx, tx, `offer.${end}`, application, { key: offer.id });
  });
}

/** Accepting drops a decision that the candidate has not been told yet. */
export function acceptOffer(
  ctx: Context,
  caller: Caller | null,
  { name, ...named }: RequestOf<typeof acceptEndpoint>,
): Promise<void> {
  const act = async (tx: Database, { offer, at, by, ...locked }: Locked) => {
    const { candidate_name: own } = await applicationPeople(tx, offer.application_id);
    if (!isSameName(name, own)) throw badInput('name', said.typeName({ name: own }));
    const application = await endPendingDecision(ctx, tx, locked.application);
    const from = placeOf(application);
    if (from.stage !== 'offer' || from.outcome !== null) throw changedMeanwhile();
    const to = { stage: 'hired', outcome: 'hired' } as const;
    await moveAtOnce(tx, application, { to, at, actor: by, columns: { decided_at: at } });
    await ctx.tasks.queue(tx, mailOfferTask, { offerId: offer.id, mail: 'accepted' });
    await queueStageChanged(ctx, tx, [application], { from, to });
  };
  return answer(ctx, caller, named, { end: 'accepted', text: name, act });
}

/** The application stays at its stage: the company can make another offer or decide otherwise. */
export const declineOffer = (
  ctx: Context,
  caller: Caller | null,
  { text, ...named }: RequestOf<typeof declineEndpoint>,
): Promise<void> => answer(ctx, caller, named, { end: 'declined', text, act: async () => {} });

/** Adds the question to the application's messages, even if the candidate is not signed in. */
export async function askAboutOffer(
  ctx: Context,
  caller: Caller | null,
  { text, ...named }: RequestOf<typeof askEndpoint>,
): Promise<void> {
  const { application_id: applicationId } = await namedOffer(ctx, ctx.db, caller, named);
  const { candidate_id: id } = await applicationPeople(ctx.db, applicationId);
  await sendMessage(ctx, { role: 'candidate', id }, { applicationId, text });
}
