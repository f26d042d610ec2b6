import { randomBytes } from 'node:crypto';
import { signIn } from '#contract/account/auth.ts';
import { acceptInvitation, inviteMember } from '#contract/company/company-members.ts';
import type { InputOf } from '#contract/shared/endpoint.ts';
import { type Person, type World, expectSuccess } from './world.ts';

type Access = Omit<InputOf<typeof inviteMember>, 'email'>;

const PASSWORD = 'Brisk9?owl';

/** Invites a new address. Also returns the token of the emailed link. */
export async function inviteSomebody(
  world: World,
  owner: Pick<Person, 'token'>,
  access: Access,
  email = `guest.${randomBytes(4).toString('hex')}@example.com`,
): Promise<{ invitationId: string; email: string; token: string }> {
  const input = { email, ...access };
  const { invitationId } = expectSuccess(await world.call(inviteMember, input, owner.token));
  return { invitationId, email, token: await invitationToken(world, email) };
}

/** The token of the newest invitation emailed to this address. */
export async function invitationToken(world: World, email: string): Promise<string> {
  const mail = (await world.mailTo(email)).at(-1);
  return new URL(mail?.link ?? 'missing:').searchParams.get('token') ?? '';
}

/** Invites a new person, who accepts and signs in. */
export async function joinCompany(
  world: World,
  owner: Pick<Person, 'token'>,
  { name, ...access }: Access & { name: string },
): Promise<Person> {
  const { email, token } = await inviteSomebody(world, owner, access);
  const form = { token, name, password: PASSWORD, confirm: PASSWORD };
  expectSuccess(await world.call(acceptInvitation, form));
  const signedIn = expectSuccess(await world.call(signIn, { email, password: PASSWORD }));
  return { id: signedIn.user._id, token: signedIn.token, name, email, password: PASSWORD };
}
