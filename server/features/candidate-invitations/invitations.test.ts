import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contract from '#contract/job/candidate-invitations.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import {
  getApplicationByJobId,
  getScheduleInterviews,
  sendCandidateApplication,
  withdrawApplication,
} from '#contract/interview/interview.ts';
import { DAY_MS, HOUR_MS } from '#contract/shared/limits.ts';
import { setTimeZone } from '#contract/account/notices.ts';
import { type MadeJob, postJob } from '#server/testing/jobs.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

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
const mailsTo = async (email: string) => world.mailTo(email);
const tokenOf = async (email: string) =>
  new URL((await mailsTo(email)).at(-1)!.link!).searchParams.get('token')!;
const open = async (email: string, by?: Person) =>
  expectSuccess(await world.call(contract.getJobInvitation, { token: await tokenOf(email) }, by?.token));
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
const stateOf = async (email: string) => (await find(email)).state;
const mine = async (person: Person) =>
  expectSuccess(await world.call(contract.getMyInvitations, {}, person.token)).invitations;
const apply = (person: Person, to = job) =>
  world.call(
    sendCandidateApplication,
    { jobId: to.id, isTravelPreferred: 'true', isReloactionPreferred: 'true' },
    person.token,
  );
const applicationsOf = async (applicationType: 'PENDING' | 'SCHEDULED', to = job) =>
  expectSuccess(
    await world.call(getApplicationByJobId, { jobId: to.id, applicationType, limit: 100 }, employer.token),
  );
const soon = (hours = 48) => world.clock.now().getTime() + hours * HOUR_MS;

describe('an invitation to apply', () => {
  test('is mailed, opened, seen by the account of its address alone, and used by applying', async () => {
    const person = await world.candidate('Pia Pilot');
    const stranger = await world.candidate('Sten Stranger');
    await inviteOne(person.email.toUpperCase());
    const [mail] = await mailsTo(person.email.toUpperCase());
    expect(mail!.subject).toBe('Ina Inviter invites you to apply: Harbour Pilot');
    expect(mail!.text).toContain('Hello Gus Guest,');
    expect(mail!.text).toContain(
      'To stop getting invitations from Ina Inviter: http://localhost:3000/stop-invitations?token=',
    );
    expect(await stateOf(person.email)).toBe('sent');
    expect(await open(person.email.toUpperCase())).toMatchObject({
      companyName: 'Ina Inviter',
      role: 'Harbour Pilot',
      kind: 'apply',
      isOpen: true,
      isOwn: false,
    });
    expect(await stateOf(person.email)).toBe('opened');
    expect(await mine(person)).toMatchObject([{ jobId: job.id, kind: 'apply', opensAt: null }]);
    expect(await mine(stranger)).toEqual([]);
    expectSuccess(await apply(person));
    expect(await stateOf(person.email)).toBe('applied');
    expect(await mine(person)).toEqual([]);
    // The employer still decides.
    expect((await applicationsOf('PENDING')).map(({ candidateId }) => candidateId)).toContain(person.id);
  });

  test('tells nobody whether its address has an account', async () => {
    const known = await world.candidate('Known Kim');
    const unknown = newAddress();
    const answers = expectSuccess(await invite([{ email: known.email }, { email: unknown }]));
    expect(answers.results.map(({ result, message }) => [result, message])).toEqual([
      ['sent', 'The invitation is on its way.'],
      ['sent', 'The invitation is on its way.'],
    ]);
    const shapes = [await open(known.email), await open(unknown)].map(
      ({ companyName, role, kind, isOpen, state, isOwn, name }) => [
        companyName,
        role,
        kind,
        isOpen,
        state,
        isOwn,
        name,
      ],
    );
    expect(shapes[0]).toEqual(shapes[1]);
  });

  test('can be taken with its link by another account, and by nobody without the link', async () => {
    const address = await inviteOne();
    const [taker, other] = [await world.candidate('Tara Taker'), await world.candidate('Otis Other')];
    expect(await open(address, taker)).toMatchObject({ isOwn: false, email: address });
    const guess = { token: `${await tokenOf(address)}x` };
    expect(await world.call(contract.claimJobInvitation, guess, other.token)).toMatchObject({
      httpStatus: 400,
      code: 'link.expired',
    });
    const token = { token: await tokenOf(address) };
    expect(expectSuccess(await world.call(contract.claimJobInvitation, token, taker.token))).toEqual({
      jobId: job.id,
    });
    expect(await mine(taker)).toHaveLength(1);
    expect(await mine(other)).toEqual([]);
    expectSuccess(await apply(taker));
    expect(await stateOf(address)).toBe('applied');
    expect(await world.call(contract.claimJobInvitation, token, other.token)).toMatchObject({
      code: 'candidate-invitation.over',
    });
  });

  test('only the hash of its link is stored', async () => {
    const address = await inviteOne();
    const token = await tokenOf(address);
    const links = await world.db.selectFrom('candidate_invitation_links').select('token_hash').execute();
    expect(JSON.stringify(links)).not.toContain(token);
  });

  test('can be declined, by link and signed in, and then sends nothing more', async () => {
    const address = await inviteOne();
    const token = { token: await tokenOf(address) };
    expectSuccess(await world.call(contract.declineJobInvitation, token));
    expectSuccess(await world.call(contract.declineJobInvitation, token));
    expect(await stateOf(address)).toBe('declined');
    expect(expectSuccess(await invite([{ email: address }])).results[0]).toMatchObject({
      result: 'declined',
      message: 'Has declined your invitation to this job.',
    });
    const person = await world.candidate('Dora Decline');
    await inviteOne(person.email);
    const { invitationId } = (await mine(person))[0]!;
    expectSuccess(await world.call(contract.declineMyInvitation, { invitationId }, person.token));
    expect(await stateOf(person.email)).toBe('declined');
    expect(await mine(person)).toEqual([]);
  });

  test('ends when it is revoked or too old, and waits again when it is sent again', async () => {
    const address = await inviteOne();
    const first = await tokenOf(address);
    const { invitationId } = await find(address);
    const send = (
      endpoint: typeof contract.revokeCandidateInvitation | typeof contract.resendCandidateInvitation,
    ) => world.call(endpoint, { invitationId }, employer.token);
    expectSuccess(await send(contract.revokeCandidateInvitation));
    expectSuccess(await send(contract.revokeCandidateInvitation));
    expect(await stateOf(address)).toBe('revoked');
    expect(await world.call(contract.getJobInvitation, { token: first })).toMatchObject({
      code: 'link.expired',
    });
    expectSuccess(await send(contract.resendCandidateInvitation));
    expect(await mailsTo(address)).toHaveLength(2);
    expect(await find(address)).toMatchObject({ state: 'sent', timesSent: 2 });
    expect(await open(address)).toMatchObject({ state: 'opened' });
    // At most two emails a day to one address.
    expect(await send(contract.resendCandidateInvitation)).toMatchObject({
      code: 'candidate-invitation.too-many',
    });
    world.clock.set(new Date(world.clock.now().getTime() + 31 * DAY_MS));
    employer = { ...employer, token: await world.signInAgain(employer) };
    expect(await stateOf(address)).toBe('expired');
    expectSuccess(await world.call(contract.resendCandidateInvitation, { invitationId }, employer.token));
    expect(await stateOf(address)).toBe('opened');
  });
});

