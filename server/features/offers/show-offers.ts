import type {
  getMyOffers as myOffersEndpoint,
  getOffer as offerEndpoint,
  getOffers as offersEndpoint,
} from '#contract/interview/offers.ts';
import { isAfterInterview } from '#contract/interview/stages.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { USUAL_CURRENCY } from '#contract/shared/money.ts';
import { inTransaction } from '#server/database/database.ts';
import { actorInWords } from '#server/features/applications/actor.ts';
import {
  applicationById,
  applicationPeople,
  employersApplication,
} from '#server/features/applications/store.ts';
import { companyById } from '#server/features/companies/store.ts';
import { placeOf } from '#server/features/jobs/public/company-embed.ts';
import { jobById } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import { type Named, namedOffer } from './answer-offer.ts';
import { shownLetter } from './letter.ts';
import { pdfUrl } from './pdf-links.ts';
import { stateOf } from './state.ts';
import {
  type OfferRow,
  insertStep,
  offersOf,
  offersOfCandidate,
  openQuestions,
  stepsOf,
  termsOf,
} from './store.ts';

const shownTerms = (row: OfferRow) => ({
  ...termsOf(row),
  standsUntil: row.stands_until.toISOString(),
});

const letterIn = ({ title, letter }: OfferRow) => shownLetter({ title, text: letter });

export async function showOffers(
  ctx: Context,
  { companyId }: EmployerCaller,
  applicationId: string,
): Promise<OutputOf<typeof offersEndpoint>> {
  const application = await employersApplication(ctx.db, companyId, applicationId);
  if (!application) throw notFound();
  const offers = await offersOf(ctx.db, applicationId);
  const steps = Map.groupBy(
    await stepsOf(
      ctx.db,
      offers.map(({ id }) => id),
    ),
    ({ offer_id }) => offer_id,
  );
  const now = ctx.clock.now();
  const [last] = offers;
  return {
    mayOffer: application.outcome === null && isAfterInterview(application.stage),
    proposed: {
      payCurrency: last?.pay_currency ?? (await companyById(ctx.db, companyId))?.currency ?? USUAL_CURRENCY,
      payPeriod: last?.pay_period ?? 'year',
      place: last?.place ?? placeOf((await jobById(ctx.db, application.job_id))!),
    },
    offers: offers.map((offer) => {
      const own = steps.get(offer.id) ?? [];
      return {
        offerId: offer.id,
        state: stateOf(offer, application, now),
        madeDate: offer.made_at.toISOString(),
        ...shownTerms(offer),
        letter: letterIn(offer),
        acceptedName: offer.accepted_name,
        steps: own.map((step) => ({
          kind: step.kind,
          at: step.at.toISOString(),
          by: actorInWords({ kind: step.actor_kind, name: step.actor_name }),
          text: step.text,
        })),
        openQuestions: openQuestions(own),
        pdf: pdfUrl(ctx, offer, 'company'),
      };
    }),
  };
}

/** An offer for its candidate. The company sees when it was opened for the first time. */
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
  const isRead = state !== 'withdrawn' && state !== 'replaced';
  const actor = { kind: 'candidate', id: application.candidate_id } as const;
  if (state === 'waiting')
    await inTransaction(ctx.db, (tx) => insertStep(tx, { offerId: offer.id, kind: 'opened', at, actor }));
  const steps = await stepsOf(ctx.db, [offer.id]);
  return {
    offerId: offer.id,
    state,
    companyName: people.employer_name,
    role: people.designation,
    candidateName: people.candidate_name,
    offer: isRead
      ? { ...shownTerms(offer), letter: letterIn(offer), pdf: pdfUrl(ctx, offer, 'candidate') }
      : null,
    acceptedName: offer.accepted_name,
    endedDate: state === 'waiting' ? null : (offer.ended_at ?? offer.stands_until).toISOString(),
    questions: steps
      .filter(({ kind }) => kind === 'asked' || kind === 'answered')
      .map(({ kind, at: when, text }) => ({ at: when.toISOString(), isOwn: kind === 'asked', text })),
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
