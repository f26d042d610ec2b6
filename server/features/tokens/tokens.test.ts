import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endToken, getTokens, makeToken } from '#contract/company/company-tokens.ts';
import { getSessions } from '#contract/account/account.ts';
import { getHistory, removeMember } from '#contract/company/company-members.ts';
import { getEmployerProfile } from '#contract/account/employer.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { getFeedback } from '#contract/interview/interview.ts';
import { getJobById, getPostedJobs } from '#contract/job/jobs.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { getMasterCountry } from '#contract/account/master.ts';
import { beScheduled, postInterviewJob } from '#server/testing/interviews.ts';
import { postJob } from '#server/testing/jobs.ts';
import { joinCompany } from '#server/testing/members.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { countCall } from './token-caller.ts';
import { forgetOldTokens } from './tokens.ts';

/** API tokens: created, used, limited, ended. */

let world: World;
let employer: Person;
beforeAll(async () => {
  world = await startWorld();
  employer = await world.employer('Erin Employer');
});
afterAll(() => world.close());

let made = 0;
async function newToken(change: Partial<InputOf<typeof makeToken>> = {}, by = employer) {
  const input = { name: 'Payroll', scopes: ['jobs:read' as const], expires: null, ...change };
  // One address can only create a few per minute.
  made += 1;
  return expectSuccess(await world.call(makeToken, input, by.token, { address: `10.9.0.${made}` }));
}
const listed = async (id: string, by = employer) =>
  expectSuccess(await world.call(getTokens, {}, by.token)).tokens.find(({ _id }) => _id === id);

