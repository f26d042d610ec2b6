import type { z } from 'zod';
import type { RequestOf } from '#contract/shared/endpoint.ts';
import {
  checkForProfile,
  getEmployerProfile,
  submitEmployerProfile,
  updateEmployerProfile,
  type employerDetail,
} from '#contract/account/employer.ts';
import { TEXTS } from '#contract/shared/texts.ts';
import { userById } from '#server/features/accounts/store.ts';
import { fileById, type FileRow } from '#server/features/uploads/store.ts';
import { type Route, employerRoute, reply } from '#server/platform/http/route.ts';
import { namesOfPlace } from '#server/features/masters/places.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import type { Context } from '#server/platform/context.ts';
import { type CompanyProfile, submitProfile, updateProfile } from './save-profile.ts';
import { masterName } from '#server/features/masters/master-name.ts';
import { employerProfile, type EmployerProfile } from './store.ts';

export const employersRoutes: Route[] = [
  employerRoute(submitEmployerProfile, async (ctx, { input, caller }) => {
    await submitProfile(ctx, caller.companyId, readProfile(input));
    return reply(null, TEXTS.companyProfileCreated);
  }),
  employerRoute(updateEmployerProfile, async (ctx, { input: { page, ...form }, caller, origin }) => {
    await updateProfile(ctx, caller, readProfile(form), page, origin.address);
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
}: Omit<RequestOf<typeof updateEmployerProfile>, 'page'>): CompanyProfile => ({
  ...form,
  companyName,
  avatarPath,
});

function presentEmployer(
  ctx: Context,
  profile: EmployerProfile,
  /** The address of the member who views it. */
  email: string,
  logo: FileRow | null,
): z.output<typeof employerDetail> {
  const place = { countryId: profile.country_id, stateId: profile.state_id, cityId: profile.city_id };
  const names = namesOfPlace(place);
  return {
    addresses: {
      fullAddress: profile.full_address,
      city: { _id: place.cityId, name: names.city },
      state: { _id: place.stateId, name: names.state },
      country: { _id: place.countryId, name: names.country },
      zipCode: profile.zip_code,
    },
    companySector: { _id: profile.sector_id, name: masterName(profile.sector_name) },
    userDetails: {
      name: profile.name,
      email,
      avatarPath: logo?.path ?? null,
      avatarUrl: logo && fileUrl(ctx, logo),
    },
  };
}
