import type { Database } from '#server/database/database.ts';

/** new: nobody was ever here; filling: a start was cut short while it filled; in use: leave it alone. */
export type WorldState = 'new' | 'filling' | 'in use';

const KEY = 'demonstration';

export async function readState(db: Database): Promise<WorldState> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  if (row) return row.value === 'filling' ? 'filling' : 'in use';
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return anybody ? 'in use' : 'new';
}

export async function writeState(db: Database, state: 'filling' | 'in use'): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: KEY, value: state })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: state }))
    .execute();
}

export async function removeEverybody(db: Database): Promise<void> {
  await db.deleteFrom('interview_answers').execute();
  await db.deleteFrom('interviews').execute();
  await db.deleteFrom('applications').execute();
  await db.deleteFrom('job_videos').execute();
  await db.deleteFrom('job_questions').execute();
  await db.deleteFrom('jobs').execute();
  await db.deleteFrom('candidates').execute();
  await db.deleteFrom('users').execute();
}
