import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submitQualifyingQuestions } from '#contract/job/job-questions.ts';
import * as steps from '#contract/job/job-steps.ts';
import { copyJob } from '#contract/job/job-copies.ts';
import type { Job } from '#contract/job/job.ts';
import { getCreateJobPreview } from '#contract/job/jobs.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { jobDetails, questionsFromBank, skillId, startDraft } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

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
  test('create a draft with a short readable id, and change it when its id is given', async () => {
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
    [{ role: 'Dev @ 2' }, 'role', 'Only alphabets are allowed'],
    [{ role: '2' }, 'role', 'Only alphabets are allowed'],
    [{ description: '<p>&nbsp;  </p>' }, 'description', 'Description cannot be empty'],
    [{ description: '<script>alert(1)</script>' }, 'description', 'Description cannot be empty'],
    [{ endDate: undefined }, 'endDate', 'Please select the months of the contract'],
    [{ startDate: 11 }, 'startDate', 'Please select the years of the contract, 0 to 10'],
    [{ startDate: 0, endDate: 0 }, 'endDate', 'A contract must last at least a month'],
    [
      { type: 'Direct Hire' as const, initialSalary: '5' },
      'finalSalary',
      'Please enter where the range ends',
    ],
    [{ sectorId: crypto.randomUUID() }, 'sectorId', 'Please select an industry type'],
  ])('refuse %o', async (change, path, message) => {
    const reply = await world.callRaw(
      steps.submitJobDetails,
      await jobDetails(world, change),
      employer.token,
    );
    expect(reply).toMatchObject({ httpStatus: 400, statusCode: 2, message });
    expect((reply.data as { issues: unknown[] }).issues[0]).toEqual({ path, message });
  });

  test.each([
    'Full-Stack Developer',
    'UI/UX',
    'R&D',
    'C++',
    'Level 3',
    'C#/.NET Developer (Sr.)',
    'Entwickler*in',
    'Barista [Remote] | Weekends',
    '看護師',
  ])('take %s as a designation', async (role) => {
    expect((await preview((await startDraft(world, employer, { role })).id)).role).toBe(role);
  });

  test('sent again with the same key after a lost response, change the same draft', async () => {
    const draftKey = 'a-key-of-its-own-1';
    const send = async (change: object, person = employer) =>
      world.call(steps.submitJobDetails, await jobDetails(world, { draftKey, ...change }), person.token);
    // Two calls at once, as an impatient client might send them.
    const [first, second] = await Promise.all([send({}), send({ role: 'Data Engineer' })]);
    const made = expectSuccess(first);
    expect(expectSuccess(second)).toEqual(made);
    expect(expectSuccess(await send({ role: 'Cook' }))).toEqual(made);
    expect((await preview(made._id)).role).toBe('Cook');
    const other = await world.employer();
    expect(expectSuccess(await send({}, other))._id).not.toBe(made._id);
    expect(expectSuccess(await send({ draftKey: 'a-key-of-its-own-2' }))._id).not.toBe(made._id);
    expect(await send({ draftKey: '1' })).toMatchObject({ httpStatus: 400 });

    const skill = [{ value: 'SQL', preference: 'Required' as const, minExperience: '1 Year' }];
    expectSuccess(await world.call(steps.submitSkillMatrix, { jobId: made._id, skill }, employer.token));
    expect(await send({ role: 'Nurse' })).toMatchObject({ httpStatus: 200, statusCode: 1 });
    expect((await preview(made._id)).role).toBe('Cook');
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

  test('a hostile description is stored without its harmful parts, and keeps its formatting', async () => {
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
  test('accepts skills of the master list and new ones, each with an id', async () => {
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
    expect(shown?.skillBasedMcqQuestion[0]).toMatchObject({ isCustom: false, skillId: { _id: javaScript } });
  });

  test('may have up to five more accepted answers, which a copy of the job has too', async () => {
    const job = await startDraft(world, employer);
    const form = await questionsFromBank(world, employer, job.id);
    const [bankQuestion] = form.skillBasedQuestion!;
    const own = {
      skillId: bankQuestion!.skillId,
      question: 'What is hoisting?',
      answer: 'Declarations move up.',
      acceptedAnswers: [
        ' A name is known before its line. ',
        'You can call a function above where it stands.',
      ],
    };
    const questions = {
      ...form,
      skillBasedQuestion: [{ ...bankQuestion!, acceptedAnswers: ['A function that remembers its scope.'] }],
      skillBasedCustomeQuestion: [own],
    };
    expectSuccess(await world.call(submitQualifyingQuestions, questions, employer.token));
    const accepted = async (jobId: string) =>
      (await preview(jobId)).qualifyingQuestionId?.skillBasedQuestion.map((one) => one.acceptedAnswers);
    const saved = [
      ['A function that remembers its scope.'],
      ['A name is known before its line.', 'You can call a function above where it stands.'],
    ];
    expect(await accepted(job.id)).toEqual(saved);
    const copy = expectSuccess(await world.call(copyJob, { jobId: job.id }, employer.token));
    expect(await accepted(copy._id)).toEqual(saved);

    for (const [acceptedAnswers, message] of [
      [['x'.repeat(5001)], 'An accepted answer has at most 5,000 characters'],
      [[' '], 'Please enter the accepted answer, or remove it'],
      [Array(6).fill('So'), 'A question can have at most five more accepted answers'],
    ] as const) {
      const change = { skillBasedCustomeQuestion: [{ ...own, acceptedAnswers }] };
      const reply = await world.callRaw(submitQualifyingQuestions, { ...form, ...change }, employer.token);
      expect(reply).toMatchObject({ httpStatus: 400, message });
    }
    expect(await accepted(job.id)).toEqual(saved);
  });

  test('must exist in each kind, be complete, and come from the bank', async () => {
    const job = await startDraft(world, employer);
    const form = await questionsFromBank(world, employer, job.id);
    const javaScript = await skillId(world, 'JavaScript');
    const java = await skillId(world, 'Java');
    const mcq = { skillId: javaScript, question: 'Which?', options: ['a', 'b', 'c', 'd'], answer: 'a' };
    const cases: [object, string][] = [
      [
        { personalQuestions: [], personalCustomeQuestions: [{ question: ' ' }] },
        TEXTS.personalQuestionRequired,
      ],
      [{ skillMcqCustome: [{ ...mcq, options: ['a', 'b', 'c'] }] }, 'An MCQ has exactly 4 options'],
      [{ skillMcqCustome: [{ ...mcq, answer: 'e' }] }, 'The correct answer must be one of the options'],
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
        'This question isn’t in the question bank',
      ],
      [
        { skillBasedQuestion: [{ ...form.skillBasedQuestion?.[0], skillId: java }] },
        'This question belongs to another skill',
      ],
      [
        { skillMcqCustome: [{ ...mcq, skillId: crypto.randomUUID() }] },
        'Please say which skill the question is about',
      ],
      [
        { personalCustomeQuestions: [{ question: 'Why us?' }, { question: 'why  us?' }] },
        'This question appears twice: why  us?',
      ],
      [
        { personalCustomeQuestions: [{ question: 'x'.repeat(1001) }] },
        'A question has at most 1,000 characters',
      ],
    ];
    for (const [change, message] of cases) {
      const reply = await world.callRaw(submitQualifyingQuestions, { ...form, ...change }, employer.token);
      expect(reply).toMatchObject({ httpStatus: 400, message });
    }
    expect((await preview(job.id)).qualifyingQuestionId).toBeNull();
  });
});
