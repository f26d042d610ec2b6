// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Company from '#contract/company.ts';
import { get } from '../call.ts';

export const getCompany = /* @__PURE__ */ get<typeof Company.getCompany>('company/getCompany');
