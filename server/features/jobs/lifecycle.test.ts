import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import * as steps from '#contract/job/job-steps.ts';
import * as contract from '#contract/job/jobs.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { completeDraft, postJob, startDraft } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
});
afterAll(() => world?.close());

const call = (endpoint: Endpoint, input: object, token = employer.token) =>
  world.callRaw(endpoint, input, token);
const show = async (jobId: string) =>
  expectSuccess(await world.call(contract.getJobById, { jobId }, employer.token));

describe('the life of a job', () => {
  test('draft, open, closed, open again; each move is safe to repeat', async () => {
    const { id } = await completeDraft(world, employer);
    expect(await call(contract.saveAsDraft, { refJobId: id })).toMatchObject({
      statusCode: 0,
      message: TEXTS.jobSavedAsDraft,
    });
    const moves: [Endpoint, object, string, string][] = [
      [contract.publishJob, { jobId: id }, TEXTS.jobPublished, 'open'],
      [contract.publishJob, { jobId: id, isUpdate: 'YES' }, TEXTS.jobUpdated, 'open'],
      [contract.closeJob, { refJobId: id }, TEXTS.jobClosed, 'closed'],
      [contract.repostJob, { refJobId: id }, TEXTS.jobReposted, 'open'],
    ];
    for (const [endpoint, input, message, status] of moves) {
      for (const _ of ['once', 'and again']) {
        expect(await call(endpoint, input)).toMatchObject({ httpStatus: 200, statusCode: 0, message });
        expect(await show(id)).toMatchObject({ status, isActive: status === 'open' });
      }
    }
  });

  test('a completed draft is published by Update Job', async () => {
    const { id } = await completeDraft(world, employer);
    expect(await call(contract.publishJob, { jobId: id, isUpdate: 'YES' })).toMatchObject({
      statusCode: 0,
      message: TEXTS.jobPublished,
    });
  });

  test('a deleted job is restored to its earlier status, or opened by reposting', async () => {
    const { id } = await postJob(world, employer);
    await call(contract.closeJob, { refJobId: id });
    expect(await call(contract.deleteJob, { jobId: id })).toMatchObject({ message: TEXTS.jobDeleted });
    expect(await call(contract.deleteJob, { jobId: id })).toMatchObject({ statusCode: 0 });
    expect(expectSuccess(await world.call(contract.deletedJobs, {}, employer.token))[0]?._id).toBe(id);
    expect(await call(contract.restoreJob, { jobId: id })).toMatchObject({ message: outcomes.jobRestored() });
    expect((await show(id)).status).toBe('closed');
    await call(contract.deleteJob, { jobId: id });
    expect(await call(contract.repostJob, { refJobId: id })).toMatchObject({ message: TEXTS.jobReposted });
    expect((await show(id)).status).toBe('open');
    const deleted = expectSuccess(await world.call(contract.deletedJobs, {}, employer.token));
    expect(deleted.map(({ _id }) => _id)).not.toContain(id);
  });

  test('invalid changes of status are refused with a message, and change nothing', async () => {
    const draft = await startDraft(world, employer);
    expect(await call(contract.closeJob, { refJobId: draft.id })).toMatchObject({ statusCode: 1 });
    expect(await call(contract.repostJob, { refJobId: draft.id })).toMatchObject({ statusCode: 1 });
    expect((await show(draft.id)).status).toBe('draft');
    await call(contract.deleteJob, { jobId: draft.id });
    expect(await call(contract.repostJob, { refJobId: draft.id })).toMatchObject({
      httpStatus: 200,
      statusCode: 1,
      message: 'Please complete this step first: Skills.',
      data: { missingStep: 'skillMatrix' },
    });
    expect(await call(steps.submitEducation, { refJobId: draft.id })).toMatchObject({
      statusCode: 1,
      message: 'This job is deleted. Repost or restore it first.',
    });
    const open = await postJob(world, employer);
    expect(await call(contract.saveAsDraft, { refJobId: open.id })).toMatchObject({ statusCode: 1 });
    await call(contract.closeJob, { refJobId: open.id });
    expect(await call(contract.publishJob, { jobId: open.id })).toMatchObject({ statusCode: 1 });
    expect((await show(open.id)).status).toBe('closed');
  });
});
