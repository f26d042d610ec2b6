// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Privacy from '#contract/privacy.ts';
import { get, post } from '../call.ts';

export const cancelErasure = /* @__PURE__ */ post<typeof Privacy.cancelErasure>('privacy/cancelErasure');
export const getCompanyExport = /* @__PURE__ */ get<typeof Privacy.getCompanyExport>('privacy/getCompanyExport');
export const getCompanyOpenings = /* @__PURE__ */ get<typeof Privacy.getCompanyOpenings>('privacy/getCompanyOpenings');
export const getErasure = /* @__PURE__ */ get<typeof Privacy.getErasure>('privacy/getErasure');
export const getExport = /* @__PURE__ */ get<typeof Privacy.getExport>('privacy/getExport');
export const getForgotten = /* @__PURE__ */ post<typeof Privacy.getForgotten>('privacy/getForgotten');
export const getOpenings = /* @__PURE__ */ get<typeof Privacy.getOpenings>('privacy/getOpenings');
export const getReceipt = /* @__PURE__ */ get<typeof Privacy.getReceipt>('privacy/getReceipt');
export const liftHold = /* @__PURE__ */ post<typeof Privacy.liftHold>('privacy/liftHold');
export const requestCompanyExport = /* @__PURE__ */ post<typeof Privacy.requestCompanyExport>('privacy/requestCompanyExport');
export const requestErasure = /* @__PURE__ */ post<typeof Privacy.requestErasure>('privacy/requestErasure');
export const requestExport = /* @__PURE__ */ post<typeof Privacy.requestExport>('privacy/requestExport');
export const setHold = /* @__PURE__ */ post<typeof Privacy.setHold>('privacy/setHold');
