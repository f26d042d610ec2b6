import { SignJWT } from 'jose';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { Context } from '#server/platform/context.ts';
import { badInput } from '#server/platform/outcome.ts';
import { keyFor, secretKeyFor } from '#server/platform/secrets/keys.ts';
import { readToken } from '#server/platform/secrets/signed-tokens.ts';
import { passwordFingerprint } from '../sign-in/passwords.ts';
import { type UserRow, userById } from '../store.ts';

/** A ticket proves that the password was correct. The second factor, or setting one up, is still missing. */
type TicketFor = 'second-factor' | 'enrolment';

const MINUTES = 10;
const ISSUER = 'roundone';

/** `remember` is what the person chose when they entered the password. */
export async function makeTicket(
  ctx: Context,
  user: UserRow,
  audience: TicketFor,
  remember: boolean,
): Promise<string> {
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  return new SignJWT({ password: passwordFingerprint(user.password_hash), remember })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setSubject(user.id)
    .setExpirationTime(now + MINUTES * 60)
    .sign(keyFor(ctx.secret, 'second factor tickets'));
}

/** The user of a ticket. Throws a Failure if the ticket is invalid, expired, or from before a change of password. */
export async function holderOf(
  ctx: Context,
  ticket: string,
  audience: TicketFor,
): Promise<{ user: UserRow; remember: boolean }> {
  const refusal = badInput('ticket', refusals.ticketExpired(), 'sign-in.ticket-expired');
  const claims = readToken(ticket, {
    key: secretKeyFor(ctx.secret, 'second factor tickets'),
    issuer: ISSUER,
    audience,
    now: ctx.clock.now(),
  });
  if (claims === null) throw refusal;
  const user = await userById(ctx.db, claims.sub);
  if (!user || claims['password'] !== passwordFingerprint(user.password_hash)) throw refusal;
  return { user, remember: claims['remember'] === true };
}
