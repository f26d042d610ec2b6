import type { Database } from '#server/database/database.ts';
import { deleteApplication, lockWithdrawn } from './removal-store.ts';

/** Gives the keys of the objects that rows of a feature name and that go with an application. */
type ObjectsOf = (tx: Database, applicationId: string) => Promise<string[]>;

const owners: ObjectsOf[] = [];

/** A later feature registers what it keeps for an application, since this one does not know its tables. */
export function removedWithApplication(objectsOf: ObjectsOf): void {
  owners.push(objectsOf);
}

/**
 * Removes the application that this candidate made to this job and withdrew, with all that hung on it. Gives the keys
 * of the objects that its rows named.
 */
export async function removeWithdrawn(tx: Database, candidateId: string, jobId: string): Promise<string[]> {
  const id = await lockWithdrawn(tx, candidateId, jobId);
  if (id === null) return [];
  const keys: string[] = [];
  for (const objectsOf of owners) keys.push(...(await objectsOf(tx, id)));
  await deleteApplication(tx, id);
  return keys;
}
