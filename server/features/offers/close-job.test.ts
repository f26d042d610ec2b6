import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contract from '#contract/interview/offers.ts';
import { undoDecision } from '#contract/interview/decisions.ts';
import { getJobById } from '#contract/job/jobs.ts';
import { decidingCompany } from '#server/testing/decisions.ts';
import { offerTerms, offerToken } from '#server/testing/offers.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

test('asks once, counts who is there, and Undo takes all of it back', async () => {
  const own = await decidingCompany(world);
  const by = own.employer.token;
  const hired = await own.interviewed('Hanna Hired');
  const others = [await own.interviewed('Ivo Other'), ...(await own.applicants('Jan Other', 'Kim Other'))];
  const offer = await own.interviewed('Lou Offered');
  for (const { id } of [hired, offer])
    expectSuccess(await world.call(contract.makeOffer, { applicationId: id, ...offerTerms(world) }, by));
  const token = await offerToken(world, hired.candidate);
  const closings = async () => expectSuccess(await world.call(contract.getClosings, {}, by)).closings;
  expect(await closings()).toEqual([]);
  expectSuccess(await world.call(contract.acceptOffer, { token, name: 'Hanna Hired' }));
  const [asked] = await closings();
  expect(asked).toMatchObject({
    candidateName: 'Hanna Hired',
    jobId: own.job.id,
    isJobOpen: true,
    others: 3,
    withOffer: 1,
  });
  const { offerId } = asked!;
  const close = await world.call(contract.closeJobAfterOffer, { offerId }, by);
  expect(close.message).toBe('Job closed. 3 applications declined.');
  const { decisionId, declined, left } = expectSuccess(close);
  expect({ declined, left }).toEqual({ declined: 3, left: [] });
  // All in one transaction, so that a thousand don't take long.
  const made = sql`SELECT DISTINCT xmin::text FROM application_moves WHERE decision_id = ${decisionId}::uuid`;
  expect((await made.execute(world.db)).rows).toHaveLength(1);
  const statusOf = async () => expectSuccess(await world.call(getJobById, { jobId: own.job.id }, by)).status;
  expect(await statusOf()).toBe('closed');
  expect(await closings()).toEqual([]);
  for (const { candidate } of others)
    expect((await own.subjects(candidate)).some((subject) => /declin|not go on/i.test(subject))).toBe(false);
  expectSuccess(await world.call(undoDecision, { decisionId: decisionId! }, by));
  expect(await statusOf()).toBe('open');
  for (const { id } of others) expect((await own.history(id)).now.outcome).toBeNull();
  expect((await own.history(hired.id)).now.outcome).toBe('hired');
});

test('can be dismissed', async () => {
  const own = await decidingCompany(world);
  const by = own.employer.token;
  const { candidate, id } = await own.interviewed('Dina Dismissed');
  const { offerId } = expectSuccess(
    await world.call(contract.makeOffer, { applicationId: id, ...offerTerms(world) }, by),
  );
  expect(await world.call(contract.closeJobAfterOffer, { offerId }, by)).toMatchObject({ httpStatus: 404 });
  const token = await offerToken(world, candidate);
  expectSuccess(await world.call(contract.acceptOffer, { token, name: 'Dina Dismissed' }));
  expectSuccess(await world.call(contract.dismissClosing, { offerId }, by));
  expect(expectSuccess(await world.call(contract.getClosings, {}, by)).closings).toEqual([]);
});
