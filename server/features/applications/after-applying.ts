import type { Database } from '#server/database/database.ts';
import type { Context } from '#server/platform/context.ts';

export interface Applied {
  id: string;
  job_id: string;
  candidate_id: string;
  employer_id: string;
}

type Work = (ctx: Context, tx: Database, applied: Applied) => Promise<void>;

const works: Work[] = [];

/** A later feature registers what it does in the transaction in which somebody applies: this one can't know it. */
export function afterApplying(work: Work): void {
  works.push(work);
}

export async function runAfterApplying(ctx: Context, tx: Database, applied: Applied): Promise<void> {
  for (const work of works) await work(ctx, tx, applied);
}
