import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '#contract/shared/api.ts';
import { makeToken } from '#contract/company/company-tokens.ts';
import { getTimeline, moveApplications } from '#contract/interview/decisions.ts';
import { memberRolesOf, type InputOf } from '#contract/shared/endpoint.ts';
import { makeGuestLink } from '#contract/interview/guest-links.ts';
import { getInterviewSession, startQuestion, writeAnswer } from '#contract/interview/interview-session.ts';
import {
  getApplicationByJobId,
  getFeedback,
  getScheduleInterviews,
  scheduleInterview,
  startInterview,
  submitInterview,
} from '#contract/interview/interview.ts';
import { answerRequest, getMyRequests, getRequests, makeRequest } from '#contract/interview/requests.ts';
import { correctAnswer } from '#contract/interview/review.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import {
  CLOSURES,
  INTRODUCTION,
  applyTo,
  beScheduled,
  beginInterview,
  giveConsent,
  postInterviewJob,
  speak,
} from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { markNoShowsTask } from '../tasks.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

type Kinds = InputOf<typeof makeRequest>['kinds'];

let world: World;
let owner: Person;
let recruiter: Person;
let reviewer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  owner = await world.employer('Ada Just');
  job = await postInterviewJob(world, owner);
  recruiter = await joinCompany(world, owner, { name: 'Rita Cruiter', memberRole: 'recruiter' });
  reviewer = await joinCompany(world, owner, {
    name: 'Rev Iewer',
    memberRole: 'reviewer',
    jobIds: [job.id],
  });
});
afterAll(() => world.close());

const now = () => world.clock.now().getTime();
const ask = (candidate: Person, applicationId: string, kinds: Kinds, text = '') =>
  world.call(makeRequest, { applicationId, kinds, text }, candidate.token);
const decide = (change: InputOf<typeof answerRequest>, person = recruiter) =>
  world.call(answerRequest, change, person.token);
const asked = async (applicationId: string) =>
  expectSuccess(await world.call(getRequests, { applicationId }, recruiter.token)).requests;
const mine = async (candidate: Person, applicationId: string) =>
  expectSuccess(await world.call(getMyRequests, { applicationId }, candidate.token));
const sessionOf = async (candidate: Person, applicationId: string) =>
  expectSuccess(await world.call(getInterviewSession, { applicationId }, candidate.token));
const timeline = async (candidate: Person, applicationId: string) =>
  expectSuccess(await world.call(getTimeline, { applicationId }, candidate.token)).map(({ title }) => title);
const decisions = async (candidate: Person) =>
  (await world.mailTo(candidate.email)).filter(({ subject }) => subject.startsWith('Your request about'));

async function scheduled(name: string) {
  const candidate = await world.candidate(name);
  const applicationId = await beScheduled(world, job, owner, candidate);
  return { candidate, applicationId };
}

/** Someone whose request was granted. */
async function granted(name: string, kinds: Kinds, change: { timeFactor?: 1.5 | 2 } = {}) {
  const one = await scheduled(name);
  expectSuccess(await ask(one.candidate, one.applicationId, kinds));
  const [request] = await asked(one.applicationId);
  expectSuccess(await decide({ requestId: request!.requestId, granted: true, ...change }));
  return one;
}

