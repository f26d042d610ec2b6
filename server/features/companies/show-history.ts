import type { getHistory } from '#contract/company-members.ts';
import type { OutputOf, RequestOf } from '#contract/endpoint.ts';
import type { Context } from '#server/platform/context.ts';
import { cutPageBy, readCursor, writeCursor } from '#server/platform/paging.ts';
import { applicantsOf, auditEvents } from './audit-store.ts';

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
