import type { RequestOf } from '#contract/shared/endpoint.ts';
import type * as contract from '#contract/privacy/privacy.ts';
import { inTransaction } from '#server/database/database.ts';
import { employersApplication } from '#server/features/applications/store.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { notFound } from '#server/platform/outcome.ts';
import * as store from './hold-store.ts';

export async function hold(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId, reason }: RequestOf<typeof contract.setHold>,
): Promise<void> {
  await changeHold(ctx, caller, applicationId, async (tx, at) => {
    const { companyId, id } = caller;
    const row = { application_id: applicationId, company_id: companyId, reason, set_by: id, set_at: at };
    await store.setHold(tx, row);
    return 'hold.set';
  });
}

export async function endHold(
  ctx: Context,
  caller: EmployerCaller,
  { applicationId }: RequestOf<typeof contract.liftHold>,
): Promise<void> {
  await changeHold(ctx, caller, applicationId, async (tx) =>
    (await store.liftHold(tx, applicationId)) ? 'hold.lifted' : null,
  );
}

type Change = (tx: Parameters<typeof recordAudit>[0], at: Date) => Promise<'hold.set' | 'hold.lifted' | null>;

/** Locks the row, so that an erasure happens either completely before or completely after it. */
async function changeHold(
  ctx: Context,
  caller: EmployerCaller,
  applicationId: string,
  change: Change,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const application = await employersApplication(tx, caller.companyId, applicationId, { lock: true });
    if (!application) throw notFound();
    const at = ctx.clock.now();
    const action = await change(tx, at);
    if (action === null) return;
    await recordAudit(tx, {
      at,
      companyId: caller.companyId,
      actor: { kind: 'member', userId: caller.id },
      action,
      subject: { kind: 'application', id: applicationId },
    });
  });
}
