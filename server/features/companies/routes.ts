import { getCompany } from '#contract/company.ts';
import { getAvatar, uploadProfilePicture } from '#contract/users.ts';
import { whenEmployerRegisters } from '#server/features/accounts/new-employers.ts';
import { type Route, employerRoute, reply, route, uploadRoute } from '#server/platform/http/route.ts';
import { makeCompany } from './new-company.ts';
import { showCompany } from './show-company.ts';
import { pictureOwner, pictureUrl, uploadPicture } from './pictures.ts';

whenEmployerRegisters((tx, user) => makeCompany(tx, user, user.created_at));

export const companiesRoutes: Route[] = [
  employerRoute(getCompany, async (ctx, { caller }) => reply(await showCompany(ctx, caller))),
  uploadRoute(uploadProfilePicture, async (ctx, { caller, file }) =>
    reply(await uploadPicture(ctx, pictureOwner(caller), uploadProfilePicture.upload!, file)),
  ),
  route(getAvatar, async (ctx, { caller, input }) =>
    reply(await pictureUrl(ctx, caller, input.avatarPath || input.filename)),
  ),
];
