import { randomUUID } from 'node:crypto';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type {
  getDecisionSettings,
  saveDecisionSettings as saveEndpoint,
} from '#contract/interview/decisions.ts';
import { inTransaction } from '#server/database/database.ts';
import { recordAudit } from '#server/features/companies/audit.ts';
import { decisionMinutes, setDecisionMinutes } from '#server/features/companies/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller } from '#server/platform/http/route.ts';
import { declineReasons, replaceDeclineReasons } from './reason-store.ts';

export async function showDecisionSettings(
  ctx: Context,
  companyId: string,
): Promise<OutputOf<typeof getDecisionSettings>> {
  return {
    decisionMinutes: await decisionMinutes(ctx.db, companyId),
    reasons: [...(await declineReasons(ctx.db, companyId))],
  };
}

/** A reason that is saved under its id stays the same reason. An id that the company does not have makes a new one. */
export async function saveDecisionSettings(
  ctx: Context,
  caller: EmployerCaller,
  request: RequestOf<typeof saveEndpoint>,
  address: string,
): Promise<void> {
  const { companyId } = caller;
  await inTransaction(ctx.db, async (tx) => {
    const known = new Set((await declineReasons(tx, companyId)).map(({ id }) => id));
    const taken = new Set<string>();
    const reasons = request.reasons.map(({ id, title, sharedText }) => {
      const isKept = id !== undefined && known.has(id) && !taken.has(id);
      const own = isKept ? id : randomUUID();
      taken.add(own);
      return { id: own, title, sharedText };
    });
    await setDecisionMinutes(tx, companyId, request.decisionMinutes);
    await replaceDeclineReasons(tx, companyId, reasons);
    await recordAudit(tx, {
      at: ctx.clock.now(),
      companyId,
      actor: { kind: 'member', userId: caller.id },
      action: 'decisions.settings-changed',
      details: { minutes: request.decisionMinutes, reasons: reasons.length },
      address,
    });
  });
}
