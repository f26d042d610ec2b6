import type { RequestOf } from '#contract/endpoint.ts';
import type { requireSecondFactor as endpoint } from '#contract/second-factor.ts';
import { inTransaction } from '#server/database/database.ts';
import { confirmOwnPassword } from '#server/features/accounts/own-password.ts';
import { setCompanyRequirement } from '#server/features/accounts/second-factor-store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { recordAudit } from './audit.ts';

/** Whether each member needs a second factor, from the next sign-in on. */
export async function requireSecondFactor(
  ctx: Context,
  caller: EmployerCaller,
  { required, current }: RequestOf<typeof endpoint>,
  address: string,
): Promise<void> {
  await confirmOwnPassword(ctx, caller, current);
  await inTransaction(ctx.db, async (tx) => {
    await setCompanyRequirement(tx, caller.companyId, required);
    await recordAudit(tx, {
      at: ctx.clock.now(),
      companyId: caller.companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'second-factor.required',
      details: { required },
      address,
    });
  });
}
