import type { RequestOf } from '#contract/endpoint.ts';
import {
  checkForProfile,
  getEmployerProfile,
  submitEmployerProfile,
  updateEmployerProfile,
} from '#contract/employer.ts';
import { TEXTS } from '#contract/texts.ts';
import { userById } from '#server/features/accounts/store.ts';
import { fileById } from '#server/features/uploads/store.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { presentEmployer } from './present.ts';
import { type CompanyProfile, submitProfile, updateProfile } from './save-profile.ts';
import { employerProfile } from './store.ts';

export const employersRoutes: Route[] = [
  employerRoute(submitEmployerProfile, async (ctx, { input, caller }) => {
    await submitProfile(ctx, caller.companyId, readProfile(input));
    return reply(null, TEXTS.companyProfileCreated);
  }),
  employerRoute(updateEmployerProfile, async (ctx, { input, caller }) => {
    await updateProfile(ctx, caller.companyId, readProfile(input));
    return reply(null, TEXTS.companyProfileUpdated);
  }),
  employerRoute(getEmployerProfile, async (ctx, { caller }) => {
    const profile = await employerProfile(ctx.db, caller.companyId);
    if (!profile) return reply(null);
    const member = await userById(ctx.db, caller.id);
    return reply(
      presentEmployer(ctx, profile, member?.email ?? '', await fileById(ctx.db, profile.avatar_file_id)),
    );
  }),
  employerRoute(checkForProfile, async (ctx, { caller }) =>
    reply({ isProfileAvailable: (await employerProfile(ctx.db, caller.companyId)) !== null }),
  ),
];

const readProfile = ({
  avatarPath,
  companyName,
  ...form
}: RequestOf<typeof updateEmployerProfile>): CompanyProfile => ({
  ...form,
  companyName,
  avatarPath,
});
