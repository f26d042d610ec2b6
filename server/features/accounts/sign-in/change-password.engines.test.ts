import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changePassword, getSessions } from '#contract/account/account.ts';
import { forgetPassword, resetPassword, signIn } from '#contract/account/auth.ts';
import { getAvatar } from '#contract/account/users.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const SESSION_ENDED = 'Your session has expired. Please sign in again.';
const LINK_EXPIRED = 'This link is no longer valid. Please ask for a new one.';

const tokenIn = (link: string | null | undefined) => new URL(link ?? 'none:').searchParams.get('token') ?? '';
const somebody = (name: string) => world.candidate(name, { profile: false });
const isSignedIn = async (token: string) => (await world.call(getAvatar, {}, token)).httpStatus === 200;
/** Parallel calls come from different addresses, because the limit per minute counts by address. */
const from = (nth: number) => ({ address: `10.1.0.${nth}` });
const toldOfChange = async (email: string) =>
  (await world.mailTo(email)).filter(({ subject }) => subject === 'Your password was changed');

/** The emailed link for a new password. Each call sends another email. */
async function resetLink(person: Person): Promise<string> {
  const before = (await world.mailTo(person.email)).length;
  expectSuccess(await world.call(forgetPassword, { email: person.email }));
  const mails = await world.mailTo(person.email);
  expect(mails).toHaveLength(before + 1);
  return tokenIn(mails.at(-1)?.link);
}

describe('changing the password', () => {
  const change = { current: 'Quoin7!vex', password: 'Brisk9?owl', confirm: 'Brisk9?owl' };

  test('keeps this session, ends every other one, voids mailed links, and sends a mail', async () => {
    const person = await somebody('Chris Change');
    const other = await world.signInAgain(person);
    const link = await resetLink(person);
    expect(await world.call(changePassword, change, person.token)).toMatchObject({
      statusCode: 0,
      message: 'Password changed successfully',
    });
    expect(await isSignedIn(person.token)).toBe(true);
    expect(await world.call(getAvatar, {}, other)).toMatchObject({ httpStatus: 401, message: SESSION_ENDED });
    const stale = { token: link, password: 'Wisp3!dune', confirm: 'Wisp3!dune' };
    expect(await world.call(resetPassword, stale)).toMatchObject({ httpStatus: 400, message: LINK_EXPIRED });
    const mail = (await world.mailTo(person.email)).at(-1);
    expect(mail?.subject).toBe('Your password was changed');
    expect(mail?.text).toContain('Place: This network.');
    expect(await world.call(signIn, { email: person.email, password: 'Quoin7!vex' })).toMatchObject({
      httpStatus: 401,
    });
    expectSuccess(await world.call(signIn, { email: person.email, password: 'Brisk9?owl' }));
  });

  test.each([
    [{ current: 'Wrong123!' }, 'current', 'This isn’t your current password'],
    [{ current: '' }, 'current', 'Please enter your current password'],
    [{ confirm: 'Another3?' }, 'confirm', 'The two passwords don’t match'],
    [
      { password: 'Quoin7!vex', confirm: 'Quoin7!vex' },
      'password',
      'Please choose a password that’s different from your current one',
    ],
    [
      { password: 'short', confirm: 'short' },
      'password',
      'Password must contain minimum 7 characters, atleast 1 letter, 1 number and 1 special character',
    ],
  ])('%j is refused with a sentence at its field', async (wrong, path, message) => {
    const person = await somebody('Fay Field');
    const reply = await world.callRaw<{ issues: { path: string; message: string }[] }>(
      changePassword,
      { ...change, ...wrong },
      person.token,
    );
    expect(reply).toMatchObject({ httpStatus: 400, statusCode: 2 });
    expect(reply.data.issues).toContainEqual({ path, message });
    expectSuccess(await world.call(signIn, { email: person.email, password: 'Quoin7!vex' }));
    expect(await world.mailTo(person.email)).toEqual([]);
  });

  test('a stolen login cannot be used to guess the password: 50 tries at once end it', async () => {
    const person = await somebody('Greta Guess');
    const stolen = await world.signInAgain(person);
    const tries = Array.from({ length: 50 }, (_, nth) =>
      world.call(changePassword, { ...change, current: `Guess${nth}!!` }, stolen, from(1)),
    );
    const statuses = (await Promise.all(tries)).map(({ httpStatus }) => httpStatus);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 401)).toHaveLength(40);
    expect(await isSignedIn(stolen)).toBe(false);
    // The owner, in another session, is not locked out.
    expectSuccess(await world.call(changePassword, change, person.token));
  });

  test('of 50 changes at once from 10 sessions one succeeds, and only its session continues', async () => {
    const person = await somebody('Rita Race');
    const tokens = [person.token];
    while (tokens.length < 10) tokens.push(await world.signInAgain(person));
    const replies = await Promise.all(
      Array.from({ length: 50 }, async (_, nth) => {
        const password = `Quoin${nth}?vex`;
        const token = tokens[nth % 10]!;
        const reply = await world.call(
          changePassword,
          { ...change, password, confirm: password },
          token,
          from(2),
        );
        return { status: reply.httpStatus, token, password };
      }),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(replies.every(({ status }) => [200, 400, 401].includes(status))).toBe(true);
    const alive = [];
    for (const token of tokens) if (await isSignedIn(token)) alive.push(token);
    expect(alive).toEqual([won[0]!.token]);
    expectSuccess(await world.call(signIn, { email: person.email, password: won[0]!.password }));
    expect(await toldOfChange(person.email)).toHaveLength(1);
  });

  test('nobody gets in with the old password while it is being replaced', async () => {
    const person = await somebody('Otto Old');
    const { email, password } = person;
    const [changed, ...entered] = await Promise.all([
      world.call(changePassword, change, person.token, from(4)),
      ...Array.from({ length: 18 }, () => world.call(signIn, { email, password }, undefined, from(4))),
    ]);
    expectSuccess(changed);
    for (const reply of entered)
      if (reply.httpStatus === 200) expect(await isSignedIn(reply.data.token)).toBe(false);
    expect(expectSuccess(await world.call(getSessions, {}, person.token))).toHaveLength(1);
  });
});

