import { randomBytes } from 'node:crypto';
import { SignJWT } from 'jose';
import * as refusals from '#contract/messages/en/refusals.ts';
import type { Context } from '#server/platform/context.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { keyFor, secretKeyFor } from '#server/platform/secrets/keys.ts';
import { notSignedIn } from '#server/platform/outcome.ts';
import { readToken } from '#server/platform/secrets/signed-tokens.ts';

const ISSUER = 'roundone';
const AUDIENCE = 'roundone-api';
/** Distinguishes a login from any other token (RFC 8725, section 3.11). */
const TYPE = 'login+jwt';

export async function signLoginToken(
  ctx: Context,
  user: { id: string; role: string; name: string },
  session: { sessionId: string; seconds: number },
): Promise<string> {
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  return new SignJWT({ roleType: user.role, name: user.name, sid: session.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(user.id)
    .setIssuedAt(now)
    .setExpirationTime(now + session.seconds)
    .sign(keyFor(ctx.secret, 'login tokens'));
}

/** The user and session of a token. Throws a Failure if it is forged or expired. */
export function verifiedClaims(ctx: Context, token: string): { userId: string; sessionId: string } {
  const claims = readToken(token, {
    key: secretKeyFor(ctx.secret, 'login tokens'),
    issuer: ISSUER,
    audience: AUDIENCE,
    type: TYPE,
    now: ctx.clock.now(),
  });
  const sessionId = claims?.['sid'];
  if (claims === null || typeof sessionId !== 'string') throw notSignedIn(refusals.sessionEnded());
  return { userId: claims.sub, sessionId };
}

/** A token for an emailed link, and the hash that is stored for it. */
export function newEmailToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}
