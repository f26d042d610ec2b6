// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Auth from '#contract/auth.ts';
import { get, post } from '../call.ts';

export const forgetPassword = /* @__PURE__ */ post<typeof Auth.forgetPassword>('auth/forgetPassword');
export const getCaptcha = /* @__PURE__ */ get<typeof Auth.getCaptcha>('auth/captcha');
export const resetPassword = /* @__PURE__ */ post<typeof Auth.resetPassword>('auth/resetPassword');
export const signIn = /* @__PURE__ */ post<typeof Auth.signIn>('auth/signin');
export const verifyEmail = /* @__PURE__ */ get<typeof Auth.verifyEmail>('auth/verifyEmail');
