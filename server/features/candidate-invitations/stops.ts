import type { getInvitationStop } from '#contract/job/candidate-invitations.ts';
import type { OutputOf } from '#contract/shared/endpoint.ts';
import { PATHS, pathWithToken } from '#contract/shared/paths.ts';
import { companyById } from '#server/features/companies/store.ts';
import type { Context } from '#server/platform/context.ts';
import { keyFor } from '#server/platform/secrets/keys.ts';
import { readSignedToken, signedToken } from '#server/platform/secrets/signed-token.ts';
import { notFound } from '#server/platform/outcome.ts';
import { setStopped, stoppedAmong } from './limits-store.ts';

/** The company and the address, in lower case, that a link is for. */
interface Stop {
  companyId: string;
  email: string;
}

/**
 * The URL in an email that stops the invitations of a company: a page for people, and one click for mail programs (RFC
 * 8058). It does not expire, and it can do nothing else.
 */
export function stopUrl(ctx: Context, { companyId, email }: Stop): string {
  const token = signedToken(keyFor(ctx.secret, 'invitation stops'), [companyId, email]);
  return `${ctx.config.publicUrl}${pathWithToken(PATHS.stopInvitations, token)}`;
}

/** Throws notFound for an invalid link, or if the company has been deleted. */
async function linked(ctx: Context, token: string): Promise<Stop & { companyName: string }> {
  const [companyId, email] =
    readSignedToken<[string, string]>(keyFor(ctx.secret, 'invitation stops'), token) ?? [];
  const company = companyId === undefined ? null : await companyById(ctx.db, companyId);
  if (companyId === undefined || email === undefined || !company) throw notFound();
  return { companyId, email, companyName: company.name };
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
