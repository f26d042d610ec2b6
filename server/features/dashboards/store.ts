import type { Database } from '#server/database/database.ts';

type JobStatus = 'draft' | 'open' | 'closed' | 'deleted';

export async function countJobsByStatus(
  db: Database,
  employerId: string,
): Promise<Record<JobStatus, number>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['status'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('employer_id', '=', employerId)
    .groupBy('status')
    .execute();
  const counts = { draft: 0, open: 0, closed: 0, deleted: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

export async function hasEmployerProfile(db: Database, employerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('employers')
    .select('user_id')
    .where('user_id', '=', employerId)
    .executeTakeFirst();
  return row !== undefined;
}
