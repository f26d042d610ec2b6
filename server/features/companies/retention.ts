import type { RequestOf } from '#contract/endpoint.ts';
import type { saveRetention as saveEndpoint } from '#contract/company-retention.ts';
import type { RetentionDays } from '#contract/retention.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { recordAudit } from './audit.ts';
import { retentionOf, setRetention } from './store.ts';

export async function showRetention(ctx: Context, companyId: string): Promise<RetentionDays> {
  return retentionOf(ctx.db, companyId);
}

export async function saveRetention(
  ctx: Context,
  caller: EmployerCaller,
  days: RequestOf<typeof saveEndpoint>,
  address: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    await setRetention(tx, caller.companyId, days);
    await recordAudit(tx, {
      at: ctx.clock.now(),
      companyId: caller.companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'retention.changed',
      details: { ...days },
      address,
    });
  });
}
