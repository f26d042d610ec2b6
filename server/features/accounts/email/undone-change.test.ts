import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changeEmail, undoEmailChange } from '#contract/account/account.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import * as contract from '#contract/account/second-factor.ts';
import { getSignOn } from '#contract/account/sign-on.ts';
import { type OpenIdProvider, startOpenIdProvider } from '#server/testing/openid-provider.ts';
import { softwarePasskey } from '#server/testing/passkey.ts';
import { signingOn } from '#server/testing/sign-on.ts';
import { type Person, type World, expectSuccess, startWorld } from '#server/testing/world.ts';

/** What the link "this was not me" removes: ways to sign in that someone else may have added. */

let world: World;
let provider: OpenIdProvider;
let on: ReturnType<typeof signingOn>;
beforeAll(async () => {
  world = await startWorld({ settings: { OUTGOING_PRIVATE_ADDRESSES: '127.0.0.0/8' } });
});
afterAll(() => world.close());
beforeEach(async () => {
  // The provider uses the real time.
  world.clock.set(new Date());
  provider = await startOpenIdProvider();
  on = signingOn(world, provider);
  return () => provider.stop();
});

const later = (days: number) => world.clock.set(new Date(world.clock.now().getTime() + days * DAY_MS));

async function addPasskey(person: Person, name: string): Promise<void> {
  const options = expectSuccess(
    await world.call(contract.startPasskey, { current: person.password }, person.token),
  );
  const passkey = softwarePasskey(world.ctx.config.publicUrl).create(options);
  expectSuccess(await world.call(contract.addPasskey, { name, passkey }, person.token));
}

async function askAndUndo(person: Person): Promise<string> {
  const change = { current: person.password, email: `thief.${person.id}@example.com` };
  expectSuccess(await world.call(changeEmail, change, person.token));
  const mail = (await world.mailTo(person.email)).at(-1)!;
  expect(mail.subject).toBe('Your email address is about to change');
  const token = new URL(mail.link!).searchParams.get('token')!;
  const password = 'Brisk9?owl';
  expectSuccess(await world.call(undoEmailChange, { token, password, confirm: password }));
  return password;
}

test('recovery codes, and second factors from 7 days before the request on; earlier ones stay', async () => {
  const person = await world.candidate('Pia Passkeys', { profile: false });
  await addPasskey(person, 'My own');
  later(8);
  await addPasskey(person, 'Of the thief');
  later(6);
  await askAndUndo(person);
  const { passkeys } = await world.db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.agg<string[]>('array_agg', ['name']).as('passkeys'))
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(passkeys).toEqual(['My own']);
  const codes = await world.db
    .selectFrom('recovery_codes')
    .select('user_id')
    .where('user_id', '=', person.id)
    .execute();
  expect(codes).toEqual([]);
});

test.each([
  ['6 days before', 6, 0],
  ['8 days before', 8, 1],
])('a sign-on that was linked %s', async (_, days, left) => {
  const { owner } = await on.companyWithSignOn();
  provider.people.set('olga', { email: owner.email, email_verified: true });
  expectSuccess(await on.link(owner, 'olga'));
  later(days);
  const password = await askAndUndo({ ...owner, token: await world.signInAgain(owner) });
  const token = await world.signInAgain({ ...owner, password });
  const { providers } = expectSuccess(await world.call(getSignOn, {}, token));
  expect(providers.filter(({ linkedDate }) => linkedDate !== null)).toHaveLength(left);
});
