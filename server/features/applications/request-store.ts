import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { REQUEST_KINDS, type RequestAnswer, type RequestKind } from '#contract/interview/request-kinds.ts';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';
import { storedList } from '#server/database/stored-json.ts';
import type { Actor } from './actor.ts';

export const storedKinds = storedList(
  { table: 'interview_requests', column: 'kinds' },
  z.enum(REQUEST_KINDS),
);

export type RequestRow = Omit<Selectable<Schema['interview_requests']>, 'kinds'> & { kinds: RequestKind[] };

const readRequest = <Row extends { id: string; kinds: unknown }>(row: Row) => ({
  ...row,
  kinds: storedKinds.read(row.kinds, row.id),
});

/** Adds a problem, or replaces a waiting request for an adjustment. Returns whether it is new. */
export async function putRequest(
  db: Database,
  { kinds, ...request }: Pick<RequestRow, 'application_id' | 'attempt' | 'kinds' | 'text' | 'asked_at'>,
): Promise<{ id: string; isNew: boolean }> {
  const stored = storedKinds.write(kinds);
  return db
    .insertInto('interview_requests')
    .values({ ...request, kinds: stored })
    .onConflict((conflict) =>
      conflict
        .column('application_id')
        .where('answer', 'is', null)
        .where('attempt', 'is', null)
        .doUpdateSet({ kinds: stored, text: request.text }),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
}

/** The requests for one application, newest first. */
export async function requestsOf(db: Database, applicationId: string): Promise<RequestRow[]> {
  const rows = await db
    .selectFrom('interview_requests')
    .selectAll()
    .where('application_id', '=', applicationId)
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(readRequest);
}

export const waitingProblems = async (db: Database, applicationId: string): Promise<RequestRow[]> =>
  (await requestsOf(db, applicationId)).filter(({ attempt, answer }) => attempt !== null && answer === null);

/** A request to this company. The lock on its application also protects the request. */
export async function requestTo(db: Database, companyId: string, id: string): Promise<RequestRow | null> {
  const row = await db
    .selectFrom('interview_requests')
    .innerJoin('applications', 'applications.id', 'interview_requests.application_id')
    .selectAll('interview_requests')
    .where('interview_requests.id', '=', id)
    .where('applications.employer_id', '=', companyId)
    .executeTakeFirst();
  return row ? readRequest(row) : null;
}

/** Answers one waiting request, or all waiting problems of its application. */
export async function markAnswered(
  db: Database,
  { applicationId, requestId }: { applicationId: string; requestId?: string },
  { answer, note = '', at, actor }: { answer: RequestAnswer; note?: string; at: Date; actor: Actor },
): Promise<void> {
  const memberId = actor.kind === 'member' ? actor.id : null;
  await db
    .updateTable('interview_requests')
    .set({
      answer,
      note,
      answered_at: at,
      answered_by_name: sql<string | null>`(SELECT name FROM users WHERE id = ${memberId}::uuid)`,
    })
    .where('application_id', '=', applicationId)
    .where('answer', 'is', null)
    .$if(requestId === undefined, (query) => query.where('attempt', 'is not', null))
    .$if(requestId !== undefined, (query) => query.where('id', '=', requestId!))
    .execute();
}

/** Whether an application has an unanswered problem. Part of the query of all lists. */
export const problemWaits = sql<boolean>`EXISTS (SELECT FROM interview_requests AS problem
  WHERE problem.application_id = applications.id AND problem.answer IS NULL AND problem.attempt IS NOT NULL)`;

/** Enough for any company. A company with more must answer some of them first. */
const LISTED = 200;

/** For one application, all requests, newest first. Otherwise the waiting ones, longest waiting first. */
export async function listedRequests(
  db: Database,
  companyId: string,
  { applicationId, problemsOnly }: { applicationId: string | undefined; problemsOnly: boolean },
) {
  const rows = await db
    .selectFrom('interview_requests as requests')
    .innerJoin('applications', 'applications.id', 'requests.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('users as candidate', 'candidate.id', 'applications.candidate_id')
    .selectAll('requests')
    .select([
      'applications.job_id',
      'jobs.designation',
      'jobs.alternate_id',
      'candidate.name as candidate_name',
    ])
    .where('applications.employer_id', '=', companyId)
    .$if(problemsOnly, (query) => query.where('requests.attempt', 'is not', null))
    .$if(applicationId !== undefined, (query) =>
      query.where('requests.application_id', '=', applicationId!).orderBy('requests.asked_at', 'desc'),
    )
    .$if(applicationId === undefined, (query) =>
      query
        .where('requests.answer', 'is', null)
        .where(sql<boolean>`(applications.outcome IS NULL OR applications.outcome = 'no-show')`)
        .where(
          sql<boolean>`(requests.attempt IS NOT NULL OR applications.status IN ('PENDING', 'SCHEDULED'))`,
        )
        .orderBy('requests.asked_at'),
    )
    .orderBy('requests.id')
    .limit(LISTED)
    .execute();
  return rows.map(readRequest);
}
