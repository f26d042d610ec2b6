import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getSessions } from '#contract/account/account.ts';
import { signIn } from '#contract/account/auth.ts';
import { getCompany } from '#contract/company/company.ts';
import {
  acceptInvitation,
  changeMember,
  getHistory,
  getInvitation,
  getMembers,
  inviteMember,
  removeMember,
  resendInvitation,
  revokeInvitation,
  setOwnName,
  transferOwnership,
} from '#contract/company/company-members.ts';
import { updateEmployerProfile } from '#contract/account/employer.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { postJob } from '#server/testing/jobs.ts';
import { inviteSomebody, invitationToken, joinCompany } from '#server/testing/members.ts';
import { type World, expectSuccess, somePlace, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world?.close());

const PASSWORD = 'Brisk9?owl';
const formOf = (token: string, name = 'Ina Invited') => ({
  token,
  name,
  password: PASSWORD,
  confirm: PASSWORD,
});

describe('an invitation', () => {
  test('comes by mail, makes a member of a new person, and works once', async () => {
    const owner = await world.employer('Harbour & Pine', { profile: false });
    const { email, token } = await inviteSomebody(world, owner, { memberRole: 'recruiter' });
    const mail = (await world.mailTo(email)).at(-1)!;
    expect(mail.subject).toBe('Harbour & Pine has invited you to join on Roundone');
    expect(mail.text).toContain(
      'Harbour & Pine has invited you to join Harbour & Pine on Roundone as a recruiter.',
    );
    expect(expectSuccess(await world.call(getInvitation, { token }))).toEqual({
      companyName: 'Harbour & Pine',
      email,
      memberRole: 'recruiter',
    });
    expect(expectSuccess(await world.call(acceptInvitation, formOf(token)))).toEqual({ email });
    const { token: login, user } = expectSuccess(await world.call(signIn, { email, password: PASSWORD }));
    expect(expectSuccess(await world.call(getCompany, {}, login))).toMatchObject({
      companyId: owner.id,
      name: 'Harbour & Pine',
      slug: 'harbour-pine',
      member: { memberId: user._id, name: 'Ina Invited', memberRole: 'recruiter' },
    });
    // On another device, whether the page was already open or is opened now.
    const ended = {
      code: 'link.expired',
      message:
        'This invitation has already been used or has expired. If you’ve joined, please sign in. If not, ask your company for a new one.',
    };
    expect(await world.call(acceptInvitation, formOf(token))).toMatchObject(ended);
    expect(await world.call(getInvitation, { token })).toMatchObject(ended);
    // The outbox keeps no used link.
    expect((await world.mailTo(email))[0]!.text).toContain('?token=ended');
  });

  test('ends after 7 days, when it is revoked, and when another one replaces it', async () => {
    const owner = await world.employer('Olga Expiry', { profile: false });
    const before = world.clock.now();
    const first = await inviteSomebody(world, owner, { memberRole: 'recruiter' });
    const second = await inviteSomebody(world, owner, { memberRole: 'owner' }, first.email);
    expect(await world.call(getInvitation, { token: first.token })).toMatchObject({ code: 'link.expired' });
    expect(expectSuccess(await world.call(getInvitation, { token: second.token }))).toMatchObject({
      memberRole: 'owner',
    });
    expectSuccess(await world.call(resendInvitation, { invitationId: second.invitationId }, owner.token));
    const third = await invitationToken(world, first.email);
    expect(await world.call(getInvitation, { token: second.token })).toMatchObject({ code: 'link.expired' });
    expectSuccess(await world.call(getInvitation, { token: third }));
    expectSuccess(await world.call(revokeInvitation, { invitationId: second.invitationId }, owner.token));
    expect(await world.call(acceptInvitation, formOf(third))).toMatchObject({ code: 'link.expired' });

    const late = await inviteSomebody(world, owner, { memberRole: 'reviewer' });
    world.clock.set(new Date(world.clock.now().getTime() + 7 * DAY_MS + 60_000));
    expect(await world.call(acceptInvitation, formOf(late.token))).toMatchObject({ code: 'link.expired' });
    const { invitations } = expectSuccess(await world.call(getMembers, {}, await world.signInAgain(owner)));
    expect(invitations).toMatchObject([{ email: late.email, hasExpired: true, memberRole: 'reviewer' }]);
    world.clock.set(before);
  });

  test('tells only its receiver that the address has an account', async () => {
    const owner = await world.employer('Olaf Quiet', { profile: false });
    const other = await world.employer('Another Company', { profile: false });
    const candidate = await world.candidate('Cara Applicant', { profile: false });
    for (const { email } of [other, candidate]) {
      const reply = await world.call(inviteMember, { email, memberRole: 'recruiter' }, owner.token);
      expect(reply).toMatchObject({ statusCode: 0, message: 'Invitation sent.' });
      const mail = (await world.mailTo(email)).at(-1)!;
      expect(mail.text).toContain('Your address already has a Roundone account');
      expect(mail.text).not.toContain('token=');
    }
    const { invitations } = expectSuccess(await world.call(getMembers, {}, owner.token));
    expect(invitations.map(({ email }) => email).toSorted()).toEqual(
      [other.email, candidate.email].toSorted(),
    );
    const again = { email: owner.email, memberRole: 'recruiter' as const };
    expect(await world.call(inviteMember, again, owner.token)).toMatchObject({ code: 'member.already' });
  });

  test('of an address that got an account meanwhile is refused, and stays', async () => {
    const owner = await world.employer('Olga Meanwhile', { profile: false });
    const candidate = await world.candidate('Cara Meanwhile', { profile: false });
    const { token } = await inviteSomebody(world, owner, { memberRole: 'recruiter' });
    await world.db
      .updateTable('invitations')
      .set({ email: candidate.email })
      .where('company_id', '=', owner.id)
      .execute();
    expect(await world.call(acceptInvitation, formOf(token))).toMatchObject({
      statusCode: 1,
      code: 'invitation.address-in-use',
    });
    expectSuccess(await world.call(getInvitation, { token }));
  });

  test('keeps the rules for passwords, and for one address five mails an hour', async () => {
    const owner = await world.employer('Olga Rules', { profile: false });
    const { token, email } = await inviteSomebody(world, owner, { memberRole: 'recruiter' });
    const weak = { ...formOf(token), password: 'Passw0rd!', confirm: 'Passw0rd!' };
    expect(await world.call(acceptInvitation, weak)).toMatchObject({ code: 'password.guessable' });
    for (let more = 0; more < 4; more += 1)
      expectSuccess(await world.call(inviteMember, { email, memberRole: 'recruiter' }, owner.token));
    const sixth = await world.call(inviteMember, { email, memberRole: 'recruiter' }, owner.token);
    expect(sixth).toMatchObject({ httpStatus: 429, code: 'mail.too-many' });
  });

  test('for jobs names only jobs of the company', async () => {
    const owner = await world.employer('Olga Jobs');
    const other = await world.employer('Otto Jobs');
    const foreign = await postJob(world, other);
    const input = { email: 'x@example.com', memberRole: 'reviewer' as const, jobIds: [foreign.id] };
    expect(await world.call(inviteMember, input, owner.token)).toMatchObject({ httpStatus: 400 });
  });
});

