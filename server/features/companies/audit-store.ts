import { sql } from 'kysely';
import type { AuditAction, AuditActorKind } from '#contract/audit-actions.ts';
import type { Database } from '#server/database/database.ts';
import { type AuditDetails, storedAuditDetails } from './stored-company.ts';

export interface AuditRow {
  company_id: string;
  at: Date;
  actor_kind: AuditActorKind;
  actor_id: string | null;
  actor_name: string | null;
  action: AuditAction;
  subject_kind: string | null;
  subject_id: string | null;
  address: string | null;
}

/** Adds an entry. A member without a name in the row gets the present one, so that it stays after a change. */
export async function insertAuditEvent(db: Database, event: AuditRow, details: AuditDetails): Promise<void> {
  const { actor_id: actorId, actor_name: name } = event;
  await db
    .insertInto('audit_events')
    .values({
      ...event,
      actor_name:
        name ?? (actorId === null ? null : sql<string>`(SELECT name FROM users WHERE id = ${actorId}::uuid)`),
      details: storedAuditDetails.write({ details }),
    })
    .execute();
}

/** The newest entries of a company, with ids below `before`. */
export async function auditEvents(
  db: Database,
  companyId: string,
  { before, limit }: { before: number | null; limit: number },
) {
  const rows = await db
    .selectFrom('audit_events')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(before !== null, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    ...row,
    // Only this file writes the column, and only with these actions.
    action: row.action as AuditAction,
    details: storedAuditDetails.read(row.details, row.id).details,
  }));
}
