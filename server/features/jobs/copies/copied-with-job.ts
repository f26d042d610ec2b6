import type { Database } from '#server/database/database.ts';

/** Copies a feature's rows from one job to another that is made from it. */
type Copy = (tx: Database, jobId: string, copyId: string) => Promise<void>;

const copies: Copy[] = [];

/**
 * For later features to register what else copies and templates of a job include, since this feature does not know
 * their tables.
 */
export function copiedWithJob(copy: Copy): void {
  copies.push(copy);
}

export async function copyWithJob(tx: Database, jobId: string, copyId: string): Promise<void> {
  for (const copy of copies) await copy(tx, jobId, copyId);
}
