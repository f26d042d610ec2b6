import type {
  acceptOffer as acceptEndpoint,
  askAboutOffer as askEndpoint,
  declineOffer as declineEndpoint,
} from '#contract/interview/offers.ts';
import { OFFER_QUESTIONS_MAX, isSameName } from '#contract/interview/offer-terms.ts';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import { changedMeanwhile, moveAtOnce, placeOf } from '#server/features/applications/decide.ts';
import { queueApplicationEvent, queueStageChanged } from '#server/features/applications/events.ts';
import { endPendingDecision } from '#server/features/applications/stages/pending-decision.ts';
import { type ApplicationRow, applicationPeople } from '#server/features/applications/store.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { Failure, Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { lockOffer } from './lock-offer.ts';
import { mailNews } from './mail-offer.ts';
import { over } from './make-offer.ts';
import { stateOf } from './state.ts';
import {
  type OfferRow,
  endOffer,
  insertStep,
  offerOfCandidate,
  offerOfLink,
  openQuestions,
  stepsOf,
} from './store.ts';
import { mailOfferTask } from './tasks.ts';

/** What the candidate does with an offer. */

/** How a call names an offer: by the token of the mailed link, or by its id for the account that it was made to. */
export interface Named {
  token?: string | undefined;
  offerId?: string | undefined;
}

/** Throws for a link that has ended, and for an offer to somebody else. */
export async function namedOffer(
  ctx: Context,
  db: Database,
  caller: Caller | null,
  { token, offerId }: Named,
): Promise<OfferRow> {
  if (token !== undefined) {
    const offer = await offerOfLink(db, hashToken(token), ctx.clock.now());
    if (!offer) throw new Failure('link.expired', TEXTS.offerLinkOver);
    return offer;
  }
  if (caller?.role !== 'candidate' || offerId === undefined || !UUID.test(offerId)) throw notFound();
  const offer = await offerOfCandidate(db, caller.id, offerId);
  if (!offer) throw notFound();
  return offer;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Locked {
  offer: OfferRow;
  application: ApplicationRow;
  at: Date;
}

/** Does something with an offer that waits. A decision that the candidate does not know yet is dropped by it. */
async function answer(
  ctx: Context,
  caller: Caller | null,
  named: Named,
  { ended, act }: { ended: OfferRow['state'] | null; act: (tx: Database, locked: Locked) => Promise<void> },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const locked = await lockOffer(tx, await namedOffer(ctx, tx, caller, named));
    if (!locked) throw notFound();
    const { offer, application } = locked;
    const at = ctx.clock.now();
    const state = stateOf(offer, application, at);
    if (ended !== null && state === ended) return;
    if (state !== 'waiting') throw over();
    await act(tx, { offer, application, at });
  });
}

const candidateOf = (application: ApplicationRow) =>
  ({ kind: 'candidate', id: application.candidate_id }) as const;

const audit = (
  tx: Database,
  { application, at }: Locked,
  action: 'offer.accepted' | 'offer.declined' | 'offer.asked',
) =>
  recordAudit(tx, {
    at,
    companyId: application.employer_id,
    actor: { kind: 'candidate', userId: application.candidate_id },
    action,
    subject: { kind: 'application', id: application.id },
  });

export function acceptOffer(
  ctx: Context,
  caller: Caller | null,
  { name, ...named }: RequestOf<typeof acceptEndpoint>,
): Promise<void> {
  const act = async (tx: Database, locked: Locked) => {
    const { offer, at } = locked;
    const { candidate_name: own } = await applicationPeople(tx, offer.application_id);
    if (!isSameName(name, own)) throw badInput('name', `Please type your name as it stands here: ${own}`);
    const application = await endPendingDecision(ctx, tx, locked.application);
    const from = placeOf(application);
    if (from.stage !== 'offer' || from.outcome !== null) throw changedMeanwhile();
    const to = { stage: 'hired', outcome: 'hired' } as const;
    const actor = candidateOf(application);
    await moveAtOnce(tx, application, { to, at, actor, columns: { decided_at: at } });
    await endOffer(tx, offer.id, { state: 'accepted', at, acceptedName: name });
    await insertStep(tx, { offerId: offer.id, kind: 'accepted', at, actor, text: name });
    await ctx.tasks.queue(tx, mailOfferTask, { offerId: offer.id, mail: 'accepted', key: 'accepted' });
    await mailNews(ctx, tx, offer, { news: 'accepted', words: '', key: 'accepted' });
    await audit(tx, locked, 'offer.accepted');
    await queueApplicationEvent(ctx, tx, 'offer.accepted', application, { key: offer.id });
    await queueStageChanged(ctx, tx, application, { from, to });
  };
  return answer(ctx, caller, named, { ended: 'accepted', act });
}

/** The application stays where it is: the company may offer something else, or decide otherwise. */
export function declineOffer(
  ctx: Context,
  caller: Caller | null,
  { text, ...named }: RequestOf<typeof declineEndpoint>,
): Promise<void> {
  const act = async (tx: Database, locked: Locked) => {
    const { offer, application, at } = locked;
    const actor = candidateOf(application);
    await endOffer(tx, offer.id, { state: 'declined', at });
    await insertStep(tx, { offerId: offer.id, kind: 'declined', at, actor, text });
    await mailNews(ctx, tx, offer, { news: 'declined', words: text, key: 'declined' });
    await audit(tx, locked, 'offer.declined');
    await queueApplicationEvent(ctx, tx, 'offer.declined', application, { key: offer.id });
  };
  return answer(ctx, caller, named, { ended: 'declined', act });
}

export function askAboutOffer(
  ctx: Context,
  caller: Caller | null,
  { text, ...named }: RequestOf<typeof askEndpoint>,
): Promise<void> {
  const act = async (tx: Database, locked: Locked) => {
    const { offer, application, at } = locked;
    const steps = await stepsOf(tx, [offer.id]);
    // A form that was sent twice asks once.
    const last = steps.findLast(({ kind }) => kind === 'asked' || kind === 'answered');
    if (last?.kind === 'asked' && last.text === text) return;
    if (openQuestions(steps) >= OFFER_QUESTIONS_MAX)
      throw new Refusal('offer.too-many-questions', 'Please wait for the answer to your questions.');
    const actor = candidateOf(application);
    const step = await insertStep(tx, { offerId: offer.id, kind: 'asked', at, actor, text });
    await mailNews(ctx, tx, offer, { news: 'asked', words: text, key: String(step) });
    await audit(tx, locked, 'offer.asked');
  };
  return answer(ctx, caller, named, { ended: null, act });
}
