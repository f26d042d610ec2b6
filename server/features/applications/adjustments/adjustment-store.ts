import { type Selectable, sql } from 'kysely';
import type { AdjustmentKind } from '#contract/adjustment-kinds.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { storedKinds } from './stored-request.ts';

export type RequestRow = Omit<Selectable<Schema['adjustment_requests']>, 'kinds'> & {
  kinds: AdjustmentKind[];
};

const readRequest = <Row extends { id: string; kinds: unknown }>(row: Row) => ({
  ...row,
  kinds: storedKinds.read(row.kinds, row.id),
});

/** Replaces the request that waits, if there is one. Returns whether it is new. */
export async function putRequest(
  db: Database,
  request: { applicationId: string; kinds: readonly AdjustmentKind[]; asked: string; at: Date },
): Promise<{ id: string; isNew: boolean }> {
  const kinds = storedKinds.write([...request.kinds]);
  const row = await db
    .insertInto('adjustment_requests')
    .values({ application_id: request.applicationId, kinds, asked: request.asked, asked_at: request.at })
    .onConflict((conflict) =>
      conflict
        .column('application_id')
        .where('decided_at', 'is', null)
        .doUpdateSet({ kinds, asked: request.asked }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
  return row;
}

/** What was asked for one application, newest first. */
export async function requestsOf(db: Database, applicationId: string): Promise<RequestRow[]> {
  const rows = await db
    .selectFrom('adjustment_requests')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(readRequest);
}

/** A request that was made to this company. The lock of its application is the lock of the request too. */
export async function requestTo(db: Database, companyId: string, id: string): Promise<RequestRow | null> {
  const row = await db
    .selectFrom('adjustment_requests')
    .innerJoin('applications', 'applications.id', 'adjustment_requests.application_id')
    .selectAll('adjustment_requests')
    .where('adjustment_requests.id', '=', id)
    .where('applications.employer_id', '=', companyId)
    .executeTakeFirst();
  return row ? readRequest(row) : null;
}

export async function markDecided(
  db: Database,
  id: string,
  decision: { at: Date; isGranted: boolean; note: string; by: string },
): Promise<void> {
  await db
    .updateTable('adjustment_requests')
    .set({
      decided_at: decision.at,
      is_granted: decision.isGranted,
      note: decision.note,
      decided_by: decision.by,
    })
    .where('id', '=', id)
    .execute();
}

/** Enough for any company; who has more decides some of them first. */
const LISTED = 200;

/**
 * What was asked of a company, with the names that people read: of one application all of it, the newest first; else what
 * waits in applications that are open, the longest waiting first.
 */
export async function listedRequests(db: Database, companyId: string, applicationId: string | undefined) {
  const rows = await db
    .selectFrom('adjustment_requests as requests')
    .innerJoin('applications', 'applications.id', 'requests.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .leftJoin('users as decider', 'decider.id', 'requests.decided_by')
    .selectAll('requests')
    .select([
      'applications.job_id',
      'jobs.designation',
      'jobs.alternate_id',
      'candidate.name as candidate_name',
      'decider.name as decided_by_name',
    ])
    .where('applications.employer_id', '=', companyId)
    .$if(applicationId !== undefined, (query) =>
      query.where('requests.application_id', '=', applicationId!).orderBy('requests.asked_at', 'desc'),
    )
    .$if(applicationId === undefined, (query) =>
      query
        .where('requests.decided_at', 'is', null)
        .where('applications.status', 'in', ['PENDING', 'SCHEDULED'])
        .where('applications.outcome', 'is', null)
        .orderBy('requests.asked_at'),
    )
    .orderBy('requests.id')
    .limit(LISTED)
    .execute();
  return rows.map(readRequest);
}
