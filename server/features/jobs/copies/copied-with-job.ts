import type { Database } from '#server/database/database.ts';

/** Copies rows of a feature from one job to another that is made of it. */
type Copy = (tx: Database, jobId: string, copyId: string) => Promise<void>;

const copies: Copy[] = [];

/** A later feature registers what copies and templates of a job have too, since this feature does not know its tables. */
export function copiedWithJob(copy: Copy): void {
  copies.push(copy);
}

export async function copyWithJob(tx: Database, jobId: string, copyId: string): Promise<void> {
  for (const copy of copies) await copy(tx, jobId, copyId);
}
