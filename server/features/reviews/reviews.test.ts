import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { candidateDetailProfile } from '#contract/account/candidate.ts';
import { changeMember, removeMember } from '#contract/company/company-members.ts';
import {
  addNote,
  getNotes,
  getScorecards,
  setBlindReview,
  submitScorecard,
} from '#contract/company/company-reviews.ts';
import { getCompletedJobs, getEmployerDashboard } from '#contract/account/employer.ts';
import {
  getApplicationByJobId,
  getFeedback,
  getReceivedApplications,
  getReceivedApplicationsTotal,
  submitInterview,
} from '#contract/interview/interview.ts';
import { getPostedJobs } from '#contract/job/jobs.ts';
import { setMailPreferences } from '#contract/account/notices.ts';
import { markAnswer } from '#contract/interview/review.ts';
import { MCQ, beScheduled, beginInterview, postInterviewJob } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

interface Hiring {
  owner: Person;
  job: MadeJob;
  candidate: Person;
  applicationId: string;
  /** The multiple-choice question, which was answered incorrectly. */
  mcqId: string;
}

/** A company whose job has one interview with a report. */
async function hire(name: string): Promise<Hiring> {
  const owner = await world.employer(name);
  const job = await postInterviewJob(world, owner);
  const candidate = await world.candidate('Cara Candidate', {
    resume: 'I wrote SQL reports for years, 555 010 9876, Zebra Street.',
  });
  const applicationId = await beScheduled(world, job, owner, candidate);
  const asked = await beginInterview(world, job, applicationId, candidate);
  const answers = [{ question: MCQ.question, answer: 'var' }];
  expectSuccess(await world.call(submitInterview, { applicationId, answers }, candidate.token));
  await world.settle();
  return { owner, job, candidate, applicationId, mcqId: asked.mcqQuestion[0]!._id };
}

const reviewerOf = (owner: Person, jobIds: string[], name = 'Rita Reviewer') =>
  joinCompany(world, owner, { name, memberRole: 'reviewer', jobIds });

/** All API responses to this member about an application, as one text. */
async function everythingFor({ token }: Person, { applicationId, job, candidate }: Hiring): Promise<string> {
  const answers = [
    await world.call(getFeedback, { applicationId }, token),
    await world.call(getApplicationByJobId, { jobId: job.id, applicationType: 'COMPLETED' }, token),
    await world.call(getCompletedJobs, {}, token),
    await world.call(getEmployerDashboard, {}, token),
    await world.call(candidateDetailProfile, { candidateId: candidate.id }, token),
    await world.call(getScorecards, { applicationId }, token),
    await world.call(getNotes, { applicationId }, token),
  ];
  for (const answer of answers) expectSuccess<unknown>(answer);
  return JSON.stringify(answers);
}

describe('a reviewer', () => {
  test('sees the chosen jobs alone, in every list', async () => {
    const hiring = await hire('Olga Lists');
    const other = await postInterviewJob(world, hiring.owner);
    const reviewer = await reviewerOf(hiring.owner, [hiring.job.id]);
    const idle = await reviewerOf(hiring.owner, [], 'Ida Idle');
    const posted = expectSuccess(await world.call(getPostedJobs, { status: 'all' }, reviewer.token));
    expect(posted).toMatchObject({ total: 1, counts: { all: 1, open: 1, closed: 0 } });
    expect(posted.jobs.map(({ _id }) => _id)).toEqual([hiring.job.id]);
    const completed = { applicationType: 'COMPLETED' as const };
    expect(expectSuccess(await world.call(getReceivedApplications, completed, reviewer.token))).toMatchObject(
      [{ jobId: hiring.job.id, applicationReceived: 1 }],
    );
    expect(expectSuccess(await world.call(getReceivedApplicationsTotal, completed, reviewer.token))).toEqual({
      applications: 1,
      jobs: 1,
    });
    expect(expectSuccess(await world.call(getEmployerDashboard, {}, reviewer.token))).toMatchObject({
      totalJobCount: 1,
      openJobs: 1,
    });
    for (const call of [getReceivedApplications, getCompletedJobs] as const) {
      const input = call === getReceivedApplications ? completed : {};
      expect(expectSuccess(await world.callRaw(call, input, idle.token))).toEqual([]);
    }
    expect(
      await world.call(getApplicationByJobId, { jobId: other.id, ...completed }, reviewer.token),
    ).toMatchObject({ httpStatus: 404 });
  });

  test('gets no contact data in any answer, unless an owner allows it', async () => {
    const hiring = await hire('Olga Contacts');
    const reviewer = await reviewerOf(hiring.owner, [hiring.job.id]);
    const secrets = [
      hiring.candidate.email,
      '5550101234',
      '555 010 9876',
      '22 Long Street',
      'resume.pdf',
      'Zebra',
    ];
    const known = await everythingFor(hiring.owner, hiring);
    for (const secret of secrets) expect(known).toContain(secret);
    const shown = await everythingFor(reviewer, hiring);
    for (const secret of secrets) expect(shown).not.toContain(secret);
    const access = { memberRole: 'reviewer' as const, jobIds: [hiring.job.id], seesContacts: true };
    expectSuccess(await world.call(changeMember, { memberId: reviewer.id, ...access }, hiring.owner.token));
    const allowed = await everythingFor(reviewer, hiring);
    for (const secret of secrets) expect(allowed).toContain(secret);
  });
});

