// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Fairness from '#contract/fairness.ts';
import { get, post } from '../call.ts';

export const getFairness = /* @__PURE__ */ get<typeof Fairness.getFairness>('company/getFairness');
export const getSelfIdentification = /* @__PURE__ */ get<typeof Fairness.getSelfIdentification>('privacy/getSelfIdentification');
export const saveSelfIdentification = /* @__PURE__ */ post<typeof Fairness.saveSelfIdentification>('privacy/saveSelfIdentification');
