import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { Caller, Origin } from '#server/platform/http/route.ts';
import { mailPasswordChanged } from './mails/password-changed.ts';
import { confirmOwnPassword, lockConfirmed, replacePassword } from './own-password.ts';
import { forgetAttempts } from './attempts.ts';
import { refusePassword } from './refuse-password.ts';
import { hashPassword } from './passwords.ts';

/** A signed-in person changes the password: this session stays, every other one ends. */
export async function changePassword(
  ctx: Context,
  caller: Caller,
  { current, password }: { current: string; password: string },
  origin: Origin,
): Promise<void> {
  const confirmed = await confirmOwnPassword(ctx, caller, current);
  refusePassword(password, confirmed);
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockConfirmed(tx, confirmed);
    const at = ctx.clock.now();
    await replacePassword(tx, user.id, { passwordHash, keptSessionId: caller.sessionId, at });
    await forgetAttempts(ctx, tx, user.email);
    await mailPasswordChanged(ctx, tx, user, origin);
  });
}
