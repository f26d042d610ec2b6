import { TEXTS } from '#contract/texts.ts';
import type { Context } from '#server/platform/context.ts';
import { badInput, notSignedIn } from '#server/platform/outcome.ts';
import { attempt, signedInScopes } from './attempts.ts';
import { passwordMatches } from './passwords.ts';
import { type UserRow, userById } from './store.ts';

/**
 * The account of somebody signed in who gives their password again, for what a borrowed browser must not do. Throws a
 * Failure on the field `current` where it is wrong; guessing is limited as at the sign-in.
 */
export async function confirmPassword(ctx: Context, userId: string, current: string): Promise<UserRow> {
  const user = await userById(ctx.db, userId);
  if (!user) throw notSignedIn(TEXTS.sessionEnded);
  const confirmed = await attempt(ctx, signedInScopes(ctx, user.email, user.id), async () =>
    (await passwordMatches(user.password_hash, current)) ? user : null,
  );
  if (!confirmed) throw badInput('current', TEXTS.wrongCurrentPassword);
  return confirmed;
}
