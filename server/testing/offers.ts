import { moveApplications, reopenApplication } from '#contract/interview/decisions.ts';
import * as contract from '#contract/interview/offers.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { mailOfferTask, tendOffersTask } from '#server/features/offers/tasks.ts';
import { type Person, type World, expectSuccess } from './world.ts';

export type OfferTerms = Omit<InputOf<typeof contract.makeOffer>, 'applicationId'>;

/** An offer that is open for a week. */
export function offerTerms(world: World, change: Partial<OfferTerms> = {}): OfferTerms {
  const days = (count: number) => new Date(world.clock.now().getTime() + count * DAY_MS).toISOString();
  return {
    payAmount: 52_000,
    payCurrency: 'EUR',
    payPeriod: 'year',
    startsOn: days(60).slice(0, 10),
    place: 'Berlin',
    conditions: 'The first six months are a trial period.',
    standsUntil: days(7),
    ...change,
  };
}

/** The token of the newest emailed link to an offer. */
export async function offerToken(world: World, candidate: Person): Promise<string> {
  const mail = (await world.mailTo(candidate.email)).findLast(({ text }) => text.includes('/offer?token='));
  return new URL(/https?:\S+\/offer\?token=\S+/.exec(mail!.text)![0]).searchParams.get('token')!;
}

/** Causes every email about an offer to be sent to a candidate. In the end, the application is back in review. */
export async function mailAllOfOffer(
  world: World,
  { employer, candidate, applicationId }: { employer: Person; candidate: Person; applicationId: string },
): Promise<void> {
  const make = async () => {
    const offer = { applicationId, ...offerTerms(world) };
    const { offerId } = expectSuccess(await world.call(contract.makeOffer, offer, employer.token));
    await world.settle();
    return offerId;
  };
  const offerId = await make();
  await world.ctx.tasks.queue(world.db, mailOfferTask, { offerId, mail: 'reminder' });
  await world.settle();
  expectSuccess(await world.call(contract.withdrawOffer, { offerId, text: 'Cut.' }, employer.token));
  await world.settle();
  const expired = await make();
  const past = new Date(world.clock.now().getTime() - 1_000);
  await world.db.updateTable('offers').set({ stands_until: past }).where('id', '=', expired).execute();
  await world.ctx.tasks.queue(world.db, tendOffersTask, {});
  await world.settle();
  const accepted = { offerId: await make(), name: candidate.name };
  expectSuccess(await world.call(contract.acceptOffer, accepted, candidate.token));
  await world.settle();
  expectSuccess(await world.call(reopenApplication, { applicationId, mail: null }, employer.token));
  const back = { applicationIds: [applicationId], stage: 'review' as const, mail: null };
  expectSuccess(await world.call(moveApplications, back, employer.token));
}
