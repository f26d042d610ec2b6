import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getHistory } from '#contract/company/company-members.ts';
import {
  answerDeletionRequest,
  getConsents,
  getDeletionRequests,
  withdrawConsent,
} from '#contract/privacy/consents.ts';
import { moveApplications } from '#contract/interview/decisions.ts';
import {
  getCandidateApplications,
  getFeedback,
  getQuestionsForInterview,
} from '#contract/interview/interview.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { requestErasure, setHold } from '#contract/privacy/privacy.ts';
import { MCQ, beScheduled, giveConsent, postInterviewJob, speak } from '#server/testing/interviews.ts';
import type { MadeJob } from '#server/testing/jobs.ts';
import { takeInterview } from '#server/testing/taken-interviews.ts';
import { readVoice } from '#server/testing/voices/voices.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { monthsAfter, replyDueAt } from './consents.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Wilma Withdraw');
  job = await postInterviewJob(world, employer);
});
afterAll(() => world.close());

const anew = async (person: Person): Promise<Person> => ({
  ...person,
  token: await world.signInAgain(person),
});
const consentsOf = async (person: Person) =>
  expectSuccess(await world.call(getConsents, {}, person.token)).consents;
const requestsOf = async (person: Person) =>
  expectSuccess(await world.call(getDeletionRequests, {}, person.token)).requests;
const taken = (name: string) =>
  takeInterview(world, { job, owner: employer }, { name, voices: ['off-topic.wav'], choice: MCQ.answer });

test('a month later is the same day, or the last one of a shorter month', () => {
  expect(monthsAfter(new Date('2031-01-31T10:00:00Z'), 1).toISOString()).toBe('2031-02-28T10:00:00.000Z');
  expect(monthsAfter(new Date('2031-12-15T23:59:00Z'), 1).toISOString()).toBe('2032-01-15T23:59:00.000Z');
});

test('a company has a month to answer, and at most 30 days', () => {
  expect(replyDueAt(new Date('2031-01-31T10:00:00Z')).toISOString()).toBe('2031-02-28T10:00:00.000Z');
  expect(replyDueAt(new Date('2031-12-15T23:59:00Z')).toISOString()).toBe('2032-01-14T23:59:00.000Z');
});

test('before the submission it ends the interview, and nothing is kept', async () => {
  const candidate = await world.candidate('Berta Before');
  const applicationId = await beScheduled(world, job, employer, candidate);
  expect(await world.call(withdrawConsent, { applicationId }, candidate.token)).toMatchObject({
    code: 'consent.none',
  });
  await giveConsent(world, applicationId, candidate);
  await speak(world, candidate, applicationId, 1, readVoice('off-topic.wav'));
  expect(await consentsOf(candidate)).toMatchObject([{ applicationId, withdrawal: 'ends', request: null }]);

  const ended = await world.call(withdrawConsent, { applicationId }, candidate.token);
  expect(expectSuccess(ended)).toEqual({ dueDate: null });
  await world.settle();
  for (const table of ['interview_answers', 'files', 'interview_takes', 'spoken_words']) {
    const { rows } = await sql`
      SELECT 1 FROM ${sql.table(table)} WHERE application_id = ${applicationId}`.execute(world.db);
    expect([table, rows]).toEqual([table, []]);
  }
  expect(await world.call(getQuestionsForInterview, { jobId: job.id }, candidate.token)).toMatchObject({
    code: 'interview.not-scheduled',
  });
  expect(await consentsOf(candidate)).toMatchObject([{ withdrawal: null, erasedDate: expect.any(String) }]);
  expect(await requestsOf(employer)).toEqual([]);
  const subjects = (await world.mailTo(employer.email)).map(({ subject }) => subject);
  expect(subjects.filter((one) => one.startsWith('Application withdrawn: Berta Before'))).toHaveLength(1);
});

