import type { AuditAction } from '#contract/company/audit-actions.ts';
import type { Database } from '#server/database/database.ts';
import type { Actor } from '#server/features/applications/actor.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { Round } from '../held-round-store.ts';

/** Records in the company's history what someone did with a recording. */
export async function noteAct(
  ctx: Context,
  tx: Database,
  { kind, id }: Actor,
  round: Round,
  action: AuditAction,
): Promise<void> {
  await recordAudit(tx, {
    at: ctx.clock.now(),
    companyId: round.companyId,
    actor: { kind, ...(id === null ? {} : { userId: id }) },
    action,
    subject: { kind: 'application', id: round.applicationId },
    details: { round: round.round },
  });
}
