import { createHmac, timingSafeEqual } from 'node:crypto';
import type { getInvitationStop } from '#contract/candidate-invitations.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { PATHS, pathWithToken } from '#contract/paths.ts';
import { companyById } from '#server/features/companies/store.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor } from '#server/platform/keys.ts';
import { notFound } from '#server/platform/outcome.ts';
import { setStopped, stoppedAmong } from './limits-store.ts';

/** The company and the address, in small letters, that a link is for. */
interface Stop {
  companyId: string;
  email: string;
}

/**
 * The address in a mail that ends the invitations of a company: a page for people, and one click for mail programs (RFC
 * 8058). It does not expire, and it can do nothing else.
 */
export function stopUrl(ctx: Context, { companyId, email }: Stop): string {
  const payload = Buffer.from(JSON.stringify([companyId, email])).toString('base64url');
  const token = `${payload}.${signature(ctx, payload).toString('base64url')}`;
  return `${ctx.config.publicUrl}${pathWithToken(PATHS.stopInvitations, token)}`;
}

function readToken(ctx: Context, token: string): Stop | null {
  const [payload, given, ...rest] = token.split('.');
  if (!payload || !given || rest.length > 0) return null;
  const sent = Buffer.from(given, 'base64url');
  const expected = signature(ctx, payload);
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return null;
  const [companyId, email] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, string];
  return { companyId, email };
}

function signature(ctx: Context, payload: string): Buffer {
  return createHmac('sha256', keyFor(ctx.secret, 'invitation stops')).update(payload).digest();
}

/** Throws notFound for an invalid link, or if the company was deleted. */
async function linked(ctx: Context, token: string): Promise<Stop & { companyName: string }> {
  const stop = readToken(ctx, token);
  const company = stop && (await companyById(ctx.db, stop.companyId));
  if (!stop || !company) throw notFound();
  return { ...stop, companyName: company.name };
}

export async function showStop(ctx: Context, token: string): Promise<OutputOf<typeof getInvitationStop>> {
  const { companyId, companyName, email } = await linked(ctx, token);
  return { companyName, email, isStopped: (await stoppedAmong(ctx.db, companyId, [email])).has(email) };
}

/** Safe to repeat. */
export async function changeStop(
  ctx: Context,
  token: string,
  isStopped: boolean,
): Promise<OutputOf<typeof getInvitationStop>> {
  const stop = await linked(ctx, token);
  await setStopped(ctx.db, stop, isStopped ? ctx.clock.now() : null);
  return { companyName: stop.companyName, email: stop.email, isStopped };
}
