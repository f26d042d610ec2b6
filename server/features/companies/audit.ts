import type { AuditAction, AuditActorKind } from '#contract/audit-actions.ts';
import type { Database } from '#server/database/database.ts';
import { insertAuditEvent } from './audit-store.ts';
import type { AuditDetails } from './stored-company.ts';

export interface AuditEvent {
  at: Date;
  companyId: string;
  actor: { kind: AuditActorKind; userId?: string; name?: string };
  action: AuditAction;
  /** What it was done to, for example `{ kind: 'member', id }`. */
  subject?: { kind: string; id: string };
  details?: AuditDetails;
  /** The address of the machine that asked. */
  address?: string;
}

/** Adds an entry to the history of a company, in the transaction of what it tells. */
export async function recordAudit(tx: Database, event: AuditEvent): Promise<void> {
  const { at, companyId, actor, action, subject, details = {}, address } = event;
  await insertAuditEvent(
    tx,
    {
      company_id: companyId,
      at,
      actor_kind: actor.kind,
      actor_id: actor.userId ?? null,
      actor_name: actor.name ?? null,
      action,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      address: address ?? null,
    },
    details,
  );
}
