import { afterAll, beforeAll, expect, test } from 'vitest';
import { setBlindReview } from '#contract/company/company-reviews.ts';
import { getEmployerDashboard } from '#contract/account/employer.ts';
import * as copies from '#contract/job/job-copies.ts';
import * as jobs from '#contract/job/jobs.ts';
import { TEMPLATES_MAX } from '#contract/shared/limits.ts';
import { inviteMember } from '#contract/company/company-members.ts';
import { type MadeJob, completeDraft, postJob, startDraft, uploadMessage } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Cora Copier');
});
afterAll(() => world?.close());

const preview = async (jobId: string, by = employer) =>
  expectSuccess(await world.call(jobs.getCreateJobPreview, { refJobId: jobId }, by.token));
const copy = async (jobId: string, draftKey?: string) =>
  expectSuccess(await world.call(copies.copyJob, { jobId, draftKey }, employer.token));
const save = (jobId: string, name: string, by = employer) =>
  world.call(copies.saveTemplate, { jobId, name }, by.token);
const templatesOf = async (by = employer) =>
  expectSuccess(await world.call(copies.getTemplates, {}, by.token)).templates;
const message = (path: string, by: Person) => world.call(jobs.getUploadedVideo, { name: path }, by.token);
const postedMessage = async (job: MadeJob) =>
  expectSuccess(await world.call(jobs.getJobById, { jobId: job.id }, employer.token)).uploadedData[0]!.name;

/** Fields that belong to the job itself, not to the content of its nine steps. */
const OWN = [
  '_id',
  'refJobId',
  'alternateJobId',
  'createdDate',
  'publishedDate',
  'shareUrl',
  'status',
  'isActive',
  'applicationReceived',
  'changedSteps',
  'changesVersion',
  'uploadedData',
];

async function contentOf(jobId: string) {
  const job = await preview(jobId);
  const content = Object.entries(job).filter(([name]) => !OWN.includes(name));
  const withoutIds = JSON.stringify(content, (key, value: unknown) => (key === '_id' ? undefined : value));
  return { content: withoutIds, message: job.uploadedData.map(({ name }) => name) };
}

test('a copy is a draft of its own with everything that the job holds', async () => {
  const job = await postJob(world, employer, { details: { role: 'Night Nurse' } });
  expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: true }, employer.token));
  const made = await copy(job.id);
  expect(made._id).not.toBe(job.id);
  expect(made.alternateJobId).toMatch(/^R1-/);
  expect(made.alternateJobId).not.toBe(job.alternateId);
  expect(await preview(made._id)).toMatchObject({
    status: 'draft',
    role: 'Night Nurse',
    isBlindReview: true,
  });
  expect(await contentOf(made._id)).toEqual(await contentOf(job.id));
  // Nothing is missing, so it can be published as is.
  expectSuccess(await world.call(jobs.publishJob, { jobId: made._id }, employer.token));
});

test.each(['draft', 'closed', 'deleted'])('a %s job can be copied', async (status) => {
  const job = status === 'draft' ? await startDraft(world, employer) : await postJob(world, employer);
  if (status === 'closed') await world.call(jobs.closeJob, { refJobId: job.id }, employer.token);
  if (status === 'deleted') await world.call(jobs.deleteJob, { jobId: job.id }, employer.token);
  expect((await preview((await copy(job.id))._id)).status).toBe('draft');
});

test('the same key finds the same copy, also of two calls at once', async () => {
  const job = await startDraft(world, employer);
  const other = await startDraft(world, employer);
  const key = 'a-key-for-one-copy';
  const [one, two] = await Promise.all([copy(job.id, key), copy(job.id, key)]);
  expect(two).toEqual(one);
  expect(await copy(job.id, key)).toEqual(one);
  expect((await copy(other.id, key))._id).not.toBe(one._id);
});

test('a message stays as long as a job, a copy or a template shows it, and goes with the last', async () => {
  const job = await postJob(world, employer);
  const path = await postedMessage(job);
  const made = await copy(job.id);
  const { templateId } = expectSuccess(await save(job.id, 'Keeps a message'));
  await uploadMessage(world, employer, made._id);
  const seeker = await world.candidate();
  // Candidates see the job, but not its copy.
  expect(await message(path, seeker)).toMatchObject({ httpStatus: 200 });
  await uploadMessage(world, employer, job.id);
  expectSuccess(await world.call(jobs.publishJob, { jobId: job.id, isUpdate: 'YES' }, employer.token));
  expect(await message(path, seeker)).toMatchObject({ httpStatus: 404 });
  expect(await message(path, employer)).toMatchObject({ httpStatus: 404 });

  const from = { templateId };
  const started = expectSuccess(await world.call(copies.startFromTemplate, from, employer.token));
  expect(await message(path, employer)).toMatchObject({ httpStatus: 200 });
  expectSuccess(await world.call(copies.deleteTemplate, from, employer.token));
  expect(await message(path, employer)).toMatchObject({ httpStatus: 200 });
  await uploadMessage(world, employer, started._id);
  const files = await world.ctx.db.selectFrom('files').select('id').where('path', '=', path).execute();
  expect(files).toEqual([]);
});

test('candidates see the message of the job that they see, though a draft has the same one', async () => {
  const first = await completeDraft(world, employer);
  const path = (await preview(first.id)).uploadedData[0]!.name;
  const made = await copy(first.id);
  expectSuccess(await world.call(jobs.publishJob, { jobId: made._id }, employer.token));
  expect(await message(path, await world.candidate())).toMatchObject({ httpStatus: 200 });
});

