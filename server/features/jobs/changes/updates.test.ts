import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveApplications } from '#contract/interview/decisions.ts';
import { getEmployerDashboard } from '#contract/account/employer.ts';
import { getApplicationByJobId } from '#contract/interview/interview.ts';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import * as steps from '#contract/job/job-steps.ts';
import * as contract from '#contract/job/jobs.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import {
  applyTo,
  beInterviewed,
  beScheduled,
  beginInterview,
  postInterviewJob,
} from '#server/testing/interviews.ts';
import {
  type MadeJob,
  completeDraft,
  jobDetails,
  miscInfo,
  postJob,
  skillId,
  startDraft,
  uploadMessage,
} from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** A posted job between its first change and Update Job. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

async function makePosted(): Promise<{ employer: Person; candidate: Person; job: MadeJob }> {
  const employer = await world.employer();
  return { employer, candidate: await world.candidate(), job: await postJob(world, employer) };
}
const seen = async (jobId: string, person: Person) =>
  expectSuccess(await world.call(contract.getJobById, { jobId }, person.token));
const preview = async (jobId: string, employer: Person) =>
  expectSuccess(await world.call(contract.getCreateJobPreview, { refJobId: jobId }, employer.token));
const update = (jobId: string, employer: Person) =>
  world.callRaw(contract.publishJob, { jobId, isUpdate: 'YES' }, employer.token);
const rename = async (jobId: string, employer: Person, role: string) =>
  expectSuccess(
    await world.call(
      steps.submitJobDetails,
      await jobDetails(world, { refJobId: jobId, role }),
      employer.token,
    ),
  );
const requireSkill = async (jobId: string, employer: Person, value: string) => {
  const skill = [{ value, preference: 'Required' as const, minExperience: '1 Year' }];
  expectSuccess(await world.call(steps.submitSkillMatrix, { jobId, skill }, employer.token));
};

test('candidates and visitors see a posted job as it was until Update Job, then all changes at once', async () => {
  const { employer, candidate, job } = await makePosted();
  const before = await seen(job.id, candidate);
  const oldMessage = before.uploadedData[0]!.name;

  expect(await rename(job.id, employer, 'Data Engineer')).toEqual({
    _id: job.id,
    alternateJobId: job.alternateId,
  });
  await requireSkill(job.id, employer, 'Python');
  const misc = miscInfo(job.id, { additionalNotes: 'Bring two hats.', displayAdditionNotes: true });
  expectSuccess(await world.call(steps.submitMiscInfo, misc, employer.token));
  const newMessage = await uploadMessage(world, employer, job.id);

  expect(await seen(job.id, candidate)).toEqual({ ...before, uploadedData: [expect.anything()] });
  expect((await seen(job.id, candidate)).uploadedData[0]?.name).toBe(oldMessage);
  const visitor = expectSuccess(
    await world.call(contract.getPublicJob, { alternateJobId: job.alternateId }, undefined),
  );
  expect(visitor.role).toBe('Web Developer');
  expect(await world.call(contract.getUploadedVideo, { name: newMessage }, candidate.token)).toMatchObject({
    httpStatus: 404,
  });
  for (const name of [oldMessage, newMessage]) {
    expectSuccess(await world.call(contract.getUploadedVideo, { name }, employer.token));
  }
  const changed = await preview(job.id, employer);
  expect(changed).toMatchObject({
    _id: job.id,
    refJobId: job.id,
    alternateJobId: job.alternateId,
    status: 'open',
    publishedDate: before.publishedDate,
    shareUrl: before.shareUrl,
    role: 'Data Engineer',
    miscInfoId: { additionalNotes: 'Bring two hats.' },
    uploadedData: [{ name: newMessage }],
    hasUnpublishedChanges: true,
    changedSteps: [
      'jobDetailSubmitted',
      'skillMatrixSubmitted',
      'miscInfoSubmitted',
      'personalMessageSubmitted',
    ],
  });
  const listed = expectSuccess(await world.call(contract.getPostedJobs, {}, employer.token)).jobs;
  expect(listed).toMatchObject([{ _id: job.id, role: 'Web Developer', hasUnpublishedChanges: true }]);

  expect(await update(job.id, employer)).toMatchObject({ statusCode: 0, message: TEXTS.jobUpdated });
  const after = await seen(job.id, candidate);
  expect(after).toMatchObject({
    _id: job.id,
    alternateJobId: job.alternateId,
    publishedDate: before.publishedDate,
    role: 'Data Engineer',
    skillMatrixId: { skill: [{ value: 'Python' }] },
    miscInfoId: { additionalNotes: 'Bring two hats.' },
    uploadedData: [{ name: newMessage }],
  });
  expect(await preview(job.id, employer)).toMatchObject({ hasUnpublishedChanges: false, changedSteps: [] });
  await world.settle();
  const kept: string[] = [];
  for await (const key of world.ctx.files.list('video/')) kept.push(key.replaceAll('/', '-'));
  expect(kept).toContain(newMessage);
  expect(kept).not.toContain(oldMessage);
});

