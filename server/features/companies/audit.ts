import type { AuditAction, AuditActorKind } from '#contract/company/audit-actions.ts';
import type { getHistory } from '#contract/company/company-members.ts';
import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPageBy, readCursor, writeCursor } from '#server/platform/paging.ts';
import { insertAuditEvents, applicantsOf, auditEvents } from './audit-store.ts';
import type { AuditDetails } from './stored-company.ts';

export interface AuditEvent {
  at: Date;
  companyId: string;
  actor: { kind: AuditActorKind; userId?: string; name?: string };
  action: AuditAction;
  /** What the action changed, for example `{ kind: 'member', id }`. */
  subject?: { kind: string; id: string };
  details?: AuditDetails;
  /** The address of the machine that made the request. */
  address?: string;
}

/** Adds entries to a company's history, in the transaction that makes the changes. */
export async function recordAudit(tx: Database, ...events: readonly AuditEvent[]): Promise<void> {
  await insertAuditEvents(
    tx,
    events.map(({ at, companyId, actor, action, subject, details = {}, address }) => ({
      company_id: companyId,
      at,
      actor_kind: actor.kind,
      actor_id: actor.userId ?? null,
      actor_name: actor.name ?? null,
      action,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      address: address ?? null,
      details,
    })),
  );
}

/** The same for an action that a member or program does now. `address` is the machine's. */
export function recordAct(
  ctx: Context,
  tx: Database,
  { id, companyId, token }: { id: string; companyId: string; token?: object },
  address: string,
  act: Pick<AuditEvent, 'action' | 'subject' | 'details'>,
): Promise<void> {
  const actor = { kind: token ? 'token' : 'member', userId: id } as const;
  return recordAudit(tx, { at: ctx.clock.now(), companyId, actor, ...act, address });
}

export async function showHistory(
  ctx: Context,
  companyId: string,
  { limit, cursor }: RequestOf<typeof getHistory>,
): Promise<OutputOf<typeof getHistory>> {
  const found = await auditEvents(ctx.db, companyId, {
    before: readCursor(cursor, 'count')?.[0] ?? null,
    limit: limit + 1,
  });
  const { rows, nextCursor } = cutPageBy(found, limit, ({ id }) => writeCursor(id));
  const aboutApplications = rows.flatMap((row) => applicationOf(row) ?? []);
  const applicants = await applicantsOf(ctx.db, companyId, [...new Set(aboutApplications)]);
  return {
    events: rows.map((row) => ({
      eventId: String(row.id),
      at: row.at.toISOString(),
      actorKind: row.actor_kind,
      actorName: row.actor_name,
      action: row.action,
      applicant: applicants.get(applicationOf(row) ?? '') ?? null,
      details: Object.entries(row.details).map(([name, value]) => ({ name, value })),
      address: row.address,
    })),
    nextCursor,
  };
}

const applicationOf = (row: { subject_kind: string | null; subject_id: string | null }): string | null =>
  row.subject_kind === 'application' ? row.subject_id : null;
