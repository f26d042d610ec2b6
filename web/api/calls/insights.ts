// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Insights from '#contract/insights.ts';
import { get } from '../call.ts';

export const getInsights = /* @__PURE__ */ get<typeof Insights.getInsights>('interview/getInsights');