test('discarding deletes the changes and their video, and does not change the job', async () => {
  const { employer, candidate, job } = await makePosted();
  const before = await preview(job.id, employer);
  await rename(job.id, employer, 'Cook');
  const message = await uploadMessage(world, employer, job.id);
  for (const _ of ['once', 'and again']) {
    expect(await world.call(contract.discardChanges, { jobId: job.id }, employer.token)).toMatchObject({
      statusCode: 0,
      message: 'Changes discarded.',
    });
  }
  const { uploadedData, ...rest } = await preview(job.id, employer);
  const { changesVersion } = rest;
  expect({ ...before, uploadedData: [], changesVersion }).toEqual({ ...rest, uploadedData: [] });
  expect(uploadedData[0]?.name).toBe(before.uploadedData[0]?.name);
  await update(job.id, employer);
  expect((await seen(job.id, candidate)).role).toBe('Web Developer');
  await world.settle();
  const kept: string[] = [];
  for await (const key of world.ctx.files.list('video/')) kept.push(key.replaceAll('/', '-'));
  expect(kept).toContain(before.uploadedData[0]?.name);
  expect(kept).not.toContain(message);
});

test('who publishes or discards changes must have seen those of a colleague', async () => {
  const { employer, candidate, job } = await makePosted();
  const colleague = await joinCompany(world, employer, { name: 'Cole League', memberRole: 'recruiter' });
  const unchanged = await preview(job.id, employer);
  await rename(job.id, employer, 'Data Engineer');
  const read = await preview(job.id, employer);
  expect(read.changesVersion).not.toBe(unchanged.changesVersion);
  await requireSkill(job.id, colleague, 'Welding');
  const call = (endpoint: typeof contract.publishJob | typeof contract.discardChanges, version?: string) =>
    world.callRaw(endpoint, { jobId: job.id, isUpdate: 'YES', version }, employer.token);
  for (const { changesVersion } of [unchanged, read])
    for (const endpoint of [contract.publishJob, contract.discardChanges])
      expect(await call(endpoint, changesVersion)).toMatchObject({
        statusCode: 1,
        code: 'job.changed-meanwhile',
        message: expect.stringMatching(
          /^Cole League changed the skills just now\. .*so nothing was published or discarded\. Look at it again, then try once more\.$/,
        ),
      });
  expect((await seen(job.id, candidate)).role).toBe('Web Developer');

  const again = await preview(job.id, employer);
  expect(again).toMatchObject({ role: 'Data Engineer', skillMatrixId: { skill: [{ value: 'Welding' }] } });
  // The second call finds that the changes are already published and the content is what was read.
  for (const _ of ['once', 'and again'])
    expect(await call(contract.publishJob, again.changesVersion)).toMatchObject({ statusCode: 0 });
  expect(await seen(job.id, candidate)).toMatchObject({
    role: 'Data Engineer',
    skillMatrixId: { skill: [{ value: 'Welding' }] },
  });

  await rename(job.id, colleague, 'Cook');
  const { changesVersion } = await preview(job.id, employer);
  for (const _ of ['once', 'and again'])
    expect(await call(contract.discardChanges, changesVersion)).toMatchObject({ statusCode: 0 });
  expect((await preview(job.id, employer)).hasUnpublishedChanges).toBe(false);

  // Other clients send no version.
  await rename(job.id, colleague, 'Gardener');
  expect(await call(contract.publishJob)).toMatchObject({ statusCode: 0 });
  expect((await seen(job.id, candidate)).role).toBe('Gardener');
});

test('sending a step without a change, or with its old content again, leaves no change', async () => {
  const { employer, job } = await makePosted();
  await rename(job.id, employer, 'Web Developer');
  expect((await preview(job.id, employer)).hasUnpublishedChanges).toBe(false);
  await rename(job.id, employer, 'Cook');
  expect((await preview(job.id, employer)).hasUnpublishedChanges).toBe(true);
  await rename(job.id, employer, 'Web Developer');
  expect((await preview(job.id, employer)).hasUnpublishedChanges).toBe(false);
});

