import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitQualifyingQuestions } from '#contract/job-questions.ts';
import * as steps from '#contract/job-steps.ts';
import { type Job, getCreateJobPreview, publishJob } from '#contract/jobs.ts';
import { getMasterEducation } from '#contract/master.ts';
import { TEXTS } from '#contract/texts.ts';
import {
  benefitIds,
  completeDraft,
  jobDetails,
  miscInfo,
  questionsFromBank,
  skillId,
  startDraft,
  uploadMessage,
} from '#server/testing/jobs.ts';
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

describe('job details', () => {
  test('make a draft with a short readable id, and change it when its id is given', async () => {
    const job = await startDraft(world, employer);
    expect(job.alternateId).toMatch(/^R1-[2-9A-HJKMNP-TV-Z]{6}$/);
    const changed = await jobDetails(world, { role: 'Data Engineer', refJobId: job.id });
    expect(expectSuccess(await world.call(steps.submitJobDetails, changed, employer.token))).toEqual({
      _id: job.id,
      alternateJobId: job.alternateId,
    });
    expect(await preview(job.id)).toMatchObject({
      role: 'Data Engineer',
      status: 'draft',
      isActive: false,
      startDate: '1',
      endDate: '6',
    });
  });

  test.each([
    [{ role: '' }, 'role', 'Designation cannot be empty'],
    [{ role: 'Dev 2' }, 'role', 'Only alphabets are allowed'],
    [{ description: '<p>&nbsp;  </p>' }, 'description', 'Description cannot be empty'],
    [{ description: '<script>alert(1)</script>' }, 'description', 'Description cannot be empty'],
    [{ startDate: undefined }, 'startDate', 'Please select the years of the contract'],
    [{ endDate: undefined }, 'endDate', 'Please select the months of the contract'],
    [{ startDate: 11 }, 'startDate', 'Please select the years of the contract, 0 to 10'],
    [{ startDate: 0, endDate: 0 }, 'endDate', 'A contract lasts at least a month'],
    [{ type: 'Direct Hire' as const }, 'salary', 'Please enter a salary or a salary range'],
    [
      { type: 'Direct Hire' as const, initialSalary: '5' },
      'finalSalary',
      'Please enter where the range ends',
    ],
    [{ sectorId: 'x' }, 'sectorId', 'Please select an industry type'],
    [{ sectorId: crypto.randomUUID() }, 'sectorId', 'Please select an industry type'],
  ])('refuse %o', async (change, path, message) => {
    const reply = await world.callRaw(
      steps.submitJobDetails,
      await jobDetails(world, change),
      employer.token,
    );
    expect(reply).toMatchObject({ httpStatus: 400, statusCode: 2, message });
    expect(reply.data).toMatchObject({ issues: [{ path, message }] });
  });

  test('a change of type clears what no longer applies', async () => {
    const job = await startDraft(world, employer);
    const submit = async (change: Partial<Awaited<ReturnType<typeof jobDetails>>>) => {
      const form = await jobDetails(world, { refJobId: job.id, ...change });
      expectSuccess(await world.call(steps.submitJobDetails, form, employer.token));
      const { startDate, endDate, salary, annualSalaryRange } = await preview(job.id);
      return { startDate, endDate, salary, annualSalaryRange };
    };
    const none = { startDate: null, endDate: null, salary: null, annualSalaryRange: null };
    expect(await submit({ type: 'Direct Hire', initialSalary: '50000', finalSalary: 70000 })).toEqual({
      ...none,
      annualSalaryRange: '50000-70000',
    });
    expect(await submit({ type: 'Direct Hire', annualSalaryRange: '60000-80000' })).toEqual({
      ...none,
      annualSalaryRange: '60000-80000',
    });
    expect(await submit({ type: 'Direct Hire', salary: '65000' })).toEqual({ ...none, salary: '65000' });
    expect(await submit({ type: 'CTH', salary: '65000', startDate: 0, endDate: 3 })).toEqual({
      ...none,
      startDate: '0',
      endDate: '3',
    });
  });

  test('a hostile description is stored harmless, its formatting kept', async () => {
    const description = [
      '<h1>Job</h1><p onclick="evil()" style="position:fixed">Hello <strong>you</strong></p>',
      '<script>alert(1)</script><svg onload=alert(2)><circle/></svg><iframe src="https://evil.test"></iframe>',
      '<style>body{display:none}</style><img src=x onerror=alert(3)><form action="/x"><input></form>',
      '<a href="javascript:alert(4)">one</a> <a href="JaVaScRiPt&#58;alert(5)">two</a>',
      '<a href="data:text/html,x">three</a> <a href="//evil.test">four</a>',
      '<a href="https://good.test/?a=1&b=2" onmouseover="evil()" target="_self">five</a>',
      '<a href="mailto:jobs@good.test">six</a>',
    ].join('');
    const job = await startDraft(world, employer, { description });
    expect((await preview(job.id)).description).toBe(
      '<h2>Job</h2><p>Hello <strong>you</strong></p>' +
        '<a>one</a> <a>two</a><a>three</a> <a>four</a>' +
        '<a href="https://good.test/?a=1&amp;b=2" rel="noopener noreferrer" target="_blank">five</a>' +
        '<a href="mailto:jobs@good.test" rel="noopener noreferrer" target="_blank">six</a>',
    );
  });
});

