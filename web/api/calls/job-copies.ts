// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as JobCopies from '#contract/job-copies.ts';
import { get, post } from '../call.ts';

export const copyJob = /* @__PURE__ */ post<typeof JobCopies.copyJob>('jobs/copyJob');
export const deleteTemplate = /* @__PURE__ */ post<typeof JobCopies.deleteTemplate>('jobs/deleteTemplate');
export const getTemplates = /* @__PURE__ */ get<typeof JobCopies.getTemplates>('jobs/getTemplates');
export const renameTemplate = /* @__PURE__ */ post<typeof JobCopies.renameTemplate>('jobs/renameTemplate');
export const saveTemplate = /* @__PURE__ */ post<typeof JobCopies.saveTemplate>('jobs/saveTemplate');
export const startFromTemplate = /* @__PURE__ */ post<typeof JobCopies.startFromTemplate>('jobs/startFromTemplate');
