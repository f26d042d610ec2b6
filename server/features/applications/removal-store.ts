import type { Database } from '#server/database/database.ts';

/** The application that this candidate made to this job and withdrew, held until the transaction ends. */
export async function lockWithdrawn(
  db: Database,
  candidateId: string,
  jobId: string,
): Promise<string | null> {
  const withdrawn = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .where('status', '=', 'WITHDRAWN')
    .forUpdate()
    .executeTakeFirst();
  return withdrawn?.id ?? null;
}

/** Removes an application with all rows that hang on it. */
export async function deleteApplication(db: Database, id: string): Promise<void> {
  await db.deleteFrom('applications').where('id', '=', id).execute();
}

/** Removes all applications with all rows that hang on them. */
export async function deleteAllApplications(db: Database): Promise<void> {
  await db.deleteFrom('applications').execute();
}
