// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Decisions from '#contract/decisions.ts';
import { get, post } from '../call.ts';

export const getApplicationHistory = /* @__PURE__ */ get<typeof Decisions.getApplicationHistory>('interview/getApplicationHistory');
export const getDecisionSettings = /* @__PURE__ */ get<typeof Decisions.getDecisionSettings>('company/getDecisionSettings');
export const getTimeline = /* @__PURE__ */ get<typeof Decisions.getTimeline>('interview/getTimeline');
export const getWaitingDecisions = /* @__PURE__ */ get<typeof Decisions.getWaitingDecisions>('interview/getWaitingDecisions');
export const moveApplications = /* @__PURE__ */ post<typeof Decisions.moveApplications>('interview/moveApplications');
export const previewDecisionMail = /* @__PURE__ */ post<typeof Decisions.previewDecisionMail>('interview/previewDecisionMail');
export const reopenApplication = /* @__PURE__ */ post<typeof Decisions.reopenApplication>('interview/reopenApplication');
export const saveDecisionSettings = /* @__PURE__ */ post<typeof Decisions.saveDecisionSettings>('company/saveDecisionSettings');
export const undoDecision = /* @__PURE__ */ post<typeof Decisions.undoDecision>('interview/undoDecision');
