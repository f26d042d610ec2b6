// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as OperatorTasks from '#contract/operator-tasks.ts';
import { get, post } from '../call.ts';

export const getFailedMails = /* @__PURE__ */ get<typeof OperatorTasks.getFailedMails>('operator/getFailedMails');
export const getFailedTasks = /* @__PURE__ */ get<typeof OperatorTasks.getFailedTasks>('operator/getFailedTasks');
export const getStorage = /* @__PURE__ */ get<typeof OperatorTasks.getStorage>('operator/getStorage');
export const getTaskQueues = /* @__PURE__ */ get<typeof OperatorTasks.getTaskQueues>('operator/getTaskQueues');
export const giveUpTask = /* @__PURE__ */ post<typeof OperatorTasks.giveUpTask>('operator/giveUpTask');
export const retryTask = /* @__PURE__ */ post<typeof OperatorTasks.retryTask>('operator/retryTask');
export const retryTasks = /* @__PURE__ */ post<typeof OperatorTasks.retryTasks>('operator/retryTasks');
