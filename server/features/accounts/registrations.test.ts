import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forgetPassword, resetPassword, signIn, verifyEmail } from '#contract/auth.ts';
import { TEXTS } from '#contract/texts.ts';
import { signUp } from '#contract/users.ts';
import { hashPassword } from '#server/features/accounts/passwords.ts';
import { hashToken } from '#server/platform/hash-token.ts';
import { overEmbedded } from '#server/database/database.ts';
import { openEmbeddedPool } from '#server/database/embedded/pool.ts';
import { type World, expectSuccess, startWorld } from '#server/testing/world.ts';
import { deleteExpiredRegistrations } from './registration-store.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const newEmail = (name: string) => `${name}.${randomBytes(4).toString('hex')}@example.com`;
const tokenIn = (link: string | null | undefined) => new URL(link ?? 'none:').searchParams.get('token') ?? '';

async function signUpAs(
  email: string,
  password: string,
  form: { name?: string; type?: string; captcha?: string } = {},
) {
  return world.callRaw(signUp, {
    name: 'Olive Owner',
    email,
    mobile: '5550101234',
    password,
    confirm: password,
    type: 'candidate',
    captcha: form.captcha ?? (await world.solveCaptcha()),
    ...form,
  });
}

/** The token of each mail's link, oldest first. */
async function tokensOf(email: string): Promise<string[]> {
  return (await world.mailTo(email)).map(({ link }) => tokenIn(link));
}