describe('each adjustment, when it is granted, has its effect', () => {
  test('more time: all times are longer', async () => {
    const { candidate, applicationId } = await granted('Mo Time', ['more-time']);
    await beginInterview(world, job, applicationId, candidate);
    const session = await sessionOf(candidate, applicationId);
    expect(session).toMatchObject({ timeFactor: 1.5, proctoring: 'enforced' });
    const { questionId } = session.questions[1]!;
    const put = expectSuccess(
      await world.call(startQuestion, { applicationId, questionId }, candidate.token),
    );
    expect(Date.parse(put.deadline) - Date.parse(put.askedAt)).toBe(180_000);
    const twice = await granted('Mo Twice', ['more-time'], { timeFactor: 2 });
    expect(await sessionOf(twice.candidate, twice.applicationId)).toMatchObject({ timeFactor: 2 });
  });

  test.each([
    [['record-only'], { proctoring: 'record-only' }],
    [['breaks'], { hasBreaks: true }],
    [['no-camera'], { noCamera: true }],
    [['in-writing'], { inWriting: true }],
    [
      ['breaks', 'no-camera', 'in-writing'],
      { hasBreaks: true, noCamera: true, inWriting: true, timeFactor: 1, proctoring: 'enforced' },
    ],
  ] as const)('%j', async (kinds, effect) => {
    const { candidate, applicationId } = await granted('Gran Ted', [...kinds]);
    expect(await sessionOf(candidate, applicationId)).toMatchObject(effect);
  });

  test('a person instead: the AI round is over, and people go on by hand', async () => {
    const { candidate, applicationId } = await granted('Per Son', ['person']);
    const [mail] = await decisions(candidate);
    expect(mail!.text).toContain('You don’t need to take the AI interview.');
    expect(mail!.attachments[0]!.content).toContain('METHOD:CANCEL');
    expect(mail!.attachments[0]!.content).toContain('SEQUENCE:1');
    expect(await timeline(candidate, applicationId)).toContain('A person takes over');
    expect(expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token))).toEqual([]);
    expect(expectSuccess(await world.call(getFeedback, { applicationId }, owner.token))).toBeNull();
    const begun = await world.call(
      startInterview,
      { applicationId, consentVersion: '2026-12' },
      candidate.token,
    );
    expect(begun).toMatchObject({ message: 'This application has no scheduled interview.' });
    const order = { applicationIds: [applicationId], stage: 'offer' as const };
    const { results } = expectSuccess(await world.call(moveApplications, order, recruiter.token));
    expect(results).toMatchObject([{ moved: true }]);
  });

  test('another time: the company sets it, and nothing else changes', async () => {
    const { candidate, applicationId } = await granted('Ano Ther', ['another-time']);
    expect(await sessionOf(candidate, applicationId)).toMatchObject({ timeFactor: 1, noCamera: false });
  });
});

test.each(['more-time', 'person', 'another-time'] as const)(
  '%s, when it is declined, changes nothing but what the candidate reads',
  async (kind) => {
    const { candidate, applicationId } = await scheduled('Dec Lined');
    const before = await sessionOf(candidate, applicationId);
    expectSuccess(await ask(candidate, applicationId, [kind], 'I need it.'));
    const [request] = await asked(applicationId);
    expect(request).toMatchObject({ kinds: [kind], text: 'I need it.', candidateName: 'Dec Lined' });
    const refusal = { requestId: request!.requestId, granted: false };
    expect(await decide(refusal)).toMatchObject({
      httpStatus: 400,
      message: 'Please tell the candidate why',
    });
    expectSuccess(await decide({ ...refusal, note: 'We cannot do this.' }));
    expectSuccess(await decide({ ...refusal, note: 'We cannot do this.' }));
    expect(await decide({ ...refusal, granted: true })).toMatchObject({ code: 'request.answered' });
    expect({ ...(await sessionOf(candidate, applicationId)), serverTime: '' }).toEqual({
      ...before,
      serverTime: '',
    });
    const mails = await decisions(candidate);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Your request is declined.');
    expect(mails[0]!.text).toContain('Message from Ada Just: We cannot do this.');
    expect((await mine(candidate, applicationId)).requests).toMatchObject([
      { answer: { kind: 'declined', note: 'We cannot do this.' } },
    ]);
    expect((await timeline(candidate, applicationId)).join()).toMatch(/You asked for.*Ada Just declined/);
  },
);

describe('asking', () => {
  test('is possible before the decision and before the interview, and a request that waits is replaced', async () => {
    const candidate = await world.candidate('Ear Ly');
    const applicationId = await applyTo(world, job, owner, candidate);
    expectSuccess(await ask(candidate, applicationId, ['breaks']));
    expectSuccess(await ask(candidate, applicationId, ['breaks', 'more-time', 'breaks'], 'Both, please'));
    expect(await asked(applicationId)).toMatchObject([
      { kinds: ['more-time', 'breaks'], text: 'Both, please' },
    ]);
    const told = (await world.mailTo(owner.email)).filter(({ text }) =>
      text.includes('Ear Ly has a request'),
    );
    expect(told).toHaveLength(1);
    expect(told[0]!.text).not.toMatch(/break|time to/i);
    const [request] = await asked(applicationId);
    expectSuccess(await decide({ requestId: request!.requestId, granted: true }));
    const schedule = { applicationId, date: now() };
    expectSuccess(await world.call(scheduleInterview, schedule, owner.token));
    expect(await sessionOf(candidate, applicationId)).toMatchObject({ hasBreaks: true, timeFactor: 1.5 });
  });

  test('is refused once the interview has begun, and without a kind', async () => {
    const { candidate, applicationId } = await scheduled('Too Late');
    expect(await ask(candidate, applicationId, [])).toMatchObject({ httpStatus: 400 });
    expect(await ask(candidate, applicationId, ['breaks'], 'x'.repeat(2_001))).toMatchObject({
      httpStatus: 400,
    });
    expectSuccess(await ask(candidate, applicationId, ['breaks']));
    await giveConsent(world, applicationId, candidate);
    expect(await ask(candidate, applicationId, ['breaks'])).toMatchObject({
      code: 'interview.already-begun',
    });
    expect(await mine(candidate, applicationId)).toMatchObject({ canAsk: false });
    const [request] = await asked(applicationId);
    expect(await decide({ requestId: request!.requestId, granted: true })).toMatchObject({
      code: 'interview.already-begun',
    });
    expectSuccess(await decide({ requestId: request!.requestId, granted: false, note: 'Too late now.' }));
  });

  test('of two decisions at once one counts', async () => {
    const { candidate, applicationId } = await scheduled('Two Deciders');
    expectSuccess(await ask(candidate, applicationId, ['breaks']));
    const { requestId } = (await asked(applicationId))[0]!;
    const replies = await Promise.all([
      decide({ requestId, granted: true }),
      decide({ requestId, granted: false, note: 'No.' }, owner),
    ]);
    expect(replies.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1);
    expect(await decisions(candidate)).toHaveLength(1);
  });
});

