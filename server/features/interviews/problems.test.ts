import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getHistory } from '#contract/company/company-members.ts';
import { makeToken } from '#contract/company/company-tokens.ts';
import { getTimeline, moveApplications } from '#contract/interview/decisions.ts';
import { getMissedInterviews } from '#contract/account/employer.ts';
import { giveAgain, rescheduleInterview } from '#contract/interview/interview-again.ts';
import { getInterviewCourse } from '#contract/interview/interview-course.ts';
import { holdInterview } from '#contract/interview/interview-handover.ts';
import { chooseOption, startQuestion } from '#contract/interview/interview-session.ts';
import {
  getApplicationByJobId,
  getFeedback,
  recordProctoringEvent,
  setAccommodation,
  submitInterview,
} from '#contract/interview/interview.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { requestsPath } from '#contract/shared/paths.ts';
import { answerRequest, getRequests, makeRequest } from '#contract/interview/requests.ts';
import {
  MCQ,
  applyTo,
  beScheduled,
  beginInterview,
  postInterviewJob,
  speak,
} from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Tara Trouble');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const later = (milliseconds: number) => world.clock.set(new Date(world.clock.now().getTime() + milliseconds));
const report = (applicationId: string, candidate: Person, text?: string) =>
  world.call(
    makeRequest,
    { applicationId, kinds: ['problem'], ...(text === undefined ? {} : { text }) },
    candidate.token,
  );
const reported = async (applicationId: string, reader = employer) =>
  expectSuccess(await world.call(getRequests, { applicationId }, reader.token)).requests;
const course = async (applicationId: string, reader = employer) =>
  expectSuccess(await world.call(getInterviewCourse, { applicationId }, reader.token));
const give = (applicationId: string, what: 'all' | 'unanswered') =>
  world.call(giveAgain, { applicationId, what, date: world.clock.now().getTime() }, employer.token);
const mailed = async (person: Person, part: string) =>
  (await world.mailTo(person.email)).filter(({ subject }) => subject.includes(part));
const timeline = async (applicationId: string, candidate: Person) =>
  expectSuccess(await world.call(getTimeline, { applicationId }, candidate.token));
const interviewOf = async (applicationId: string) =>
  expectSuccess(
    await world.call(getApplicationByJobId, { jobId: job.id, applicationType: 'COMPLETED' }, employer.token),
  ).find((row) => row.applicationId === applicationId)?.interview;

async function scheduled(name: string) {
  const candidate = await world.candidate(name);
  return { candidate, applicationId: await beScheduled(world, job, employer, candidate) };
}

/** Someone who reloaded the page during the first spoken question, which submitted the interview. */
async function reloaded(name: string) {
  const { candidate, applicationId } = await scheduled(name);
  const asked = await beginInterview(world, job, applicationId, candidate);
  const [choice, spoken] = [asked.mcqQuestion[0]!._id, asked.skillBasedQuestions[0]!._id];
  const call = { applicationId };
  expectSuccess(await world.call(startQuestion, { ...call, questionId: choice }, candidate.token));
  const option = { ...call, questionId: choice, option: MCQ.answer };
  expectSuccess(await world.call(chooseOption, option, candidate.token));
  later(5_000);
  expectSuccess(await world.call(startQuestion, { ...call, questionId: spoken }, candidate.token));
  later(30_000);
  expectSuccess(await world.call(recordProctoringEvent, { ...call, kind: 'page-reloaded' }, candidate.token));
  const submission = { ...call, answers: [], cause: 'reloaded' as const };
  expectSuccess(await world.call(submitInterview, submission, candidate.token));
  return { candidate, applicationId };
}