describe('the skill matrix', () => {
  test('takes skills of the master list and new ones, each with an id', async () => {
    const job = await startDraft(world, employer);
    const skill = [
      { value: 'javascript', preference: 'Required' as const, minExperience: '10 Years & above' },
      { value: 'Basket  Weaving', preference: 'Preferred' as const, minExperience: '0 months' },
    ];
    expectSuccess(await world.call(steps.submitSkillMatrix, { jobId: job.id, skill }, employer.token));
    const shown = (await preview(job.id)).skillMatrixId?.skill ?? [];
    expect(shown).toMatchObject([
      { value: 'JavaScript', preference: 'Required', minExperience: '10 Years & above' },
      { value: 'Basket Weaving', preference: 'Preferred', minExperience: '0 month' },
    ]);
    expect(shown[0]?._id).toBe(await skillId(world, 'JavaScript'));

    const again = await startDraft(world, employer);
    const same = [{ value: ' BASKET WEAVING ', preference: 'Required' as const, minExperience: '1 Year' }];
    expectSuccess(
      await world.call(steps.submitSkillMatrix, { jobId: again.id, skill: same }, employer.token),
    );
    expect((await preview(again.id)).skillMatrixId?.skill[0]?._id).toBe(shown[1]?._id);
  });

  const required = { preference: 'Required', minExperience: '1 Year' };
  test.each([
    [[], TEXTS.skillRequired],
    [[{ value: 'C%', ...required }], TEXTS.skillName],
    [
      [{ value: 'Java', preference: 'Maybe', minExperience: '1 Year' }],
      'Please select Required or Preferred',
    ],
    [[{ value: 'Java', preference: 'Required', minExperience: '2 weeks' }], 'Please select the experience'],
    [
      [
        { value: 'Java', ...required },
        { value: 'java', ...required },
      ],
      'The skill Java is in the list twice',
    ],
  ])('refuses %o', async (skill, message) => {
    const job = await startDraft(world, employer);
    const reply = await world.callRaw(steps.submitSkillMatrix, { jobId: job.id, skill }, employer.token);
    expect(reply).toMatchObject({ httpStatus: 400, message });
    expect((await preview(job.id)).skillMatrixId).toBeNull();
  });
});

