import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateDetailProfile, getCandidateDashboard } from '#contract/account/candidate.ts';
import { getEmployerDashboard, getRejectedJobs } from '#contract/account/employer.ts';
import {
  getApplicationByJobId,
  getApplicationDetailsCandidate,
  getCandidateApplications,
  getFeedback,
  getQuestionsForInterview,
  getReceivedApplications,
  getScheduleInterviews,
  rejectJobApplication,
  scheduleInterview,
  sendCandidateApplication,
  submitInterview,
  withdrawApplication,
} from '#contract/interview/interview.ts';
import { closeJob, getJobById } from '#contract/job/jobs.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import {
  applyTo,
  beScheduled,
  beginInterview,
  giveConsent,
  postInterviewJob,
  speak,
} from '#server/testing/interviews.ts';
import { type MadeJob, postJob } from '#server/testing/jobs.ts';
import { sendRecording } from '#server/testing/resumable.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Walt Waiting');
  job = await postJob(world, employer);
});
afterAll(() => world.close());

const withdraw = (applicationId: string, person: Person) =>
  world.call(withdrawApplication, { applicationId }, person.token);
const own = async (person: Person) =>
  expectSuccess(await world.call(getCandidateApplications, {}, person.token));
const listed = async (applicationType: 'PENDING' | 'SCHEDULED') =>
  expectSuccess(await world.call(getApplicationByJobId, { jobId: job.id, applicationType }, employer.token));
const subjects = async (person: Person, part: string) =>
  (await world.mailTo(person.email)).filter(({ subject }) => subject.includes(part));