describe('resetting the password', () => {
  test('voids older reset links, ends every session, and sends a mail', async () => {
    const person = await somebody('Rolf Reset');
    const [older, newer] = [await resetLink(person), await resetLink(person)];
    expectSuccess(
      await world.call(resetPassword, { token: newer, password: 'Brisk9?owl', confirm: 'Brisk9?owl' }),
    );
    const stolen = { token: older, password: 'Wisp3!dune', confirm: 'Wisp3!dune' };
    expect(await world.call(resetPassword, stolen)).toMatchObject({ httpStatus: 400, message: LINK_EXPIRED });
    expect(await isSignedIn(person.token)).toBe(false);
    expect((await world.mailTo(person.email)).at(-1)?.subject).toBe('Your password was changed');
    expect(await world.call(signIn, person)).toMatchObject({ httpStatus: 401 });
    expectSuccess(await world.call(signIn, { email: person.email, password: 'Brisk9?owl' }));
  });

  test('of 50 links at once one succeeds', async () => {
    const person = await somebody('Rudi Race');
    const links = [await resetLink(person), await resetLink(person)];
    const replies = await Promise.all(
      Array.from({ length: 50 }, async (_, nth) => {
        const password = `Quoin${nth}?vex`;
        const token = links[nth % 2]!;
        const reply = await world.call(
          resetPassword,
          { token, password, confirm: password },
          undefined,
          from(3),
        );
        return { status: reply.httpStatus, password };
      }),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 400)).toHaveLength(49);
    expectSuccess(await world.call(signIn, { email: person.email, password: won[0]!.password }));
    expect(await toldOfChange(person.email)).toHaveLength(1);
  });
});
