import { type Insertable, sql } from 'kysely';
import type { AuditAction } from '#contract/company/audit-actions.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { type AuditDetails, storedAuditDetails } from './stored-company.ts';

type AuditRow = Omit<Insertable<Schema['audit_events']>, 'id' | 'details'>;

/**
 * Adds entries. If a member or token has no name in the row, the current name is stored, so that it stays after a
 * change.
 */
export async function insertAuditEvents(
  db: Database,
  events: readonly (AuditRow & { details: AuditDetails })[],
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values(
      events.map(({ details, ...event }) => ({
        ...event,
        actor_name:
          event.actor_name ??
          (event.actor_id
            ? sql<string>`coalesce((SELECT name FROM users WHERE id = ${event.actor_id}::uuid),
          (SELECT name FROM api_tokens WHERE id = ${event.actor_id}::uuid))`
            : null),
        details: storedAuditDetails.write({ details }),
      })),
    )
    .execute();
}

/** The newest entries of a company with ids below `before`. */
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
    // Only this file writes the column, with only these actions.
    action: row.action as AuditAction,
    details: storedAuditDetails.read(row.details, row.id).details,
  }));
}

/** By application id. Entries only have this id, so that an erased applicant is in no history. */
export async function applicantsOf(
  db: Database,
  companyId: string,
  applicationIds: readonly string[],
): Promise<Map<string, { name: string; role: string }>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users', 'users.id', 'applications.candidate_id')
    .select(['applications.id', 'users.name', 'jobs.designation as role'])
    .where('applications.employer_id', '=', companyId)
    .where('applications.id', 'in', applicationIds)
    .execute();
  return new Map(rows.map(({ id, name, role }) => [id, { name, role }]));
}

/**
 * Removes a person from the histories: as the actor, the places they acted from, details with one of their addresses,
 * and the ids of their applications. What happened, and when, stays. Returns how many entries were changed.
 */
export async function takeOutOfHistory(
  tx: Database,
  {
    userId,
    addresses,
    applicationIds,
  }: { userId: string; addresses: readonly string[]; applicationIds: readonly string[] },
): Promise<number> {
  // The trigger that protects the entries lets this transaction clear them.
  await sql`SELECT set_config('roundone.erases', 'yes', true)`.execute(tx);
  const isAbout = (row: { subject_kind: string | null; subject_id: string | null }) =>
    row.subject_kind === 'application' && row.subject_id !== null && applicationIds.includes(row.subject_id);
  const rows = await tx
    .selectFrom('audit_events')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('actor_id', '=', userId),
        ...(applicationIds.length > 0 ? [eb('subject_id', 'in', applicationIds)] : []),
        sql<boolean>`EXISTS (SELECT 1 FROM unnest(${[...addresses]}::text[]) AS address WHERE strpos(lower(details::text), address) > 0)`,
      ]),
    )
    .execute();
  for (const row of rows) {
    const isActor = row.actor_id === userId;
    const { details } = storedAuditDetails.read(row.details, row.id);
    const without = Object.entries(details).filter(
      ([, value]) => typeof value !== 'string' || !addresses.some((one) => value.toLowerCase().includes(one)),
    );
    await tx
      .updateTable('audit_events')
      .set({
        details: storedAuditDetails.write({ details: Object.fromEntries(without) }),
        ...(isActor ? { actor_id: null, actor_name: null, address: null } : {}),
        ...(isAbout(row) ? { subject_id: null } : {}),
      })
      .where('id', '=', row.id)
      .execute();
  }
  await sql`SELECT set_config('roundone.erases', '', true)`.execute(tx);
  return rows.length;
}