test('a template holds what the job held, and no later change', async () => {
  const job = await postJob(world, employer, { details: { role: 'Welder' } });
  const before = await contentOf(job.id);
  const { templateId } = expectSuccess(await save(job.id, 'Welders of the north'));
  expectSuccess(await world.call(jobs.deleteJob, { jobId: job.id }, employer.token));
  const input = { templateId, draftKey: 'begun-from-a-template' };
  const made = expectSuccess(await world.call(copies.startFromTemplate, input, employer.token));
  expect(expectSuccess(await world.call(copies.startFromTemplate, input, employer.token))).toEqual(made);
  expect(await contentOf(made._id)).toEqual(before);
  expect(await preview(made._id)).toMatchObject({ status: 'draft', role: 'Welder' });
});

test('templates have a name of their own in their company', async () => {
  const owner = await world.employer('Nia Names');
  const job = await startDraft(world, owner, { role: 'Baker' });
  const { templateId } = expectSuccess(await save(job.id, 'Bakers', owner));
  expect(await save(job.id, 'BAKERS', owner)).toMatchObject({
    statusCode: 1,
    code: 'template.name-taken',
    message: 'Your company already has a template named ‘BAKERS’.',
  });
  expectSuccess(await save(job.id, 'Apprentices', owner));
  expect(await templatesOf(owner)).toMatchObject([
    { name: 'Apprentices', role: 'Baker', type: 'Contract', savedBy: 'Nia Names' },
    { templateId, name: 'Bakers' },
  ]);
  const rename = (name: string) => world.call(copies.renameTemplate, { templateId, name }, owner.token);
  expect(await rename('apprentices')).toMatchObject({ code: 'template.name-taken' });
  expectSuccess(await rename('bakers'));
  expectSuccess(await rename('Confectioners'));
  expectSuccess(await world.call(copies.deleteTemplate, { templateId }, owner.token));
  expect(await rename('Gone')).toMatchObject({ httpStatus: 404 });
  expect((await templatesOf(owner)).map(({ name }) => name)).toEqual(['Apprentices']);
  expect(await save(job.id, ' ', owner)).toMatchObject({
    httpStatus: 400,
    message: 'Please give the template a name',
  });
  // Another company can use the name.
  const stranger = await world.employer('Sam Stranger');
  expectSuccess(await save((await startDraft(world, stranger)).id, 'Apprentices', stranger));
});

test('no list, count, search or address of jobs knows a template', async () => {
  const owner = await world.employer('Hidden Templates');
  const job = await startDraft(world, owner, { role: 'Lighthouse Keeper' });
  const { templateId } = expectSuccess(await save(job.id, 'Keepers', owner));
  const { token } = owner;
  expect(await world.call(jobs.getJobById, { jobId: templateId }, token)).toMatchObject({ httpStatus: 404 });
  expect(await world.call(jobs.getCreateJobPreview, { refJobId: templateId }, token)).toMatchObject({
    httpStatus: 404,
  });
  expect(await world.call(jobs.publishJob, { jobId: templateId }, token)).toMatchObject({ httpStatus: 404 });
  expect(await world.call(copies.copyJob, { jobId: templateId }, token)).toMatchObject({ httpStatus: 404 });
  const drafts = expectSuccess(await world.call(jobs.draftedJobs, {}, token));
  expect(drafts.map(({ _id }) => _id)).toEqual([job.id]);
  const dashboard = expectSuccess(await world.call(getEmployerDashboard, {}, token));
  expect(dashboard).toMatchObject({ draftJobCount: 1, totalJobCount: 0 });
  const reviewer = {
    email: 'reviewer@example.com',
    memberRole: 'reviewer' as const,
    jobIds: [templateId],
  };
  expect(await world.call(inviteMember, reviewer, token)).toMatchObject({ httpStatus: 400 });
  // And a job is not a template.
  expect(await world.call(copies.deleteTemplate, { templateId: job.id }, token)).toMatchObject({
    httpStatus: 404,
  });
  expect(await world.call(copies.startFromTemplate, { templateId: job.id }, token)).toMatchObject({
    httpStatus: 404,
  });
});

test('a company keeps a hundred templates, and calls at once do not exceed that', async () => {
  const owner = await world.employer('Many Templates');
  const job = await startDraft(world, owner);
  for (let made = 0; made < TEMPLATES_MAX - 1; made += 1)
    expectSuccess(await save(job.id, `No ${made}`, owner));
  const last = await Promise.all([save(job.id, 'One', owner), save(job.id, 'Two', owner)]);
  expect(last.filter(({ code }) => code === 'template.too-many')).toHaveLength(1);
  expect(await templatesOf(owner)).toHaveLength(TEMPLATES_MAX);
});

test('recruiters copy and keep jobs, reviewers do not', async () => {
  const job = await startDraft(world, employer);
  const recruiter = await joinCompany(world, employer, { name: 'Rita Recruiter', memberRole: 'recruiter' });
  const { templateId } = expectSuccess(await save(job.id, 'By a recruiter', recruiter));
  expect((await templatesOf()).find((one) => one.templateId === templateId)).toMatchObject({
    savedBy: 'Rita Recruiter',
  });
  const reviewer = await joinCompany(world, employer, {
    name: 'Rob Reviewer',
    memberRole: 'reviewer',
    jobIds: [job.id],
  });
  expect(await world.call(copies.copyJob, { jobId: job.id }, reviewer.token)).toMatchObject({
    httpStatus: 403,
  });
  expect(await world.call(copies.getTemplates, {}, reviewer.token)).toMatchObject({ httpStatus: 403 });
});