test('changes with an incomplete step are not applied, and the job stays complete', async () => {
  const { employer, candidate, job } = await makePosted();
  const remote = miscInfo(job.id, { isWFHAvailable: 'true', wfhValue: '100% Remote' });
  expectSuccess(await world.call(steps.submitMiscInfo, remote, employer.token));
  expectSuccess(await world.call(steps.submitMiscInfo, miscInfo(job.id), employer.token));
  expect(await update(job.id, employer)).toMatchObject({
    statusCode: 1,
    message: 'Please complete this step first: Work Location.',
    data: { missingStep: 'workLocation' },
  });
  expect((await seen(job.id, candidate)).workLocation).toMatchObject({ address: '500 Market Street' });
});

test('the copy with the changes is in no list and no count, and has no address', async () => {
  const { employer, candidate, job } = await makePosted();
  await rename(job.id, employer, 'Beekeeper');
  const { token } = employer;
  expect(expectSuccess(await world.call(contract.getPostedJobs, {}, token))).toMatchObject({
    jobs: [{ _id: job.id }],
    total: 1,
    counts: { all: 1, open: 1, closed: 0 },
  });
  expect(expectSuccess(await world.call(contract.draftedJobs, {}, token))).toEqual([]);
  expect(expectSuccess(await world.call(getEmployerDashboard, {}, token))).toMatchObject({
    totalJobCount: 1,
    draftJobCount: 0,
  });
  const found = await world.call(contract.getPostedJobs, { designation: 'Beekeeper' }, candidate.token);
  expect(expectSuccess(found).jobs).toEqual([]);
  const copy = await world.db
    .selectFrom('jobs')
    .select(['id', 'alternate_id'])
    .where('changes_of', '=', job.id)
    .executeTakeFirstOrThrow();
  const calls = [
    await world.call(contract.getJobById, { jobId: copy.id }, token),
    await world.call(contract.publishJob, { jobId: copy.id }, token),
    await world.call(contract.deleteJob, { jobId: copy.id }, token),
    await world.call(contract.getPublicJob, { alternateJobId: copy.alternate_id }, token),
  ];
  expect(calls.map(({ httpStatus }) => httpStatus)).toEqual([404, 404, 404, 404]);
});

test('of fifty simultaneous Update Job calls one applies the changes, and none fails', async () => {
  const { employer, candidate, job } = await makePosted();
  const applicationId = await applyTo(world, job, employer, candidate);
  await world.settle();
  const before = await comparison(job, employer, applicationId);
  await rename(job.id, employer, 'Data Engineer');
  await requireSkill(job.id, employer, 'Welding');
  await uploadMessage(world, employer, job.id);
  const replies = await Promise.all(Array.from({ length: 50 }, () => update(job.id, employer)));
  expect(new Set(replies.map(({ message }) => message))).toEqual(new Set([TEXTS.jobUpdated]));
  const after = await seen(job.id, candidate);
  expect(after.role).toBe('Data Engineer');
  expect(after.skillMatrixId?.skill).toHaveLength(1);
  expect(after.uploadedData).toHaveLength(1);
  await world.settle();
  expect(await comparison(job, employer, applicationId)).not.toEqual(before);
});

const comparison = async (job: MadeJob, employer: Person, applicationId: string) => {
  const list = { jobId: job.id, applicationType: 'PENDING' as const };
  const rows = expectSuccess(await world.call(getApplicationByJobId, list, employer.token));
  return rows.find((row) => row.applicationId === applicationId);
};

test('simultaneous steps and updates lose nothing', async () => {
  const { employer, candidate, job } = await makePosted();
  const renames = Array.from({ length: 10 }, (_, index) =>
    rename(job.id, employer, `Engineer ${'ABCDEFGHIJ'[index]}`),
  );
  await Promise.all([
    ...renames,
    ...Array.from({ length: 10 }, () => update(job.id, employer)),
    requireSkill(job.id, employer, 'Python'),
  ]);
  await update(job.id, employer);
  const after = await seen(job.id, candidate);
  expect(after.role).toMatch(/^Engineer [A-J]$/);
  expect(after.skillMatrixId?.skill.map(({ value }) => value)).toEqual(['Python']);
});

test('candidates who wait for a decision are compared with the job’s new criteria', async () => {
  const { employer, candidate, job } = await makePosted();
  const applicationId = await applyTo(world, job, employer, candidate);
  await world.settle();
  const before = await comparison(job, employer, applicationId);
  await requireSkill(job.id, employer, 'Welding');
  await world.settle();
  expect(await comparison(job, employer, applicationId)).toEqual(before);
  await update(job.id, employer);
  await world.settle();
  const after = await comparison(job, employer, applicationId);
  expect(JSON.stringify(before)).not.toContain('Welding');
  expect(JSON.stringify(after)).toContain('Welding');
});

