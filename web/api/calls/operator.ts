// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Operator from '#contract/operator.ts';
import { get } from '../call.ts';

export const getOperatorEvents = /* @__PURE__ */ get<typeof Operator.getOperatorEvents>('operator/getOperatorEvents');
