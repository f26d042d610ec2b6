// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Review from '#contract/review.ts';
import { post } from '../call.ts';

export const correctAnswer = /* @__PURE__ */ post<typeof Review.correctAnswer>('interview/correctAnswer');
export const decideCorrection = /* @__PURE__ */ post<typeof Review.decideCorrection>('interview/decideCorrection');
export const markAnswer = /* @__PURE__ */ post<typeof Review.markAnswer>('interview/markAnswer');
export const unmarkAnswer = /* @__PURE__ */ post<typeof Review.unmarkAnswer>('interview/unmarkAnswer');
