// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as InterviewTroubles from '#contract/interview-troubles.ts';
import { get, post } from '../call.ts';

export const declineTrouble = /* @__PURE__ */ post<typeof InterviewTroubles.declineTrouble>('interview/declineTrouble');
export const getTroubles = /* @__PURE__ */ get<typeof InterviewTroubles.getTroubles>('interview/getTroubles');
export const reportTrouble = /* @__PURE__ */ post<typeof InterviewTroubles.reportTrouble>('interview/reportTrouble');