describe('an invitation to the interview', () => {
  test('schedules the interview as soon as the person applies, without a second decision', async () => {
    const person = await world.candidate('Ines Interview');
    expectSuccess(await world.call(setTimeZone, { timeZone: 'Asia/Tokyo' }, person.token));
    const date = soon();
    await inviteOne(person.email, { kind: 'interview', date });
    const [mail] = await mailsTo(person.email);
    expect(mail!.text).toContain('(Japan Standard Time). From then on');
    expect(mail!.subject).toBe('Ina Inviter invites you to an interview: Harbour Pilot');
    expect(mail!.text).toContain('you have 3 days to take it');
    expect(await open(person.email)).toMatchObject({
      kind: 'interview',
      opensAt: new Date(date).toISOString(),
      closesAt: new Date(date + 3 * DAY_MS).toISOString(),
    });
    expectSuccess(await apply(person));
    const scheduled = expectSuccess(await world.call(getScheduleInterviews, {}, person.token));
    expect(scheduled).toMatchObject([{ date: new Date(date).toISOString(), applicationStatus: 'SCHEDULED' }]);
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
      'Ina Inviter invites you to an interview: Harbour Pilot',
      'Your application to Ina Inviter: Harbour Pilot',
      'Your interview for Harbour Pilot',
    ]);
    expect(await stateOf(person.email)).toBe('applied');
    // A person who withdraws and applies again has used up the invitation.
    const { applicationId } = scheduled[0]!;
    expectSuccess(await world.call(withdrawApplication, { applicationId }, person.token));
    expectSuccess(await apply(person));
    expect((await applicationsOf('PENDING')).map(({ candidateId }) => candidateId)).toContain(person.id);
  });

  test('needs a date from today on, and a new one after its window', async () => {
    expect(await invite([{ email: newAddress() }], { kind: 'interview' })).toMatchObject({
      httpStatus: 400,
      message: 'Please select a date',
    });
    expect(await invite([{ email: newAddress() }], { kind: 'interview', date: soon(-48) })).toMatchObject({
      httpStatus: 400,
      message: 'Please choose today or a later date',
    });
    const person = await world.candidate('Late Lars');
    await inviteOne(person.email, { kind: 'interview', date: soon() });
    const { invitationId } = await find(person.email);
    world.clock.set(new Date(soon() + 3 * DAY_MS));
    person.token = await world.signInAgain(person);
    employer = { ...employer, token: await world.signInAgain(employer) };
    expect(await mine(person)).toEqual([]);
    expect(
      await world.call(contract.resendCandidateInvitation, { invitationId }, employer.token),
    ).toMatchObject({
      httpStatus: 400,
      message: 'The time for this interview has passed. Please choose a new date.',
    });
    const again = { invitationId, date: soon() };
    expectSuccess(await world.call(contract.resendCandidateInvitation, again, employer.token));
    expect(await mine(person)).toMatchObject([{ opensAt: new Date(again.date).toISOString() }]);
    // Without the invitation, an application is pending.
    const other = await world.candidate('Without Wim');
    expectSuccess(await apply(other));
    expect((await applicationsOf('PENDING')).map(({ candidateId }) => candidateId)).toContain(other.id);
  });
});
