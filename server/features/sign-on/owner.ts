import type { AuditAction } from '#contract/audit-actions.ts';
import type { AuditEvent } from '#server/features/companies/audit.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerCaller, Origin } from '#server/platform/http/route.ts';

/** An owner who changes how the company signs on. */
export type Owner = EmployerCaller;

/** The entry of the company's history about something that a member did. */
export function auditOf(
  ctx: Context,
  { id, companyId }: { id: string; companyId: string },
  origin: Origin,
  action: AuditAction,
  details: Record<string, string | number | boolean> = {},
): AuditEvent {
  return {
    at: ctx.clock.now(),
    companyId,
    actor: { kind: 'member', userId: id },
    action,
    details,
    address: origin.address,
  };
}
