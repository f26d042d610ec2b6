import { randomBytes } from 'node:crypto';
import { SignJWT, errors, jwtVerify } from 'jose';
import { TEXTS } from '#contract/texts.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { hashLinkToken as hashEmailToken } from '#server/platform/mail/link-token.ts';
import { keyFor } from '#server/platform/keys.ts';
import { notSignedIn } from '#server/platform/outcome.ts';
import { userById } from './store.ts';

const LOGIN_SECONDS = 7 * 24 * 3600;
const ISSUER = 'roundone';
const AUDIENCE = 'roundone-api';
/** Tells a login from any other token (RFC 8725, section 3.11). */
const TYPE = 'login+jwt';

export { hashEmailToken };

export async function signLoginToken(
  ctx: Context,
  user: { id: string; role: string; name: string; session_generation: number },
): Promise<string> {
  const now = Math.floor(ctx.clock.now().getTime() / 1000);
  return new SignJWT({ roleType: user.role, name: user.name, generation: user.session_generation })
    .setProtectedHeader({ alg: 'HS256', typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setSubject(user.id)
    .setIssuedAt(now)
    .setExpirationTime(now + LOGIN_SECONDS)
    .sign(keyFor(ctx.secret, 'login tokens'));
}

/** Who an Authorization header speaks for; throws a Failure for a token that is forged, expired or revoked. */
export async function authenticate(ctx: Context, authorization: string | undefined): Promise<Caller | null> {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  // Clients without a login may send the header empty, or with the word their language has for nothing.
  if (!token || token === 'null' || token === 'undefined') return null;
  const claims = await verifiedClaims(ctx, token);
  const user = await userById(ctx.db, claims.userId);
  if (!user || user.session_generation !== claims.generation) throw notSignedIn(TEXTS.sessionEnded);
  return { id: user.id, role: user.role };
}

async function verifiedClaims(ctx: Context, token: string): Promise<{ userId: string; generation: unknown }> {
  try {
    const { payload } = await jwtVerify(token, keyFor(ctx.secret, 'login tokens'), {
      algorithms: ['HS256'],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      currentDate: ctx.clock.now(),
      requiredClaims: ['sub', 'exp'],
    });
    return { userId: payload.sub!, generation: payload['generation'] };
  } catch (error) {
    if (error instanceof errors.JOSEError) throw notSignedIn(TEXTS.sessionEnded);
    throw error;
  }
}

/** A token for a mailed link, and the hash under which it is kept. */
export function newEmailToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashEmailToken(token) };
}
