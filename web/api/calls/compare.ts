// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Compare from '#contract/compare.ts';
import { get } from '../call.ts';

export const compareAnswers = /* @__PURE__ */ get<typeof Compare.compareAnswers>('interview/compareAnswers');
export const getComparison = /* @__PURE__ */ get<typeof Compare.getComparison>('interview/getComparison');
