// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as CompanyMails from '#contract/company-mails.ts';
import { get, post } from '../call.ts';

export const getMailTexts = /* @__PURE__ */ get<typeof CompanyMails.getMailTexts>('company/getMailTexts');
export const previewMailText = /* @__PURE__ */ post<typeof CompanyMails.previewMailText>('company/previewMailText');
export const resetMailText = /* @__PURE__ */ post<typeof CompanyMails.resetMailText>('company/resetMailText');
export const saveMailText = /* @__PURE__ */ post<typeof CompanyMails.saveMailText>('company/saveMailText');
export const sendTestMail = /* @__PURE__ */ post<typeof CompanyMails.sendTestMail>('company/sendTestMail');
