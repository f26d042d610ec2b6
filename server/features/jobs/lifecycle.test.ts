import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { submitQualifyingQuestions } from '#contract/job-questions.ts';
import * as steps from '#contract/job-steps.ts';
import * as contract from '#contract/jobs.ts';
import { TEXTS } from '#contract/texts.ts';
import {
  MP4,
  completeDraft,
  jobDetails,
  miscInfo,
  postJob,
  questionsFromBank,
  startDraft,
} from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';
import { interviewQuestions, questionsByIds } from './question-store.ts';

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
    expect(await call(contract.restoreJob, { jobId: id })).toMatchObject({ message: TEXTS.jobRestored });
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

test('a published job keeps the questions that answers may refer to', async () => {
  const { id } = await postJob(world, employer);
  const before = await interviewQuestions(world.db, id);
  expect(before.map(({ kind }) => kind)).toEqual(['mcq', 'skill', 'personal']);
  const form = await questionsFromBank(world, employer, id);
  const changed = {
    ...form,
    personalQuestions: [],
    personalCustomeQuestions: [{ question: 'What makes you laugh?' }],
  };
  expectSuccess(await world.call(submitQualifyingQuestions, changed, employer.token));
  expectSuccess(await world.call(contract.publishJob, { jobId: id, isUpdate: 'YES' }, employer.token));
  const after = await interviewQuestions(world.db, id);
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after[2]).toMatchObject({ kind: 'personal', question: 'What makes you laugh?' });
  const old = await questionsByIds(
    world.db,
    before.map((question) => question.id),
  );
  expect(old.get(before[2]!.id)).toEqual(before[2]);
});

test("another employer's job is not found by any call", async () => {
  const { id } = await completeDraft(world, employer);
  const stranger = await world.employer('Sam Stranger');
  const [name] = (await show(id)).uploadedData.map((video) => video.name);
  const byRef = { refJobId: id };
  const byId = { jobId: id };
  const skill = [{ value: 'Java', preference: 'Required', minExperience: '1 Year' }];
  const boardingListId = (await show(id)).boardingId.map(({ _id }) => _id);
  const calls: [Endpoint, object][] = [
    [steps.submitJobDetails, await jobDetails(world, byRef)],
    [steps.submitSkillMatrix, { ...byId, skill }],
    [submitQualifyingQuestions, await questionsFromBank(world, stranger, id)],
    [steps.submitEducation, byRef],
    [steps.submitMiscInfo, miscInfo(id)],
    [steps.submitInterviewProcess, byId],
    [steps.submitWorkLocation, { ...byRef, address: '500 Market Street', ...somePlace(), zipcode: 94105 }],
    [steps.submitOnBoardingDetails, { ...byRef, boardingListId }],
    [contract.publishJob, byId],
    [contract.saveAsDraft, byRef],
    [contract.closeJob, byRef],
    [contract.repostJob, byRef],
    [contract.deleteJob, byId],
    [contract.restoreJob, byId],
    [contract.getJobById, byId],
    [contract.getCreateJobPreview, byRef],
    [contract.getUploadedVideo, { name }],
  ];
  const before = await show(id);
  for (const [endpoint, input] of calls) {
    expect([endpoint.path, await call(endpoint, input, stranger.token)]).toMatchObject([
      endpoint.path,
      { httpStatus: 404, statusCode: 2, message: TEXTS.notFound },
    ]);
  }
  const large = { filename: 'large.mp4', content: Buffer.concat([MP4, Buffer.alloc(3_000_000)]) };
  expect(await world.upload(steps.uploadJobVideo, byRef, large, stranger.token)).toMatchObject({
    httpStatus: 404,
  });
  expect(await show(id)).toEqual(before);
});
