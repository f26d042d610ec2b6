// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as CompanyProfile from '#contract/company-profile.ts';
import { get, post } from '../call.ts';

export const getCompanyProfile = /* @__PURE__ */ get<typeof CompanyProfile.getCompanyProfile>('company/getCompanyProfile');
export const saveCompany = /* @__PURE__ */ post<typeof CompanyProfile.saveCompany>('company/saveCompany');
export const uploadCompanyPicture = /* @__PURE__ */ post<typeof CompanyProfile.uploadCompanyPicture>('company/uploadPicture', { upload: { field: 'picture', kind: 'image', maxBytes: 5242880 } });