describe('withdrawing', () => {
  test('a pending application is removed from the employer’s lists, and the employer is told once', async () => {
    const candidate = await world.candidate('Penny Pending');
    const applicationId = await applyTo(world, job, employer, candidate);
    const counted = async () =>
      expectSuccess(await world.call(getReceivedApplications, {}, employer.token))[0]?.applicationReceived ??
      0;
    const before = await counted();

    expect(await withdraw(applicationId, candidate)).toMatchObject({
      statusCode: 0,
      message: outcomes.applicationWithdrawn(),
    });
    expectSuccess(await withdraw(applicationId, candidate));

    expect(await own(candidate)).toMatchObject([{ applicationId, applicationStatus: 'WITHDRAWN' }]);
    expect((await listed('PENDING')).map((row) => row.applicationId)).not.toContain(applicationId);
    expect(await counted()).toBe(before - 1);
    const seen = expectSuccess(await world.call(getJobById, { jobId: job.id }, employer.token));
    expect(seen.applicationReceived).toBe(before - 1);
    const dashboard = expectSuccess(await world.call(getEmployerDashboard, {}, employer.token));
    expect(dashboard.receivedApplicationList.map(({ _id }) => _id)).not.toContain(applicationId);
    const declined = expectSuccess(await world.call(getRejectedJobs, {}, employer.token));
    expect(declined.map(({ _id }) => _id)).not.toContain(applicationId);
    expect(await subjects(employer, 'Application withdrawn: Penny Pending')).toHaveLength(1);
    expect(
      await world.call(candidateDetailProfile, { candidateId: candidate.id }, employer.token),
    ).toMatchObject({ httpStatus: 404 });
  });

  test('a scheduled application cancels its interview, in the candidate’s calendar too', async () => {
    const candidate = await world.candidate('Cal Off');
    const applicationId = await beScheduled(world, job, employer, candidate);
    expectSuccess(await withdraw(applicationId, candidate));

    expect(await listed('SCHEDULED')).toEqual([]);
    expect(expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token))).toEqual([]);
    const dashboard = expectSuccess(await world.call(getCandidateDashboard, {}, candidate.token));
    expect(dashboard.scheduledJobsList).toEqual([]);
    const questions = await world.call(getQuestionsForInterview, { jobId: job.id }, candidate.token);
    expect(questions).toMatchObject({ statusCode: 1, message: refusals.interviewNotScheduled() });
    const submitted = await world.call(submitInterview, { applicationId, answers: [] }, candidate.token);
    expect(submitted).toMatchObject({ statusCode: 1, message: refusals.interviewNotScheduled() });
    expect(expectSuccess(await world.call(getFeedback, { applicationId }, candidate.token))).toBeNull();

    const [invited] = await subjects(candidate, 'Your interview for Web Developer');
    const [calledOff] = await subjects(candidate, 'is cancelled');
    const uid = /^UID:.*$/m.exec(invited!.attachments[0]!.content)![0];
    expect(calledOff!.attachments[0]!.content).toContain(uid);
    expect(calledOff!.attachments[0]!.content).toContain('METHOD:CANCEL');
    expect(calledOff!.attachments[0]!.content).toContain('SEQUENCE:1');
    const [told] = await subjects(employer, 'Application withdrawn: Cal Off');
    expect(told!.text).toContain('Their interview will not take place.');
  });

  test('is not possible once it was declined or the interview was submitted', async () => {
    const declined = await world.candidate('Dee Clined');
    const first = await applyTo(world, job, employer, declined);
    expectSuccess(await world.call(rejectJobApplication, { applicationId: first }, employer.token));
    expect(await withdraw(first, declined)).toMatchObject({ httpStatus: 200, statusCode: 1 });
    expect(await own(declined)).toMatchObject([{ applicationStatus: 'REJECTED' }]);

    const done = await world.candidate('Doug Done');
    const second = await beScheduled(world, job, employer, done);
    await giveConsent(world, second, done);
    expectSuccess(await world.call(submitInterview, { applicationId: second, answers: [] }, done.token));
    expect(await withdraw(second, done)).toMatchObject({ httpStatus: 200, statusCode: 1 });
    expect(await own(done)).toMatchObject([{ applicationStatus: 'COMPLETED' }]);
    expect(await subjects(employer, 'Application withdrawn: D')).toEqual([]);
  });

  test('leaves nothing for the employer to decide', async () => {
    const candidate = await world.candidate('Gone Already');
    const applicationId = await applyTo(world, job, employer, candidate);
    expectSuccess(await withdraw(applicationId, candidate));
    const date = world.clock.now().getTime();
    for (const reply of [
      await world.call(scheduleInterview, { applicationId, date }, employer.token),
      await world.call(rejectJobApplication, { applicationId }, employer.token),
    ])
      expect(reply).toMatchObject({
        statusCode: 1,
        message: 'The candidate has withdrawn this application.',
      });
    expect(await own(candidate)).toMatchObject([{ applicationStatus: 'WITHDRAWN' }]);
  });

  test.each(['schedule', 'decline', 'submit'] as const)(
    'at the same moment as the other side’s %s, one of the two holds and both are told so',
    async (what) => {
      for (const order of ['first', 'last']) {
        const candidate = await world.candidate(`Racing ${what} ${order}`);
        const make = what === 'submit' ? beScheduled : applyTo;
        const applicationId = await make(world, job, employer, candidate);
        if (what === 'submit') await giveConsent(world, applicationId, candidate);
        const date = world.clock.now().getTime();
        const other = {
          schedule: () => world.call(scheduleInterview, { applicationId, date }, employer.token),
          decline: () => world.call(rejectJobApplication, { applicationId }, employer.token),
          submit: () => world.call(submitInterview, { applicationId, answers: [] }, candidate.token),
        }[what];
        const calls = [other, () => withdraw(applicationId, candidate)];
        const replies = await Promise.all(
          (order === 'first' ? calls : calls.toReversed()).map((call) => call()),
        );
        const [theirs, mine] = order === 'first' ? replies : replies.toReversed();
        const [{ applicationStatus } = {}] = await own(candidate);
        // A scheduled application can still be withdrawn, so then both may succeed.
        expect(applicationStatus === 'WITHDRAWN').toBe(mine!.statusCode === 0);
        if (what !== 'schedule' || mine!.statusCode !== 0)
          expect(theirs!.statusCode + mine!.statusCode).toBe(1);
      }
      await world.settle();
    },
  );
});

