// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Interview from '#contract/interview.ts';
import { get, post } from '../call.ts';

export const getApplicationByJobId = /* @__PURE__ */ get<typeof Interview.getApplicationByJobId>('interview/getApplicationByJobId', { orders: ['candidateName', '-candidateName', 'candidateEmail', '-candidateEmail', 'appliedDate', '-appliedDate', 'interviewDate', '-interviewDate', 'criteriaMatches', '-criteriaMatches', 'score', '-score', 'certainty', '-certainty', 'stage', '-stage', 'waiting', '-waiting'] });
export const getApplicationDetailsCandidate = /* @__PURE__ */ get<typeof Interview.getApplicationDetailsCandidate>('interview/getApplicationDetailsCandidate');
export const getCandidateApplications = /* @__PURE__ */ get<typeof Interview.getCandidateApplications>('interview/getCandidateApplications');
export const getFeedback = /* @__PURE__ */ get<typeof Interview.getFeedback>('interview/getFeedback');
export const getQuestionsForInterview = /* @__PURE__ */ get<typeof Interview.getQuestionsForInterview>('interview/getQuestionsForInterview');
export const getReceivedApplications = /* @__PURE__ */ get<typeof Interview.getReceivedApplications>('interview/getReceivedApplications');
export const getReceivedApplicationsTotal = /* @__PURE__ */ get<typeof Interview.getReceivedApplicationsTotal>('interview/getReceivedApplicationsTotal');
export const getScheduleInterviews = /* @__PURE__ */ get<typeof Interview.getScheduleInterviews>('interview/getScheduleInterviews');
export const recordProctoringEvent = /* @__PURE__ */ post<typeof Interview.recordProctoringEvent>('interview/recordProctoringEvent');
export const rejectJobApplication = /* @__PURE__ */ post<typeof Interview.rejectJobApplication>('interview/rejectJobApplication');
export const scheduleInterview = /* @__PURE__ */ post<typeof Interview.scheduleInterview>('interview/scheduleInterview');
export const sendCandidateApplication = /* @__PURE__ */ post<typeof Interview.sendCandidateApplication>('interview/sendCandidateApplication', { names: { isRelocationPreferred: 'isReloactionPreferred' } });
export const setAccommodation = /* @__PURE__ */ post<typeof Interview.setAccommodation>('interview/setAccommodation');
export const setReportVisibility = /* @__PURE__ */ post<typeof Interview.setReportVisibility>('interview/setReportVisibility');
export const startInterview = /* @__PURE__ */ post<typeof Interview.startInterview>('interview/startInterview');
export const submitAnswerVideo = /* @__PURE__ */ post<typeof Interview.submitAnswerVideo>('interview/submitAnswerVideo', { upload: { field: 'file', kind: 'recording', maxBytes: 4294967296 } });
export const submitInterview = /* @__PURE__ */ post<typeof Interview.submitInterview>('interview/submitInterview');
export const withdrawApplication = /* @__PURE__ */ post<typeof Interview.withdrawApplication>('interview/withdrawApplication');
