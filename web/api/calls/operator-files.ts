// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as OperatorFiles from '#contract/operator-files.ts';
import { get, post } from '../call.ts';

export const checkFiles = /* @__PURE__ */ post<typeof OperatorFiles.checkFiles>('operator/checkFiles');
export const deleteUnnamedFiles = /* @__PURE__ */ post<typeof OperatorFiles.deleteUnnamedFiles>('operator/deleteUnnamedFiles');
export const getFileCheck = /* @__PURE__ */ get<typeof OperatorFiles.getFileCheck>('operator/getFileCheck');
