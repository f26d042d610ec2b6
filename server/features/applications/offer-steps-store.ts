import type { Database } from '#server/database/database.ts';

/** What happened to the offers of an application, for its histories. The offers themselves are a later feature's. */
export async function offerStepsOf(db: Database, applicationId: string) {
  return db
    .selectFrom('offer_steps')
    .innerJoin('offers', 'offers.id', 'offer_steps.offer_id')
    .select([
      'offer_steps.at',
      'offer_steps.kind',
      'offer_steps.actor_kind',
      'offer_steps.actor_name',
      'offer_steps.text',
      'offers.id as offer_id',
      'offers.made_at',
      'offers.state',
    ])
    .where('offers.application_id', '=', applicationId)
    .orderBy('offer_steps.id')
    .execute();
}

export type ListedOfferStep = Awaited<ReturnType<typeof offerStepsOf>>[number];
