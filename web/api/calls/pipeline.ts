// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Pipeline from '#contract/pipeline.ts';
import { get } from '../call.ts';

export const getPerson = /* @__PURE__ */ get<typeof Pipeline.getPerson>('interview/getPerson');
export const getReviewQueue = /* @__PURE__ */ get<typeof Pipeline.getReviewQueue>('interview/getReviewQueue', { orders: ['score', '-score', 'submitted', '-submitted', 'name', '-name', 'criteriaMatches', '-criteriaMatches', 'waiting', '-waiting', 'stage', '-stage', 'certainty', '-certainty', 'heard', '-heard', 'flags', '-flags'] });
export const searchApplicants = /* @__PURE__ */ get<typeof Pipeline.searchApplicants>('interview/searchApplicants');
