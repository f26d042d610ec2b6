// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as SignOn from '#contract/sign-on.ts';
import { get, post } from '../call.ts';

export const addSignOnDomain = /* @__PURE__ */ post<typeof SignOn.addSignOnDomain>('company/addSignOnDomain');
export const finishSignOn = /* @__PURE__ */ post<typeof SignOn.finishSignOn>('auth/finishSignOn');
export const getCompanySignOn = /* @__PURE__ */ get<typeof SignOn.getCompanySignOn>('company/getSignOn');
export const getSignOn = /* @__PURE__ */ get<typeof SignOn.getSignOn>('users/getSignOn');
export const proveSignOnDomain = /* @__PURE__ */ post<typeof SignOn.proveSignOnDomain>('company/proveSignOnDomain');
export const removeCompanySignOn = /* @__PURE__ */ post<typeof SignOn.removeCompanySignOn>('company/removeSignOn');
export const removeSignOnDomain = /* @__PURE__ */ post<typeof SignOn.removeSignOnDomain>('company/removeSignOnDomain');
export const saveCompanySignOn = /* @__PURE__ */ post<typeof SignOn.saveCompanySignOn>('company/saveSignOn');
export const setSignOnRules = /* @__PURE__ */ post<typeof SignOn.setSignOnRules>('company/setSignOnRules');
export const startLinkingSignOn = /* @__PURE__ */ post<typeof SignOn.startLinkingSignOn>('users/startLinkingSignOn');
export const startSignOn = /* @__PURE__ */ post<typeof SignOn.startSignOn>('auth/startSignOn');
export const unlinkSignOn = /* @__PURE__ */ post<typeof SignOn.unlinkSignOn>('users/unlinkSignOn');
