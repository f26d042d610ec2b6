import { saveCompany, uploadCompanyPicture } from '#contract/company-profile.ts';
import { TEXTS } from '#contract/texts.ts';
import { storeUpload } from '#server/features/uploads/store-upload.ts';
import { type Route, asEmployer, employerRoute, reply, uploadRoute } from '#server/platform/http/route.ts';
import { saveProfile } from './profile.ts';

export const companyProfileRoutes: Route[] = [
  employerRoute(saveCompany, async (ctx, { caller, input, origin }) =>
    reply(await saveProfile(ctx, caller, input, origin), TEXTS.companySaved),
  ),
  uploadRoute(uploadCompanyPicture, async (ctx, { caller, file }) => {
    const { companyId } = asEmployer(caller);
    return reply((await storeUpload(ctx, companyId, uploadCompanyPicture.upload!, file)).path);
  }),
];
