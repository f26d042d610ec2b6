import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPitch } from '#contract/account/candidate.ts';
import { getRejectedJobs } from '#contract/account/employer.ts';
import {
  getApplicationByJobId,
  getApplicationDetailsCandidate,
  getCandidateApplications,
  getQuestionsForInterview,
  getScheduleInterviews,
  rejectJobApplication,
  scheduleInterview,
  sendCandidateApplication,
  submitInterview,
} from '#contract/interview/interview.ts';
import { closeJob } from '#contract/job/jobs.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { applyTo, giveConsent } from '#server/testing/interviews.ts';
import { MP4, type MadeJob, postJob, startDraft } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Harriet Hirer');
  job = await postJob(world, employer);
});
afterAll(() => world.close());

const wish = (jobId: string) => ({
  jobId,
  isTravelPreferred: 'true' as const,
  isReloactionPreferred: 'false' as const,
});

describe('applying', () => {
  test('once per job, with the profile’s resume, is shown in both people’s lists with its criteria match', async () => {
    const candidate = await world.candidate('Appy Applicant', { skills: ['JavaScript', 'SQL'] });
    const applied = await world.call(sendCandidateApplication, wish(job.id), candidate.token);
    expect(applied).toMatchObject({ statusCode: 0, message: TEXTS.applied });
    const again = await world.call(sendCandidateApplication, wish(job.id), candidate.token);
    expect(again).toMatchObject({ httpStatus: 200, statusCode: 1, message: refusals.alreadyApplied() });

    const own = expectSuccess(await world.call(getCandidateApplications, {}, candidate.token));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatchObject({
      role: 'Web Developer',
      applicationStatus: 'PENDING',
      interviewScheduleId: null,
    });
    expect(own[0]!.applicationId).toMatch(/^[\w-]{27,}$/);
    const details = expectSuccess(
      await world.call(
        getApplicationDetailsCandidate,
        { applicationId: own[0]!.applicationId },
        candidate.token,
      ),
    );
    expect(details.job).toMatchObject({ isApplied: true, qualifyingQuestionId: null });

    await world.settle();
    const [received] = expectSuccess(
      await world.call(getApplicationByJobId, { jobId: job.id }, employer.token),
    );
    expect(received).toMatchObject({
      candidateName: 'Appy Applicant',
      isTravelPreferred: true,
      isReloactionPreferred: false,
    });
    expect(received).toMatchObject({
      criteriaMatches: 100,
      criteriaSummary: '2 of 2 requirements found in the resume',
      criteriaParts: [
        {
          label: 'JavaScript (required)',
          state: 'found',
          weight: 50,
          evidence: 'The resume says: “Five years of JavaScript.”',
        },
        {
          label: 'SQL (preferred)',
          state: 'named',
          weight: 0,
          evidence: 'In the profile, but not in the resume.',
        },
        {
          label: '2 years of JavaScript (required)',
          state: 'found',
          evidence: '5 years found. The resume says: “Five years of JavaScript.”',
        },
        {
          label: '6 months of SQL (preferred)',
          state: 'missing',
          evidence: 'We didn’t find this in the resume.',
        },
      ],
    });
    const resume = await world.app.inject({ method: 'GET', url: received!.resumeUrlPath! });
    expect(resume.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('is compared by what the resume says was done: a list of words is only named, unread dates give no years', async () => {
    const strict = await postJob(world, employer);
    const resumes = {
      Stuffer: 'Skills: JavaScript, SQL. JavaScript, SQL, JavaScript',
      Sinceby: 'Experience\nSince spring 2019 Wrote JavaScript for a bank.',
    };
    for (const [name, resume] of Object.entries(resumes)) {
      const { token } = await world.candidate(name, { resume });
      expectSuccess(await world.call(sendCandidateApplication, wish(strict.id), token));
    }
    await world.settle();
    const received = expectSuccess(
      await world.call(getApplicationByJobId, { jobId: strict.id, sort: '-candidateName' }, employer.token),
    );
    expect(received).toMatchObject([
      {
        candidateName: 'Stuffer',
        criteriaMatches: 0,
        criteriaSummary: '0 of 2 requirements found in the resume',
        criteriaParts: [{ state: 'named' }, { state: 'named' }, { state: 'missing' }, { state: 'missing' }],
      },
      {
        candidateName: 'Sinceby',
        criteriaMatches: 50,
        criteriaSummary: '1 of 2 requirements found in the resume',
        criteriaParts: [
          { state: 'found', evidence: 'The resume says: “Since spring 2019 Wrote JavaScript for a bank.”' },
          {},
          {
            state: 'dates-unread',
            evidence: 'We couldn’t read some of the dates in the resume, so no years were counted.',
          },
          {},
        ],
      },
    ]);
  });

  test('needs a profile and an open job', async () => {
    const stranger = await world.candidate('No Profile', { profile: false });
    expect(await world.call(sendCandidateApplication, wish(job.id), stranger.token)).toMatchObject({
      statusCode: 1,
      message: refusals.profileNeeded(),
    });
    const candidate = await world.candidate('Late Lara');
    const closed = await postJob(world, employer);
    expectSuccess(await world.call(closeJob, { refJobId: closed.id }, employer.token));
    expect(await world.call(sendCandidateApplication, wish(closed.id), candidate.token)).toMatchObject({
      statusCode: 1,
    });
    const draft = await startDraft(world, employer);
    expect(await world.call(sendCandidateApplication, wish(draft.id), candidate.token)).toMatchObject({
      httpStatus: 404,
    });
  });

  test('with one’s own pitch if the job asks for one', async () => {
    const pitchJob = await postJob(world, employer, { misc: { whyShouldHire: 'true' } });
    const candidate = await world.candidate('Pitch Perfect');
    const other = await world.candidate('Pitch Thief');
    expect(await world.call(sendCandidateApplication, wish(pitchJob.id), candidate.token)).toMatchObject({
      httpStatus: 400,
      message: 'Please select a video',
    });
    const candidatePitch = expectSuccess(
      await world.upload(uploadPitch, {}, { filename: 'pitch.mp4', content: MP4 }, candidate.token),
    );
    const stolen = { ...wish(pitchJob.id), candidatePitch };
    expect(await world.call(sendCandidateApplication, stolen, other.token)).toMatchObject({
      httpStatus: 400,
    });
    expectSuccess(await world.call(sendCandidateApplication, stolen, candidate.token));
    const [received] = expectSuccess(
      await world.call(getApplicationByJobId, { jobId: pitchJob.id }, employer.token),
    );
    expect(received?.candidatePitch).toMatch(/^\/files\//);
  });
});

describe('deciding', () => {
  test('accepting schedules, tells the candidate with a calendar entry, and may be repeated', async () => {
    const candidate = await world.candidate('Sched Uled');
    const applicationId = await applyTo(world, job, employer, candidate);
    const date = world.clock.now().getTime() + 86_400_000;
    const scheduled = await world.call(scheduleInterview, { applicationId, date }, employer.token);
    expect(scheduled).toMatchObject({ statusCode: 0, message: TEXTS.interviewScheduled });
    expectSuccess(await world.call(scheduleInterview, { applicationId, date }, employer.token));
    expect(
      await world.call(scheduleInterview, { applicationId, date: date + 1 }, employer.token),
    ).toMatchObject({ statusCode: 1 });
    expect(await world.call(rejectJobApplication, { applicationId }, employer.token)).toMatchObject({
      statusCode: 1,
    });

    const invitations = (await world.mailTo(candidate.email)).filter(
      ({ attachments }) => attachments.length > 0,
    );
    expect(invitations).toHaveLength(1);
    expect(invitations[0]!.attachments[0]!.content).toContain('METHOD:REQUEST');
    const [row] = expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token));
    expect(row).toMatchObject({ applicationStatus: 'SCHEDULED', canStart: false, isExpired: false });
    expect(new Date(row!.date).getTime()).toBe(date);
  });

  test('declining takes it off the pending list, tells the candidate, and is final', async () => {
    const candidate = await world.candidate('Declan Declined');
    const applicationId = await applyTo(world, job, employer, candidate);
    const declined = await world.call(rejectJobApplication, { applicationId }, employer.token);
    expect(declined).toMatchObject({ statusCode: 0, message: TEXTS.applicationRejected });
    expectSuccess(await world.call(rejectJobApplication, { applicationId }, employer.token));
    const date = world.clock.now().getTime();
    expect(await world.call(scheduleInterview, { applicationId, date }, employer.token)).toMatchObject({
      statusCode: 1,
    });

    const pending = expectSuccess(await world.call(getApplicationByJobId, { jobId: job.id }, employer.token));
    expect(pending.map((row) => row.applicationId)).not.toContain(applicationId);
    const rejected = expectSuccess(await world.call(getRejectedJobs, {}, employer.token));
    expect(rejected.map(({ _id }) => _id)).toContain(applicationId);
    const mails = (await world.mailTo(candidate.email)).filter(({ subject }) =>
      subject.includes('Your application for'),
    );
    expect(mails).toHaveLength(1);
  });

  test('a day before today is refused, in the employer’s time zone', async () => {
    const candidate = await world.candidate('Yes Terday');
    const applicationId = await applyTo(world, job, employer, candidate);
    world.clock.set(new Date('2030-03-06T02:00:00Z'));
    const lateYesterdayInUtc = Date.parse('2030-03-05T20:00:00Z');
    const refused = await world.call(
      scheduleInterview,
      { applicationId, date: lateYesterdayInUtc },
      employer.token,
    );
    expect(refused).toMatchObject({ httpStatus: 400, statusCode: 2 });
    // In Denver it is still the evening of the 5th.
    const inDenver = { applicationId, date: lateYesterdayInUtc, timeZoneOffsetMinutes: -420 };
    expectSuccess(await world.call(scheduleInterview, inDenver, employer.token));
  });

  test('of two decisions at once, one counts', async () => {
    const candidate = await world.candidate('Race Condition');
    const applicationId = await applyTo(world, job, employer, candidate);
    const date = world.clock.now().getTime();
    const replies = await Promise.all([
      world.call(scheduleInterview, { applicationId, date }, employer.token),
      world.call(rejectJobApplication, { applicationId }, employer.token),
    ]);
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([0, 1]));
  });
});

describe('the interview’s hours, by the server’s clock', () => {
  test('it opens at the scheduled time and closes 3 days after it', async () => {
    const THREE_DAYS_MS = 259_200_000;
    const expired = 'This interview has expired: it was open for 3 days after its scheduled time.';
    const candidate = await world.candidate('Tim Ing');
    const applicationId = await applyTo(world, job, employer, candidate);
    const date = world.clock.now().getTime() + 3_600_000;
    expectSuccess(await world.call(scheduleInterview, { applicationId, date }, employer.token));
    const ask = () => world.call(getQuestionsForInterview, { jobId: job.id }, candidate.token);
    const mails = await world.mailTo(candidate.email);
    expect(mails.at(-1)?.text).toContain('Your interview is open for 3 days, from ');

    expect(await ask()).toMatchObject({ statusCode: 1, message: refusals.interviewTooEarly() });
    world.clock.set(new Date(date));
    await giveConsent(world, applicationId, candidate);
    expect(expectSuccess(await ask()).mcqQuestion).toHaveLength(1);
    world.clock.set(new Date(date + THREE_DAYS_MS - 1_000));
    expectSuccess(await ask());
    world.clock.set(new Date(date + THREE_DAYS_MS + 1));
    expect(await ask()).toMatchObject({ statusCode: 1, message: expired });
    const late = await world.call(submitInterview, { applicationId, answers: [] }, candidate.token);
    expect(late).toMatchObject({ statusCode: 1, message: expired });
    const rows = expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token));
    expect(rows[0]).toMatchObject({ canStart: false, isExpired: true });
  });

  test('answers to questions of another interview are refused, and nothing is submitted', async () => {
    const candidate = await world.candidate('Wanda Wrong');
    const applicationId = await applyTo(world, job, employer, candidate);
    const date = world.clock.now().getTime();
    expectSuccess(await world.call(scheduleInterview, { applicationId, date }, employer.token));
    await giveConsent(world, applicationId, candidate);
    const { mcqQuestion, skillBasedQuestions } = expectSuccess(
      await world.call(getQuestionsForInterview, { jobId: job.id }, candidate.token),
    );
    const submit = (answers: { question: string; answer: string }[]) =>
      world.call(submitInterview, { applicationId, answers }, candidate.token);
    expect(await submit([{ question: 'What is this?', answer: 'x' }])).toMatchObject({ httpStatus: 400 });
    expect(await submit([{ question: mcqQuestion[0]!.name, answer: 'none of these' }])).toMatchObject({
      httpStatus: 400,
    });
    expect(
      await submit([{ question: skillBasedQuestions[0]!.name, answer: 'wav-of-somebody.wav' }]),
    ).toMatchObject({
      httpStatus: 400,
    });
    const [row] = expectSuccess(await world.call(getScheduleInterviews, {}, candidate.token));
    expect(row).toMatchObject({ applicationStatus: 'SCHEDULED', canStart: true });
  });
});
