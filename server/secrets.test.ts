import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeEmail, confirmEmail } from '#contract/account/account.ts';
import { endpoints } from '#contract/shared/api.ts';
import { forgetPassword, resetPassword, signIn, verifyEmail } from '#contract/account/auth.ts';
import { makeToken } from '#contract/company/company-tokens.ts';
import { saveWebhook, testWebhook } from '#contract/company/company-webhooks.ts';
import { getPostedJobs, getUploadedVideo } from '#contract/job/jobs.ts';
import { getMailPreferences } from '#contract/account/notices.ts';
import { getAvatar, signUp, uploadProfilePicture } from '#contract/account/users.ts';
import { createLog } from '#server/platform/process/log.ts';
import { deleteExpired } from '#server/features/accounts/store.ts';
import { PNG } from '#server/testing/documents.ts';
import { tablesWith } from '#server/testing/tables-with.ts';
import { tasksWithState } from '#server/testing/stored-tasks.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** Secrets are not stored in any log, queue, outbox or cache. */

let world: World;
let logged = '';
beforeAll(async () => {
  const log = createLog('trace', {
    write: (line: string) => {
      logged += line;
    },
  });
  world = await startWorld({ log, settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.1' } });
});
beforeEach(() => {
  logged = '';
});
afterAll(() => world.close());

const tokenIn = (link: string | null | undefined) => new URL(link ?? 'none:').searchParams.get('token') ?? '';

async function register(email: string, password: string) {
  const captcha = await world.solveCaptcha();
  const form = { name: 'Sally Secret', email, mobile: '5550101234', type: 'candidate' as const };
  expectSuccess(await world.call(signUp, { ...form, password, confirm: password, captcha }));
  const [mail] = await world.mailTo(email);
  return { captcha, token: tokenIn(mail?.link) };
}

test('a verification link is stored only in its mail, and nowhere after its use', async () => {
  const email = 'sally.used@example.com';
  const { token } = await register(email, 'Quoin7!vex');
  expect(await tablesWith(world.db, token)).toHaveLength(1);
  expectSuccess(await world.call(verifyEmail, { token }));
  await world.settle();
  expect(await tablesWith(world.db, token)).toHaveLength(0);
  const [mail] = await world.mailTo(email);
  expect(mail?.link).toContain('/verifyEmail?token=ended');
});

test('the same goes for a reset link, and for a link that expired', async () => {
  const person = await world.candidate('Rita Reset', { profile: false });
  const askForLink = async () => {
    expectSuccess(await world.call(forgetPassword, { email: person.email }));
    return tokenIn((await world.mailTo(person.email)).at(-1)?.link);
  };
  const used = await askForLink();
  expect(used).toMatch(/^[\w-]{43}$/);
  expectSuccess(
    await world.call(resetPassword, { token: used, password: 'Brisk9?owl', confirm: 'Brisk9?owl' }),
  );
  expect(await tablesWith(world.db, used)).toHaveLength(0);

  const expired = await askForLink();
  const later = new Date(world.clock.now().getTime() + 2 * 3_600_000);
  await deleteExpired(world.db, later);
  expect(await tablesWith(world.db, expired)).toHaveLength(0);
});

test('the link that confirms a new address is removed after its use; the link that undoes it stays while it works', async () => {
  const person = await world.candidate('Carla Change', { profile: false });
  const email = 'carla.changed@example.com';
  expectSuccess(await world.call(changeEmail, { current: person.password, email }, person.token));
  const confirm = tokenIn((await world.mailTo(email)).at(-1)?.link);
  const undo = tokenIn((await world.mailTo(person.email)).at(-1)?.link);
  expect(await tablesWith(world.db, confirm)).toHaveLength(1);
  expectSuccess(await world.call(confirmEmail, { token: confirm }));
  await world.settle();
  expect(await tablesWith(world.db, confirm)).toHaveLength(0);
  expect(await tablesWith(world.db, undo)).toHaveLength(1);
});

test('a finished task leaves nothing of its payload', async () => {
  const { email } = await world.candidate('Tess Task', { profile: false });
  await world.settle();
  expect(JSON.stringify(await tasksWithState(world.db))).not.toContain(email);
});

test('an API token and the secret of a webhook are in no table and in no log, even at its most detailed level', async () => {
  const employer = await world.employer('Wanda Webhook');
  const input = { name: 'Payroll', scopes: ['jobs:read' as const], expires: null };
  const { token } = expectSuccess(await world.call(makeToken, input, employer.token));
  expectSuccess(await world.call(getPostedJobs, {}, token));
  // Nothing listens there.
  const webhook = { address: 'http://127.0.0.1:9/key-of-the-receiver', events: ['report.ready' as const] };
  const { _id: webhookId, secret } = expectSuccess(await world.call(saveWebhook, webhook, employer.token));
  expectSuccess(await world.call(testWebhook, { webhookId }, employer.token));
  await world.settle();
  const shown = token.slice(0, 12);
  for (const each of [token.slice(12), secret!.slice('whsec_'.length)]) {
    expect(await tablesWith(world.db, each)).toHaveLength(0);
    expect(logged).not.toContain(each);
  }
  expect(logged).not.toContain(shown);
  expect(logged).not.toContain('key-of-the-receiver');
  expect(await tablesWith(world.db, 'key-of-the-receiver')).toHaveLength(1);
});

test('no login, password, captcha or link is in the log, even at its most detailed level', async () => {
  const email = 'sally.logged@example.com';
  const { captcha, token } = await register(email, 'Loud4#kvass');
  expectSuccess(await world.call(verifyEmail, { token }));
  expect(await world.call(signIn, { email, password: 'Wrong11!' })).toMatchObject({ httpStatus: 401 });
  const login = expectSuccess(await world.call(signIn, { email, password: 'Loud4#kvass' }));
  const picture = { filename: 'me.png', content: PNG };
  expectSuccess(await world.upload(uploadProfilePicture, {}, picture, login.token));
  const file = expectSuccess(await world.call(getAvatar, {}, login.token))!;
  await world.app.inject({ method: 'GET', url: file });
  await world.app.inject({ method: 'GET', url: `${file}x` });
  await world.app.inject({
    method: 'POST',
    url: '/api/auth/signin',
    payload: `{"password":"Loud4#kvass"`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${login.token}` },
  });
  expectSuccess(await world.call(forgetPassword, { email }));
  const reset = tokenIn((await world.mailTo(email)).at(-1)?.link);
  expectSuccess(
    await world.call(resetPassword, { token: reset, password: 'Loud5%tapir', confirm: 'Loud5%tapir' }),
  );

  // A request that breaks the protocol: the server's own error contains what was sent.
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((world.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET /api/health HTTP/1.1\r\nAuthorization: Bearer ${login.token}\r\nBad Header\r\n\r\n`);
  socket.resume();
  await once(socket, 'close');

  // Objects that someone might log without thinking of secrets.
  const { log } = world.ctx;
  log.info(
    { headers: { Authorization: `Bearer ${login.token}` }, body: { password: 'Loud5%tapir' } },
    'careless',
  );
  log.error(
    { err: Object.assign(new Error(`failed at /resetPassword?token=${reset}`), { link: file }) },
    'careless',
  );

  expect(logged).toContain('Providing options to busboy');
  expect(logged).toContain('careless');
  const bytes = [...Buffer.from(login.token.slice(0, 20))].join(',');
  for (const secret of [
    login.token,
    'Loud4#kvass',
    'Loud5%tapir',
    'Wrong11!',
    captcha,
    token,
    reset,
    file,
    bytes,
  ]) {
    expect(logged.includes(secret), `${secret} is in the log`).toBe(false);
  }
});

test('answers of the API are not cached, except those that are the same for everybody', async () => {
  const person = await world.candidate('Cleo Cache');
  const headers = { authorization: `Bearer ${person.token}` };
  const kept = async (url: string) =>
    (await world.app.inject({ method: 'GET', url, headers })).headers['cache-control'];
  for (const { method, path } of endpoints) {
    if (method !== 'GET' || path.startsWith('master/') || path === 'skills/getSkills') continue;
    expect([path, await kept(`/api/${path}`)]).toEqual([path, 'no-store']);
  }
  for (const path of [getMailPreferences.path, getUploadedVideo.path, 'nothing/here'])
    expect(await kept(`/api/${path}`)).toBe('no-store');
  expect(await kept('/api/master/getMasterCountry')).toBe('public, max-age=3600');
  expect(await kept('/api/skills/getSkills')).toBe('public, max-age=3600');
  expect(await kept('/api/master/getMasterCountry?limit=none')).toBe('no-store');
  const link = expectSuccess(await world.call(getAvatar, {}, person.token))!;
  expect(await kept(link)).toMatch(/^private, max-age=\d+$/);
});
