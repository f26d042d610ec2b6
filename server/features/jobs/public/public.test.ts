import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendCandidateApplication } from '#contract/interview/interview.ts';
import * as contract from '#contract/job/jobs.ts';
import { completeDraft, postJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let other: Person;
let candidate: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Pat Public');
  other = await world.employer('Olaf Other');
  candidate = await world.candidate('Sam Saver');
});
beforeEach(async () => {
  await world.db.deleteFrom('jobs').execute();
});
afterAll(() => world.close());

const publicJobs = async (input = {}, person?: Person) =>
  expectSuccess(await world.call(contract.getPublicJobs, input, person?.token));
const publicJob = (alternateJobId: string, person?: Person) =>
  world.call(contract.getPublicJob, { alternateJobId }, person?.token);
const close = async (jobId: string) =>
  expectSuccess(await world.call(contract.closeJob, { refJobId: jobId }, employer.token));

describe('public jobs', () => {
  test('the open ones, searched and paged, without questions or undisplayed misc info', async () => {
    await postJob(world, employer, { details: { role: 'Beekeeper' } });
    await postJob(world, employer, {
      details: { role: 'Baker' },
      misc: { displayHourTocandidate: true, additionalNotes: 'Between us.' },
    });
    await completeDraft(world, employer, { details: { role: 'Draft Baker' } });
    await close((await postJob(world, employer, { details: { role: 'Closed Baker' } })).id);

    for (const person of [undefined, employer, other, candidate]) {
      const found = await publicJobs({}, person);
      expect(found).toMatchObject({ total: 2, nextCursor: null });
      expect(found.jobs.map(({ role }) => role)).toEqual(['Baker', 'Beekeeper']);
      expect(found.jobs[0]).toMatchObject({
        qualifyingQuestionId: null,
        miscInfoId: { hourlyRate: '40' },
        steps: null,
        applicationReceived: null,
        isApplied: false,
        isSaved: false,
      });
      expect(JSON.stringify(found)).not.toContain('Between us.');
    }
    expect(await publicJobs({ designation: 'bee' })).toMatchObject({ total: 1 });
    expect(await publicJobs({ stateId: somePlace().stateId })).toMatchObject({ total: 2 });
    const first = await publicJobs({ limit: 1 });
    expect(first).toMatchObject({ total: 2, jobs: [{ role: 'Baker' }] });
    expect(await publicJobs({ limit: 1, cursor: first.nextCursor! })).toMatchObject({
      jobs: [{ role: 'Beekeeper' }],
      nextCursor: null,
    });
  });

  test('a shared link shows each person what they may see', async () => {
    const { id, alternateId } = await postJob(world, employer);
    for (const person of [undefined, other]) {
      const seen = expectSuccess(await publicJob(alternateId.toLowerCase(), person));
      expect(seen).toMatchObject({ _id: id, qualifyingQuestionId: null, miscInfoId: null, steps: null });
      expect(seen.shareUrl).toBe(`${world.ctx.config.publicUrl}/jobs/${alternateId}`);
    }
    expect(expectSuccess(await publicJob(alternateId, employer)).steps).not.toBeNull();

    const wish = { jobId: id, isTravelPreferred: 'true' as const, isReloactionPreferred: 'true' as const };
    expectSuccess(await world.call(sendCandidateApplication, wish, candidate.token));
    expect(expectSuccess(await publicJob(alternateId, candidate))).toMatchObject({ isApplied: true });
    const stranger = await world.candidate('Stran Ger', { profile: false });
    await close(id);
    for (const person of [undefined, other, stranger])
      expect(await publicJob(alternateId, person)).toMatchObject({ httpStatus: 404, statusCode: 2 });
    for (const person of [employer, candidate])
      expect(expectSuccess(await publicJob(alternateId, person))).toMatchObject({ status: 'closed' });
  });
});

describe('saved jobs', () => {
  const save = (jobId: string, person = candidate) => world.call(contract.saveJob, { jobId }, person.token);
  const unsave = (jobId: string) => world.call(contract.unsaveJob, { jobId }, candidate.token);
  const saved = async (input = {}, person = candidate) =>
    expectSuccess(await world.call(contract.getSavedJobs, input, person.token));

  test('belong to one candidate, are listed last saved first, and may be saved and removed twice', async () => {
    const first = await postJob(world, employer, { details: { role: 'First' } });
    const second = await postJob(world, employer, { details: { role: 'Second' } });
    await postJob(world, employer, { details: { role: 'Third' } });
    for (const { id } of [second, first, second]) expectSuccess(await save(id));
    expect(await saved()).toMatchObject({
      total: 2,
      jobs: [
        { role: 'First', isSaved: true },
        { role: 'Second', isSaved: true },
      ],
    });
    const page = await saved({ limit: 1 });
    expect(page.jobs).toMatchObject([{ role: 'First' }]);
    expect(await saved({ limit: 1, cursor: page.nextCursor! })).toMatchObject({
      jobs: [{ role: 'Second' }],
      nextCursor: null,
    });
    expect(await saved({ designation: 'seco' })).toMatchObject({ total: 1, jobs: [{ role: 'Second' }] });

    const posted = expectSuccess(await world.call(contract.getPostedJobs, {}, candidate.token));
    expect(posted.jobs.map(({ role, isSaved }) => [role, isSaved])).toEqual([
      ['Third', false],
      ['Second', true],
      ['First', true],
    ]);
    const stranger = await world.candidate('Sally Stranger', { profile: false });
    expect(await saved({}, stranger)).toMatchObject({ total: 0, jobs: [] });

    expectSuccess(await unsave(first.id));
    expectSuccess(await unsave(first.id));
    expect(await saved()).toMatchObject({ total: 1, jobs: [{ role: 'Second' }] });
  });

  test('that were closed stay visible, as closed', async () => {
    const { id, alternateId } = await postJob(world, employer, { details: { role: 'Fleeting' } });
    expectSuccess(await save(id));
    await close(id);
    expect(await saved()).toMatchObject({ jobs: [{ role: 'Fleeting', status: 'closed', isActive: false }] });
    const seen = await world.call(contract.getJobById, { jobId: id }, candidate.token);
    expect(expectSuccess(seen)).toMatchObject({
      status: 'closed',
      isSaved: true,
      qualifyingQuestionId: null,
    });
    expectSuccess(await publicJob(alternateId, candidate));
    expectSuccess(await unsave(id));
    expect(await world.call(contract.getJobById, { jobId: id }, candidate.token)).toMatchObject({
      httpStatus: 404,
    });
  });

  test('cannot be jobs that one may not see', async () => {
    const draft = await completeDraft(world, employer);
    const closed = await postJob(world, employer);
    await close(closed.id);
    for (const id of [draft.id, closed.id, '00000000-0000-4000-8000-000000000000', 'nonsense'])
      expect(await save(id)).toMatchObject({ httpStatus: 404, statusCode: 2 });
    expect(await saved()).toMatchObject({ total: 0 });
  });
});
