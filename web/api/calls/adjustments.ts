// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Adjustments from '#contract/adjustments.ts';
import { get, post } from '../call.ts';

export const decideAdjustment = /* @__PURE__ */ post<typeof Adjustments.decideAdjustment>('interview/decideAdjustment');
export const getAdjustments = /* @__PURE__ */ get<typeof Adjustments.getAdjustments>('interview/getAdjustments');
export const getMyAdjustments = /* @__PURE__ */ get<typeof Adjustments.getMyAdjustments>('interview/getMyAdjustments');
export const requestAdjustment = /* @__PURE__ */ post<typeof Adjustments.requestAdjustment>('interview/requestAdjustment');
