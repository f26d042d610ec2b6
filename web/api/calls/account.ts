// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Account from '#contract/account.ts';
import { get, post } from '../call.ts';

export const cancelEmailChange = /* @__PURE__ */ post<typeof Account.cancelEmailChange>('users/cancelEmailChange');
export const changeEmail = /* @__PURE__ */ post<typeof Account.changeEmail>('users/changeEmail');
export const changePassword = /* @__PURE__ */ post<typeof Account.changePassword>('users/changePassword');
export const confirmEmail = /* @__PURE__ */ post<typeof Account.confirmEmail>('auth/confirmEmail');
export const endOtherSessions = /* @__PURE__ */ post<typeof Account.endOtherSessions>('users/endOtherSessions');
export const endSession = /* @__PURE__ */ post<typeof Account.endSession>('users/endSession');
export const getAccount = /* @__PURE__ */ get<typeof Account.getAccount>('users/getAccount');
export const getSessions = /* @__PURE__ */ get<typeof Account.getSessions>('users/getSessions');
export const signOut = /* @__PURE__ */ post<typeof Account.signOut>('auth/signout');
export const undoEmailChange = /* @__PURE__ */ post<typeof Account.undoEmailChange>('auth/undoEmailChange');
