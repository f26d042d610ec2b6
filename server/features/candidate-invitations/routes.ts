import * as contract from '#contract/job/candidate-invitations.ts';
import { PATHS } from '#contract/shared/paths.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import { counted } from '#contract/shared/words.ts';
import { oneClickRoute } from '#server/platform/http/one-click.ts';
import { type Route, employerRoute, openRoute, reply, route } from '#server/platform/http/route.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';
import { invite } from './invite.ts';
import * as invited from './invited.ts';
import { listInvitations, resendInvitation, revokeInvitation } from './manage.ts';
import { changeStop, showStop } from './stops.ts';
import './use-invitation.ts';

export const candidateInvitationsRoutes: Route[] = [
  employerRoute(contract.inviteCandidates, async (ctx, { caller, input, origin }) => {
    const result = await invite(ctx, caller, input, origin.address);
    return reply(
      result,
      result.sent === 0
        ? 'No invitation was sent.'
        : `${counted(result.sent, 'invitation')} ${result.sent === 1 ? 'is' : 'are'} on the way.`,
    );
  }),
  employerRoute(contract.getCandidateInvitations, async (ctx, { caller, input }) =>
    reply(await listInvitations(ctx, caller.companyId, input)),
  ),
  employerRoute(contract.resendCandidateInvitation, async (ctx, { caller, input, origin }) => {
    await resendInvitation(ctx, caller, input, origin.address);
    return reply(null, outcomes.invitationSentAgain());
  }),
  employerRoute(contract.revokeCandidateInvitation, async (ctx, { caller, input, origin }) => {
    await revokeInvitation(ctx, caller, input.invitationId, origin.address);
    return reply(null, outcomes.invitationRevoked());
  }),

  openRoute(contract.getJobInvitation, async (ctx, { caller, input }) =>
    reply(await invited.showInvitation(ctx, caller, input.token)),
  ),
  route(contract.claimJobInvitation, async (ctx, { caller, input }) =>
    reply({ jobId: await invited.claimInvitation(ctx, caller.id, input.token) }),
  ),
  openRoute(contract.declineJobInvitation, async (ctx, { input }) => {
    await invited.declineByLink(ctx, input.token);
    return reply(null, outcomes.invitationDeclined());
  }),
  route(contract.getMyInvitations, async (ctx, { caller }) =>
    reply(await invited.myInvitations(ctx, caller.id)),
  ),
  route(contract.declineMyInvitation, async (ctx, { caller, input }) => {
    await invited.declineOwn(ctx, caller.id, input.invitationId);
    return reply(null, outcomes.invitationDeclined());
  }),

  openRoute(contract.getInvitationStop, async (ctx, { input }) => reply(await showStop(ctx, input.token))),
  openRoute(contract.setInvitationStop, async (ctx, { input }) =>
    reply(await changeStop(ctx, input.token, input.isStopped)),
  ),
];

export const candidateInvitationsWebRoutes: WebRoute[] = [
  oneClickRoute(PATHS.stopInvitations, async (ctx, token) => {
    const { companyName } = await changeStop(ctx, token, true);
    return `You will get no more invitations from ${companyName}.`;
  }),
];