test('reviewers, programs, visitors and guests read nothing of it, in any answer', async () => {
  const { candidate, applicationId } = await scheduled('Pri Vate');
  const secret = 'because of my stammer';
  expectSuccess(
    await ask(
      candidate,
      applicationId,
      ['more-time', 'record-only', 'breaks', 'no-camera', 'in-writing'],
      secret,
    ),
  );
  const { requestId } = (await asked(applicationId))[0]!;
  const scopes = ['applications:read' as const, 'applications:write' as const];
  const program = expectSuccess(
    await world.call(makeToken, { name: 'Program', scopes, expires: null }, owner.token),
  );
  for (const named of [{}, { applicationId }])
    expect(expectSuccess(await world.call(getRequests, named, program.token)).requests).toEqual([]);
  expect(await world.call(answerRequest, { requestId, granted: true }, program.token)).toMatchObject({
    httpStatus: 404,
  });
  expectSuccess(await decide({ requestId, granted: true, note: 'Of course, dear Pri.' }));
  const listed = async (person: Person) =>
    expectSuccess(
      await world.call(getApplicationByJobId, { jobId: job.id, applicationType: 'SCHEDULED' }, person.token),
    ).find((row) => row.applicationId === applicationId);
  expect(await listed(recruiter)).toMatchObject({ timeFactor: 1.5, recordOnly: true });
  expect(await listed(reviewer)).toMatchObject({ timeFactor: 1, recordOnly: false });
  await giveConsent(world, applicationId, candidate);
  expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, candidate.token));
  await world.settle();

  const link = {
    applicationId,
    name: 'Gus Guest',
    expires: new Date(now() + DAY_MS).toISOString(),
    inFull: true,
  };
  const { address: url } = expectSuccess(await world.call(makeGuestLink, link, owner.token));
  const token = new URL(url).searchParams.get('token') ?? url.split('/').at(-1)!;
  const inputs = { applicationId, jobId: job.id, candidateId: candidate.id, token, q: 'Pri Vate' };
  const isSecret =
    /stammer|dear Pri|adjustment|recordOnly":true|timeFactor":(?!1[,}])|hasBreaks|inWriting|noCamera/;
  let answered = 0;
  for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
    const readers = [
      ...(endpoint.audience.includes('employer') && memberRolesOf(endpoint).includes('reviewer')
        ? [reviewer.token]
        : []),
      ...(endpoint.audience.includes('visitor') ? [undefined] : []),
    ];
    for (const reader of readers) {
      const reply = await world.callRaw(endpoint, inputs, reader);
      if (reply.statusCode === 0) answered += 1;
      expect([endpoint.path, isSecret.exec(JSON.stringify(reply))?.[0]]).toEqual([endpoint.path, undefined]);
    }
  }
  expect(answered).toBeGreaterThan(20);
  expect(await world.call(getRequests, {}, reviewer.token)).toMatchObject({ httpStatus: 403 });
  expect(await decide({ requestId, granted: true }, reviewer)).toMatchObject({ httpStatus: 403 });
  expect((await world.mailTo(reviewer.email)).filter(({ text }) => text.includes('Pri Vate asks'))).toEqual(
    [],
  );
});