describe('notes', () => {
  test('are read by the members who see the applicant, and mail those whom they mention', async () => {
    const hiring = await hire('Olga Notes');
    const { owner, applicationId } = hiring;
    const reviewer = await reviewerOf(owner, [hiring.job.id]);
    const elsewhere = await reviewerOf(owner, [], 'Else Where');
    const text = '<b>Ask</b> about closures.';
    const note = { applicationId, text, mentions: [reviewer.id] };
    expectSuccess(await world.call(addNote, note, owner.token));
    const read = expectSuccess(await world.call(getNotes, { applicationId }, reviewer.token));
    expect(read.notes).toMatchObject([{ by: 'Olga Notes', text, isOwn: false, mentions: ['Rita Reviewer'] }]);
    expect(read.canBeMentioned).toEqual([{ memberId: owner.id, name: 'Olga Notes' }]);
    const mail = (await world.mailTo(reviewer.email)).at(-1)!;
    expect(mail.subject).toBe('Olga Notes mentioned you: Cara Candidate for Web Developer');
    expect(mail.text).not.toContain('closures');
    expect(await world.call(addNote, { ...note, mentions: [elsewhere.id] }, owner.token)).toMatchObject({
      httpStatus: 400,
      data: { issues: [{ path: 'mentions' }] },
    });

    const off = { preferences: [{ kind: 'mentioned' as const, isOn: false }] };
    expectSuccess(await world.call(setMailPreferences, off, reviewer.token));
    const before = (await world.mailTo(reviewer.email)).length;
    expectSuccess(await world.call(addNote, note, owner.token));
    expect(await world.mailTo(reviewer.email)).toHaveLength(before);
  });
});

describe('scorecards', () => {
  test('name each question once, need reasons, and can be sent again', async () => {
    const hiring = await hire('Olga Cards');
    const { owner, applicationId, mcqId } = hiring;
    const send = (input: object) => world.callRaw(submitScorecard, { applicationId, ...input }, owner.token);
    expect(await send({ overall: 3 })).toMatchObject({ httpStatus: 400 });
    expect(await send({ overall: 5, reason: 'x' })).toMatchObject({ httpStatus: 400 });
    const one = { questionId: mcqId, score: 1, reason: 'Wrong.' };
    expect(await send({ overall: 3, reason: 'Good.', scores: [one, one] })).toMatchObject({
      httpStatus: 400,
      data: { issues: [{ path: 'scores.1.questionId' }] },
    });
    const unknown = { ...one, questionId: crypto.randomUUID() };
    expect(await send({ overall: 3, reason: 'Good.', scores: [unknown] })).toMatchObject({ httpStatus: 400 });
    expectSuccess(await send({ overall: 3, reason: 'Good.', scores: [one] }));
    expectSuccess(await send({ overall: 4, reason: 'Very good.', scores: [] }));
    const { own } = expectSuccess(await world.call(getScorecards, { applicationId }, owner.token));
    expect(own).toMatchObject({ by: 'Olga Cards', overall: 4, reason: 'Very good.', scores: [] });
  });

  test('show how far people agree with each other and with the analysis, and what they changed', async () => {
    const hiring = await hire('Olga Agrees');
    const { owner, applicationId, mcqId, job } = hiring;
    const reviewer = await reviewerOf(owner, [job.id]);
    const card = (score: 1 | 4) => ({
      applicationId,
      overall: 4 as const,
      reason: 'So.',
      scores: [{ questionId: mcqId, score, reason: 'So.' }],
    });
    expectSuccess(await world.call(submitScorecard, card(1), owner.token));
    const alone = expectSuccess(await world.call(getScorecards, { applicationId }, owner.token));
    expect(alone.figures!.interview.people).toEqual({
      alpha: null,
      reason: 'There’s no figure yet: it takes at least two questions scored by two people.',
    });
    expectSuccess(await world.call(submitScorecard, card(1), reviewer.token));
    const mark = { applicationId, questionId: mcqId, verdict: 'Correct' as const, reason: 'A slip.' };
    expectSuccess(await world.call(markAnswer, mark, owner.token));
    const { figures } = expectSuccess(await world.call(getScorecards, { applicationId }, owner.token));
    // Both give 4 overall and 1 on the question, for which the analysis gives 0 points.
    expect(figures).toEqual({
      interview: {
        people: { alpha: 1, reason: '' },
        withAnalysis: {
          alpha: null,
          reason: 'There’s no figure: all scores are the same, so we can’t tell agreement from chance.',
        },
        overrides: { checked: 1, changed: 1 },
      },
      job: expect.objectContaining({ people: { alpha: 1, reason: '' } }),
    });
  });
});

