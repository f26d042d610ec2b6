// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as CandidateInvitations from '#contract/candidate-invitations.ts';
import { get, post } from '../call.ts';

export const claimJobInvitation = /* @__PURE__ */ post<typeof CandidateInvitations.claimJobInvitation>('jobs/claimJobInvitation');
export const declineJobInvitation = /* @__PURE__ */ post<typeof CandidateInvitations.declineJobInvitation>('jobs/declineJobInvitation');
export const declineMyInvitation = /* @__PURE__ */ post<typeof CandidateInvitations.declineMyInvitation>('jobs/declineMyInvitation');
export const getCandidateInvitations = /* @__PURE__ */ get<typeof CandidateInvitations.getCandidateInvitations>('jobs/getCandidateInvitations', { orders: ['email', '-email', 'name', '-name', 'sentDate', '-sentDate'] });
export const getInvitationStop = /* @__PURE__ */ get<typeof CandidateInvitations.getInvitationStop>('jobs/getInvitationStop');
export const getJobInvitation = /* @__PURE__ */ get<typeof CandidateInvitations.getJobInvitation>('jobs/getJobInvitation');
export const getMyInvitations = /* @__PURE__ */ get<typeof CandidateInvitations.getMyInvitations>('jobs/getMyInvitations');
export const inviteCandidates = /* @__PURE__ */ post<typeof CandidateInvitations.inviteCandidates>('jobs/inviteCandidates');
export const resendCandidateInvitation = /* @__PURE__ */ post<typeof CandidateInvitations.resendCandidateInvitation>('jobs/resendCandidateInvitation');
export const revokeCandidateInvitation = /* @__PURE__ */ post<typeof CandidateInvitations.revokeCandidateInvitation>('jobs/revokeCandidateInvitation');
export const setInvitationStop = /* @__PURE__ */ post<typeof CandidateInvitations.setInvitationStop>('jobs/setInvitationStop');
