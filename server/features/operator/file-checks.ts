import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { OutputOf } from '#contract/endpoint.ts';
import { HOUR_MS } from '#contract/limits.ts';
import type { getFileCheck } from '#contract/operator-files.ts';
import { counted } from '#contract/words.ts';
import { type Database, inTransaction } from '#server/database/database.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Files } from '#server/platform/files/files.ts';
import { Refusal } from '#server/platform/outcome.ts';
import { type TaskHandler, defineTask, taskHandler } from '#server/platform/tasks/tasks.ts';
import { type Acting, act } from './acting.ts';
import { compareFiles } from './check-files.ts';
import { beginFileCheck, endFileCheck, lastFileCheck } from './file-check-store.ts';

/** A check that says nothing for longer is not waited for. */
const LONGEST_MS = 6 * HOUR_MS;

const checkFilesTask = defineTask({
  name: 'operator.check-files',
  payload: z.object({ checkId: z.uuid(), deletes: z.boolean() }),
  retryLimit: 1,
  expireInSeconds: LONGEST_MS / 1000,
});

export const operatorHandlers: TaskHandler[] = [
  taskHandler(checkFilesTask, async (ctx, { checkId, deletes }) => {
    try {
      const result = await compareFiles(ctx, { deletes });
      await endFileCheck(ctx.db, checkId, { at: ctx.clock.now(), result });
      const { missing, unnamed, deleted } = result;
      ctx.log.info({ missing, unnamed, deleted }, 'rows and stored files were compared');
    } catch (error) {
      await endFileCheck(ctx.db, checkId, { at: ctx.clock.now(), result: null });
      throw error;
    }
  }),
];

export async function showFileCheck(ctx: Context): Promise<OutputOf<typeof getFileCheck>> {
  const check = await lastFileCheck(ctx.db);
  return {
    check: check && {
      state: check.state,
      deletes: check.deletes,
      askedDate: check.asked_at.toISOString(),
      doneDate: check.done_at?.toISOString() ?? null,
      result: check.result,
    },
  };
}

export async function startFileCheck(ctx: Context): Promise<void> {
  await inTransaction(ctx.db, (tx) => begin(ctx, tx, randomUUID(), { deletes: false }));
}

export async function startDeletion(
  ctx: Context,
  acting: Acting,
  { current }: { current: string },
): Promise<void> {
  const id = randomUUID();
  const subject = { kind: 'task', id } as const;
  await act(ctx, acting, { action: 'storage.unnamed-deleted', subject, current }, async (tx) => {
    await begin(ctx, tx, id, { deletes: true });
    return true;
  });
}

async function begin(
  ctx: Context,
  tx: Database,
  id: string,
  { deletes }: { deletes: boolean },
): Promise<void> {
  const askedAt = ctx.clock.now();
  const silentSince = new Date(askedAt.getTime() - LONGEST_MS);
  if (!(await beginFileCheck(tx, { id, deletes, askedAt, silentSince })))
    throw new Refusal('operator.check-running', 'A check runs already. Wait for its result.');
  await ctx.tasks.queue(tx, checkFilesTask, { checkId: id, deletes });
}

/** Compares for `roundone admin check`. It keeps nothing; 409 says that rows lack files. */
export async function answerCheck(parts: {
  db: Database;
  files: Files;
  clock: Clock;
}): Promise<{ status: number; sentence: string }> {
  const found = await compareFiles(parts, { deletes: false });
  const { named, stored, missing, missingExamples, unnamed, deletable, unnamedExamples } = found;
  const sentence = [
    `Rows name ${counted(named, 'file')}; ${stored} are in storage.`,
    `Rows without their file: ${missing}.`,
    ...listed(missingExamples, missing),
    `Files without a row: ${unnamed}, of which ${deletable} can be deleted on the page Storage.`,
    ...listed(unnamedExamples, unnamed),
  ].join('\n');
  return { status: missing > 0 ? 409 : 200, sentence };
}

/** The keys, and how many are left out: whoever copies lost files back needs to know which. */
function listed(examples: { key: string }[], all: number): string[] {
  const lines = examples.map(({ key }) => `  ${key}`);
  return all > examples.length ? [...lines, `  and ${all - examples.length} more`] : lines;
}
