// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as InterviewAgain from '#contract/interview-again.ts';
import { post } from '../call.ts';

export const cancelInterview = /* @__PURE__ */ post<typeof InterviewAgain.cancelInterview>('interview/cancelInterview');
export const giveAgain = /* @__PURE__ */ post<typeof InterviewAgain.giveAgain>('interview/giveAgain');
export const moveOpening = /* @__PURE__ */ post<typeof InterviewAgain.moveOpening>('interview/moveOpening');
export const rescheduleInterview = /* @__PURE__ */ post<typeof InterviewAgain.rescheduleInterview>('interview/rescheduleInterview');