describe('a member', () => {
  test('who is removed is signed out at once, cannot sign in, and can be invited again', async () => {
    const owner = await world.employer('Olga Removes', { profile: false });
    const member = await joinCompany(world, owner, { name: 'Remo Member', memberRole: 'recruiter' });
    const elsewhere = await world.signInAgain(member);
    expectSuccess(await world.call(getSessions, {}, member.token));
    expectSuccess(await world.call(removeMember, { memberId: member.id }, owner.token));
    for (const token of [member.token, elsewhere])
      expect(await world.call(getSessions, {}, token)).toMatchObject({ httpStatus: 401 });
    expect(await world.call(signIn, { email: member.email, password: member.password })).toMatchObject({
      statusCode: 1,
      code: 'sign-in.no-company',
      message: 'You’re no longer a member of a company. Ask an owner to invite you again.',
    });
    expect(await world.call(removeMember, { memberId: member.id }, owner.token)).toMatchObject({
      httpStatus: 404,
    });
    const { token } = await inviteSomebody(world, owner, { memberRole: 'reviewer' }, member.email);
    expectSuccess(await world.call(acceptInvitation, formOf(token, 'Remo Again')));
    const back = expectSuccess(await world.call(signIn, { email: member.email, password: PASSWORD }));
    expect(back.user).toMatchObject({ _id: member.id, name: 'Remo Again' });
  });

  test('the last owner stays, and gives the ownership to somebody else', async () => {
    const owner = await world.employer('Olga Last', { profile: false });
    const member = await joinCompany(world, owner, { name: 'Nina Next', memberRole: 'reviewer' });
    const self = { memberId: owner.id };
    expect(await world.call(removeMember, self, owner.token)).toMatchObject({ code: 'member.last-owner' });
    expect(await world.call(changeMember, { ...self, memberRole: 'recruiter' }, owner.token)).toMatchObject({
      code: 'member.last-owner',
    });
    expectSuccess(await world.call(transferOwnership, { memberId: member.id }, owner.token));
    const { members } = expectSuccess(await world.call(getMembers, {}, member.token));
    expect(members.map(({ name, memberRole }) => [name, memberRole])).toEqual([
      ['Olga Last', 'recruiter'],
      ['Nina Next', 'owner'],
    ]);
    expect(
      await world.call(inviteMember, { email: 'a@example.com', memberRole: 'owner' }, owner.token),
    ).toMatchObject({
      httpStatus: 403,
      code: 'company.not-allowed',
    });
    expectSuccess(await world.call(removeMember, self, member.token));
  });

  test('of two owners who remove each other at once, one stays', async () => {
    const owner = await world.employer('Olga Both', { profile: false });
    const second = await joinCompany(world, owner, { name: 'Otto Both', memberRole: 'owner' });
    await Promise.all([
      world.call(removeMember, { memberId: second.id }, owner.token),
      world.call(removeMember, { memberId: owner.id }, second.token),
    ]);
    const owners = await world.db
      .selectFrom('company_members')
      .select('user_id')
      .where('company_id', '=', owner.id)
      .execute();
    expect(owners).toHaveLength(1);
  });

  test('has an own name, and keeps it when the company gets another one', async () => {
    const owner = await world.employer('First Name Ltd');
    const profile = {
      sectorId: (await world.db.selectFrom('sectors').select('id').executeTakeFirstOrThrow()).id,
      fullAddress: '1 Main Street',
      ...somePlace(),
      zipCode: '10001',
    };
    const rename = (companyName: string) =>
      world.call(updateEmployerProfile, { ...profile, companyName }, owner.token);
    expectSuccess(await rename('Second Name Ltd'));
    expect(expectSuccess(await world.call(getCompany, {}, owner.token))).toMatchObject({
      name: 'Second Name Ltd',
      slug: 'first-name-ltd',
      member: { name: 'Second Name Ltd' },
    });
    expectSuccess(await world.call(setOwnName, { name: 'Olga Owner' }, owner.token));
    expectSuccess(await rename('Third Name Ltd'));
    expect(expectSuccess(await world.call(getCompany, {}, owner.token))).toMatchObject({
      name: 'Third Name Ltd',
      member: { name: 'Olga Owner' },
    });
  });
});

test('the history tells what was done, page by page, the newest first', async () => {
  const owner = await world.employer('Olga History', { profile: false });
  const member = await joinCompany(world, owner, { name: 'Hanna History', memberRole: 'recruiter' });
  expectSuccess(await world.call(removeMember, { memberId: member.id }, owner.token));
  const first = expectSuccess(await world.call(getHistory, { limit: 2 }, owner.token));
  expect(first.events.map(({ action, actorName }) => [action, actorName])).toEqual([
    ['member.removed', 'Olga History'],
    ['member.joined', 'Hanna History'],
  ]);
  expect(first.events[0]!.details).toEqual([
    { name: 'name', value: 'Hanna History' },
    { name: 'email', value: member.email },
  ]);
  const second = expectSuccess(
    await world.call(getHistory, { limit: 2, cursor: first.nextCursor! }, owner.token),
  );
  expect(second.events.map(({ action }) => action)).toEqual(['member.invited', 'company.created']);
  expect(second.nextCursor).toBeNull();
});