describe('blind review', () => {
  test('tells a member nothing of others and of the analysis before the own scorecard is in', async () => {
    const hiring = await hire('Olga Blind');
    const { owner, job, applicationId, mcqId } = hiring;
    const reviewer = await reviewerOf(owner, [job.id]);
    expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: true }, owner.token));
    const card = { applicationId, overall: 2 as const, reason: 'Rarelyusedword.' };
    expectSuccess(await world.call(submitScorecard, card, owner.token));
    expectSuccess(await world.call(addNote, { applicationId, text: 'Otherrareword.' }, owner.token));

    const report = expectSuccess(await world.call(getFeedback, { applicationId }, owner.token))!;
    expect(report.iHireReport).not.toBe('');
    const before = await everythingFor(reviewer, hiring);
    const verdicts = [
      'Rarelyusedword',
      'Otherrareword',
      'Incorrect',
      'Not Answered',
      'Needs Review',
      report.iHireReport,
    ];
    for (const told of verdicts) expect(before).not.toContain(told);
    const blind = expectSuccess(await world.call(getFeedback, { applicationId }, reviewer.token))!;
    expect(blind).toMatchObject({
      mustScoreFirst: true,
      isBlindReview: true,
      isPublic: false,
      findApplicationId: { isSensePercent: null },
      totalAnalyzedQuestions: 0,
    });
    const listed = expectSuccess(await world.call(getCompletedJobs, {}, reviewer.token));
    expect(listed).toMatchObject([{ _id: applicationId, isSensePercent: null }]);
    // A second owner who decides on answers is blind too, because the sentence about a reason would reveal the verdict.
    const recruiter = await joinCompany(world, owner, { name: 'Rico Recruiter', memberRole: 'recruiter' });
    const mark = { applicationId, questionId: mcqId, verdict: 'Correct' as const };
    expect(await world.call(markAnswer, mark, recruiter.token)).toMatchObject({
      statusCode: 1,
      code: 'scorecard.needed',
    });
    expect(await world.call(getFeedback, { applicationId })).toMatchObject({ httpStatus: 404 });

    expectSuccess(
      await world.call(submitScorecard, { ...card, overall: 3, reason: 'Mine.' }, reviewer.token),
    );
    const after = await everythingFor(reviewer, hiring);
    for (const told of ['Rarelyusedword', 'Otherrareword', 'Incorrect']) expect(after).toContain(told);
    expect(
      await world.call(submitScorecard, { ...card, overall: 1, reason: 'Changed.' }, reviewer.token),
    ).toMatchObject({ statusCode: 1, code: 'scorecard.final' });

    expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: false }, owner.token));
    expect(await world.call(getFeedback, { applicationId })).toMatchObject({ httpStatus: 200 });
  });

  test('changes nothing for the candidate', async () => {
    const hiring = await hire('Olga Open');
    const { owner, job, applicationId, candidate } = hiring;
    const before = await world.call(getFeedback, { applicationId }, candidate.token);
    expectSuccess(await world.call(setBlindReview, { jobId: job.id, isBlind: true }, owner.token));
    const after = await world.call(getFeedback, { applicationId }, candidate.token);
    expect(after.data?.questionnaireReport.map(({ answerStatus }) => answerStatus)).toEqual(
      before.data?.questionnaireReport.map(({ answerStatus }) => answerStatus),
    );
  });
});

test('notes, scorecards and verdicts of a member who is removed stay', async () => {
  const { owner, applicationId, mcqId } = await hire('Olga Stays');
  const member = await joinCompany(world, owner, { name: 'Remo Removed', memberRole: 'recruiter' });
  expectSuccess(await world.call(addNote, { applicationId, text: 'A good one.' }, member.token));
  const card = { applicationId, overall: 4 as const, reason: 'Very good.' };
  expectSuccess(await world.call(submitScorecard, card, member.token));
  const mark = { applicationId, questionId: mcqId, verdict: 'Correct' as const, reason: 'Guessed.' };
  expectSuccess(await world.call(markAnswer, mark, member.token));

  expectSuccess(await world.call(removeMember, { memberId: member.id }, owner.token));
  const { notes } = expectSuccess(await world.call(getNotes, { applicationId }, owner.token));
  expect(notes).toMatchObject([{ by: 'Remo Removed', text: 'A good one.' }]);
  const { others } = expectSuccess(await world.call(getScorecards, { applicationId }, owner.token));
  expect(others).toMatchObject([{ by: 'Remo Removed', overall: 4, reason: 'Very good.' }]);
  const report = expectSuccess(await world.call(getFeedback, { applicationId }, owner.token))!;
  expect(JSON.stringify(report)).toContain('Guessed.');
});
