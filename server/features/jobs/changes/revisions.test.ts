import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import * as steps from '#contract/job/job-steps.ts';
import * as contract from '#contract/job/jobs.ts';
import { getMasterBoardingRequirements, getMasterEducation } from '#contract/account/master.ts';
import {
  MP4,
  completeDraft,
  jobDetails,
  miscInfo,
  postJob,
  skillId,
  uploadMessage,
} from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** Two tabs, or two members, in the wizard of the same job. */

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const preview = async (jobId: string, employer: Person) =>
  expectSuccess(await world.call(contract.getCreateJobPreview, { refJobId: jobId }, employer.token));

const otherQuestions = async (personal = 'What makes you laugh?') => {
  const skill = await skillId(world, 'JavaScript');
  return {
    personalCustomeQuestions: [{ question: personal }],
    skillBasedCustomeQuestion: [{ skillId: skill, question: 'What is hoisting?', answer: 'Moving up.' }],
    skillMcqCustome: [
      { skillId: skill, question: 'Which is falsy?', options: ['0', '1', '[]', '{}'], answer: '0' },
    ],
  };
};

test('of two who change one step, the second is told who changed what, and may then replace it', async () => {
  const paula = await world.employer();
  const job = await postJob(world, paula);
  const olga = await joinCompany(world, paula, { name: 'Olga Other', memberRole: 'recruiter' });
  const jobId = job.id;
  const { changesVersion: version } = await preview(jobId, paula);
  const saveSkill = async (value: string, read?: string, by = paula) => {
    const skill = [{ value, preference: 'Required' as const, minExperience: '1 Year' }];
    return world.callRaw(steps.submitSkillMatrix, { jobId, skill, version: read }, by.token);
  };
  const details = await jobDetails(world, { refJobId: jobId, role: 'Data Engineer' });
  expectSuccess(await world.call(steps.submitJobDetails, details, olga.token));
  expect(await saveSkill('Welding', undefined, olga)).toMatchObject({ statusCode: 0 });
  world.clock.set(new Date(world.clock.now().getTime() + 2 * 60_000));

  const skillsNow = async () => (await preview(jobId, paula)).skillMatrixId?.skill.map(({ value }) => value);
  const refused = await saveSkill('Python', version);
  const now = (await preview(jobId, paula)).changesVersion;
  expect(refused).toMatchObject({
    statusCode: 1,
    code: 'job.changed-meanwhile',
    message: 'Olga Other changed the skills and the designation 2 minutes ago.',
    data: { version: now },
  });
  expect(await skillsNow()).toEqual(['Welding']);

  // Content that no one else has changed is saved, and so is content that is already the same.
  const education = { refJobId: jobId, version };
  expectSuccess(await world.call(steps.submitEducation, education, paula.token));
  expect(await saveSkill('Welding', version)).toMatchObject({ statusCode: 0 });
  // It is replaced knowingly, and the other member is then informed.
  expect(await saveSkill('Python', now)).toMatchObject({ statusCode: 0 });
  expect(await skillsNow()).toEqual(['Python']);
  expect(await saveSkill('Welding', now, olga)).toMatchObject({
    message: expect.stringMatching(/ changed the skills just now\.$/),
  });
  // Two tabs of the same person.
  expect(await saveSkill('Cobol', now)).toMatchObject({
    message: 'You changed the skills just now, in another tab or on another device.',
  });
  // Clients that send no version can save freely.
  expect(await saveSkill('Cobol')).toMatchObject({ statusCode: 0 });
  expect(await saveSkill('Ada', 'yesterday')).toMatchObject({
    httpStatus: 400,
    data: { issues: [{ message: 'version must be the changesVersion from getCreateJobPreview' }] },
  });
});

test('every step refuses to replace what was changed since it was read, and a draft is posted as it was read', async () => {
  const paula = await world.employer();
  const olga = await joinCompany(world, paula, { name: 'Olga Other', memberRole: 'recruiter' });
  const { id: refJobId } = await completeDraft(world, paula);
  const jobId = refJobId;
  const { changesVersion: version } = await preview(jobId, paula);
  const skill = [{ value: 'Welding', preference: 'Required' as const, minExperience: '1 Year' }];
  const questions = { refJobId, ...(await otherQuestions()) };
  const [first, second] = expectSuccess(await world.call(getMasterEducation, {}));
  const process = { jobId, rounds: 2, communicationMode: { First: 'AI Interview', Second: 'Zoom' } };
  const requirements = expectSuccess(await world.call(getMasterBoardingRequirements, {}));
  const place = (await preview(jobId, paula)).workLocation!;
  const location = { refJobId, ...place, address: '1 Other Street' };
  const saves = [
    [steps.submitJobDetails, await jobDetails(world, { refJobId, role: 'Cook' }), { role: 'Baker' }],
    [steps.submitSkillMatrix, { jobId, skill }, { skill: [{ ...skill[0]!, value: 'Ada' }] }],
    [submitQualifyingQuestions, questions, await otherQuestions('What do you read?')],
    [steps.submitEducation, { refJobId, education_id: second!._id }, { education_id: first!._id }],
    [steps.submitMiscInfo, miscInfo(refJobId, { hourlyRate: '41' }), { hourlyRate: '42' }],
    [steps.submitInterviewProcess, process, { rounds: 1 }],
    [steps.submitWorkLocation, location, { address: '2 Other Street' }],
    [
      steps.submitOnBoardingDetails,
      { refJobId, boardingListId: [requirements[2]!._id] },
      { boardingListId: [requirements[1]!._id] },
    ],
  ] as const;
  for (const [step, input] of saves)
    expect(await world.callRaw(step, input, olga.token), step.path).toMatchObject({ statusCode: 0 });
  for (const [step, input, other] of saves)
    expect(await world.callRaw(step, { ...input, ...other, version }, paula.token), step.path).toMatchObject({
      code: 'job.changed-meanwhile',
      message: expect.stringMatching(/^Olga Other changed /),
    });
  await uploadMessage(world, olga, jobId);
  const file = { filename: 'hello.mp4', content: MP4 };
  expect(await world.upload(steps.uploadJobVideo, { refJobId, version }, file, paula.token)).toMatchObject({
    code: 'job.changed-meanwhile',
  });
  expect(await world.callRaw(contract.publishJob, { jobId, version }, paula.token)).toMatchObject({
    code: 'job.changed-meanwhile',
  });
  const read = (await preview(jobId, paula)).changesVersion;
  expect(await world.callRaw(contract.publishJob, { jobId, version: read }, paula.token)).toMatchObject({
    statusCode: 0,
  });
});
