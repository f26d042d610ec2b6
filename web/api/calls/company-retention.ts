// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as CompanyRetention from '#contract/company-retention.ts';
import { get, post } from '../call.ts';

export const getRetention = /* @__PURE__ */ get<typeof CompanyRetention.getRetention>('company/getRetention');
export const saveRetention = /* @__PURE__ */ post<typeof CompanyRetention.saveRetention>('company/saveRetention');
