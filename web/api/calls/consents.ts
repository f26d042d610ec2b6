// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Consents from '#contract/consents.ts';
import { get, post } from '../call.ts';

export const answerDeletionRequest = /* @__PURE__ */ post<typeof Consents.answerDeletionRequest>('privacy/answerDeletionRequest');
export const getConsents = /* @__PURE__ */ get<typeof Consents.getConsents>('privacy/getConsents');
export const getDeletionRequests = /* @__PURE__ */ get<typeof Consents.getDeletionRequests>('privacy/getDeletionRequests');
export const withdrawConsent = /* @__PURE__ */ post<typeof Consents.withdrawConsent>('privacy/withdrawConsent');
