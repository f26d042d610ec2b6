import * as said from '#contract/messages/en/employer-jobs.ts';
import * as refusals from '#contract/messages/en/refusals.ts';
import { agoInWords, listed } from '#contract/shared/words.ts';
import type { Database } from '#server/database/database.ts';
import type { JobRow } from '#server/features/jobs/job.ts';
import { jobOrCopy } from '#server/features/jobs/store.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { changedParts, contentsOf, partInWords, stepOfPart } from './changed-steps.ts';
import { type JobChange, changesSince, recordChange, revisionOf } from './revision-store.ts';

/** Who changes a job, and which version of it they have read. Without a version, nothing is refused. */
export interface Edit {
  companyId: string;
  jobId: string;
  /** The person or the API token. */
  by: string | null;
  version?: string | undefined;
}

/** getCreateJobPreview returns it, and a save sends it back. */
export const versionOf = async (db: Database, jobId: string): Promise<string> =>
  String(await revisionOf(db, jobId));

/**
 * Runs `work` on a draft or on the copy that holds the changes of a posted job, and records who changed what. Refused
 * if someone has changed the same step since it was read, unless the content is the same.
 */
export async function revise<T>(
  ctx: Context,
  tx: Database,
  found: JobRow,
  edit: Edit,
  work: (tx: Database, job: JobRow) => Promise<T>,
): Promise<T> {
  const { jobId, by } = edit;
  const before = (await contentsOf(tx, [found]))(found);
  const result = await work(tx, found);
  const now = await jobOrCopy(tx, found.id);
  const parts = changedParts(before, (await contentsOf(tx, [now]))(now));
  const steps = new Set(parts.map(stepOfPart));
  const meanwhile = await changesMeanwhile(tx, edit);
  const isSameStep = ({ part }: JobChange) => steps.has(stepOfPart(part));
  if (meanwhile.some(isSameStep)) {
    // People's own changes to other steps are no news to them.
    const told = meanwhile.filter((change) => change.by !== by || isSameStep(change));
    throw changedMeanwhile(ctx, edit, told, await versionOf(tx, jobId));
  }
  await recordChange(tx, jobId, parts, { by, at: ctx.clock.now() });
  return result;
}

/** Anyone who publishes or discards changes must have seen all of them. */
export async function refuseUnseen(ctx: Context, tx: Database, edit: Edit): Promise<void> {
  const meanwhile = await changesMeanwhile(tx, edit);
  if (meanwhile.length > 0)
    throw changedMeanwhile(ctx, edit, meanwhile, await versionOf(tx, edit.jobId), refusals.jobLookAgain());
}

const changesMeanwhile = async (db: Database, { jobId, version }: Edit): Promise<JobChange[]> =>
  version === undefined ? [] : changesSince(db, jobId, Number(version));

function changedMeanwhile(
  ctx: Context,
  edit: Edit,
  changes: readonly JobChange[],
  version: string,
  advice = '',
): Refusal {
  const sentences = [...Map.groupBy(changes, ({ by }) => by).values()].map((same) =>
    changeInWords(same, edit.by, ctx.clock.now()),
  );
  return new Refusal('job.changed-meanwhile', [...sentences, advice].join(' ').trim(), { version });
}

/** "Olga changed the skills and the salary 2 minutes ago." */
function changeInWords(changes: readonly JobChange[], self: string | null, now: Date): string {
  const [{ by, name, at }] = changes as [JobChange];
  const isOwn = by !== null && by === self;
  const what = listed(
    changes.map(({ part }) => partInWords(part)),
    'and',
  );
  const when = agoInWords((now.getTime() - at.getTime()) / 1000);
  if (isOwn) return said.changedByYou({ what, when });
  return name === null ? said.changedBySomeone({ what, when }) : said.changedBy({ name, what, when });
}
