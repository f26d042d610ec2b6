import { randomBytes, randomUUID } from 'node:crypto';
import * as said from '#contract/messages/en/tokens.ts';
import type { getTokens, makeToken as makeTokenEndpoint } from '#contract/company/company-tokens.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { DAY_MS } from '#contract/shared/limits.ts';
import { TOKENS_MAX, TOKEN_DAYS_MAX, TOKEN_PREFIX } from '#contract/company/token-scopes.ts';
import { inTransaction } from '#server/database/database.ts';
import { lockLimits } from '#server/features/accounts/sign-in/limits-store.ts';
import { recipientById } from '#server/features/accounts/email/mail-settings-store.ts';
import { describePlace } from '#server/features/accounts/sessions/place.ts';
import { recordAct } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';
import { Refusal, badInput, notFound } from '#server/platform/outcome.ts';
import { cutPage, readPosition } from '#server/platform/paging.ts';
import { hashToken } from '#server/platform/secrets/hash-token.ts';
import { mailTokenMade } from './mails/api-token-made.ts';
import * as store from './store.ts';

/**
 * The number of characters of a token that the list shows. Eight of them are random, which reveals nothing about the
 * rest.
 */
const SHOWN = TOKEN_PREFIX.length + 8;
/** How long tokens that ended or expired stay in the list. */
const KEPT_MS = 90 * DAY_MS;

export async function listTokens(
  ctx: Context,
  companyId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<OutputOf<typeof getTokens>> {
  const found = await store.tokensOf(ctx.db, companyId, { limit, after: readPosition(cursor) });
  const now = ctx.clock.now();
  const { rows, nextCursor } = cutPage(found, limit, (row) => ({ at: row.created_at, id: row.id }));
  const tokens = rows.map((row) => ({
    _id: row.id,
    name: row.name,
    start: row.start,
    scopes: row.scopes,
    created: row.created_at.toISOString(),
    createdBy: row.created_by_name,
    expires: row.expires_at?.toISOString() ?? null,
    state: stateOf(row, now),
    ended: row.revoked_at?.toISOString() ?? null,
    lastUsed: row.last_used_at?.toISOString() ?? null,
    lastNetwork:
      row.last_network === null
        ? null
        : describePlace({ network: row.last_network, country: row.last_country }),
  }));
  return { tokens, nextCursor };
}

function stateOf({ revoked_at, expires_at }: store.TokenRow, now: Date): 'valid' | 'expired' | 'ended' {
  if (revoked_at !== null) return 'ended';
  return expires_at !== null && expires_at <= now ? 'expired' : 'valid';
}

/** Creates a token and notifies the owners. The token is only in the response. */
export async function makeToken(
  ctx: Context,
  caller: EmployerCaller,
  origin: Origin,
  request: RequestOf<typeof makeTokenEndpoint>,
): Promise<OutputOf<typeof makeTokenEndpoint>> {
  const now = ctx.clock.now();
  const expires = request.expires === null ? null : new Date(request.expires);
  if (expires !== null) checkExpiry(expires, now);
  const token = `${TOKEN_PREFIX}${randomBytes(32).toString('base64url')}`;
  const id = randomUUID();
  await inTransaction(ctx.db, async (tx) => {
    await lockLimits(tx, [`API tokens of ${caller.companyId}`]);
    if ((await store.countValidTokens(tx, caller.companyId, now)) >= TOKENS_MAX) {
      throw new Refusal('token.too-many', said.tooMany({ max: TOKENS_MAX }));
    }
    const maker = (await recipientById(tx, caller.id))?.name ?? '';
    await store.insertToken(tx, {
      id,
      company_id: caller.companyId,
      name: request.name,
      token_hash: hashToken(token),
      start: token.slice(0, SHOWN),
      scopes: request.scopes,
      created_by: caller.id,
      created_by_name: maker,
      created_at: now,
      expires_at: expires,
    });
    await recordAct(ctx, tx, caller, origin.address, {
      action: 'token.made',
      subject: { kind: 'token', id },
      details: { name: request.name, scopes: request.scopes.join(' ') },
    });
    await mailTokenMade(ctx, tx, caller.companyId, { ...request, maker, origin });
  });
  return { _id: id, token };
}

function checkExpiry(expires: Date, now: Date): void {
  if (expires <= now) throw badInput('expires', said.expiryPassed());
  if (expires.getTime() > now.getTime() + TOKEN_DAYS_MAX * DAY_MS) {
    throw badInput('expires', said.expiryTooLate({ days: TOKEN_DAYS_MAX }));
  }
}

/** Ends a token at once, so its next call is refused. Repeating it changes nothing. */
export async function endToken(
  ctx: Context,
  caller: EmployerCaller,
  origin: Origin,
  tokenId: string,
): Promise<void> {
  const now = ctx.clock.now();
  await inTransaction(ctx.db, async (tx) => {
    const token = await store.endToken(tx, caller.companyId, tokenId, now);
    if (token === null) throw notFound();
    if (!token.wasValid) return;
    await recordAct(ctx, tx, caller, origin.address, {
      action: 'token.ended',
      subject: { kind: 'token', id: tokenId },
      details: { name: token.name },
    });
  });
}

/** Runs regularly: deletes tokens that ended or expired long ago. */
export async function forgetOldTokens(ctx: Context): Promise<void> {
  await store.deleteTokensEndedBefore(ctx.db, new Date(ctx.clock.now().getTime() - KEPT_MS));
}
