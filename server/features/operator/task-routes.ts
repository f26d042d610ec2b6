import * as contract from '#contract/operator-tasks.ts';
import * as files from '#contract/operator-files.ts';
import { type Route, reply, route } from '#server/platform/http/route.ts';
import { showFileCheck, startDeletion, startFileCheck } from './file-checks.ts';
import { allStored, mostStored } from './storage-store.ts';
import * as tasks from './tasks.ts';

export const operatorTaskRoutes: Route[] = [
  route(contract.getTaskQueues, async (ctx) => reply(await tasks.taskQueues(ctx))),
  route(contract.getFailedTasks, async (ctx, { input }) => reply(await tasks.failedTasks(ctx, input))),
  route(contract.getFailedMails, async (ctx, { input }) => reply(await tasks.failedMails(ctx, input))),
  route(contract.getStorage, async (ctx, { input }) =>
    reply({
      storedBytes: await allStored(ctx.db),
      freeBytes: await ctx.files.freeBytes(),
      owners: await mostStored(ctx.db, input.limit),
    }),
  ),
  route(files.getFileCheck, async (ctx) => reply(await showFileCheck(ctx))),
  route(files.checkFiles, async (ctx) => {
    await startFileCheck(ctx);
    return reply(null, 'The check has started.');
  }),
  route(files.deleteUnnamedFiles, async (ctx, { caller, origin, input }) => {
    await startDeletion(ctx, { caller, address: origin.address }, input);
    return reply(null, 'The files are being deleted.');
  }),
  route(contract.retryTask, async (ctx, { caller, origin, input }) => {
    await tasks.retryTask(ctx, { caller, address: origin.address }, input);
    return reply(null, 'The task is tried again now.');
  }),
  route(contract.retryTasks, async (ctx, { caller, origin, input }) =>
    reply(await tasks.retryTasks(ctx, { caller, address: origin.address }, input)),
  ),
  route(contract.giveUpTask, async (ctx, { caller, origin, input }) => {
    await tasks.giveUpTask(ctx, { caller, address: origin.address }, input);
    return reply(null, 'The task is given up.');
  }),
];
