import { afterAll, beforeAll, expect, test } from 'vitest';
import { setBlindReview, submitScorecard } from '#contract/company/company-reviews.ts';
import { getApplicationHistory, moveApplications } from '#contract/interview/decisions.ts';
import { getPerson } from '#contract/interview/pipeline.ts';
import { MCQ, applyTo, postInterviewJob } from '#server/testing/interviews.ts';
import { joinCompany } from '#server/testing/members.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const personFor = async ({ token }: Person, candidateId: string) =>
  expectSuccess(await world.call(getPerson, { candidateId }, token));

test('the page of a person has every application to this company, with its scorecards', async () => {
  const owner = await world.employer('Olga Person');
  const job = await postInterviewJob(world, owner);
  const second = await postInterviewJob(world, owner);
  const other = await world.employer('Otto Other');
  const elsewhere = await postInterviewJob(world, other);
  const taken = await takeInterview(world, { job, owner }, { name: 'Pia Person', choice: MCQ.answer });
  const { candidate, applicationId } = taken;
  const secondId = await applyTo(world, second, owner, candidate);
  await applyTo(world, elsewhere, other, candidate);
  const card = { applicationId, overall: 4 as const, reason: 'Clear.' };
  expectSuccess(await world.call(submitScorecard, card, owner.token));

  const person = await personFor(owner, candidate.id);
  expect(person).toMatchObject({ name: 'Pia Person', email: candidate.email });
  expect(person.applications.map((one) => one.applicationId)).toEqual([secondId, applicationId]);
  const [, first] = person.applications;
  expect(first).toMatchObject({
    stage: 'review',
    band: 'Fair',
    ownScore: 4,
    scorecards: [{ by: 'Olga Person', isOwn: true, overall: 4, reason: 'Clear.' }],
  });
  expect((await personFor(other, candidate.id)).applications).toHaveLength(1);
});

test('a reviewer sees the chosen jobs alone, no contact data, and blind nothing that others think', async () => {
  const owner = await world.employer('Olga Hides');
  const job = await postInterviewJob(world, owner);
  const second = await postInterviewJob(world, owner);
  const reviewer = await joinCompany(world, owner, {
    name: 'Rita Reviewer',
    memberRole: 'reviewer',
    jobIds: [job.id],
  });
  const taken = await takeInterview(world, { job, owner }, { name: 'Pia Hidden', choice: MCQ.answer });
  const { candidate, applicationId } = taken;
  await applyTo(world, second, owner, candidate);
  expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: true }, owner.token));
  const advance = { applicationIds: [applicationId], stage: 'offer' as const, note: 'Rarelyusedword.' };
  expectSuccess(await world.call(moveApplications, advance, owner.token));
  const card = { applicationId, overall: 4 as const, reason: 'Otherrareword.' };
  expectSuccess(await world.call(submitScorecard, card, owner.token));

  const seen = async () => ({
    ...(await personFor(reviewer, candidate.id)),
    history: expectSuccess(await world.call(getApplicationHistory, { applicationId }, reviewer.token)),
  });
  const before = await seen();
  expect(before).toMatchObject({ email: '', mobile: '', hidesContacts: true });
  expect(before.applications).toMatchObject([
    {
      applicationId,
      score: null,
      band: null,
      mustScoreFirst: true,
      scorecards: [],
    },
  ]);
  for (const told of ['Rarelyusedword', 'Otherrareword', candidate.email])
    expect(JSON.stringify(before)).not.toContain(told);
  expectSuccess(await world.call(submitScorecard, { ...card, overall: 1, reason: 'No.' }, reviewer.token));
  const after = JSON.stringify(await seen());
  for (const told of ['Rarelyusedword', 'Otherrareword']) expect(after).toContain(told);
});

test('somebody who did not apply here is not there', async () => {
  const owner = await world.employer('Olga Alone');
  const { id } = await world.candidate('Nina Nowhere');
  for (const candidateId of [id, owner.id, 'nobody'])
    expect(await world.call(getPerson, { candidateId }, owner.token)).toMatchObject({ httpStatus: 404 });
});
