// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as GuestLinks from '#contract/guest-links.ts';
import { get, post } from '../call.ts';

export const endGuestLink = /* @__PURE__ */ post<typeof GuestLinks.endGuestLink>('company/endGuestLink');
export const getGuestLinks = /* @__PURE__ */ get<typeof GuestLinks.getGuestLinks>('company/getGuestLinks');
export const getGuestReport = /* @__PURE__ */ get<typeof GuestLinks.getGuestReport>('guest/getReport');
export const makeGuestLink = /* @__PURE__ */ post<typeof GuestLinks.makeGuestLink>('company/makeGuestLink');
