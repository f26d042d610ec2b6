import type { Database } from '#server/database/database.ts';
import { deleteApplication, lockWithdrawn } from './removal-store.ts';

/** Returns the keys of a feature's objects that are deleted with an application. */
type ObjectsOf = (tx: Database, applicationId: string) => Promise<string[]>;

const owners: ObjectsOf[] = [];

/** Registers what a later feature stores for an application, since this feature does not know its tables. */
export function removedWithApplication(objectsOf: ObjectsOf): void {
  owners.push(objectsOf);
}

/** Deletes the withdrawn application of this candidate for this job. Returns the keys of its objects. */
export async function removeWithdrawn(tx: Database, candidateId: string, jobId: string): Promise<string[]> {
  const id = await lockWithdrawn(tx, candidateId, jobId);
  if (id === null) return [];
  const keys: string[] = [];
  for (const objectsOf of owners) keys.push(...(await objectsOf(tx, id)));
  await deleteApplication(tx, id);
  return keys;
}