test('a scheduled interview keeps its questions; a later one asks the new ones', async () => {
  const employer = await world.employer();
  const [early, late] = [await world.candidate(), await world.candidate()];
  const job = await postInterviewJob(world, employer);
  const earlyId = await beScheduled(world, job, employer, early);
  const skill = await skillId(world, 'JavaScript');
  const questions = {
    refJobId: job.id,
    personalCustomeQuestions: [{ question: 'What makes you laugh?' }],
    skillBasedCustomeQuestion: [{ skillId: skill, question: 'What is hoisting?', answer: 'Moving up.' }],
    skillMcqCustome: [
      { skillId: skill, question: 'Which is falsy?', options: ['0', '1', '[]', '{}'], answer: '0' },
    ],
  };
  expectSuccess(await world.call(submitQualifyingQuestions, questions, employer.token));
  expect((await preview(job.id, employer)).changedSteps).toEqual(['qualifyingQuestionSubmited']);
  await update(job.id, employer);
  const lateId = await beScheduled(world, job, employer, late);

  const asked = async (applicationId: string, candidate: Person) => {
    const found = await beginInterview(world, job, applicationId, candidate);
    return [...found.mcqQuestion, ...found.skillBasedQuestions, ...found.personalQuestions].map(
      ({ name }) => name,
    );
  };
  expect(await asked(earlyId, early)).toEqual([
    'Which keyword declares a variable that cannot be assigned again?',
    'What is a closure in JavaScript?',
    'Tell me about yourself?',
  ]);
  expect(await asked(lateId, late)).toEqual([
    'Which is falsy?',
    'What is hoisting?',
    'What makes you laugh?',
  ]);
});

test('an employer is told how many people a change affects', async () => {
  const employer = await world.employer();
  const job = await postInterviewJob(world, employer);
  const touched = async () =>
    expectSuccess(await world.call(contract.getTouchedPeople, { jobId: job.id }, employer.token));
  expect(await touched()).toEqual({ pending: 0, scheduled: 0, finished: 0, undecided: 0 });
  await applyTo(world, job, employer, await world.candidate());
  await applyTo(world, job, employer, await world.candidate());
  await beScheduled(world, job, employer, await world.candidate());
  expect(await touched()).toEqual({ pending: 2, scheduled: 1, finished: 0, undecided: 0 });
  const now = world.ctx.clock.now();
  world.clock.set(new Date(now.getTime() + 4 * 86_400_000));
  const later = await touched();
  world.clock.set(now);
  // The interview was open for three days and has expired, so it does not count as scheduled.
  expect(later).toEqual({ pending: 2, scheduled: 0, finished: 0, undecided: 0 });
});

test('of the finished interviews, those without a decision wait for the employer', async () => {
  const employer = await world.employer();
  const job = await postInterviewJob(world, employer);
  const interviewed = async () => beInterviewed(world, job, employer, await world.candidate());
  const [declined, advanced] = [await interviewed(), await interviewed()];
  await interviewed();
  await interviewed();
  for (const decision of [
    { applicationIds: [declined], outcome: 'declined' as const },
    { applicationIds: [advanced], stage: 'offer' as const },
  ])
    expectSuccess(await world.call(moveApplications, decision, employer.token));
  expect(
    expectSuccess(await world.call(contract.getTouchedPeople, { jobId: job.id }, employer.token)),
  ).toEqual({ pending: 0, scheduled: 0, finished: 4, undecided: 2 });
});

test('a deleted draft is restored as a draft, and is never published by reposting', async () => {
  const employer = await world.employer();
  const { token } = employer;
  const whole = await completeDraft(world, employer);
  const begun = await startDraft(world, employer, { role: 'Half a Draft' });
  for (const { id } of [whole, begun]) {
    expectSuccess(await world.call(contract.deleteJob, { jobId: id }, token));
    expect(await world.call(contract.repostJob, { refJobId: id }, token)).toMatchObject({ statusCode: 1 });
  }
  expect(await world.call(contract.repostJob, { refJobId: whole.id }, token)).toMatchObject({
    httpStatus: 200,
    message: 'This job was never posted. Restore it to get your draft back.',
  });
  for (const { id } of [whole, begun]) {
    expect(await world.call(contract.restoreJob, { jobId: id }, token)).toMatchObject({
      statusCode: 0,
      message: outcomes.jobRestored(),
    });
    expect((await preview(id, employer)).status).toBe('draft');
  }
  expect(expectSuccess(await world.call(contract.draftedJobs, {}, token))).toHaveLength(2);
});