describe('the questions', () => {
  test('are copied from the bank, in order, with custom ones after them', async () => {
    const job = await startDraft(world, employer);
    const fromBank = await questionsFromBank(world, employer, job.id);
    const javaScript = await skillId(world, 'JavaScript');
    const questions = {
      ...fromBank,
      personalCustomeQuestions: [{ question: ' Why us? ' }, { question: '  ' }],
      skillBasedCustomeQuestion: [
        { skillId: javaScript, question: 'What is a closure?', answer: 'A function with its scope.' },
      ],
      skillMcqCustome: [
        { skillId: javaScript, question: 'Which is falsy?', options: ['0', '1', '[]', '{}'], answer: '0' },
      ],
    };
    expectSuccess(await world.call(submitQualifyingQuestions, questions, employer.token));
    const shown = (await preview(job.id)).qualifyingQuestionId;
    expect(shown?.personalQuestion.map(({ isCustom }) => isCustom)).toEqual([false, true]);
    expect(shown?.personalQuestion[1]?.questionId).toEqual({ _id: null, name: 'Why us?' });
    expect(shown?.skillBasedQuestion[1]).toMatchObject({
      questionId: { _id: null, name: 'What is a closure?' },
      skillId: { _id: javaScript, name: 'JavaScript' },
      answer: 'A function with its scope.',
    });
    expect(shown?.skillBasedMcqQuestion[1]).toMatchObject({ options: ['0', '1', '[]', '{}'], answer: '0' });
    expect(shown?.skillBasedMcqQuestion[0]?.questionId._id).toBe(fromBank.skilMcq?.[0]?.questionId);
  });

  test('must be there in each kind, complete, and of the bank', async () => {
    const job = await startDraft(world, employer);
    const form = await questionsFromBank(world, employer, job.id);
    const javaScript = await skillId(world, 'JavaScript');
    const java = await skillId(world, 'Java');
    const mcq = { skillId: javaScript, question: 'Which?', options: ['a', 'b', 'c', 'd'], answer: 'a' };
    const cases: [object, string][] = [
      [{ personalQuestions: [] }, TEXTS.personalQuestionRequired],
      [
        { personalQuestions: [], personalCustomeQuestions: [{ question: ' ' }] },
        TEXTS.personalQuestionRequired,
      ],
      [{ skillBasedQuestion: [] }, TEXTS.skillQuestionRequired],
      [{ skilMcq: [] }, TEXTS.mcqRequired],
      [{ skillMcqCustome: [{ ...mcq, options: ['a', 'b', 'c', ' '] }] }, 'All four options must be filled'],
      [{ skillMcqCustome: [{ ...mcq, options: ['a', 'b', 'c'] }] }, 'An MCQ has exactly four options'],
      [{ skillMcqCustome: [{ ...mcq, answer: '' }] }, 'Please mark the correct option'],
      [{ skillMcqCustome: [{ ...mcq, answer: 'e' }] }, 'The correct answer must be one of the four options'],
      [
        { skillBasedCustomeQuestion: [{ skillId: javaScript, question: 'Why?', answer: '' }] },
        'Please enter the expected answer',
      ],
      [
        { skillBasedQuestion: [{ ...form.skillBasedQuestion?.[0], answer: 'abcd' }] },
        'An expected answer has at least 5 characters',
      ],
      [
        { personalQuestions: [{ questionId: crypto.randomUUID() }] },
        'This question is not in the question bank',
      ],
      [
        { skillBasedQuestion: [{ ...form.skillBasedQuestion?.[0], skillId: java }] },
        'This question is one of another skill',
      ],
      [
        { skillMcqCustome: [{ ...mcq, skillId: crypto.randomUUID() }] },
        'Please name the skill of the question',
      ],
      [
        { personalCustomeQuestions: [{ question: 'Why us?' }, { question: 'why  us?' }] },
        'This question is there twice: why  us?',
      ],
      [
        { personalCustomeQuestions: [{ question: 'x'.repeat(1001) }] },
        'A question has at most 1000 characters',
      ],
    ];
    for (const [change, message] of cases) {
      const reply = await world.callRaw(submitQualifyingQuestions, { ...form, ...change }, employer.token);
      expect(reply).toMatchObject({ httpStatus: 400, message });
    }
    expect((await preview(job.id)).qualifyingQuestionId).toBeNull();
  });
});

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

  test('misc info is kept as entered, without what does not apply', async () => {
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
    [{ hourlyRate: '' }, 'Please enter an hourly rate or a range'],
    [{ hourlyRate: '', hourlyRateRangeStart: '5' }, 'Please enter where the range ends'],
    [{ positionQualifiesForOvertime: '' }, 'Please say whether the position qualifies for overtime'],
    [{ offeredBenifitsApplicable: 'true' }, 'Please select at least one benefit'],
    [
      { offeredBenifitsApplicable: 'true', offeredBenefits: [crypto.randomUUID()] },
      'This benefit is not in the list',
    ],
    [{ isRelocationApplicable: 'true' }, 'Please select at least one relocation benefit'],
    [{ isTravelApplicable: 'true' }, 'Please select how much travel'],
    [{ isTravelApplicable: 'true', travelPercentage: 30 }, 'Travel is 25, 50, 75 or 100 percent'],
    [{ isWFHAvailable: 'true' }, 'Please select how much work from home'],
    [{ startDate: '' }, 'Please select a start date'],
    [{ startDate: '2030-03-03' }, 'The start date must not be before today'],
  ])('misc info refuses %o', async (change, message) => {
    const job = await startDraft(world, employer);
    const misc = { ...miscInfo(job.id), ...change };
    expect(await world.callRaw(steps.submitMiscInfo, misc, employer.token)).toMatchObject({
      httpStatus: 400,
      message,
    });
  });

  test('a start date that has passed since stays as long as it is not changed', async () => {
    const job = await startDraft(world, employer);
    const misc = miscInfo(job.id, { startDate: '2030-03-20' });
    expectSuccess(await world.call(steps.submitMiscInfo, misc, employer.token));
    const now = world.ctx.clock.now();
    world.clock.set(new Date('2030-04-20T10:00:00Z'));
    const later = await world.call(
      steps.submitMiscInfo,
      { ...misc, additionalNotes: 'Two hats.' },
      employer.token,
    );
    const moved = await world.call(
      steps.submitMiscInfo,
      { ...misc, startDate: '2030-03-21' },
      employer.token,
    );
    world.clock.set(now);
    expect(later.statusCode).toBe(0);
    expect(moved.message).toBe('The start date must not be before today');
  });

  test('interview rounds have a mode each, the first the AI interview', async () => {
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
      proctoring: 'enforced',
    });
    const cases: [object, string][] = [
      [{ rounds: 7 }, 'Rounds are 1 to 6'],
      [{ rounds: 3, communicationMode: { Second: 'Video Call' } }, 'Please select a communication mode'],
      [{ communicationMode: { Second: 'Zoom 5' } }, 'A communication mode has letters and spaces only'],
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

  test('a work location holds together', async () => {
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

  test('onboarding asks for something of the list', async () => {
    const job = await startDraft(world, employer);
    for (const [boardingListId, message] of [
      [[], 'Please select at least one requirement'],
      [[crypto.randomUUID()], 'This requirement is not in the list'],
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
    const picture = { filename: 'film.mp4', content: PNG };
    expect(
      await world.upload(steps.uploadJobVideo, { refJobId: job.id }, picture, employer.token),
    ).toMatchObject({ httpStatus: 415, message: TEXTS.videoFormat });
    const first = await uploadMessage(world, employer, job.id);
    const second = await uploadMessage(world, employer, job.id);
    const shown = (await preview(job.id)).uploadedData;
    expect(shown.map(({ name }) => name)).toEqual([second]);
    const film = await world.app.inject({ url: shown[0]!.url });
    expect(film.statusCode).toBe(200);
    const kept = [];
    for await (const key of world.ctx.files.list('video/')) kept.push(key.replaceAll('/', '-'));
    expect(kept).toContain(second);
    expect(kept).not.toContain(first);
  });
});

test('publishing names the first step that is missing, until none is', async () => {
  const job = await startDraft(world, employer);
  const publish = async () => {
    const { statusCode, data } = await world.callRaw(publishJob, { jobId: job.id }, employer.token);
    return statusCode === 0 ? 'published' : (data as { missingStep: string }).missingStep;
  };
  const whole = await preview((await completeDraft(world, employer)).id);
  const { token } = employer;
  const missing = [await publish()];
  const skill = [{ value: 'JavaScript', preference: 'Required' as const, minExperience: '1 Year' }];
  expectSuccess(await world.call(steps.submitSkillMatrix, { jobId: job.id, skill }, token));
  missing.push(await publish());
  const questions = await questionsFromBank(world, employer, job.id);
  expectSuccess(await world.call(submitQualifyingQuestions, questions, token));
  missing.push(await publish());
  expectSuccess(await world.call(steps.submitEducation, { refJobId: job.id }, token));
  missing.push(await publish());
  expectSuccess(await world.call(steps.submitMiscInfo, miscInfo(job.id), token));
  missing.push(await publish());
  expectSuccess(await world.call(steps.submitInterviewProcess, { jobId: job.id }, token));
  missing.push(await publish());
  // Wholly from home: the work location is needed no more.
  const remote = miscInfo(job.id, { isWFHAvailable: 'true', wfhValue: '100% Remote' });
  expectSuccess(await world.call(steps.submitMiscInfo, remote, token));
  missing.push(await publish());
  const boardingListId = whole.boardingId.map(({ _id }) => _id);
  expectSuccess(await world.call(steps.submitOnBoardingDetails, { refJobId: job.id, boardingListId }, token));
  missing.push(await publish());
  await uploadMessage(world, employer, job.id);
  missing.push(await publish());
  expect(missing).toEqual([
    'skillMatrix',
    'question',
    'education',
    'miscInfo',
    'interviewProcess',
    'workLocation',
    'onBoarding',
    'personalMessage',
    'published',
  ]);
  expect(Object.values((await preview(job.id)).steps ?? {})).not.toContain(false);
});
