// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as CompanyWebhooks from '#contract/company-webhooks.ts';
import { get, post } from '../call.ts';

export const deleteWebhook = /* @__PURE__ */ post<typeof CompanyWebhooks.deleteWebhook>('company/deleteWebhook');
export const getDeliveries = /* @__PURE__ */ get<typeof CompanyWebhooks.getDeliveries>('company/getDeliveries');
export const getDelivery = /* @__PURE__ */ get<typeof CompanyWebhooks.getDelivery>('company/getDelivery');
export const getWebhooks = /* @__PURE__ */ get<typeof CompanyWebhooks.getWebhooks>('company/getWebhooks');
export const replayDelivery = /* @__PURE__ */ post<typeof CompanyWebhooks.replayDelivery>('company/replayDelivery');
export const rotateWebhookSecret = /* @__PURE__ */ post<typeof CompanyWebhooks.rotateWebhookSecret>('company/rotateWebhookSecret');
export const saveWebhook = /* @__PURE__ */ post<typeof CompanyWebhooks.saveWebhook>('company/saveWebhook');
export const testWebhook = /* @__PURE__ */ post<typeof CompanyWebhooks.testWebhook>('company/testWebhook');