test('afterwards the company is asked, and answers within a month: it declines with a reason, or deletes', async () => {
  const { candidate, applicationId } = await taken('Anna After');
  const asked = expectSuccess(await world.call(withdrawConsent, { applicationId }, candidate.token));
  const again = expectSuccess(await world.call(withdrawConsent, { applicationId }, candidate.token));
  expect(again).toEqual(asked);
  const [request] = await requestsOf(employer);
  expect(request).toMatchObject({
    applicationId,
    candidateName: 'Anna After',
    isOverdue: false,
    answer: null,
    dueDate: asked.dueDate,
  });
  expect(replyDueAt(new Date(request!.askedDate)).toISOString()).toBe(request!.dueDate);
  const [consent] = await consentsOf(candidate);
  expect(consent).toMatchObject({ withdrawal: null, request: { dueDate: asked.dueDate, isOverdue: false } });
  // Until the answer, no one can read it through its link.
  expect(await world.call(getFeedback, { applicationId })).toMatchObject({ httpStatus: 404 });
  const mails = await world.mailTo(employer.email);
  expect(
    mails.filter(({ subject }) => subject.startsWith('Please delete an interview: Anna After')),
  ).toHaveLength(1);

  const other = await world.employer('Not Hers');
  const decline = { applicationId, answer: 'declined' as const };
  expect(await world.call(answerDeletionRequest, { ...decline, reason: 'x' }, other.token)).toMatchObject({
    httpStatus: 404,
  });
  expect(await world.call(answerDeletionRequest, decline, employer.token)).toMatchObject({
    httpStatus: 400,
    message: 'Please explain why you’re keeping it: the candidate will read this',
  });

  world.clock.set(new Date(Date.parse(request!.dueDate) + 60_000));
  const late = await anew(employer);
  expect(await requestsOf(late)).toMatchObject([{ isOverdue: true }]);
  expect(await consentsOf(await anew(candidate))).toMatchObject([{ request: { isOverdue: true } }]);
  const reason = 'You sued us in May, and we need it as evidence.';
  expectSuccess(await world.call(answerDeletionRequest, { ...decline, reason }, late.token));
  expect(await world.call(answerDeletionRequest, { ...decline, reason }, late.token)).toMatchObject({
    code: 'deletion-request.none',
  });
  const told = (await world.mailTo(candidate.email)).find(({ subject }) =>
    subject.startsWith('Your interview is being kept'),
  );
  expect(told?.text).toContain(reason);

  // The candidate asks again, and the company deletes it.
  const back = await anew(candidate);
  expect(await consentsOf(back)).toMatchObject([
    { withdrawal: 'asks', request: { answer: 'declined', reason } },
  ]);
  expectSuccess(await world.call(withdrawConsent, { applicationId }, back.token));
  expectSuccess(await world.call(setHold, { applicationId, reason: 'The suit' }, late.token));
  const remove = { applicationId, answer: 'deleted' as const };
  expect(await world.call(answerDeletionRequest, remove, late.token)).toMatchObject({
    code: 'erasure.legal-hold',
  });
  expect(await requestsOf(late)).toMatchObject([{ isHeld: true }, { answer: 'declined' }]);
});

test('whatever deletes the interview answers the candidate', async () => {
  const owner = await anew(employer);
  const { candidate, applicationId } = await takeInterview(
    world,
    { job, owner },
    { name: 'Dina Deleted', voices: ['off-topic.wav'], choice: MCQ.answer },
  );
  expectSuccess(await world.call(withdrawConsent, { applicationId }, candidate.token));
  expectSuccess(await world.call(requestErasure, { applicationId, atOnce: true }, owner.token));
  await world.settle();
  const [consent] = await consentsOf(candidate);
  expect(consent).toMatchObject({
    withdrawal: null,
    request: { answer: 'deleted' },
    erasedDate: expect.any(String),
  });
  const subjects = (await world.mailTo(candidate.email)).map(({ subject }) => subject);
  expect(subjects.filter((one) => one.startsWith('Your interview was deleted'))).toHaveLength(1);
  const { events } = expectSuccess(await world.call(getHistory, {}, owner.token));
  expect(events.slice(0, 3).map(({ action }) => action)).toEqual([
    'interview.erased',
    'interview.erasure-asked',
    'consent.withdrawn',
  ]);
});

test('a decision that can still be undone does not keep the application of who withdraws the consent', async () => {
  const owner = await anew(employer);
  const candidate = await world.candidate('Cleo Decided');
  const applicationId = await beScheduled(world, job, owner, candidate);
  await giveConsent(world, applicationId, candidate);
  // The window closes without a submission, and the company declines.
  world.clock.set(new Date(world.clock.now().getTime() + 4 * DAY_MS));
  const late = await anew(owner);
  const { results } = expectSuccess(
    await world.call(moveApplications, { applicationIds: [applicationId], outcome: 'declined' }, late.token),
  );
  expect(results).toMatchObject([{ moved: true }]);

  const back = await anew(candidate);
  expectSuccess(await world.call(withdrawConsent, { applicationId }, back.token));
  // The same as without the decision, which no one was told about.
  expect(expectSuccess(await world.call(getCandidateApplications, {}, back.token))).toMatchObject([
    { applicationStatus: 'WITHDRAWN' },
  ]);
});
