import type {
  getMyOffers as myOffersEndpoint,
  getOffer as offerEndpoint,
  getOffers as offersEndpoint,
} from '#contract/interview/offers.ts';
import { isAfterInterview } from '#contract/interview/stages.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { USUAL_CURRENCY } from '#contract/shared/money.ts';
import {
  applicationById,
  applicationPeople,
  employersApplication,
} from '#server/features/applications/store.ts';
import { companyById } from '#server/features/companies/store.ts';
import { placeOf } from '#server/features/jobs/public/company-embed.ts';
import { jobById } from '#server/features/jobs/store.ts';
import { messagesOf } from '#server/features/messages/message-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { type Named, namedOffer } from './answer-offer.ts';
import { shownLetter } from './letter.ts';
import { pdfUrl } from './offer-links.ts';
import { isReadable, stateOf } from './state.ts';
import { type OfferRow, noteOnce, offersOf, offersOfCandidate, termsOf } from './store.ts';

const shownTerms = (row: OfferRow) => ({
  ...termsOf(row),
  standsUntil: row.stands_until.toISOString(),
});

/** Only this many of the newest messages are shown with an offer. All of them are shown with the application. */
const MESSAGES_SHOWN = 50;

const letterIn = ({ title, letter }: OfferRow) => shownLetter({ title, text: letter });

export async function showOffers(
  ctx: Context,
  { companyId }: EmployerCaller,
  applicationId: string,
): Promise<OutputOf<typeof offersEndpoint>> {
  const application = await employersApplication(ctx.db, companyId, applicationId);
  if (!application) throw notFound();
  const offers = await offersOf(ctx.db, applicationId);
  const now = ctx.clock.now();
  const [last] = offers;
  return {
    mayOffer: application.outcome === null && isAfterInterview(application.stage),
    proposed: {
      payCurrency: last?.pay_currency ?? (await companyById(ctx.db, companyId))?.currency ?? USUAL_CURRENCY,
      payPeriod: last?.pay_period ?? 'year',
      place: last?.place ?? placeOf((await jobById(ctx.db, application.job_id))!),
    },
    offers: offers.map((offer) => ({
      offerId: offer.id,
      state: stateOf(offer, application, now),
      madeDate: offer.made_at.toISOString(),
      ...shownTerms(offer),
      letter: letterIn(offer),
      openedDate: offer.opened_at?.toISOString() ?? null,
      endText: offer.end_text,
      pdf: pdfUrl(ctx, offer, 'company'),
    })),
  };
}

/** An offer for its candidate. The company can see when it was first opened. */
export async function showOffer(
  ctx: Context,
  caller: Caller | null,
  named: Named,
): Promise<OutputOf<typeof offerEndpoint>> {
  const offer = await namedOffer(ctx, ctx.db, caller, named);
  const application = await applicationById(ctx.db, offer.application_id);
  if (!application) throw notFound();
  const people = await applicationPeople(ctx.db, offer.application_id);
  const at = ctx.clock.now();
  const state = stateOf(offer, application, at);
  if (state === 'waiting') await noteOnce(ctx.db, offer.id, 'opened_at', at);
  const written = await messagesOf(ctx.db, application.id, { after: null, limit: MESSAGES_SHOWN });
  return {
    offerId: offer.id,
    state,
    companyName: people.employer_name,
    role: people.designation,
    candidateName: people.candidate_name,
    offer: isReadable(state)
      ? { ...shownTerms(offer), letter: letterIn(offer), pdf: pdfUrl(ctx, offer, 'candidate') }
      : null,
    acceptedName: state === 'accepted' ? offer.end_text : null,
    endedDate: state === 'waiting' ? null : (offer.ended_at ?? offer.stands_until).toISOString(),
    messages: written
      .filter(({ sent_at: sentAt }) => sentAt >= offer.made_at)
      .map((message) => ({
        at: message.sent_at.toISOString(),
        by: message.author_name,
        isOwn: message.side === 'candidate',
        text: message.content,
      }))
      .toReversed(),
  };
}

export async function myOffers(
  ctx: Context,
  candidateId: string,
): Promise<OutputOf<typeof myOffersEndpoint>> {
  const now = ctx.clock.now();
  const rows = await offersOfCandidate(ctx.db, candidateId);
  return {
    offers: rows
      .map((row) => ({
        offerId: row.id,
        applicationId: row.application_id,
        state: stateOf(row, row, now),
        companyName: row.company_name,
        role: row.designation,
        standsUntil: row.stands_until.toISOString(),
      }))
      .filter(({ state }) => state === 'waiting' || state === 'accepted'),
  };
}
