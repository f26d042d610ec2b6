import * as contract from '#contract/interview/requests.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { type Route, employerRoute, reply, route } from '#server/platform/http/route.ts';
import { answerRequest } from './answer-request.ts';
import { companyRequests, makeRequest, myRequests } from './requests.ts';

export const requestsRoutes: Route[] = [
  route(contract.makeRequest, async (ctx, { caller, input }) => {
    await makeRequest(ctx, caller.id, input);
    return reply(null, outcomes.requestMade());
  }),
  route(contract.getMyRequests, async (ctx, { caller, input }) =>
    reply(await myRequests(ctx, caller.id, input.applicationId)),
  ),
  employerRoute(contract.getRequests, async (ctx, { caller, input }) =>
    reply(await companyRequests(ctx, caller, input.applicationId)),
  ),
  employerRoute(contract.answerRequest, async (ctx, { caller, input, origin }) => {
    await answerRequest(ctx, caller, input, origin.address);
    return reply(null, outcomes.requestAnswered());
  }),
];