describe('registrations of one address', () => {
  test('twelve that are sent at once with the same form get one mail, and a later one gets its own', async () => {
    const email = newEmail('twelve');
    const captchas = await Promise.all(Array.from({ length: 12 }, () => world.solveCaptcha()));
    const replies = await Promise.all(captchas.map((captcha) => signUpAs(email, 'Plum8*fizz', { captcha })));
    expect(replies.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'email.already-registered')).toHaveLength(11);
    expect(await world.mailTo(email)).toHaveLength(1);
    await signUpAs(email, 'Plum8*fizz');
    expect(await world.mailTo(email)).toHaveLength(2);
  });

  test('each has its own link, which activates it with its own password and voids the others', async () => {
    const email = newEmail('own');
    expectSuccess(await signUpAs(email, 'Jolt5#kiwi', { name: 'Alan Attacker', type: 'employer' }));
    await world.settle();
    const owners = await signUpAs(email.toUpperCase(), 'Plum8*fizz');
    expect(owners).toMatchObject({
      httpStatus: 200,
      statusCode: 1,
      message: TEXTS.emailAlreadyExists,
      data: { emailSent: true },
    });
    const first = await world.mailTo(email);
    const [mail] = await world.mailTo(email.toUpperCase());
    expect(first).toHaveLength(1);
    expect(first[0]!.text).toContain('as employer, with the name Alan Attacker');
    expect(mail!.text).toMatch(
      /Somebody registered this address on 5 Mar 2030, 10:00 AM \(UTC\) as job seeker, with the name Olive Owner\./,
    );
    expect(mail!.text).toContain('Then do nothing');

    const verified = expectSuccess(await world.call(verifyEmail, { token: tokenIn(mail!.link) }));
    expect(verified).toMatchObject({ name: 'Olive Owner', role: 'candidate' });
    expect(verified.registeredAt).toMatch(/^2030-03-05T10:00/);
    const again = expectSuccess(await world.call(verifyEmail, { token: tokenIn(mail!.link) }));
    expect(again).toEqual(verified);

    expect(await world.call(signIn, { email, password: 'Jolt5#kiwi' })).toMatchObject({
      httpStatus: 401,
      message: TEXTS.wrongCredentials,
    });
    const login = expectSuccess(await world.call(signIn, { email, password: 'Plum8*fizz' }));
    expect(login).toMatchObject({ userRole: 'candidate', user: { name: 'Olive Owner' } });
    expect(await world.call(verifyEmail, { token: tokenIn(first[0]!.link) })).toMatchObject({
      httpStatus: 400,
      message: TEXTS.linkExpired,
    });
    expect(await signUpAs(email, 'Third12!')).toMatchObject({ statusCode: 1, data: { emailSent: false } });
  });

  test('signing in with the password of one mails its link again; a wrong one reveals nothing', async () => {
    const email = newEmail('pending');
    expectSuccess(await signUpAs(email, 'Jolt5#kiwi', { name: 'Alan Attacker' }));
    await signUpAs(email, 'Plum8*fizz');
    await world.settle();
    const before = (await tokensOf(email)).length;
    expect(await world.call(signIn, { email, password: 'Plum8*fizz' })).toMatchObject({
      httpStatus: 200,
      statusCode: 1,
      message: 'Email is Not verified',
      data: { emailSent: true },
    });
    const mails = await world.mailTo(email);
    expect(mails).toHaveLength(before + 1);
    expect(mails.at(-1)!.text).toContain('with the name Olive Owner');
    const wrong = await world.call(signIn, { email, password: 'Wrong12!' });
    const unknown = await world.call(signIn, { email: newEmail('nobody'), password: 'Wrong12!' });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ httpStatus: 401, message: TEXTS.wrongCredentials });

    expectSuccess(await world.call(verifyEmail, { token: tokenIn(mails.at(-1)!.link) }));
    expectSuccess(await world.call(signIn, { email, password: 'Plum8*fizz' }));
  });

  test('twelve simultaneous registrations send five mails, and none of them is lost', async () => {
    const email = newEmail('flood');
    const passwords = Array.from({ length: 12 }, (_, index) => `Flood${index}ab!`);
    const captchas = await Promise.all(passwords.map(() => world.solveCaptcha()));
    const replies = await Promise.all(
      passwords.map((password, index) =>
        world.callRaw<{ emailSent: boolean } | null>(signUp, {
          name: 'Olive Owner',
          email,
          mobile: '5550101234',
          password,
          confirm: password,
          type: 'candidate',
          captcha: captchas[index],
        }),
      ),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 0)).toHaveLength(1);
    expect(replies.filter(({ data }) => data?.emailSent === true)).toHaveLength(5);
    const refused = replies.filter(({ httpStatus }) => httpStatus === 429);
    expect(refused.map(({ message }) => message)).toEqual(Array(7).fill(TEXTS.tooManyMails));
    expect(await world.mailTo(email)).toHaveLength(5);

    // A registration without a mail: its password is known, and after an hour it gets its link.
    const password = passwords[replies.findIndex(({ httpStatus }) => httpStatus === 429)]!;
    expect(await world.call(signIn, { email, password })).toMatchObject({
      statusCode: 1,
      message: 'Email is Not verified',
      data: { emailSent: false },
    });
    const now = world.clock.now();
    world.clock.set(new Date(now.getTime() + HOUR_MS + 1_000));
    expect(await world.call(signIn, { email, password })).toMatchObject({ data: { emailSent: true } });
    const mails = await world.mailTo(email);
    expect(mails).toHaveLength(6);
    expectSuccess(await world.call(verifyEmail, { token: tokenIn(mails.at(-1)!.link) }));
    expectSuccess(await world.call(signIn, { email, password }));
    world.clock.set(now);
  });

  test('links of two that are followed at once make one account', async () => {
    const email = newEmail('race');
    await signUpAs(email, 'Zeal6&tuba');
    await signUpAs(email, 'Yurt2%mage');
    const tokens = await tokensOf(email);
    expect(tokens).toHaveLength(2);
    const replies = await Promise.all(
      [...tokens, ...tokens].map((token) => world.call(verifyEmail, { token })),
    );
    expect(replies.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(2);
    expect(replies.filter(({ httpStatus }) => httpStatus === 400)).toHaveLength(2);
    const logins = await Promise.all(
      ['Zeal6&tuba', 'Yurt2%mage'].map((password) => world.call(signIn, { email, password })),
    );
    expect(logins.filter(({ httpStatus }) => httpStatus === 200)).toHaveLength(1);
    expect(logins.filter(({ httpStatus }) => httpStatus === 401)).toHaveLength(1);
  });

  test('at most twenty are pending; those with a link are kept', async () => {
    const email = newEmail('many');
    expectSuccess(await signUpAs(email, 'Plum8*fizz'));
    const [token] = await tokensOf(email);
    for (let index = 0; index < 24; index += 1) await signUpAs(email, `Flood${index}ab!`);
    const { count } = await world.db
      .selectFrom('registrations')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(20);
    expectSuccess(await world.call(verifyEmail, { token: token! }));
    expectSuccess(await world.call(signIn, { email, password: 'Plum8*fizz' }));
  });

  test('a registration that nobody activates is deleted when its link has expired', async () => {
    const email = newEmail('late');
    expectSuccess(await signUpAs(email, 'Plum8*fizz'));
    await world.settle();
    const now = world.clock.now();
    const after = new Date(now.getTime() + 73 * HOUR_MS);
    world.clock.set(after);
    expect(await world.call(signIn, { email, password: 'Plum8*fizz' })).toMatchObject({ httpStatus: 401 });
    await deleteExpiredRegistrations(world.db, after);
    const rows = await world.db.selectFrom('registrations').select('id').where('email', '=', email).execute();
    expect(rows).toEqual([]);
    expectSuccess(await signUpAs(email, 'Plum8*fizz'));
    world.clock.set(now);
  });

  test('a forgotten password can be replaced even before the address was verified', async () => {
    const email = newEmail('forgot');
    expectSuccess(await signUpAs(email, 'Jolt5#kiwi', { name: 'Alan Attacker' }));
    expectSuccess(await world.call(forgetPassword, { email }));
    const mail = (await world.mailTo(email)).find(({ subject }) => subject === 'Reset your password');
    expect(mail!.text).toContain('with the name Alan Attacker');
    const token = tokenIn(mail!.link);
    expectSuccess(await world.call(resetPassword, { token, password: 'Plum8*fizz', confirm: 'Plum8*fizz' }));
    expectSuccess(await world.call(signIn, { email, password: 'Plum8*fizz' }));
    expect(await world.call(signIn, { email, password: 'Jolt5#kiwi' })).toMatchObject({ httpStatus: 401 });
  });
});

