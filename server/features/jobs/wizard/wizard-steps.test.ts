import { afterAll, beforeAll, expect, test } from 'vitest';
import { submitQualifyingQuestions } from '#contract/job-questions.ts';
import * as steps from '#contract/job-steps.ts';
import { getCreateJobPreview, publishJob } from '#contract/jobs.ts';
import { getMasterBoardingRequirements } from '#contract/master.ts';
import { miscInfo, questionsFromBank, startDraft, uploadMessage } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
});
afterAll(() => world?.close());

test('each step of the wizard sets only its own flag, and the message names the next step by its title', async () => {
  const { id } = await startDraft(world, employer);
  const { token } = employer;
  const seen: [string, string][] = [];
  let before: string[] = [];
  const look = async () => {
    const preview = expectSuccess(await world.call(getCreateJobPreview, { refJobId: id }, token));
    const done = Object.entries(preview.steps ?? {}).flatMap(([flag, isDone]) => (isDone ? [flag] : []));
    const { message } = await world.callRaw(publishJob, { jobId: id }, token);
    seen.push([done.filter((flag) => !before.includes(flag)).join(), message]);
    before = done;
  };
  await look();
  const skill = [{ value: 'JavaScript', preference: 'Required' as const, minExperience: '1 Year' }];
  expectSuccess(await world.call(steps.submitSkillMatrix, { jobId: id, skill }, token));
  await look();
  const questions = await questionsFromBank(world, employer, id);
  expectSuccess(await world.call(submitQualifyingQuestions, questions, token));
  await look();
  expectSuccess(await world.call(steps.submitEducation, { refJobId: id }, token));
  await look();
  expectSuccess(await world.call(steps.submitMiscInfo, miscInfo(id), token));
  await look();
  expectSuccess(await world.call(steps.submitInterviewProcess, { jobId: id }, token));
  await look();
  const location = { refJobId: id, address: '500 Market Street', ...somePlace(), zipcode: '94105' };
  expectSuccess(await world.call(steps.submitWorkLocation, location, token));
  await look();
  const requirements = expectSuccess(await world.call(getMasterBoardingRequirements, {}));
  const boardingListId = requirements.slice(0, 1).map(({ _id }) => _id);
  expectSuccess(await world.call(steps.submitOnBoardingDetails, { refJobId: id, boardingListId }, token));
  await look();
  await uploadMessage(world, employer, id);
  await look();
  expect(seen).toEqual([
    ['jobDetailSubmitted', 'Please complete this step first: Skills.'],
    ['skillMatrixSubmitted', 'Please complete this step first: Questions.'],
    ['qualifyingQuestionSubmited', 'Please complete this step first: Education.'],
    ['educationSubmitted', 'Please complete this step first: Misc Information.'],
    ['miscInfoSubmitted', 'Please complete this step first: Interview Process.'],
    ['interviewProcessSubmitted', 'Please complete this step first: Work Location.'],
    ['workLocationSubmit', 'Please complete this step first: Onboarding.'],
    ['onBoardingSubmitted', 'Please complete this step first: Personal Message.'],
    ['personalMessageSubmitted', 'Job published successfully.'],
  ]);
});

test('a fully remote job skips the work location', async () => {
  const { id } = await startDraft(world, employer);
  const remote = miscInfo(id, { isWFHAvailable: 'true', wfhValue: '100% Remote' });
  expectSuccess(await world.call(steps.submitMiscInfo, remote, employer.token));
  const shown = async () =>
    expectSuccess(await world.call(getCreateJobPreview, { refJobId: id }, employer.token)).steps;
  expect(await shown()).toMatchObject({ workLocationSubmit: true, interviewProcessSubmitted: false });
  const atPlace = miscInfo(id, { isWFHAvailable: 'true', wfhValue: '4 days a week' });
  expectSuccess(await world.call(steps.submitMiscInfo, atPlace, employer.token));
  expect(await shown()).toMatchObject({ workLocationSubmit: false });
});
