import type { RequestOf } from '#contract/endpoint.ts';
import {
  checkForProfile,
  getEmployerProfile,
  submitEmployerProfile,
  updateEmployerProfile,
} from '#contract/employer.ts';
import { TEXTS } from '#contract/texts.ts';
import { fileById } from '#server/features/uploads/store.ts';
import { type Route, answer, route } from '#server/platform/http/route.ts';
import { presentEmployer } from './present.ts';
import { type CompanyProfile, submitProfile, updateProfile } from './save-profile.ts';
import { employerProfile } from './store.ts';

export const employersRoutes: Route[] = [
  route(submitEmployerProfile, async (ctx, { input, caller }) => {
    await submitProfile(ctx, caller.id, readProfile(input));
    return answer(null, TEXTS.companyProfileCreated);
  }),
  route(updateEmployerProfile, async (ctx, { input, caller }) => {
    await updateProfile(ctx, caller.id, readProfile(input));
    return answer(null, TEXTS.companyProfileUpdated);
  }),
  route(getEmployerProfile, async (ctx, { caller }) => {
    const profile = await employerProfile(ctx.db, caller.id);
    if (!profile) return answer(null);
    return answer(presentEmployer(ctx, profile, await fileById(ctx.db, profile.avatar_file_id)));
  }),
  route(checkForProfile, async (ctx, { caller }) =>
    answer({ isProfileAvailable: (await employerProfile(ctx.db, caller.id)) !== null }),
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