test('the answer to a wrong password takes the same time with an account, with registrations and with neither', async () => {
  const pending = newEmail('timed');
  for (const password of ['Timed11!', 'Timed22!', 'Timed33!']) await signUpAs(pending, password);
  const person = await world.candidate('Timed Person', { profile: false });
  const emails = [pending, person.email, newEmail('nobody')];
  const times = emails.map((): number[] => []);
  for (let round = 0; round < 9; round += 1) {
    for (const [index, email] of emails.entries()) {
      // Other work on the machine takes no processor time of this process.
      const start = process.cpuUsage();
      await world.call(signIn, { email, password: 'Wrong12!' });
      const { user, system } = process.cpuUsage(start);
      times[index]!.push(user + system);
    }
  }
  const fastest = times.map((each) => Math.min(...each));
  expect(Math.max(...fastest) / Math.min(...fastest)).toBeLessThan(1.6);
});

test('accounts that were never verified become registrations, and their links still work', async () => {
  const folder = new URL('../../database/migrations/', import.meta.url);
  const settings = { folder: null, freeSpaceFloorBytes: 0, deadlineMs: 30_000, onRestart: () => undefined };
  const { db, close } = overEmbedded(await openEmbeddedPool(settings));
  for (const name of ['001_initial', '002_accommodations', '003_marketplace', '004_interview_session']) {
    await sql.raw(await readFile(new URL(`${name}.sql`, folder), 'utf8')).execute(db);
  }
  await sql.raw(await readFile(new URL('005_review.sql', folder), 'utf8')).execute(db);
  const hash = await hashPassword('Moth4@grip');
  await sql`INSERT INTO users (role, name, email, mobile, password_hash, email_verified_at) VALUES
    ('candidate', 'Wanda Waiting', 'wanda@example.com', '5550101234', ${hash}, NULL),
    ('employer', 'Vera Verified', 'vera@example.com', '5550101234', ${hash}, now())`.execute(db);
  await sql`INSERT INTO email_tokens (token_hash, user_id, purpose, expires_at)
    SELECT ${hashToken('under-way')}, id, 'verify', now() + interval '1 day' FROM users
    WHERE name = 'Wanda Waiting'`.execute(db);
  await sql`INSERT INTO outbox_mails (id, recipient, subject, html, body_text, attachments) VALUES
    (gen_random_uuid(), 'wanda@example.com', 'a', '<a href="http://x/verifyEmail?token=under-way">', 'http://x/verifyEmail?token=under-way', '[]'),
    (gen_random_uuid(), 'vera@example.com', 'b', '<a href="http://x/verifyEmail?token=long-gone">', 'http://x/verifyEmail?token=long-gone', '[]')`.execute(
    db,
  );
  await sql.raw(await readFile(new URL('006_registrations.sql', folder), 'utf8')).execute(db);

  const users = await sql`SELECT name FROM users`.execute(db);
  expect(users.rows).toEqual([{ name: 'Vera Verified' }]);
  const waiting = await sql`SELECT r.name, r.password_hash, t.token_hash FROM registrations r
    JOIN email_tokens t ON t.registration_id = r.id WHERE t.used_at IS NULL`.execute(db);
  expect(waiting.rows).toEqual([
    { name: 'Wanda Waiting', password_hash: hash, token_hash: hashToken('under-way') },
  ]);
  const mails = await sql<{ html: string; body_text: string }>`
    SELECT html, body_text FROM outbox_mails ORDER BY subject`.execute(db);
  expect(mails.rows.map(({ body_text }) => body_text)).toEqual([
    'http://x/verifyEmail?token=under-way',
    'http://x/verifyEmail?token=ended',
  ]);
  expect(mails.rows[1]!.html).not.toContain('long-gone');
  await sql`UPDATE email_tokens SET used_at = now()`.execute(db);
  expect(JSON.stringify((await sql`SELECT * FROM outbox_mails`.execute(db)).rows)).not.toContain('under-way');
  await close();
});

test('the link and the password of an older account still work', async () => {
  const email = newEmail('migrated');
  const registration = {
    role: 'candidate' as const,
    name: 'Mia Migrated',
    email,
    mobile: '5550101234',
    // Hashed with its own salt, like the passwords of accounts.
    password_hash: await hashPassword('Moth4@grip'),
    created_at: world.clock.now(),
    expires_at: new Date(world.clock.now().getTime() + HOUR_MS),
  };
  await world.db.insertInto('registrations').values(registration).execute();
  expect(await world.call(signIn, { email, password: 'Moth4@grip' })).toMatchObject({
    statusCode: 1,
    data: { emailSent: true },
  });
  await signUpAs(email, 'Yurt2%mage');
  expect(await world.call(signIn, { email, password: 'Yurt2%mage' })).toMatchObject({ statusCode: 1 });
  const [token] = await tokensOf(email);
  expectSuccess(await world.call(verifyEmail, { token: token! }));
  expectSuccess(await world.call(signIn, { email, password: 'Moth4@grip' }));
});
