// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as InterviewHandover from '#contract/interview-handover.ts';
import { post } from '../call.ts';

export const holdInterview = /* @__PURE__ */ post<typeof InterviewHandover.holdInterview>('interview/holdInterview');
