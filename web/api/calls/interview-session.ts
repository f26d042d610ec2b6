// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as InterviewSession from '#contract/interview-session.ts';
import { get, post } from '../call.ts';

export const beginAnswer = /* @__PURE__ */ post<typeof InterviewSession.beginAnswer>('interview/beginAnswer');
export const chooseOption = /* @__PURE__ */ post<typeof InterviewSession.chooseOption>('interview/chooseOption');
export const getInterviewSession = /* @__PURE__ */ get<typeof InterviewSession.getInterviewSession>('interview/getInterviewSession');
export const measureLine = /* @__PURE__ */ post<typeof InterviewSession.measureLine>('interview/measureLine');
export const startQuestion = /* @__PURE__ */ post<typeof InterviewSession.startQuestion>('interview/startQuestion');
export const writeAnswer = /* @__PURE__ */ post<typeof InterviewSession.writeAnswer>('interview/writeAnswer');
