import type { Database } from '#server/database/database.ts';

/**
 * Removes the application that this candidate made to this job and withdrew, with all that hung on it. Gives the keys
 * of the objects that its rows named.
 */
export async function removeWithdrawn(db: Database, candidateId: string, jobId: string): Promise<string[]> {
  const withdrawn = await db
    .selectFrom('applications')
    .select('id')
    .where('job_id', '=', jobId)
    .where('candidate_id', '=', candidateId)
    .where('status', '=', 'WITHDRAWN')
    .forUpdate()
    .executeTakeFirst();
  if (!withdrawn) return [];
  const pieces = await db
    .selectFrom('interview_pieces')
    .innerJoin('interview_recordings', 'interview_recordings.id', 'interview_pieces.recording_id')
    .select('interview_pieces.object_key as key')
    .where('interview_recordings.application_id', '=', withdrawn.id)
    .execute();
  const films = await db
    .selectFrom('interviews')
    .select('playable_key as key')
    .where('application_id', '=', withdrawn.id)
    .execute();
  await db.deleteFrom('applications').where('id', '=', withdrawn.id).execute();
  return [...pieces, ...films].flatMap(({ key }) => key ?? []);
}
