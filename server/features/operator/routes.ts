import type { Endpoint, OutputOf, RequestOf } from '#contract/endpoint.ts';
import * as contract from '#contract/operator.ts';
import type { Context } from '#server/platform/context.ts';
import { type Route, openRoute, reply, route } from '#server/platform/http/route.ts';
import type { Acting } from './acting.ts';
import { listEvents } from './events.ts';
import { listCompanies, listPeople, listPostedJobs } from './lists.ts';
import { removeNotice, setNotice, showNotice, showSetNotice } from './notice.ts';
import { endPersonSessions, erasePerson, lockPerson, unlockPerson } from './people.ts';
import { restoreCompany, restoreJob, takeDownCompany, takeDownJob } from './take-downs.ts';

const reads = <E extends Endpoint>(
  endpoint: E,
  list: (ctx: Context, input: RequestOf<E>) => Promise<OutputOf<E>>,
): Route => route(endpoint, async (ctx, { input }) => reply(await list(ctx, input)));

/** An act whose answer is the message alone. */
const acts = <E extends typeof contract.unlockPerson | typeof contract.removeNotice | Endpoint>(
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
  openRoute(contract.getNotice, async (ctx) => reply(await showNotice(ctx))),
  reads(contract.getSetNotice, showSetNotice),
  acts(contract.setNotice, setNotice, 'The notice is set.'),
  acts(contract.removeNotice, removeNotice, 'The notice is removed.'),
  reads(contract.getOperatorEvents, listEvents),
];
