import type { Database } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/database/settings-store.ts';
import { deleteAllUsers, hasUsers } from '#server/features/accounts/store.ts';
import { deleteAllApplications } from '#server/features/applications/removal-store.ts';
import { deleteAllCompanies } from '#server/features/companies/store.ts';
import { deleteAllCandidates } from '#server/features/candidates/store.ts';
import { deleteAllJobs } from '#server/features/jobs/store.ts';

/**
 * new: the database has no people; filling: a start was interrupted while filling it; in use: it must not be changed.
 */
type WorldState = 'new' | 'filling' | 'in use';

const KEY = 'demonstration';

export async function readState(db: Database): Promise<WorldState> {
  const state = await readSetting(db, KEY);
  if (state !== null) return state === 'filling' ? 'filling' : 'in use';
  return (await hasUsers(db)) ? 'in use' : 'new';
}

export async function writeState(db: Database, state: 'filling' | 'in use'): Promise<void> {
  await writeSetting(db, KEY, state);
}

/** Removes all people and their data. Applications are removed first, because they refer to files and questions. */
export async function removeEverybody(db: Database): Promise<void> {
  await deleteAllApplications(db);
  await deleteAllJobs(db);
  await deleteAllCandidates(db);
  await deleteAllCompanies(db);
  await deleteAllUsers(db);
}
