// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Practice from '#contract/practice.ts';
import { get, post } from '../call.ts';

export const getPracticeQuestions = /* @__PURE__ */ get<typeof Practice.getPracticeQuestions>('practice/getPracticeQuestions');
export const practiseAnswer = /* @__PURE__ */ post<typeof Practice.practiseAnswer>('practice/practiseAnswer', { upload: { field: 'file', kind: 'wav', maxBytes: 16777216 } });
