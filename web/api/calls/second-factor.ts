// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as SecondFactor from '#contract/second-factor.ts';
import { get, post } from '../call.ts';

export const addPasskey = /* @__PURE__ */ post<typeof SecondFactor.addPasskey>('users/addPasskey');
export const confirmTotp = /* @__PURE__ */ post<typeof SecondFactor.confirmTotp>('users/confirmTotp');
export const enrol = /* @__PURE__ */ post<typeof SecondFactor.enrol>('auth/enrol');
export const getSecondFactor = /* @__PURE__ */ get<typeof SecondFactor.getSecondFactor>('users/getSecondFactor');
export const makeRecoveryCodes = /* @__PURE__ */ post<typeof SecondFactor.makeRecoveryCodes>('users/makeRecoveryCodes');
export const passkeySignIn = /* @__PURE__ */ post<typeof SecondFactor.passkeySignIn>('auth/signinPasskey');
export const removePasskey = /* @__PURE__ */ post<typeof SecondFactor.removePasskey>('users/removePasskey');
export const removeTotp = /* @__PURE__ */ post<typeof SecondFactor.removeTotp>('users/removeTotp');
export const renamePasskey = /* @__PURE__ */ post<typeof SecondFactor.renamePasskey>('users/renamePasskey');
export const requireSecondFactor = /* @__PURE__ */ post<typeof SecondFactor.requireSecondFactor>('employer/requireSecondFactor');
export const secondFactor = /* @__PURE__ */ post<typeof SecondFactor.secondFactor>('auth/secondFactor');
export const startEnrolment = /* @__PURE__ */ post<typeof SecondFactor.startEnrolment>('auth/startEnrolment');
export const startPasskey = /* @__PURE__ */ post<typeof SecondFactor.startPasskey>('users/startPasskey');
export const startPasskeySignIn = /* @__PURE__ */ post<typeof SecondFactor.startPasskeySignIn>('auth/startPasskey');
export const startTotp = /* @__PURE__ */ post<typeof SecondFactor.startTotp>('users/startTotp');
