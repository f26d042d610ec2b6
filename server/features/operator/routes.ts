import * as said from '#contract/messages/en/operator.ts';
import type { Endpoint, OutputOf, RequestOf } from '#contract/shared/endpoint.ts';
import * as work from '#contract/shared/operator-tasks.ts';
import * as contract from '#contract/shared/operator.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, openRoute, reply, route } from '#server/platform/http/route.ts';
import { showAbout } from './about.ts';
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

/** An act that returns only a message. */
const acts = <E extends typeof contract.unlockPerson | typeof contract.removeBanner | Endpoint>(
  endpoint: E,
  work: (ctx: Context, acting: Acting, input: RequestOf<E>) => Promise<void>,
  message: () => string,
): Route =>
  route<Endpoint>(endpoint, async (ctx, { caller, input, origin }) => {
    await work(ctx, { caller, address: origin.address }, input as RequestOf<E>);
    return reply(null, message());
  });

export const operatorRoutes: Route[] = [
  reads(contract.getPeople, listPeople),
  acts(contract.endPersonSessions, endPersonSessions, said.sessionsEnded),
  acts(contract.lockPerson, lockPerson, said.isLocked),
  acts(contract.unlockPerson, unlockPerson, said.isUnlocked),
  acts(contract.erasePerson, erasePerson, said.willBeDeleted),
  reads(contract.getCompanies, listCompanies),
  acts(contract.takeDownCompany, takeDownCompany, said.companyDown),
  acts(contract.restoreCompany, restoreCompany, said.companyRestored),
  reads(contract.getAllJobs, listPostedJobs),
  acts(contract.takeDownJob, takeDownJob, said.jobDown),
  acts(contract.restoreTakenDownJob, restoreJob, said.jobRestored),
  openRoute(contract.getBanner, async (ctx) => reply(await showBanner(ctx))),
  reads(contract.getSetBanner, showSetBanner),
  acts(contract.setBanner, setBanner, said.bannerSet),
  acts(contract.removeBanner, removeBanner, said.bannerRemoved),
  reads(contract.getAbout, showAbout),
  reads(contract.getOperatorEvents, listEvents),
  reads(work.getTaskQueues, tasks.taskQueues),
  reads(work.getFailedTasks, tasks.failedTasks),
  acts(work.retryTask, tasks.retryTask, said.taskRetried),
  route(work.retryTasks, async (ctx, { caller, origin, input }) =>
    reply(await tasks.retryTasks(ctx, { caller, address: origin.address }, input)),
  ),
  acts(work.giveUpTask, tasks.giveUpTask, said.taskGivenUp),
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
