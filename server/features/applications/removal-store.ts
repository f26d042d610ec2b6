import type { Database } from '#server/database/database.ts';

/** The withdrawn application of this candidate for this job. Its row is locked until the transaction ends. */
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
    .where('told_status', '=', 'WITHDRAWN')
    .forUpdate()
    .executeTakeFirst();
  return withdrawn?.id ?? null;
}

export async function deleteApplication(db: Database, id: string): Promise<void> {
  await db.deleteFrom('applications').where('id', '=', id).execute();
}

export async function deleteAllApplications(db: Database): Promise<void> {
  await db.deleteFrom('applications').execute();
}
