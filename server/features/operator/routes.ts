import * as contract from '#contract/operator.ts';
import { type Route, reply, route } from '#server/platform/http/route.ts';
import { listEvents } from './events.ts';

export const operatorRoutes: Route[] = [
  route(contract.getOperatorEvents, async (ctx, { input }) => reply(await listEvents(ctx, input))),
];