describe('a token', () => {
  test('is shown once, stored as a hash, and told to the owner by mail', async () => {
    const maker = await world.employer('Mia Maker');
    const { _id, token } = await newToken({ scopes: ['jobs:read', 'company:read'] }, maker);
    expect(token).toMatch(/^rnd_[\w-]{43}$/);
    expect(await listed(_id, maker)).toMatchObject({
      name: 'Payroll',
      start: token.slice(0, 12),
      scopes: ['jobs:read', 'company:read'],
      createdBy: 'Mia Maker',
      state: 'valid',
      expires: null,
      ended: null,
      lastUsed: null,
      lastNetwork: null,
    });
    const stored = await world.db.selectFrom('api_tokens').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token.slice(12));
    const mail = (await world.mailTo(maker.email)).at(-1)!;
    expect(mail.subject).toBe('A new API token for your company');
    expect(mail.text).toContain('Mia Maker created the API token “Payroll”.');
    expect(mail.text).toContain('Read the company’s profile.');
    expect(mail.text).not.toContain(token.slice(0, 12));
  });

  test('acts for its company alone', async () => {
    const other = await world.employer('Otto Other');
    const job = await postJob(world, employer);
    const { token } = await newToken({ scopes: ['jobs:read', 'company:read'] });
    const { token: strange } = await newToken({ scopes: ['jobs:read'] }, other);
    const { jobs } = expectSuccess(await world.call(getPostedJobs, {}, token));
    expect(jobs.map(({ _id }) => _id)).toEqual([job.id]);
    expect(await world.call(getJobById, { jobId: job.id }, strange)).toMatchObject({ httpStatus: 404 });
    const profile = expectSuccess(await world.call(getEmployerProfile, {}, token));
    expect(profile?.userDetails.name).toBe('Erin Employer');
  });

  test('without a scope gets a sentence that names it, and reads what is open to all as a visitor', async () => {
    const { token } = await newToken();
    expect(await world.call(getEmployerProfile, {}, token)).toMatchObject({
      httpStatus: 403,
      code: 'token.not-allowed',
      message: 'This call needs an API token with the scope company:read.',
    });
    expect(await world.call(getSessions, {}, token)).toMatchObject({
      httpStatus: 403,
      code: 'token.not-allowed',
      message: 'API tokens can’t make this call.',
    });
    expectSuccess(await world.call(getMasterCountry, {}, token));
    const candidate = await world.candidate();
    const job = await postInterviewJob(world, employer);
    const applicationId = await beScheduled(world, job, employer, candidate);
    expect(await world.call(getFeedback, { applicationId }, token)).toMatchObject({ httpStatus: 403 });
  });

  test('ends at once, and its end can be repeated', async () => {
    const { _id, token } = await newToken();
    expectSuccess(await world.call(getPostedJobs, {}, token));
    expectSuccess(await world.call(endToken, { tokenId: _id }, employer.token));
    const { ended } = (await listed(_id))!;
    expect(await world.call(getPostedJobs, {}, token)).toMatchObject({
      httpStatus: 401,
      message: 'This API token is unknown, expired or revoked.',
    });
    expectSuccess(await world.call(endToken, { tokenId: _id }, employer.token));
    expect(await listed(_id)).toMatchObject({ state: 'ended', ended });
  });

  test('stays when the member who made it leaves, and the list and the history say who that was', async () => {
    const maker = await joinCompany(world, employer, { name: 'Lena Leaver', memberRole: 'owner' });
    const { _id, token } = await newToken({ name: 'Careers site' }, maker);
    expectSuccess(await world.call(removeMember, { memberId: maker.id }, employer.token));
    expectSuccess(await world.call(getPostedJobs, {}, token));
    expect(await listed(_id)).toMatchObject({ createdBy: 'Lena Leaver', state: 'valid' });
    const history = expectSuccess(await world.call(getHistory, {}, employer.token));
    expect(JSON.stringify(history)).toContain('"token.made"');
    expect(JSON.stringify(history)).not.toContain(token.slice(4, 12));
  });

  test('that is not one is refused', async () => {
    const { token } = await newToken();
    for (const wrong of [`${token}x`, token.slice(0, -1), 'rnd_', `rnd_${'x'.repeat(5_000)}`]) {
      expect(await world.call(getPostedJobs, {}, wrong)).toMatchObject({ httpStatus: 401 });
    }
  });

  test('tells when and from where it was used last, to within five minutes', async () => {
    const { _id, token } = await newToken();
    const use = (address: string) => world.call(getPostedJobs, {}, token, { address });
    await use('203.0.113.7');
    const { lastUsed, lastNetwork } = (await listed(_id))!;
    expect(lastUsed).toMatch(/^2030-03-05T10:/);
    expect(lastNetwork).toContain('203.0.113.x');
    await use('198.51.100.7');
    expect(await listed(_id)).toMatchObject({ lastUsed });
    world.clock.set(new Date(Date.parse(lastUsed!) + 6 * 60_000));
    await use('198.51.100.7');
    expect(await listed(_id)).toMatchObject({ lastNetwork: expect.stringContaining('198.51.100.x') });
  });

  test('may make 600 calls a minute', async () => {
    const { _id, token } = await newToken();
    const { token: another } = await newToken();
    world.clock.set(new Date('2030-03-05T11:00:00.100Z'));
    for (let call = 1; call <= 599; call += 1) countCall(world.ctx, _id);
    expectSuccess(await world.call(getPostedJobs, { limit: 1 }, token));
    const response = await world.app.inject({
      url: '/api/jobs/getPostedJobs',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expectSuccess(await world.call(getPostedJobs, {}, another));
    world.clock.set(new Date('2030-03-05T11:01:00.000Z'));
    expectSuccess(await world.call(getPostedJobs, {}, token));
  });
});

describe('an expiry', () => {
  const inDays = (days: number) => new Date(world.clock.now().getTime() + days * DAY_MS).toISOString();

  test('ends the token', async () => {
    const person = await world.employer('Ella Expiry');
    const expires = inDays(1);
    const { _id, token } = await newToken({ expires }, person);
    expectSuccess(await world.call(getPostedJobs, {}, token));
    world.clock.set(new Date(Date.parse(expires)));
    expect(await world.call(getPostedJobs, {}, token)).toMatchObject({ httpStatus: 401 });
    expect(await listed(_id, person)).toMatchObject({ state: 'expired', expires, ended: null });
  });

  test.each([
    [-1, 'Please choose a time in the future'],
    [367, 'A token that expires can last at most 366 days'],
  ])('in %d days is refused', async (days, message) => {
    const input = { name: 'Payroll', scopes: ['jobs:read' as const], expires: inDays(days) };
    expect(await world.call(makeToken, input, employer.token)).toMatchObject({ httpStatus: 400, message });
  });
});

test.each([
  [{ name: '' }, 'Please give the token a name'],
  [
    { name: 'pay.example.com' },
    'A name can’t contain a web address. If it isn’t one, put a space after the full stop.',
  ],
  [{ name: 'a\r\nBcc: everybody' }, 'The name has characters that can’t be shown'],
  [{ scopes: [] }, 'Please choose at least one permission'],
  [{ scopes: ['everything'] }, 'This permission is not known'],
  [{ scopes: ['jobs:read', 'jobs:read'] }, 'Please list each permission once'],
  [{ expires: 'tomorrow' }, 'Please choose when the token expires'],
])('%j is refused', async (change, message) => {
  const input = { name: 'Payroll', scopes: ['jobs:read'], expires: null, ...change };
  expect(await world.callRaw(makeToken, input, employer.token)).toMatchObject({ httpStatus: 400, message });
});

test('all owners get a mail when a token is made, and the history has its begin and its end', async () => {
  const owner = await world.employer('Olga First', { profile: false });
  const second = await joinCompany(world, owner, { name: 'Otto Second', memberRole: 'owner' });
  const recruiter = await joinCompany(world, owner, { name: 'Rita Recruiter', memberRole: 'recruiter' });
  const input = { name: 'Payroll', scopes: ['jobs:read' as const], expires: null };
  expect(await world.call(makeToken, input, recruiter.token)).toMatchObject({ httpStatus: 403 });
  const { _id: tokenId } = expectSuccess(await world.call(makeToken, input, owner.token));
  const told = async (email: string) =>
    (await world.mailTo(email)).filter(({ subject }) => subject === 'A new API token for your company')
      .length;
  expect([await told(owner.email), await told(second.email), await told(recruiter.email)]).toEqual([1, 1, 0]);
  expect(await world.call(endToken, { tokenId }, recruiter.token)).toMatchObject({ httpStatus: 403 });
  expectSuccess(await world.call(endToken, { tokenId }, second.token));
  const { events } = expectSuccess(await world.call(getHistory, {}, owner.token));
  expect(events.slice(0, 2).map(({ action, actorName }) => [action, actorName])).toEqual([
    ['token.ended', 'Otto Second'],
    ['token.made', 'Olga First'],
  ]);
});

test('fifty valid tokens are the most, and ended ones are forgotten after 90 days', async () => {
  const person = await world.employer('Tom Tokens');
  for (let count = 0; count < 50; count += 1) await newToken({}, person);
  const input = { name: 'One more', scopes: ['jobs:read' as const], expires: null };
  expect(await world.call(makeToken, input, person.token)).toMatchObject({
    code: 'token.too-many',
    message: 'A company has at most 50 valid tokens. Please revoke one first.',
  });
  const { tokens, nextCursor } = expectSuccess(await world.call(getTokens, { limit: 30 }, person.token));
  expect(tokens).toHaveLength(30);
  const rest = await world.call(getTokens, { limit: 30, cursor: nextCursor! }, person.token);
  expect(expectSuccess(rest).tokens).toHaveLength(20);
  expectSuccess(await world.call(endToken, { tokenId: tokens[0]!._id }, person.token));
  expectSuccess(await world.call(makeToken, input, person.token));

  const count = async () =>
    (await world.db.selectFrom('api_tokens').select('id').where('company_id', '=', person.id).execute())
      .length;
  expect(await count()).toBe(51);
  world.clock.set(new Date(world.clock.now().getTime() + 91 * DAY_MS));
  await forgetOldTokens(world.ctx);
  expect(await count()).toBe(50);
});