describe('applying again', () => {
  test('makes the application pending with the new answers, as if it were the first', async () => {
    const candidate = await world.candidate('Ada Again');
    const applicationId = await applyTo(world, job, employer, candidate);
    expectSuccess(await withdraw(applicationId, candidate));
    const seen = expectSuccess(await world.call(getJobById, { jobId: job.id }, candidate.token));
    expect(seen).toMatchObject({ isApplied: false, applicationStatus: 'WITHDRAWN' });

    const wish = {
      jobId: job.id,
      isTravelPreferred: 'false' as const,
      isReloactionPreferred: 'true' as const,
    };
    const twice = await Promise.all([
      world.call(sendCandidateApplication, wish, candidate.token),
      world.call(sendCandidateApplication, wish, candidate.token),
    ]);
    expect(twice[0].statusCode + twice[1].statusCode).toBe(1);
    expect(await own(candidate)).toMatchObject([{ applicationStatus: 'PENDING', interviewScheduleId: null }]);
    await world.settle();
    const received = (await listed('PENDING')).filter(({ candidateId }) => candidateId === candidate.id);
    expect(received).toMatchObject([{ isTravelPreferred: false, isReloactionPreferred: true }]);
    expect(received[0]!.criteriaMatches).toBeGreaterThan(0);
    expect(await subjects(employer, 'New application: Ada Again')).toHaveLength(2);
  });

  test('nothing of an earlier interview counts in the next one', async () => {
    const interviewJob = await postInterviewJob(world, employer);
    const candidate = await world.candidate('Rhea Start');
    const first = await beScheduled(world, interviewJob, employer, candidate);
    await beginInterview(world, interviewJob, first, candidate);
    await speak(world, candidate, first, 1, readVoice('dont-know.wav'));
    const video = { content: new Uint8Array(40_000), mimeType: 'video/webm' };
    const recordingId = await sendRecording(world, candidate, first, video);
    const pieces = () => Array.fromAsync(world.ctx.files.list(`pieces/${recordingId}/`));
    expect((await pieces()).length).toBeGreaterThan(1);
    expectSuccess(await withdraw(first, candidate));
    await world.settle();

    const second = await beScheduled(world, interviewJob, employer, candidate);
    await beginInterview(world, interviewJob, second, candidate);
    expectSuccess(await world.call(submitInterview, { applicationId: second, answers: [] }, candidate.token));
    await world.settle();
    expect(await pieces()).toEqual([]);
    const report = expectSuccess(await world.call(getFeedback, { applicationId: second }, candidate.token));
    expect(report?.analysisStatus).toBe('ready');
    const answers = report!.questionnaireReport.map(({ answer }) => answer);
    expect(answers).toEqual(['', '', '']);
    expect(await world.call(getFeedback, { applicationId: first }, candidate.token)).toMatchObject({
      httpStatus: 404,
    });
  });

  test('is not possible once the job is closed', async () => {
    const closing = await postJob(world, employer);
    const candidate = await world.candidate('Late Again');
    const applicationId = await applyTo(world, closing, employer, candidate);
    expectSuccess(await withdraw(applicationId, candidate));
    expectSuccess(await world.call(closeJob, { refJobId: closing.id }, employer.token));
    const wish = {
      jobId: closing.id,
      isTravelPreferred: 'true' as const,
      isReloactionPreferred: 'true' as const,
    };
    expect(await world.call(sendCandidateApplication, wish, candidate.token)).toMatchObject({
      statusCode: 1,
    });
    const details = await world.call(getApplicationDetailsCandidate, { applicationId }, candidate.token);
    expect(expectSuccess(details)).toMatchObject({
      applicationStatus: 'WITHDRAWN',
      job: { status: 'closed' },
    });
  });
});
