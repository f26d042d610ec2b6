// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as CompanyMembers from '#contract/company-members.ts';
import { get, post } from '../call.ts';

export const acceptInvitation = /* @__PURE__ */ post<typeof CompanyMembers.acceptInvitation>('company/acceptInvitation');
export const changeMember = /* @__PURE__ */ post<typeof CompanyMembers.changeMember>('company/changeMember');
export const getHistory = /* @__PURE__ */ get<typeof CompanyMembers.getHistory>('company/getHistory');
export const getInvitation = /* @__PURE__ */ get<typeof CompanyMembers.getInvitation>('company/getInvitation');
export const getMembers = /* @__PURE__ */ get<typeof CompanyMembers.getMembers>('company/getMembers');
export const inviteMember = /* @__PURE__ */ post<typeof CompanyMembers.inviteMember>('company/inviteMember');
export const removeMember = /* @__PURE__ */ post<typeof CompanyMembers.removeMember>('company/removeMember');
export const resendInvitation = /* @__PURE__ */ post<typeof CompanyMembers.resendInvitation>('company/resendInvitation');
export const revokeInvitation = /* @__PURE__ */ post<typeof CompanyMembers.revokeInvitation>('company/revokeInvitation');
export const setOwnName = /* @__PURE__ */ post<typeof CompanyMembers.setOwnName>('company/setOwnName');
export const transferOwnership = /* @__PURE__ */ post<typeof CompanyMembers.transferOwnership>('company/transferOwnership');
