// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as FollowUps from '#contract/follow-ups.ts';
import { post } from '../call.ts';

export const findFollowUps = /* @__PURE__ */ post<typeof FollowUps.findFollowUps>('interview/findFollowUps');
export const skipFollowUp = /* @__PURE__ */ post<typeof FollowUps.skipFollowUp>('interview/skipFollowUp');
