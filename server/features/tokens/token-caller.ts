import * as said from '#contract/messages/en/tokens.ts';
import { TOKEN_PREFIX, TOKEN_CALLS_PER_MINUTE } from '#contract/company/token-scopes.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { placeOf } from '#server/features/accounts/sessions/place.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, EmployerCaller } from '#server/platform/http/route.ts';
import { notSignedIn, tryLater } from '#server/platform/outcome.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { type TokenRow, noteTokenUse, validToken } from './store.ts';

/** The precision of the last use, which is not written at each call. */
const NOTED_EVERY_MS = 5 * 60_000;

/** The API token in an Authorization header. Null if there is none. */
export function apiTokenIn(authorization: string | undefined): string | null {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  return token?.startsWith(TOKEN_PREFIX) ? token : null;
}

/** The program that calls with this token. Throws a Failure if the token is unknown, expired or ended. */
export async function callerOfToken(ctx: Context, token: string, address: string): Promise<Caller> {
  const now = ctx.clock.now();
  const known = await validToken(ctx.db, { token_hash: hashToken(token) }, now);
  if (known === null) throw notSignedIn(said.notAccepted());
  countCall(ctx, known.id);
  await noteUse(ctx, known, address, now);
  return asCaller(known);
}

/** The program that got a link to a file with this token. Null once the token has ended. */
export async function callerOfTokenId(ctx: Context, id: string): Promise<EmployerCaller | null> {
  const known = await validToken(ctx.db, { id }, ctx.clock.now());
  return known && asCaller(known);
}

const asCaller = (known: TokenRow): EmployerCaller => ({
  id: known.id,
  role: 'employer',
  sessionId: known.id,
  isOperator: false,
  companyId: known.company_id,
  memberRole: 'recruiter',
  seesContacts: true,
  token: { id: known.id, scopes: known.scopes },
});

/** Reading must still work when nothing can be written, for example on a full disk. */
async function noteUse(ctx: Context, token: TokenRow, address: string, at: Date): Promise<void> {
  const notedBefore = new Date(at.getTime() - NOTED_EVERY_MS);
  if (token.last_used_at !== null && token.last_used_at >= notedBefore) return;
  try {
    await noteTokenUse(ctx.db, token.id, { ...placeOf(address), at, notedBefore });
  } catch (error) {
    ctx.log.warn({ err: error }, 'the use of an API token could not be noted');
  }
}

const MINUTE = 60_000;

interface Counted {
  minute: number;
  calls: Map<string, number>;
}

/** The calls of each token in the current minute, in this process. */
const counted = new WeakMap<Context['db'], Counted>();

/** Counts a token's call. Throws if the token has used all its calls for this minute. */
export function countCall(ctx: Context, tokenId: string): void {
  const now = ctx.clock.now().getTime();
  const minute = Math.floor(now / MINUTE);
  let current = counted.get(ctx.db);
  if (current?.minute !== minute) counted.set(ctx.db, (current = { minute, calls: new Map() }));
  const calls = (current.calls.get(tokenId) ?? 0) + 1;
  current.calls.set(tokenId, calls);
  if (calls <= TOKEN_CALLS_PER_MINUTE) return;
  throw tryLater('too-many-requests', refusals.tooMany(), ((minute + 1) * MINUTE - now) / 1000);
}
