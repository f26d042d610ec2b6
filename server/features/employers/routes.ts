import type { RequestOf } from '#contract/endpoint.ts';
import {
  checkForProfile,
  getEmployerProfile,
  submitEmployerProfile,
  updateEmployerProfile,
} from '#contract/employer.ts';
import { TEXTS } from '#contract/texts.ts';
import { fileById } from '#server/features/uploads/store.ts';
import { type Route, reply, route } from '#server/platform/http/route.ts';
import { presentEmployer } from './present.ts';
import { type CompanyProfile, submitProfile, updateProfile } from './save-profile.ts';
import { employerProfile } from './store.ts';

export const employersRoutes: Route[] = [
  route(submitEmployerProfile, async (ctx, { input, caller }) => {
    await submitProfile(ctx, caller.id, readProfile(input));
    return reply(null, TEXTS.companyProfileCreated);
  }),
  route(updateEmployerProfile, async (ctx, { input, caller }) => {
    await updateProfile(ctx, caller.id, readProfile(input));
    return reply(null, TEXTS.companyProfileUpdated);
  }),
  route(getEmployerProfile, async (ctx, { caller }) => {
    const profile = await employerProfile(ctx.db, caller.id);
    if (!profile) return reply(null);
    return reply(presentEmployer(ctx, profile, await fileById(ctx.db, profile.avatar_file_id)));
  }),
  route(checkForProfile, async (ctx, { caller }) =>
    reply({ isProfileAvailable: (await employerProfile(ctx.db, caller.id)) !== null }),
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
