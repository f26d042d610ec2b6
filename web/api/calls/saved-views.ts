// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as SavedViews from '#contract/saved-views.ts';
import { get, post } from '../call.ts';

export const getViews = /* @__PURE__ */ get<typeof SavedViews.getViews>('company/getViews');
export const removeView = /* @__PURE__ */ post<typeof SavedViews.removeView>('company/removeView');
export const saveView = /* @__PURE__ */ post<typeof SavedViews.saveView>('company/saveView');
