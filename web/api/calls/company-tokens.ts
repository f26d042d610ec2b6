// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as CompanyTokens from '#contract/company-tokens.ts';
import { get, post } from '../call.ts';

export const endToken = /* @__PURE__ */ post<typeof CompanyTokens.endToken>('company/endToken');
export const getTokens = /* @__PURE__ */ get<typeof CompanyTokens.getTokens>('company/getTokens');
export const makeToken = /* @__PURE__ */ post<typeof CompanyTokens.makeToken>('company/makeToken');
