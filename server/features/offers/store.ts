import { type Selectable, sql } from 'kysely';
import type { OfferState } from '#contract/interview/offer-terms.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import type { Actor } from '#server/features/applications/actor.ts';
import {
  type ApplicationRow,
  applicationById,
  lockApplication,
} from '#server/features/applications/store.ts';
import type { Letter, Terms } from './letter.ts';

export type OfferRow = Selectable<Schema['offers']>;

export const termsOf = (row: OfferRow): Terms => ({
  payAmount: row.pay_amount,
  payCurrency: row.pay_currency,
  payPeriod: row.pay_period,
  startsOn: row.starts_on,
  place: row.place,
  conditions: row.conditions,
  standsUntil: row.stands_until,
});

const nameOf = ({ id }: Actor) => sql<string | null>`(SELECT name FROM users WHERE id = ${id}::uuid)`;

export async function insertOffer(
  tx: Database,
  {
    terms,
    letter,
    by,
    ...offer
  }: { applicationId: string; at: Date; by: Actor; terms: Terms; letter: Letter },
): Promise<string> {
  const { id } = await tx
    .insertInto('offers')
    .values({
      application_id: offer.applicationId,
      made_at: offer.at,
      made_by_kind: by.kind === 'token' ? 'token' : 'member',
      made_by_name: nameOf(by),
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
      end_text: '',
      asks_closing: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The offers of an application, newest first. */
export async function offersOf(db: Database, applicationId: string): Promise<OfferRow[]> {
  return db
    .selectFrom('offers')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The offer, if it belongs to an application of this company or to this candidate. */
export async function offerById(
  db: Database,
  id: string,
  owner: { companyId: string } | { candidateId: string } | null = null,
): Promise<OfferRow | null> {
  const row = await db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .selectAll('offers')
    .where('offers.id', '=', id)
    .$if(owner !== null, (query) =>
      'companyId' in owner!
        ? query.where('applications.employer_id', '=', owner.companyId)
        : query.where('applications.candidate_id', '=', owner!.candidateId),
    )
    .executeTakeFirst();
  return row ?? null;
}

/**
 * The current offer and application. The application's row is locked until the transaction ends, as by everything that
 * moves the application or changes its offers. Null if it no longer exists.
 */
export async function lockOffer(
  tx: Database,
  { id, application_id: applicationId }: Pick<OfferRow, 'id' | 'application_id'>,
): Promise<{ offer: OfferRow; application: ApplicationRow } | null> {
  if (!(await lockApplication(tx, applicationId))) return null;
  const offer = await offerById(tx, id);
  const application = await applicationById(tx, applicationId);
  return offer && application ? { offer, application } : null;
}

/** The candidate's offers with what they refer to, newest first. */
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

/** Ends an offer whose application is locked. */
export async function endOffer(
  tx: Database,
  id: string,
  end: { state: Exclude<OfferState, 'waiting'>; at: Date; by: Actor; text?: string },
): Promise<void> {
  await tx
    .updateTable('offers')
    .set({
      state: end.state,
      ended_at: end.at,
      ended_by_kind: end.by.kind,
      ended_by_name: nameOf(end.by),
      end_text: end.text ?? '',
      asks_closing: end.state === 'accepted',
    })
    .where('id', '=', id)
    .execute();
}

/** Notes the first time that something happened. False if it was noted before. */
export async function noteOnce(
  tx: Database,
  id: string,
  what: 'opened_at' | 'reminded_at',
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('offers')
    .set({ [what]: at })
    .where('id', '=', id)
    .where(what, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const waitingOffers = (db: Database) =>
  db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .selectAll('offers')
    .where('offers.state', '=', 'waiting')
    .orderBy('stands_until');

/** Offers that still wait although their time is over or their candidates were told of another decision. */
export const overdueOffers = (db: Database, now: Date): Promise<OfferRow[]> =>
  waitingOffers(db)
    .where(sql<boolean>`(stands_until <= ${now} OR told_stage <> 'offer' OR told_outcome IS NOT NULL)`)
    .execute();

/** Offers that end within this many days, were made before that period, and whose candidates were not reminded. */
export const offersToRemind = (db: Database, now: Date, days: number): Promise<OfferRow[]> =>
  waitingOffers(db)
    .where('stands_until', '<=', new Date(now.getTime() + days * DAY_MS))
    .where(sql<boolean>`made_at < stands_until - ${(days * DAY_MS) / 1_000}::float8 * interval '1 second'`)
    .where('reminded_at', 'is', null)
    .execute();

/** The company has said whether the job is filled. */
export async function endAsking(db: Database, id: string): Promise<void> {
  await db.updateTable('offers').set({ asks_closing: false }).where('id', '=', id).execute();
}