describe('something went wrong', () => {
  test('the company is told by mail, sees what happened and what record-only would have kept, and gives it again', async () => {
    const { candidate, applicationId } = await reloaded('Rike Reloaded');
    expectSuccess(await report(applicationId, candidate, 'My cat pressed F5.'));
    // Repeating a report does not create another one.
    expectSuccess(await report(applicationId, candidate, 'My cat pressed F5.'));
    const mails = await mailed(employer, 'Reported problem: Rike Reloaded');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('They wrote: My cat pressed F5.');
    expect(mails[0]!.text).toContain(requestsPath(applicationId));
    expect(await interviewOf(applicationId)).toMatchObject({ problemWaits: true });

    expect(await reported(applicationId)).toMatchObject([{ text: 'My cat pressed F5.', answer: null }]);
    const before = await course(applicationId);
    expect(before).toMatchObject({
      candidateName: 'Rike Reloaded',
      canGiveAgain: true,
      proctoring: 'enforced',
      endCause: 'reloaded',
      questions: { all: 3, asked: 2, answered: 1 },
      recordOnly: { question: 2, questionsLeft: 2 },
    });
    expect(before.recordOnly!.secondsLeft).toBeGreaterThan(80);
    expect(before.recordOnly!.secondsLeft).toBeLessThanOrEqual(90);
    expect(before.moments.map(({ kind, about }) => [kind, about])).toEqual([
      ['started', null],
      ['asked', '1'],
      ['asked', '2'],
      ['page-reloaded', null],
      ['submitted', null],
    ]);

    expectSuccess(await give(applicationId, 'unanswered'));
    expect(await reported(applicationId)).toMatchObject([
      { answer: { kind: 'given-again-in-part' }, answeredBy: 'Tara Trouble' },
    ]);
    expect(await course(applicationId)).toMatchObject({
      endCause: null,
      questions: { all: 2, asked: 0, answered: 0 },
    });
    expect((await timeline(applicationId, candidate)).map(({ title }) => title)).toEqual([
      'You applied',
      'Invited to the AI interview',
      'You submitted the AI interview',
      'You reported a problem',
      'You can answer the missing questions of the AI interview',
      'Interview under review',
    ]);
    await beginInterview(world, job, applicationId, candidate);
    await speak(world, candidate, applicationId, 1, readVoice('closures-good.wav'));
    expectSuccess(
      await world.call(submitInterview, { applicationId, answers: [], cause: 'finished' }, candidate.token),
    );
    await world.settle();
    const second = expectSuccess(await world.call(getFeedback, { applicationId }, employer.token))!;
    expect(second).toMatchObject({ attempt: 2, analysisStatus: 'ready' });
    expect(second.questionnaireReport.map(({ kind, answerStatus }) => [kind, answerStatus])).toEqual([
      ['mcq', 'Correct'],
      ['skill', 'Needs Review'],
      ['personal', 'Not Scored'],
    ]);
    const first = expectSuccess(
      await world.call(getFeedback, { applicationId, attempt: 1 }, employer.token),
    )!;
    expect(first).toMatchObject({ attempt: 1, analysisStatus: 'ready', isEarlier: true });
  });

  test('it is declined in words, which the candidate reads by mail and in the timeline', async () => {
    const { candidate, applicationId } = await reloaded('Dan Declined');
    expectSuccess(await report(applicationId, candidate, 'It was the network.'));
    const { requestId } = (await reported(applicationId))[0]!;
    const answer = (note: string, granted = false) =>
      world.call(answerRequest, { requestId, granted, note }, employer.token);
    for (const [note, granted, path] of [
      ['  ', false, 'note'],
      ['Yes', true, 'granted'],
    ] as const)
      expect(await answer(note, granted)).toMatchObject({ httpStatus: 400, data: { issues: [{ path }] } });
    const note = 'You had answered enough for us to decide.';
    for (const sent of [note, note]) expectSuccess(await answer(sent));
    expect(await answer('No.')).toMatchObject({ code: 'request.answered' });
    const mails = await mailed(candidate, 'Your request about');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(
      `You can’t take the interview again.\n\nMessage from Tara Trouble: ${note}`,
    );
    expect((await timeline(applicationId, candidate)).filter(({ kind }) => kind === 'request')).toMatchObject(
      [
        { title: 'You reported a problem', text: 'It was the network.' },
        { text: note, state: 'done' },
      ],
    );
    expect(await reported(applicationId)).toMatchObject([
      { answer: { kind: 'declined', note }, answeredBy: 'Tara Trouble' },
    ]);
    expect((await interviewOf(applicationId))!.problemWaits).toBeUndefined();
    const { events } = expectSuccess(await world.call(getHistory, {}, employer.token));
    expect(events.some(({ action }) => action === 'interview.trouble-declined')).toBe(true);
    // Anything sent later is a new report.
    expectSuccess(await report(applicationId, candidate, 'Please look again.'));
    expect(await reported(applicationId)).toMatchObject([{ answer: null }, {}]);
  });

  test('a missed interview is reported and moved; the report is answered by that', async () => {
    const { candidate, applicationId } = await scheduled('Mia Missed');
    later(4 * DAY_MS);
    expectSuccess(await report(applicationId, candidate));
    const [missed] = expectSuccess(await world.call(getMissedInterviews, {}, employer.token)).filter(
      ({ _id }) => _id === applicationId,
    );
    expect(missed!.interviewScheduleId).toMatchObject({ problemWaits: true });
    expect(await reported(applicationId)).toMatchObject([{ text: '' }]);
    expect(await course(applicationId)).toMatchObject({
      canGiveAgain: true,
      moments: [{ kind: 'closed' }],
      recordOnly: null,
    });
    const date = world.clock.now().getTime();
    expectSuccess(await world.call(rescheduleInterview, { applicationId, date }, employer.token));
    expect(await reported(applicationId)).toMatchObject([{ answer: { kind: 'moved' } }]);
  });

  test('an interview that crashed is given again before its window closes, once no page holds it', async () => {
    const { candidate, applicationId } = await scheduled('Cleo Crashed');
    const page = { applicationId, holderId: randomUUID(), deviceId: randomUUID() };
    expectSuccess(await world.call(holdInterview, page, candidate.token));
    later(13_000);
    await beginInterview(world, job, applicationId, candidate);
    expect(await give(applicationId, 'all')).toMatchObject({ code: 'interview.still-open' });
    expectSuccess(await world.call(holdInterview, page, candidate.token));
    expectSuccess(await report(applicationId, candidate, 'The computer is off.'));
    // Someone who reports a problem and continues is not interrupted.
    expect(await give(applicationId, 'all')).toMatchObject({ code: 'interview.still-open' });
    expect(await course(applicationId)).toMatchObject({ canGiveAgain: false });
    later(13_000);
    expect(await course(applicationId)).toMatchObject({ canGiveAgain: true });
    expectSuccess(await give(applicationId, 'all'));
    expect(await world.call(holdInterview, { ...page, attempt: 1 }, candidate.token)).toMatchObject({
      code: 'interview.given-again',
    });
  });

  test('it is possible from the opening until the decision, and at most five reports wait', async () => {
    const candidate = await world.candidate('Ella Early');
    const applicationId = await applyTo(world, job, employer, candidate);
    expect(await report(applicationId, candidate)).toMatchObject({ code: 'interview.not-scheduled' });
    const { candidate: other, applicationId: open } = await scheduled('Max Many');
    for (let number = 1; number <= 5; number += 1)
      expectSuccess(await report(open, other, `Report ${number}`));
    expect(await report(open, other, 'Report 6')).toMatchObject({ code: 'request.too-many' });
    const { candidate: gone, applicationId: over } = await reloaded('Otto Over');
    const decision = { applicationIds: [over], outcome: 'declined' as const };
    expectSuccess(await world.call(moveApplications, decision, employer.token));
    // The candidate does not know about the decision yet.
    expectSuccess(await report(over, gone, 'Too late?'));
  });

  test('reports that come at once are one report', async () => {
    const { candidate, applicationId } = await scheduled('Sven Same');
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => report(applicationId, candidate, 'Everything is black.')),
    );
    expect(replies.every(({ statusCode }) => statusCode === 0)).toBe(true);
    expect(await reported(applicationId)).toHaveLength(1);
  });

  test('programs of the company read nothing of adjustments: times and proctoring are those of the job', async () => {
    const { candidate, applicationId } = await reloaded('Toni Token');
    expectSuccess(await report(applicationId, candidate, 'The light went out.'));
    // Adjustments are granted before an interview begins.
    await world.db
      .updateTable('applications')
      .set({ time_factor: 2, record_only: true })
      .where('id', '=', applicationId)
      .execute();
    const made = expectSuccess(
      await world.call(
        makeToken,
        { name: 'Reader', scopes: ['applications:read'], expires: null },
        employer.token,
      ),
    );
    const ofMember = await course(applicationId);
    expect(ofMember.proctoring).toBe('record-only');
    expect(ofMember.recordOnly!.secondsLeft).toBeGreaterThan(150);
    const ofProgram = expectSuccess(await world.call(getInterviewCourse, { applicationId }, made.token));
    expect(ofProgram).toMatchObject({ proctoring: 'enforced' });
    expect(ofProgram.recordOnly!.secondsLeft).toBeLessThanOrEqual(90);
  });

  test('reviewers and others read nothing of it, and an own text is never read as a template', async () => {
    const { candidate, applicationId } = await reloaded('Rob Read');
    expectSuccess(await report(applicationId, candidate, '{{ candidate_name }} <b>bold</b>'));
    const [mail] = await mailed(employer, 'Reported problem: Rob Read');
    expect(mail!.text).toContain('{{ candidate_name }} <b>bold</b>');
    const reviewer = await joinCompany(world, employer, {
      name: 'Vera Viewer',
      memberRole: 'reviewer',
      jobIds: [job.id],
    });
    for (const call of [getRequests, getInterviewCourse, answerRequest])
      expect(await world.callRaw(call, { applicationId, note: 'No' }, reviewer.token)).toMatchObject({
        httpStatus: 403,
      });
    const other = await world.employer('Ole Other');
    for (const call of [getRequests, getInterviewCourse])
      expect(await world.call(call, { applicationId }, other.token)).toMatchObject({ httpStatus: 404 });
    expect(await report(applicationId, candidate, 'x'.repeat(2_001))).toMatchObject({ httpStatus: 400 });
  });

  test('with proctoring that only records, nothing was cut off', async () => {
    const candidate = await world.candidate('Rena Record');
    const applicationId = await beScheduled(world, job, employer, candidate);
    const granted = { applicationId, timeFactor: 1 as const, recordOnly: true };
    expectSuccess(await world.call(setAccommodation, granted, employer.token));
    await beginInterview(world, job, applicationId, candidate);
    const submission = { applicationId, answers: [], cause: 'finished' as const };
    expectSuccess(await world.call(submitInterview, submission, candidate.token));
    expect(await course(applicationId)).toMatchObject({
      proctoring: 'record-only',
      endCause: 'finished',
      recordOnly: null,
    });
  });
});
