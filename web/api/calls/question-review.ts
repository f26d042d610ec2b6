// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as QuestionReview from '#contract/question-review.ts';
import { get, post } from '../call.ts';

export const getAnswerToReview = /* @__PURE__ */ get<typeof QuestionReview.getAnswerToReview>('interview/getAnswerToReview');
export const getQuestionReview = /* @__PURE__ */ get<typeof QuestionReview.getQuestionReview>('interview/getQuestionReview');
export const getQuestionsToReview = /* @__PURE__ */ get<typeof QuestionReview.getQuestionsToReview>('interview/getQuestionsToReview');
export const giveGrade = /* @__PURE__ */ post<typeof QuestionReview.giveGrade>('interview/giveGrade');
export const keepAcceptedAnswer = /* @__PURE__ */ post<typeof QuestionReview.keepAcceptedAnswer>('interview/keepAcceptedAnswer');
export const undoGrade = /* @__PURE__ */ post<typeof QuestionReview.undoGrade>('interview/undoGrade');
