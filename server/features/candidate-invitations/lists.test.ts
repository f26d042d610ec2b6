import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#contract/job/candidate-invitations.ts';
import { saveMailText } from '#contract/company/company-mails.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { sendCandidateApplication } from '#contract/interview/interview.ts';
import { closeJob } from '#contract/job/jobs.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { type MadeJob, postJob, startDraft } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { deleteAllTasks } from '#server/testing/stored-tasks.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { noteMails } from './limits-store.ts';
import { forgetOldInvitations } from './mail-task.ts';

let world: World;
let employer: Person;
let job: MadeJob;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Ina Inviter');
  job = await postJob(world, employer, { details: { role: 'Harbour Pilot' } });
});
afterAll(() => world?.close());

type Invite = InputOf<typeof contract.inviteCandidates>;

let made = 0;
const newAddress = () => `invited.${(made += 1)}@example.org`;
const invite = (people: Invite['people'], change: Partial<Invite> = {}, by = employer) =>
  world.call(contract.inviteCandidates, { jobId: job.id, kind: 'apply', people, ...change }, by.token);
const inviteOne = async (email = newAddress(), change: Partial<Invite> = {}) => {
  const { results } = expectSuccess(await invite([{ email, name: 'Gus Guest' }], change));
  expect(results[0]!.result).toBe('sent');
  return email;
};
const mailsTo = (email: string) => world.mailTo(email);
const list = async (input: Partial<InputOf<typeof contract.getCandidateInvitations>> = {}) =>
  expectSuccess(
    await world.call(
      contract.getCandidateInvitations,
      { jobId: job.id, limit: 100, ...input },
      employer.token,
    ),
  );
const find = async (email: string) =>
  (await list()).invitations.find((one) => one.email.toLowerCase() === email.toLowerCase())!;
const apply = (person: Person, to = job) =>
  world.call(
    sendCandidateApplication,
    { jobId: to.id, isTravelPreferred: 'true', isReloactionPreferred: 'true' },
    person.token,
  );

describe('a list', () => {
  test('sends the good rows and says of each other row why not', async () => {
    const applied = await world.candidate('Has Applied');
    expectSuccess(await apply(applied));
    const waiting = await inviteOne();
    const good = [newAddress(), newAddress()];
    const people = [
      { email: good[0]!, name: 'Ada Good' },
      { email: 'not an address', name: 'Bad Row' },
      { email: good[1]! },
      { email: good[0]!.toUpperCase(), name: 'Ada Twice' },
      { email: newAddress(), name: 'www.spam.com' },
      { email: waiting },
      { email: applied.email },
    ];
    const answer = await invite(people);
    expect(answer.message).toBe('2 invitations are on the way.');
    expect(answer.data.results.map(({ result }) => result)).toEqual([
      'sent',
      'wrong-email',
      'sent',
      'twice-in-list',
      'wrong-name',
      'already-invited',
      'already-applied',
    ]);
    const again = await invite(people);
    expect(again.message).toBe('No invitation was sent.');
    expect(again.data.results.map(({ result }) => result)).toEqual([
      'already-invited',
      'wrong-email',
      'already-invited',
      'twice-in-list',
      'wrong-name',
      'already-invited',
      'already-applied',
    ]);
    for (const email of good) expect(await mailsTo(email)).toHaveLength(1);
  });

  test('sent twice at once is sent once', async () => {
    const people = Array.from({ length: 5 }, () => ({ email: newAddress() }));
    const answers = await Promise.all([invite(people), invite(people), invite(people)]);
    expect(answers.map(({ data }) => data.sent).toSorted((a, b) => a - b)).toEqual([0, 0, 5]);
    for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1);
  });

  test('is limited per company and day, and per person', async () => {
    const owner = await world.employer('Limit Lou');
    const other = await postJob(world, owner);
    const invites = (jobId: string, people: Invite['people']) =>
      world.call(contract.inviteCandidates, { jobId, kind: 'apply', people }, owner.token);
    const batch = Array.from({ length: 500 }, () => ({ email: newAddress() }));
    expect(expectSuccess(await invites(other.id, batch)).sent).toBe(500);
    // No one reads their emails.
    await deleteAllTasks(world.db);
    await noteMails(world.db, owner.id, Array<string>(499).fill(newAddress()), world.clock.now());
    const last = expectSuccess(await invites(other.id, [{ email: newAddress() }, { email: newAddress() }]));
    expect(last.results.map(({ result }) => result)).toEqual(['sent', 'too-many-today']);

    // Three jobs of one company, but only two emails a day to one person.
    const person = newAddress();
    const results = [];
    for (let count = 0; count < 3; count += 1) {
      const one = await postJob(world, employer);
      const { data } = await invite([{ email: person }], { jobId: one.id });
      results.push(data.results[0]!.result);
    }
    expect(results).toEqual(['sent', 'sent', 'too-many-for-person']);
  });

  test('gives one address ten invitations in a day from all companies', async () => {
    const email = newAddress();
    const other = await world.employer('Otto Other', { profile: false });
    await noteMails(world.db, other.id, Array<string>(10).fill(email), world.clock.now());
    const { results } = expectSuccess(await invite([{ email }]));
    expect(results[0]!.result).toBe('too-many-for-person');
  });

  test('goes to an open job alone', async () => {
    const draft = await startDraft(world, employer);
    const closed = await postJob(world, employer);
    expectSuccess(await world.call(closeJob, { refJobId: closed.id }, employer.token));
    expect(await invite([{ email: newAddress() }], { jobId: draft.id })).toMatchObject({
      code: 'job.not-published',
    });
    expect(await invite([{ email: newAddress() }], { jobId: closed.id })).toMatchObject({
      code: 'job.closed',
    });
  });

  test('is read in pages, by state and in an order', async () => {
    const own = await postJob(world, employer);
    const emails = ['b@example.org', 'c@example.org', 'a@example.org'];
    expectSuccess(
      await invite(
        emails.map((email) => ({ email })),
        { jobId: own.id },
      ),
    );
    const read = async (input: object) => {
      const answer = await world.call(
        contract.getCandidateInvitations,
        { jobId: own.id, ...input },
        employer.token,
      );
      return expectSuccess(answer);
    };
    const first = await read({ limit: 2, sort: 'email' });
    expect(first.invitations.map(({ email }) => email)).toEqual(['a@example.org', 'b@example.org']);
    expect(first.counts).toMatchObject({ sent: 3, opened: 0, applied: 0 });
    const second = await read({ limit: 2, sort: 'email', cursor: first.nextCursor! });
    expect(second.invitations.map(({ email }) => email)).toEqual(['c@example.org']);
    expect(second.nextCursor).toBeNull();
    const newest = await read({ limit: 2 });
    const rest = await read({ limit: 2, cursor: newest.nextCursor! });
    expect([...newest.invitations, ...rest.invitations].map(({ email }) => email).toSorted()).toEqual(
      emails.toSorted(),
    );
    expect((await read({ state: 'declined' })).invitations).toEqual([]);
  });
});

