// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Employer from '#contract/employer.ts';
import { get, post } from '../call.ts';

export const checkForProfile = /* @__PURE__ */ get<typeof Employer.checkForProfile>('employer/checkForProfile');
export const getCompletedJobs = /* @__PURE__ */ get<typeof Employer.getCompletedJobs>('employer/getCompletedJobs', { orders: ['candidateName', '-candidateName', 'role', '-role', 'alternateJobId', '-alternateJobId', 'appliedDate', '-appliedDate', 'interviewDate', '-interviewDate', 'criteriaMatches', '-criteriaMatches', 'score', '-score', 'certainty', '-certainty', 'stage', '-stage', 'waiting', '-waiting'] });
export const getEmployerDashboard = /* @__PURE__ */ get<typeof Employer.getEmployerDashboard>('employer/getEmployerDashboard');
export const getEmployerProfile = /* @__PURE__ */ get<typeof Employer.getEmployerProfile>('employer/getEmployerProfile');
export const getMissedInterviews = /* @__PURE__ */ get<typeof Employer.getMissedInterviews>('employer/getMissedInterviews', { orders: ['candidateName', '-candidateName', 'role', '-role', 'alternateJobId', '-alternateJobId', 'appliedDate', '-appliedDate', 'interviewDate', '-interviewDate', 'criteriaMatches', '-criteriaMatches', 'score', '-score', 'certainty', '-certainty', 'stage', '-stage', 'waiting', '-waiting'] });
export const getRejectedJobs = /* @__PURE__ */ get<typeof Employer.getRejectedJobs>('employer/getRejectedJobs', { orders: ['candidateName', '-candidateName', 'role', '-role', 'alternateJobId', '-alternateJobId', 'appliedDate', '-appliedDate', 'interviewDate', '-interviewDate', 'criteriaMatches', '-criteriaMatches', 'score', '-score', 'certainty', '-certainty', 'stage', '-stage', 'waiting', '-waiting'] });
export const submitEmployerProfile = /* @__PURE__ */ post<typeof Employer.submitEmployerProfile>('employer/submitProfile');
export const updateEmployerProfile = /* @__PURE__ */ post<typeof Employer.updateEmployerProfile>('employer/updateProfile');
