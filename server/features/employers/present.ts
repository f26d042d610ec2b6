import type { z } from 'zod';
import type { employerDetail } from '#contract/employer.ts';
import { namesOfPlace } from '#server/features/masters/places.ts';
import { fileUrl } from '#server/features/uploads/file-url.ts';
import type { FileRow } from '#server/features/uploads/store.ts';
import type { Context } from '#server/platform/context.ts';
import type { EmployerProfile } from './store.ts';

export function presentEmployer(
  ctx: Context,
  profile: EmployerProfile,
  /** The address of the member who reads it. */
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
    companySector: { _id: profile.sector_id, name: profile.sector_name },
    userDetails: {
      name: profile.name,
      email,
      avatarPath: logo?.path ?? null,
      avatarUrl: logo && fileUrl(ctx, logo),
    },
  };
}