describe('an answer in writing', () => {
  test('gets the verdict that the same words get when they are spoken', async () => {
    const speaker = await world.candidate('Spea Ker');
    const spokenId = await beScheduled(world, job, owner, speaker);
    await beginInterview(world, job, spokenId, speaker);
    const voices = ['closures-good.wav', 'dont-know.wav'];
    for (const [index, file] of voices.entries())
      await speak(world, speaker, spokenId, index + 1, readVoice(file));
    expectSuccess(await world.call(submitInterview, { applicationId: spokenId, answers: [] }, speaker.token));
    await world.settle();
    const reportOf = async (applicationId: string) =>
      expectSuccess(await world.call(getFeedback, { applicationId }, owner.token))!;
    const spoken = (await reportOf(spokenId)).questionnaireReport.filter(({ kind }) => kind !== 'mcq');
    expect(spoken[0]!.answer).toMatch(/closure/i);

    const { candidate: writer, applicationId } = await granted('Wri Ter', ['in-writing']);
    await beginInterview(world, job, applicationId, writer);
    const { questions } = await sessionOf(writer, applicationId);
    for (const { questionId, answer } of spoken) {
      const wrong = { applicationId, questionId, text: 'Another text first' };
      expectSuccess(await world.call(writeAnswer, wrong, writer.token));
      expectSuccess(await world.call(writeAnswer, { applicationId, questionId, text: answer }, writer.token));
    }
    expect(await sessionOf(writer, applicationId)).toMatchObject({
      questions: [{}, { writtenAnswer: spoken[0]!.answer }, { writtenAnswer: spoken[1]!.answer }],
    });
    expectSuccess(await world.call(submitInterview, { applicationId, answers: [] }, writer.token));
    await world.settle();
    const written = (await reportOf(applicationId)).questionnaireReport.filter(({ kind }) => kind !== 'mcq');
    const judged = (entries: typeof written) =>
      entries.map(({ question, answer, answerStatus, score, ideas }) => ({
        question,
        answer,
        answerStatus,
        score,
        found: ideas.map(({ idea, found }) => [idea, found]),
      }));
    expect(judged(written)).toEqual(judged(spoken));
    expect(judged(written)[0]!.answerStatus).toBe('Needs Review');
    expect(judged(written)[0]!.found.some(([, found]) => found)).toBe(true);
    expect(written[0]).toMatchObject({ isWritten: true, audioUrl: null, durationSeconds: null, words: [] });
    const correction = { applicationId, questionId: questions[1]!.questionId, corrections: [] };
    expect(await world.call(correctAnswer, correction, writer.token)).not.toMatchObject({ statusCode: 0 });
  });

  test('is taken where it was granted alone, and with the submission too', async () => {
    const plain = await scheduled('Spo Ken');
    await beginInterview(world, job, plain.applicationId, plain.candidate);
    const [, skill] = (await sessionOf(plain.candidate, plain.applicationId)).questions;
    const text = { applicationId: plain.applicationId, questionId: skill!.questionId, text: 'In writing' };
    expect(await world.call(writeAnswer, text, plain.candidate.token)).toMatchObject({
      code: 'interview.not-in-writing',
    });
    const { candidate, applicationId } = await granted('Wri Ting', ['in-writing', 'no-camera']);
    await beginInterview(world, job, applicationId, candidate);
    const [mcq] = (await sessionOf(candidate, applicationId)).questions;
    const foreign = { applicationId, questionId: mcq!.questionId, text: 'x' };
    expect(await world.call(writeAnswer, foreign, candidate.token)).toMatchObject({ httpStatus: 400 });
    const answers = [
      { question: CLOSURES.question, answer: CLOSURES.answer },
      { question: INTRODUCTION, answer: 'I build things.' },
    ];
    expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
    await world.settle();
    const report = expectSuccess(await world.call(getFeedback, { applicationId }, owner.token))!;
    expect(report.questionnaireReport.slice(1)).toMatchObject([
      { answer: CLOSURES.answer, answerStatus: 'Correct', isWritten: true },
      { answer: 'I build things.', answerStatus: 'Not Scored', isWritten: true },
    ]);
  });
});

test('who missed the interview and asks for another time is in the list of all requests', async () => {
  const { candidate, applicationId } = await scheduled('Miss Ing');
  world.clock.set(new Date(now() + 4 * DAY_MS));
  await world.ctx.tasks.queue(world.db, markNoShowsTask, {});
  await world.settle();
  expectSuccess(await ask(candidate, applicationId, ['another-time'], 'I was in hospital.'));
  const { requests } = expectSuccess(await world.call(getRequests, {}, recruiter.token));
  expect(requests.filter(({ candidateName }) => candidateName === 'Miss Ing')).toMatchObject([
    { kinds: ['another-time'], text: 'I was in hospital.', answer: null },
  ]);
});
