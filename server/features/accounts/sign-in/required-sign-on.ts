import * as refusals from '#contract/messages/en/refusals.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { signOnRequirement } from './sign-in-rule-store.ts';

/**
 * The provider that this person must sign in with: a company's, or the operator's (null as `companyId`). Null if a
 * password is enough. Owners may always use their password, because only they can repair a broken provider.
 */
export async function requiredSignOn(
  ctx: Context,
  user: { id: string; role: string },
): Promise<{ companyId: string | null } | null> {
  if (user.role !== 'employer') return null;
  const asked = await signOnRequirement(ctx.db, user.id);
  if (asked === null) return null;
  if (asked.hasProvider) return { companyId: asked.companyId };
  // No one can use a provider that the operator has removed.
  return ctx.config.signOn?.roles.includes('employer') ? { companyId: null } : null;
}

/** Throws a Refusal if the company requires single sign-on with a provider other than the one `used`. */
export async function refuseWithoutSignOn(
  ctx: Context,
  user: { id: string; role: string },
  used: { companyId: string | null } | null = null,
): Promise<void> {
  const required = await requiredSignOn(ctx, user);
  if (required !== null && required.companyId !== used?.companyId)
    throw new Refusal('sign-in.sign-on-required', refusals.signOnRequired(), required);
}