test('who wants no more invitations from a company gets none from it, with one click', async () => {
  const address = await inviteOne();
  const link = /http\S+\/stop-invitations\?token=\S+/.exec((await mailsTo(address))[0]!.text)![0];
  const { pathname, search, searchParams } = new URL(link);
  const token = searchParams.get('token')!;
  const clicked = await world.app.inject({ method: 'POST', url: `${pathname}${search}` });
  expect([clicked.statusCode, clicked.body]).toEqual([
    200,
    'You won’t get any more invitations from Ina Inviter.\n',
  ]);
  expect(expectSuccess(await world.call(contract.getInvitationStop, { token }))).toEqual({
    companyName: 'Ina Inviter',
    email: address,
    isStopped: true,
  });
  const other = await postJob(world, employer);
  const again = async () =>
    expectSuccess(await invite([{ email: address }], { jobId: other.id })).results[0]!.result;
  expect(await again()).toBe('no-more-invitations');
  const { invitationId } = await find(address);
  expect(
    await world.call(contract.resendCandidateInvitation, { invitationId }, employer.token),
  ).toMatchObject({ code: 'candidate-invitation.not-wanted' });
  // Another company still can, and the person may change their mind.
  const stranger = await world.employer('Another Company');
  const theirs = await postJob(world, stranger);
  expect(expectSuccess(await invite([{ email: address }], { jobId: theirs.id }, stranger)).sent).toBe(1);
  expectSuccess(await world.call(contract.setInvitationStop, { token, isStopped: false }));
  expect(await again()).toBe('sent');
  expect(await world.call(contract.getInvitationStop, { token: `${token}x` })).toMatchObject({
    httpStatus: 404,
  });
});

test('recruiters invite, reviewers do not', async () => {
  const recruiter = await joinCompany(world, employer, { name: 'Rita Recruiter', memberRole: 'recruiter' });
  const reviewer = await joinCompany(world, employer, {
    name: 'Rob Reviewer',
    memberRole: 'reviewer',
    jobIds: [job.id],
  });
  const address = newAddress();
  expect(expectSuccess(await invite([{ email: address }], {}, recruiter)).sent).toBe(1);
  expect((await find(address)).invitedBy).toBe('Rita Recruiter');
  expect(await invite([{ email: newAddress() }], {}, reviewer)).toMatchObject({ httpStatus: 403 });
});

test('a company may write the text of its invitations', async () => {
  const text = {
    mail: 'invitation-to-apply',
    subject: 'Come to us',
    text: 'Dear {{ candidate_name }}, see {{ link }}',
  };
  expectSuccess(await world.call(saveMailText, text, employer.token));
  const [mail] = await mailsTo(await inviteOne());
  expect(mail!.subject).toBe('Come to us');
  expect(mail!.text).toContain('Dear Gus Guest, see http://localhost:3000/job-invitation?token=');
  expect(mail!.text).toContain('To stop getting invitations from Ina Inviter: ');
});

test('an invitation that ended unused is deleted after 180 days; its link to stop works for ever', async () => {
  const email = await inviteOne('never.came@example.org');
  const mail = (await world.mailTo(email))[0]!;
  const token = /stop-invitations\?token=(\S+)/.exec(mail.text)![1]!;
  const rows = async () =>
    (
      await world.db
        .selectFrom('candidate_invitations')
        .select('expires_at')
        .where('email', '=', email)
        .execute()
    ).map(({ expires_at }) => expires_at.getTime());
  const [ended] = await rows();
  world.clock.set(new Date(ended! + 180 * DAY_MS - 60_000));
  await forgetOldInvitations(world.ctx);
  expect(await rows()).toHaveLength(1);
  world.clock.set(new Date(ended! + 180 * DAY_MS + 60_000));
  await forgetOldInvitations(world.ctx);
  expect(await rows()).toEqual([]);

  world.clock.set(new Date(ended! + 3_650 * DAY_MS));
  const stop = { token: decodeURIComponent(token), isStopped: true };
  expectSuccess(await world.call(contract.setInvitationStop, stop));
});
