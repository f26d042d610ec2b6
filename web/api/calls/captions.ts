// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Captions from '#contract/captions.ts';
import { get, post } from '../call.ts';

export const correctCaptions = /* @__PURE__ */ post<typeof Captions.correctCaptions>('captions/correctCaptions');
export const getCaptions = /* @__PURE__ */ get<typeof Captions.getCaptions>('captions/getCaptions');
