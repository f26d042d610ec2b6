import * as said from '#contract/messages/en/company-rules.ts';
import { getCompany } from '#contract/company/company.ts';
import * as contract from '#contract/company/company-members.ts';
import * as outcomes from '#contract/messages/en/outcomes.ts';
import * as retentionContract from '#contract/privacy/company-retention.ts';
import { requireSecondFactor } from '#contract/account/second-factor.ts';
import { getAvatar, uploadProfilePicture } from '#contract/account/users.ts';
import { saveCompany, uploadCompanyPicture } from '#contract/company/company-profile.ts';
import { whenEmployerRegisters } from '#server/features/accounts/registration/registrations.ts';
import {
  type Route,
  employerRoute,
  openRoute,
  reply,
  route,
  uploadRoute,
  asEmployer,
} from '#server/platform/http/route.ts';
import type { TaskHandler } from '#server/platform/tasks/tasks.ts';
import { storeUpload } from '#server/features/uploads/store-upload.ts';
import { acceptInvitation, showInvitation } from './accept-invitation.ts';
import * as invitations from './invitations.ts';
import * as members from './members.ts';
import { makeCompany } from './new-company.ts';
import { pictureOwner, pictureUrl, uploadPicture } from './pictures.ts';
import { saveRetention, showRetention } from './retention.ts';
import { showCompany, saveProfile } from './profile.ts';
import { showHistory } from './audit.ts';

whenEmployerRegisters((tx, user) => makeCompany(tx, user, user.created_at));

export const companiesRoutes: Route[] = [
  employerRoute(getCompany, async (ctx, { caller }) => reply(await showCompany(ctx, caller))),
  employerRoute(contract.getMembers, async (ctx, { caller }) =>
    reply(await members.listMembers(ctx, caller)),
  ),
  employerRoute(contract.inviteMember, async (ctx, { caller, input, origin }) =>
    reply(await invitations.inviteMember(ctx, caller, input, origin.address), outcomes.invitationSent()),
  ),
  employerRoute(contract.resendInvitation, async (ctx, { caller, input, origin }) => {
    await invitations.resendInvitation(ctx, caller, input.invitationId, origin.address);
    return reply(null, outcomes.invitationSent());
  }),
  employerRoute(contract.revokeInvitation, async (ctx, { caller, input, origin }) => {
    await invitations.revokeInvitation(ctx, caller, input.invitationId, origin.address);
    return reply(null, outcomes.invitationRevoked());
  }),
  openRoute(contract.getInvitation, async (ctx, { input }) => reply(await showInvitation(ctx, input.token))),
  openRoute(contract.acceptInvitation, async (ctx, { input, origin }) =>
    reply(await acceptInvitation(ctx, input, origin.address)),
  ),
  employerRoute(contract.changeMember, async (ctx, { caller, input, origin }) => {
    await members.changeMember(ctx, caller, input, origin.address);
    return reply(null, outcomes.saved());
  }),
  employerRoute(contract.removeMember, async (ctx, { caller, input, origin }) => {
    await members.removeMember(ctx, caller, input.memberId, origin.address);
    return reply(null, outcomes.memberRemoved());
  }),
  employerRoute(contract.transferOwnership, async (ctx, { caller, input, origin }) => {
    await members.transferOwnership(ctx, caller, input.memberId, origin.address);
    return reply(null, outcomes.ownershipTransferred());
  }),
  employerRoute(contract.setOwnName, async (ctx, { caller, input }) => {
    await members.setOwnName(ctx, caller, input.name);
    return reply(null, outcomes.saved());
  }),
  employerRoute(contract.getHistory, async (ctx, { caller, input }) =>
    reply(await showHistory(ctx, caller.companyId, input)),
  ),

  employerRoute(retentionContract.getRetention, async (ctx, { caller }) =>
    reply(await showRetention(ctx, caller.companyId)),
  ),
  employerRoute(retentionContract.saveRetention, async (ctx, { caller, input, origin }) => {
    await saveRetention(ctx, caller, input, origin.address);
    return reply(null, outcomes.retentionSaved());
  }),

  employerRoute(requireSecondFactor, async (ctx, { caller, input, origin }) => {
    await members.requireSecondFactor(ctx, caller, input, origin.address);
    return reply(null, input.required ? said.secondFactorOn() : said.secondFactorOff());
  }),

  employerRoute(saveCompany, async (ctx, { caller, input, origin }) =>
    reply(await saveProfile(ctx, caller, input, origin), outcomes.companySaved()),
  ),
  uploadRoute(uploadCompanyPicture, async (ctx, { caller, file }) => {
    const { companyId } = asEmployer(caller);
    return reply((await storeUpload(ctx, companyId, uploadCompanyPicture.upload!, file)).path);
  }),

  uploadRoute(uploadProfilePicture, async (ctx, { caller, file }) =>
    reply(await uploadPicture(ctx, pictureOwner(caller), uploadProfilePicture.upload!, file)),
  ),
  route(getAvatar, async (ctx, { caller, input }) =>
    reply(await pictureUrl(ctx, caller, input.avatarPath || input.filename)),
  ),
];

export const companiesHandlers: TaskHandler[] = [...invitations.invitationHandlers];
