import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import * as steps from '#contract/job/job-steps.ts';
import type { Job } from '#contract/job/job.ts';
import { getCreateJobPreview, publishJob } from '#contract/job/jobs.ts';
import { getMasterBoardingRequirements, getMasterEducation } from '#contract/account/master.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { benefitIds, miscInfo, questionsFromBank, startDraft, uploadMessage } from '#server/testing/jobs.ts';
import { PNG } from '#server/testing/documents.ts';
import { type Person, type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer();
});
afterAll(() => world?.close());

const preview = async (jobId: string): Promise<Job> =>
  expectSuccess(await world.call(getCreateJobPreview, { refJobId: jobId }, employer.token));

describe('the other steps', () => {
  test('education is the first of the list when nothing was chosen', async () => {
    const job = await startDraft(world, employer);
    const educations = expectSuccess(await world.call(getMasterEducation, {}));
    expectSuccess(await world.call(steps.submitEducation, { refJobId: job.id }, employer.token));
    expect((await preview(job.id)).educationId).toEqual(educations[0]);
    const unknown = { refJobId: job.id, education_id: crypto.randomUUID() };
    expect(await world.call(steps.submitEducation, unknown, employer.token)).toMatchObject({
      httpStatus: 400,
      message: 'Please select an education',
    });
  });

  test('misc info is stored as entered, without values that do not apply', async () => {
    const job = await startDraft(world, employer);
    const [benefit] = await benefitIds(world, 1);
    const misc = miscInfo(job.id, {
      hourlyRate: '',
      hourlyRateRangeStart: 30,
      hourlyRateRangeEnd: '50',
      offeredBenifitsApplicable: 'true',
      offeredBenefits: [benefit!],
      relocationBenefits: [crypto.randomUUID()],
      isTravelApplicable: 'true',
      travelPercentage: '25',
      isWFHAvailable: 'false',
      wfhValue: '1 day a week',
      displayHourTocandidate: true,
    });
    expectSuccess(await world.call(steps.submitMiscInfo, misc, employer.token));
    const shown = (await preview(job.id)).miscInfoId;
    expect(shown).toMatchObject({
      hourlyRateRangeStart: '30',
      hourlyRateRangeEnd: '50',
      offeredBenefits: [{ _id: benefit }],
      relocationBenefits: [],
      travelPercentage: 25,
      startDate: '2031-01-15',
      displayHourTocandidate: true,
      displayWorkFromHome: false,
      whyShouldHire: 'false',
    });
    expect(shown).not.toHaveProperty('hourlyRate');
    expect(shown).not.toHaveProperty('wfhValue');
  });

  test.each([
    [
      { offeredBenifitsApplicable: 'true', offeredBenefits: [crypto.randomUUID()] },
      'This benefit isn’t on the list',
    ],
    [{ isTravelApplicable: 'true', travelPercentage: 30 }, 'Travel must be 25, 50, 75 or 100 percent'],
    [{ startDate: '2030-03-03' }, 'The start date can’t be before today'],
  ])('misc info refuses %o', async (change, message) => {
    const job = await startDraft(world, employer);
    const misc = { ...miscInfo(job.id), ...change };
    expect(await world.callRaw(steps.submitMiscInfo, misc, employer.token)).toMatchObject({
      httpStatus: 400,
      message,
    });
  });

  test('a start date in the past is accepted if it is not changed', async () => {
    const job = await startDraft(world, employer);
    const misc = miscInfo(job.id, { startDate: '2030-03-06' });
    expectSuccess(await world.call(steps.submitMiscInfo, misc, employer.token));
    const now = world.ctx.clock.now();
    world.clock.set(new Date('2030-03-09T10:00:00Z'));
    const later = await world.call(
      steps.submitMiscInfo,
      { ...misc, additionalNotes: 'Two hats.' },
      employer.token,
    );
    const moved = await world.call(
      steps.submitMiscInfo,
      { ...misc, startDate: '2030-03-07' },
      employer.token,
    );
    world.clock.set(now);
    expect(later.statusCode).toBe(0);
    expect(moved.message).toBe('The start date can’t be before today');
  });

  test('each interview round has a mode, and the first is the AI interview', async () => {
    const job = await startDraft(world, employer);
    const process = {
      jobId: job.id,
      rounds: 2,
      communicationMode: { First: 'Phone Call', Second: 'Chess game', Third: 'Video Call' },
      tips: { tip: 'true' as const, tipText: 'Speak up.' },
    };
    expectSuccess(await world.call(steps.submitInterviewProcess, process, employer.token));
    expect((await preview(job.id)).interviewProcessId).toEqual({
      rounds: '2',
      communicationMode: { First: 'AI Interview', Second: 'Chess game' },
      tips: { tip: 'true', tipText: 'Speak up.' },
      settings: {
        openDays: 3,
        thinkingSeconds: 0,
        retakes: 0,
        answerSeconds: 120,
        followUps: false,
        language: 'en',
        offer: 'graded',
      },
      proctoring: 'enforced',
    });
    const cases: [object, string][] = [
      [{ rounds: 7 }, 'A job has 1 to 6 rounds'],
      [{ rounds: 3, communicationMode: { Second: 'Video Call' } }, 'Please select a communication mode'],
      [{ communicationMode: { Second: 'Zoom 5' } }, 'A communication mode can have only letters and spaces'],
      [{ tips: { tip: 'true', tipText: '' } }, 'Please enter the tip'],
    ];
    for (const [change, message] of cases) {
      const reply = await world.callRaw(
        steps.submitInterviewProcess,
        { ...process, ...change },
        employer.token,
      );
      expect(reply).toMatchObject({ httpStatus: 400, message });
    }
  });

  test('the country, state and city of a work location must match', async () => {
    const job = await startDraft(world, employer);
    const location = { refJobId: job.id, address: '500 Market Street', ...somePlace(), zipcode: '94105' };
    const cases: [object, string][] = [
      [{ address: 'Here' }, 'An address has at least 10 characters'],
      [{ zipcode: '09999' }, TEXTS.zipcode],
      [{ countryId: 'IN' }, 'Please select a state of this country'],
      [{ countryId: '' }, 'Please select a country'],
      [{ cityId: 'US-CA-1' }, 'Please select a City of this state'],
    ];
    for (const [change, message] of cases) {
      const reply = await world.callRaw(steps.submitWorkLocation, { ...location, ...change }, employer.token);
      expect(reply).toMatchObject({ httpStatus: 400, message });
    }
    expectSuccess(await world.call(steps.submitWorkLocation, location, employer.token));
    expect((await preview(job.id)).workLocation).toMatchObject({
      address: '500 Market Street',
      country: 'United States',
      zipcode: '94105',
    });
  });

  test('onboarding needs an entry of the list', async () => {
    const job = await startDraft(world, employer);
    for (const [boardingListId, message] of [
      [[], 'Please select at least one requirement'],
      [[crypto.randomUUID()], 'This requirement isn’t on the list'],
    ]) {
      const reply = await world.callRaw(
        steps.submitOnBoardingDetails,
        { refJobId: job.id, boardingListId },
        employer.token,
      );
      expect(reply).toMatchObject({ httpStatus: 400, message });
    }
  });

  test('the personal message is a video, and the newest one counts', async () => {
    const job = await startDraft(world, employer);
    const picture = { filename: 'video.mp4', content: PNG };
    expect(
      await world.upload(steps.uploadJobVideo, { refJobId: job.id }, picture, employer.token),
    ).toMatchObject({ httpStatus: 415, message: TEXTS.videoFormat });
    const first = await uploadMessage(world, employer, job.id);
    const second = await uploadMessage(world, employer, job.id);
    const shown = (await preview(job.id)).uploadedData;
    expect(shown.map(({ name }) => name)).toEqual([second]);
    const video = await world.app.inject({ url: shown[0]!.url });
    expect(video.statusCode).toBe(200);
    const kept = [];
    for await (const key of world.ctx.files.list('video/')) kept.push(key.replaceAll('/', '-'));
    expect(kept).toContain(second);
    expect(kept).not.toContain(first);
  });
});

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
