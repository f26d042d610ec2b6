// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as CompanyReviews from '#contract/company-reviews.ts';
import { get, post } from '../call.ts';

export const addNote = /* @__PURE__ */ post<typeof CompanyReviews.addNote>('company/addNote');
export const getNotes = /* @__PURE__ */ get<typeof CompanyReviews.getNotes>('company/getNotes');
export const getScorecards = /* @__PURE__ */ get<typeof CompanyReviews.getScorecards>('company/getScorecards');
export const setBlindReview = /* @__PURE__ */ post<typeof CompanyReviews.setBlindReview>('company/setBlindReview');
export const submitScorecard = /* @__PURE__ */ post<typeof CompanyReviews.submitScorecard>('company/submitScorecard');
