// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Notices from '#contract/notices.ts';
import { get, post } from '../call.ts';

export const getMailPreferences = /* @__PURE__ */ get<typeof Notices.getMailPreferences>('users/getMailPreferences');
export const getSubscription = /* @__PURE__ */ get<typeof Notices.getSubscription>('users/getSubscription');
export const setMailPreferences = /* @__PURE__ */ post<typeof Notices.setMailPreferences>('users/setMailPreferences');
export const setSubscription = /* @__PURE__ */ post<typeof Notices.setSubscription>('users/setSubscription');
export const setTimeZone = /* @__PURE__ */ post<typeof Notices.setTimeZone>('users/setTimeZone');
