import type { Endpoint, OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import * as work from '#contract/shared/operator-tasks.ts';
import * as contract from '#contract/shared/operator.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, openRoute, reply, route } from '#server/platform/http/route.ts';
import type { Acting } from './acting.ts';
import { compareFiles, deleteUnnamedFiles } from './check-files.ts';
import { listEvents } from './events.ts';
import { listCompanies, listPeople, listPostedJobs } from './lists.ts';
import { removeBanner, setBanner, showBanner, showSetBanner } from './banner.ts';
import { endPersonSessions, erasePerson, lockPerson, unlockPerson } from './people.ts';
import { allStored, mostStored } from './storage-store.ts';
import { restoreCompany, restoreJob, takeDownCompany, takeDownJob } from './take-downs.ts';
import * as tasks from './tasks.ts';

const reads = <E extends Endpoint>(
  endpoint: E,
  list: (ctx: Context, input: RequestOf<E>) => Promise<OutputOf<E>>,
): Route => route(endpoint, async (ctx, { input }) => reply(await list(ctx, input)));

/** An act whose answer is the message alone. */
const acts = <E extends typeof contract.unlockPerson | typeof contract.removeBanner | Endpoint>(
  endpoint: E,
  work: (ctx: Context, acting: Acting, input: RequestOf<E>) => Promise<void>,
  message: string,
): Route =>
  route<Endpoint>(endpoint, async (ctx, { caller, input, origin }) => {
    await work(ctx, { caller, address: origin.address }, input as RequestOf<E>);
    return reply(null, message);
  });

export const operatorRoutes: Route[] = [
  reads(contract.getPeople, listPeople),
  acts(contract.endPersonSessions, endPersonSessions, 'All sessions of the person have ended.'),
  acts(contract.lockPerson, lockPerson, 'The account is locked.'),
  acts(contract.unlockPerson, unlockPerson, 'The account is unlocked.'),
  acts(contract.erasePerson, erasePerson, 'The account will be deleted. The person is told by mail.'),
  reads(contract.getCompanies, listCompanies),
  acts(contract.takeDownCompany, takeDownCompany, 'The company is taken down.'),
  acts(contract.restoreCompany, restoreCompany, 'The company is restored.'),
  reads(contract.getAllJobs, listPostedJobs),
  acts(contract.takeDownJob, takeDownJob, 'The job is taken down.'),
  acts(contract.restoreTakenDownJob, restoreJob, 'The job is restored.'),
  openRoute(contract.getBanner, async (ctx) => reply(await showBanner(ctx))),
  reads(contract.getSetBanner, showSetBanner),
  acts(contract.setBanner, setBanner, 'The banner is set.'),
  acts(contract.removeBanner, removeBanner, 'The banner is removed.'),
  reads(contract.getOperatorEvents, listEvents),
  reads(work.getTaskQueues, tasks.taskQueues),
  reads(work.getFailedTasks, tasks.failedTasks),
  acts(work.retryTask, tasks.retryTask, 'The task is tried again now.'),
  route(work.retryTasks, async (ctx, { caller, origin, input }) =>
    reply(await tasks.retryTasks(ctx, { caller, address: origin.address }, input)),
  ),
  acts(work.giveUpTask, tasks.giveUpTask, 'The task is given up.'),
  reads(work.getStorage, async (ctx, { limit }) => ({
    storedBytes: await allStored(ctx.db),
    freeBytes: await ctx.files.freeBytes(),
    owners: await mostStored(ctx.db, limit),
  })),
  reads(work.checkFiles, (ctx) => compareFiles(ctx, { deletes: false })),
  route(work.deleteUnnamedFiles, async (ctx, { caller, origin, input }) =>
    reply(await deleteUnnamedFiles(ctx, { caller, address: origin.address }, input)),
  ),
];
