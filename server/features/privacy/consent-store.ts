import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/database.ts';
import type { Schema } from '#server/database/schema.ts';

export type WithdrawalRow = Selectable<Schema['consent_withdrawals']>;

/** Stores that a candidate waits for an answer. An application has at most one waiting request. */
export async function insertWithdrawal(
  tx: Database,
  { id, applicationId, askedAt, dueAt }: { id: string; applicationId: string; askedAt: Date; dueAt: Date },
): Promise<void> {
  await tx
    .insertInto('consent_withdrawals')
    .values({ id, application_id: applicationId, asked_at: askedAt, due_at: dueAt })
    .execute();
}

export async function waitingWithdrawal(db: Database, applicationId: string): Promise<WithdrawalRow | null> {
  const row = await db
    .selectFrom('consent_withdrawals')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** Answers the waiting request and returns its id. Null if there is none. */
export async function answerWaiting(
  tx: Database,
  request: {
    applicationId: string;
    answer: 'deleted' | 'declined';
    reason: string;
    by: string | null;
    at: Date;
  },
): Promise<string | null> {
  const row = await tx
    .updateTable('consent_withdrawals')
    .set({
      answer: request.answer,
      reason: request.reason,
      answered_by: request.by,
      answered_at: request.at,
    })
    .where('application_id', '=', request.applicationId)
    .where('answered_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface ConsentRow {
  application_id: string;
  designation: string;
  employer_name: string;
  consented_at: Date;
  submitted_at: Date | null;
  erased_at: Date | null;
  status: string;
}

/** A candidate's consents by application: when the first one was given, and the status of all attempts together. */
export async function consentsOf(
  db: Database,
  candidateId: string,
  applicationId: string | null = null,
): Promise<ConsentRow[]> {
  const { rows } = await sql<ConsentRow>`
    SELECT applications.id AS application_id, jobs.designation, companies.name AS employer_name,
      min(interviews.consented_at) AS consented_at, max(interviews.submitted_at) AS submitted_at,
      CASE WHEN bool_and(interviews.erased_at IS NOT NULL) THEN max(interviews.erased_at) END AS erased_at,
      applications.status
    FROM interviews
    JOIN applications ON applications.id = interviews.application_id
    JOIN jobs ON jobs.id = applications.job_id
    JOIN companies ON companies.id = applications.employer_id
    WHERE applications.candidate_id = ${candidateId}::uuid AND interviews.consented_at IS NOT NULL
      AND (${applicationId}::text IS NULL OR applications.id = ${applicationId})
    GROUP BY applications.id, jobs.id, companies.id
    ORDER BY consented_at DESC, applications.id`.execute(db);
  return rows;
}

export async function newestWithdrawals(
  db: Database,
  applicationIds: readonly string[],
): Promise<Map<string, WithdrawalRow>> {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('consent_withdrawals')
    .selectAll()
    .distinctOn('application_id')
    .where('application_id', 'in', [...applicationIds])
    .orderBy('application_id')
    .orderBy('asked_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.application_id, row]));
}

export type CompanyRequest = WithdrawalRow & {
  candidate_name: string;
  designation: string;
  is_held: boolean;
};

/** People who wait for the company's answer, most urgent first, and then those who were answered, latest first. */
export async function withdrawalsOfCompany(
  db: Database,
  companyId: string,
  limit: number,
): Promise<CompanyRequest[]> {
  const { rows } = await sql<CompanyRequest>`
    SELECT asked.*, users.name AS candidate_name, jobs.designation,
      EXISTS (SELECT 1 FROM legal_holds WHERE legal_holds.application_id = applications.id) AS is_held
    FROM consent_withdrawals AS asked
    JOIN applications ON applications.id = asked.application_id
    JOIN users ON users.id = applications.candidate_id
    JOIN jobs ON jobs.id = applications.job_id
    WHERE applications.employer_id = ${companyId}::uuid
    ORDER BY answered_at IS NOT NULL, CASE WHEN answered_at IS NULL THEN due_at END, answered_at DESC, id
    LIMIT ${limit}`.execute(db);
  return rows;
}
