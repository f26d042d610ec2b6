import type { OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import { FILE_KINDS } from '#contract/shared/file-kinds.ts';
import { FILE_CHECK_EXAMPLES, UNNAMED_KEPT_MS } from '#contract/shared/file-check.ts';
import type * as contract from '#contract/shared/operator-tasks.ts';
import { counted } from '#contract/shared/words.ts';
import type { Database } from '#server/database/database.ts';
import { recordOperatorEvent } from '#server/features/accounts/operators/operator-store.ts';
import { confirmOwnPassword } from '#server/features/accounts/sign-in/own-password.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Files } from '#server/platform/files/files.ts';
import { isKey } from '#server/platform/files/keys.ts';
import { keysThatTasksDelete } from '#server/platform/tasks/figures.ts';
import type { Acting } from './acting.ts';
import { isNamed, namedFiles } from './named-files-store.ts';

type FileCheck = OutputOf<typeof contract.checkFiles>;

/** Folders that the program writes. Anything else in a shared bucket belongs to someone else and is not touched. */
const OWN_FOLDERS = new Set([
  ...Object.keys(FILE_KINDS),
  'exports',
  'pieces',
  'playable',
  'recording',
  'video',
  'wav',
]);

interface Parts {
  db: Database;
  files: Files;
  clock: Clock;
}

/** Compares rows with files. With `deletes`, deletes files that no row names where that is safe. Never deletes rows. */
export async function compareFiles(parts: Parts, { deletes }: { deletes: boolean }): Promise<FileCheck> {
  const { db, files } = parts;
  const named = await namedFiles(db);
  const leaving = new Set(await keysThatTasksDelete(db));
  const absent = new Map(named);
  const found: FileCheck = {
    named: named.size,
    stored: 0,
    missing: 0,
    missingExamples: [],
    unnamed: 0,
    deletable: 0,
    unnamedExamples: [],
    deleted: 0,
  };
  for await (const key of files.list('')) {
    found.stored += 1;
    absent.delete(key);
    // A file that a task will soon delete is expected.
    if (named.has(key) || leaving.has(key)) continue;
    const isDeletable = await mayBeDeleted(parts, key);
    // It may have got a row since the rows were read, so it is checked again at the very end.
    if (await isNamed(db, key)) continue;
    if (deletes && isDeletable) {
      await files.delete(key);
      found.deleted += 1;
      continue;
    }
    found.unnamed += 1;
    if (isDeletable) found.deletable += 1;
    if (found.unnamedExamples.length < FILE_CHECK_EXAMPLES) found.unnamedExamples.push({ key, isDeletable });
  }
  for (const [key, namedBy] of absent) {
    // Its row may have been deleted in the meantime, or the file was stored after its folder was listed.
    if (!(await isNamed(db, key)) || (await files.size(key)) !== null) continue;
    found.missing += 1;
    if (found.missingExamples.length < FILE_CHECK_EXAMPLES) found.missingExamples.push({ key, namedBy });
  }
  return found;
}

async function mayBeDeleted({ files, clock }: Parts, key: string): Promise<boolean> {
  const [folder = '', ...name] = key.split('/');
  // A file that someone added by hand may have a name that the program cannot request.
  if (!OWN_FOLDERS.has(folder) || name.length === 0 || !isKey(key)) return false;
  const storedAt = await files.storedAt(key);
  return storedAt !== null && clock.now().getTime() - storedAt.getTime() > UNNAMED_KEPT_MS;
}

/** First records who deletes the files, so that an interrupted deletion also appears among the events. */
export async function deleteUnnamedFiles(
  ctx: Context,
  { caller, address }: Acting,
  { reason, current }: RequestOf<typeof contract.deleteUnnamedFiles>,
): Promise<FileCheck> {
  await confirmOwnPassword(ctx, caller, current);
  const actor = { kind: 'operator', id: caller.id } as const;
  const action = 'storage.unnamed-deleted';
  await recordOperatorEvent(ctx.db, { at: ctx.clock.now(), actor, action, reason, address });
  return compareFiles(ctx, { deletes: true });
}

/** Compares for `roundone admin check`. A status of 409 means that rows lack files. */
export async function answerCheck(parts: Parts): Promise<{ status: number; sentence: string }> {
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

/** The keys, and how many are omitted: anyone who copies lost files back needs to know which. */
function listed(examples: { key: string }[], all: number): string[] {
  const lines = examples.map(({ key }) => `  ${key}`);
  return all > examples.length ? [...lines, `  and ${all - examples.length} more`] : lines;
}
