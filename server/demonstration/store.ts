import type { Database } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/database/settings-store.ts';
import { deleteAllUsers, hasUsers } from '#server/features/accounts/store.ts';
import { deleteAllApplications } from '#server/features/applications/removal-store.ts';
import { deleteAllCandidates } from '#server/features/candidates/store.ts';
import { deleteAllJobs } from '#server/features/jobs/store.ts';

/** new: nobody was ever here; filling: a start was cut short while it filled; in use: leave it alone. */
export type WorldState = 'new' | 'filling' | 'in use';

const KEY = 'demonstration';

export async function readState(db: Database): Promise<WorldState> {
  const state = await readSetting(db, KEY);
  if (state !== null) return state === 'filling' ? 'filling' : 'in use';
  return (await hasUsers(db)) ? 'in use' : 'new';
}

export async function writeState(db: Database, state: 'filling' | 'in use'): Promise<void> {
  await writeSetting(db, KEY, state);
}

/** Removes all people with all that is theirs. Applications go first, since they point at files and questions. */
export async function removeEverybody(db: Database): Promise<void> {
  await deleteAllApplications(db);
  await deleteAllJobs(db);
  await deleteAllCandidates(db);
  await deleteAllUsers(db);
}
