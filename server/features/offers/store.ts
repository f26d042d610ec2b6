import { type Selectable, sql } from 'kysely';
import type { OfferState, OfferStep } from '#contract/interview/offer-terms.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Actor } from '#server/features/applications/actor.ts';
import type { Letter, Terms } from './letter.ts';

export type OfferRow = Selectable<Schema['offers']>;
export type StepRow = Selectable<Schema['offer_steps']>;

export const termsOf = (row: OfferRow): Terms => ({
  payAmount: row.pay_amount,
  payCurrency: row.pay_currency,
  payPeriod: row.pay_period,
  startsOn: row.starts_on,
  place: row.place,
  conditions: row.conditions,
  standsUntil: row.stands_until,
});

export async function insertOffer(
  tx: Database,
  offer: { applicationId: string; madeAt: Date; madeBy: string | null; terms: Terms; letter: Letter },
): Promise<string> {
  const { terms, letter } = offer;
  const { id } = await tx
    .insertInto('offers')
    .values({
      application_id: offer.applicationId,
      made_at: offer.madeAt,
      made_by: offer.madeBy,
      pay_amount: terms.payAmount,
      pay_currency: terms.payCurrency,
      pay_period: terms.payPeriod,
      starts_on: terms.startsOn,
      place: terms.place,
      conditions: terms.conditions,
      stands_until: terms.standsUntil,
      title: letter.title,
      letter: letter.text,
      state: 'waiting',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function offersOf(db: Database, applicationId: string): Promise<OfferRow[]> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function offerById(db: Database, id: string): Promise<OfferRow | null> {
  return (await db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function waitingOffer(db: Database, applicationId: string): Promise<OfferRow | null> {
  const row = await db
    .selectFrom('offers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return row ?? null;
}

/** The offer, if it is of an application of this company. */
export async function offerOfCompany(db: Database, companyId: string, id: string): Promise<OfferRow | null> {
  const row = await db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .selectAll('offers')
    .where('offers.id', '=', id)
    .where('applications.employer_id', '=', companyId)
    .executeTakeFirst();
  return row ?? null;
}

/** The offer, if it was made to this candidate. */
export async function offerOfCandidate(
  db: Database,
  candidateId: string,
  id: string,
): Promise<OfferRow | null> {
  const row = await db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .selectAll('offers')
    .where('offers.id', '=', id)
    .where('applications.candidate_id', '=', candidateId)
    .executeTakeFirst();
  return row ?? null;
}

/** The candidate's offers, with what they refer to, the newest first. */
export async function offersOfCandidate(db: Database, candidateId: string) {
  return db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('companies', 'companies.id', 'applications.employer_id')
    .select([
      'offers.id',
      'offers.application_id',
      'offers.state',
      'offers.stands_until',
      'applications.told_stage',
      'applications.told_outcome',
      'companies.name as company_name',
      'jobs.designation',
    ])
    .where('applications.candidate_id', '=', candidateId)
    .orderBy('offers.made_at', 'desc')
    .limit(100)
    .execute();
}

export async function offerOfLink(db: Database, tokenHash: string, now: Date): Promise<OfferRow | null> {
  const row = await db
    .selectFrom('offer_links')
    .innerJoin('offers', 'offers.id', 'offer_links.offer_id')
    .selectAll('offers')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

export async function insertLink(
  tx: Database,
  link: { tokenHash: string; offerId: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('offer_links')
    .values({ token_hash: link.tokenHash, offer_id: link.offerId, expires_at: link.expiresAt })
    .execute();
}

export async function deleteExpiredLinks(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('offer_links').where('expires_at', '<', now).execute();
}

/** Ends an offer whose application is locked. */
export async function endOffer(
  tx: Database,
  id: string,
  end: { state: Exclude<OfferState, 'waiting'>; at: Date; acceptedName?: string },
): Promise<void> {
  await tx
    .updateTable('offers')
    .set({
      state: end.state,
      ended_at: end.at,
      accepted_name: end.acceptedName ?? null,
      closing: end.state === 'accepted' ? 'asked' : null,
    })
    .where('id', '=', id)
    .execute();
}

/** Returns the id of the step; null if it happened before and happens once. */
export async function insertStep(
  tx: Database,
  step: { offerId: string; kind: OfferStep; at: Date; actor: Actor; text?: string },
): Promise<number | null> {
  const { actor } = step;
  const row = await tx
    .insertInto('offer_steps')
    .values({
      offer_id: step.offerId,
      kind: step.kind,
      at: step.at,
      actor_kind: actor.kind,
      actor_id: actor.id,
      actor_name: sql<string | null>`(SELECT name FROM users WHERE id = ${actor.id}::uuid)`,
      text: step.text ?? '',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function stepsOf(db: Database, offerIds: readonly string[]): Promise<StepRow[]> {
  if (offerIds.length === 0) return [];
  return db
    .selectFrom('offer_steps')
    .selectAll()
    .where('offer_id', 'in', [...offerIds])
    .orderBy('id')
    .execute();
}

/** How many questions were asked since the last answer. */
export function openQuestions(steps: readonly Pick<StepRow, 'kind'>[]): number {
  const last = steps.findLastIndex(({ kind }) => kind === 'answered');
  return steps.slice(last + 1).filter(({ kind }) => kind === 'asked').length;
}

/** Offers that wait although their time is over. */
export async function expiredOffers(db: Database, now: Date, limit: number): Promise<OfferRow[]> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('stands_until', '<=', now)
    .orderBy('stands_until')
    .limit(limit)
    .execute();
}

/** Offers that end before a moment, were made before it, and whose candidates were not reminded. */
export async function offersToRemind(
  db: Database,
  { now, aheadMs, limit }: { now: Date; aheadMs: number; limit: number },
): Promise<OfferRow[]> {
  return (
    db
      .selectFrom('offers')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('stands_until', '>', now)
      .where('stands_until', '<=', new Date(now.getTime() + aheadMs))
      // One that was made later is still fresh.
      .where(sql<boolean>`made_at < stands_until - ${aheadMs}::float8 * interval '1 millisecond'`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('offer_steps')
              .select('offer_steps.id')
              .whereRef('offer_steps.offer_id', '=', 'offers.id')
              .where('offer_steps.kind', '=', 'reminded'),
          ),
        ),
      )
      .orderBy('stands_until')
      .limit(limit)
      .execute()
  );
}

export async function setClosing(db: Database, id: string, closing: 'done' | 'dismissed'): Promise<void> {
  await db
    .updateTable('offers')
    .set({ closing })
    .where('id', '=', id)
    .where('closing', '=', 'asked')
    .execute();
}

/** Offers that wait although their candidates were told of another decision. */
export async function supersededOffers(db: Database, limit: number): Promise<OfferRow[]> {
  return db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .selectAll('offers')
    .where('offers.state', '=', 'waiting')
    .where(sql<boolean>`(told_stage <> 'offer' OR told_outcome IS NOT NULL)`)
    .orderBy('offers.stands_until')
    .limit(limit)
    .execute();
}
