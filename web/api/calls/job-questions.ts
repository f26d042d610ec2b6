// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as JobQuestions from '#contract/job-questions.ts';
import { post } from '../call.ts';

export const submitQualifyingQuestions = /* @__PURE__ */ post<typeof JobQuestions.submitQualifyingQuestions>('jobs/submitQualifyingQuestions', { names: { personalCustomQuestions: 'personalCustomeQuestions', skillBasedCustomQuestion: 'skillBasedCustomeQuestion', skillMcq: 'skilMcq', skillMcqCustom: 'skillMcqCustome' } });
