import type { OfferStep } from '#contract/interview/offer-terms.ts';
import type { Database } from '#server/database/database.ts';
import type { Actor } from './actor.ts';

/** The events of the offers for an application, for its histories. The offers themselves belong to a later feature. */
export async function offerStepsOf(db: Database, applicationId: string) {
  const offers = await db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .innerJoin('users', 'users.id', 'applications.candidate_id')
    .selectAll('offers')
    .select('users.name as candidate_name')
    .where('application_id', '=', applicationId)
    .orderBy('made_at')
    .execute();
  return offers.flatMap(({ id: offerId, state, candidate_name: candidate, ...offer }) => {
    const step = (kind: OfferStep, at: Date | null, by: Actor['kind'], name: string | null, text = '') =>
      at === null ? [] : [{ offerId, state, kind, at, by: { kind: by, name }, text }];
    return [
      ...step('made', offer.made_at, offer.made_by_kind, offer.made_by_name),
      ...step('opened', offer.opened_at, 'candidate', candidate),
      ...step('reminded', offer.reminded_at, 'system', null),
      ...(state === 'waiting'
        ? []
        : step(state, offer.ended_at, offer.ended_by_kind ?? 'system', offer.ended_by_name, offer.end_text)),
    ];
  });
}

export type ListedOfferStep = Awaited<ReturnType<typeof offerStepsOf>>[number];
