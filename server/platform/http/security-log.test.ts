import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endpoints } from '#contract/shared/api.ts';
import { signOut } from '#contract/account/account.ts';
import { signIn } from '#contract/account/auth.ts';
import { inviteMember } from '#contract/company/company-members.ts';
import { getTokens, makeToken } from '#contract/company/company-tokens.ts';
import { getPostedJobs } from '#contract/job/jobs.ts';
import { createLog } from '#server/platform/process/log.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { SECURITY_EVENTS, createSecurityLog } from './security-log.ts';

let text = '';
const stream = new Writable({
  write(chunk: Buffer, _encoding, done) {
    text += chunk.toString();
    done();
  },
});
let world: World;
let owner: Person;
beforeAll(async () => {
  // The program's own log is silent; the events must still be written.
  world = await startWorld({ securityLog: createSecurityLog(createLog('silent', stream)) });
  owner = await world.employer('Sela Secure');
});
afterAll(() => world.close());
beforeEach(() => {
  text = '';
});

const written = () =>
  text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line));

/** A line is written once the answer has been sent. */
async function lines(count: number) {
  await expect.poll(() => written().length).toBe(count);
  return written();
}

test('a sign-in is a line with the account, from where and with what; a failed one says why', async () => {
  const password = 'Quoin7!vex';
  expectSuccess(await world.call(signIn, { email: owner.email, password }));
  await world.call(signIn, { email: owner.email, password: 'Wrong1!word' });
  await world.call(signIn, { email: 'nobody@example.com', password: 'Wrong1!word' });
  const [done, wrong, unknown] = await lines(3);
  expect(done).toMatchObject({
    log: 'security',
    level: 30,
    event: 'sign-in.password',
    outcome: 'done',
    accountId: owner.id,
    address: '127.0.0.1',
    path: 'auth/signin',
  });
  expect(done!['time']).toBeTypeOf('number');
  expect(done!['reqId']).toMatch(/^[0-9a-f-]{36}$/);
  expect(done!['agent']).toBeTypeOf('string');
  expect(wrong).toMatchObject({
    event: 'sign-in.password',
    outcome: 'sign-in.wrong-credentials',
    accountId: owner.id,
  });
  expect(unknown).toMatchObject({ outcome: 'sign-in.wrong-credentials' });
  expect(unknown).not.toHaveProperty('accountId');
  for (const secret of [password, 'Wrong1!word', owner.email, 'nobody@example.com', owner.token])
    expect(text).not.toContain(secret);
});

test('changes of rights and refused access are lines; other calls are not', async () => {
  const person = await world.signInAgain(owner);
  await lines(1);
  text = '';
  expectSuccess(await world.call(getPostedJobs, {}, person));
  const invited = { email: 'new.member@example.com', memberRole: 'recruiter' as const };
  expectSuccess(await world.call(inviteMember, invited, person));
  expect(await lines(1)).toMatchObject([{ event: 'rights.invited', outcome: 'done', accountId: owner.id }]);
  expect(text).not.toContain('new.member');
  const candidate = await world.candidate('Carl Curious');
  text = '';
  await world.call(getTokens, {}, candidate.token);
  await world.call(getTokens, {});
  await world.call(getTokens, {}, 'forged');
  expect((await lines(3)).map(({ event, outcome, accountId }) => [event, outcome, accountId])).toEqual([
    ['access.refused', 'not-allowed', candidate.id],
    ['access.refused', 'not-signed-in', undefined],
    ['access.refused', 'not-signed-in', undefined],
  ]);
});

test('a program is named by its token, and a sign-out by its account', async () => {
  const person = await world.signInAgain(owner);
  const asked = { name: 'Reader', scopes: ['jobs:read' as const], expires: null };
  const { token } = expectSuccess(await world.call(makeToken, asked, person));
  await lines(2);
  text = '';
  await world.call(inviteMember, { email: 'x@example.com', memberRole: 'recruiter' }, token);
  await lines(1);
  expectSuccess(await world.call(signOut, {}, person));
  const [refused, out] = await lines(2);
  expect(refused).toMatchObject({ event: 'rights.invited', outcome: 'token.not-allowed' });
  expect(out).toMatchObject({ event: 'sign-out', outcome: 'done', accountId: owner.id });
});

test('a flood of refusals from one address is counted after the first sixty of a minute', async () => {
  for (let call = 0; call < 150; call += 1)
    await world.call(getPostedJobs, {}, undefined, { address: '10.8.0.1' });
  // The test may have run into a second minute.
  expect(written().length).toBeGreaterThanOrEqual(60);
  expect(written().length).toBeLessThanOrEqual(120);
});

/** Account calls that change no rights and prove nothing. */
const NO_EVENT = [
  'auth/startEnrolment',
  'auth/startPasskey',
  'auth/startSignOn',
  'users/contactUs',
  'users/support',
  'users/uploadProfilePicture',
  'users/setLanguage',
  'users/setMailPreferences',
  'users/setSubscription',
  'users/setTimeZone',
  'users/startPasskey',
  'users/startTotp',
  'users/renamePasskey',
];

test('every call that changes an account is an event, or named here as none', () => {
  const changes = endpoints
    .filter(({ path, method }) => method !== 'GET' && /^(?:auth|users)\//.test(path))
    .map(({ path }) => path);
  const known = [...Object.keys(SECURITY_EVENTS), ...NO_EVENT];
  expect(changes.filter((path) => !known.includes(path))).toEqual([]);
  const paths = endpoints.map(({ path }) => path);
  expect(known.filter((path) => !paths.includes(path))).toEqual([]);
});
