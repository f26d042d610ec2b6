// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Jobs from '#contract/jobs.ts';
import { get, post } from '../call.ts';

export const closeJob = /* @__PURE__ */ post<typeof Jobs.closeJob>('jobs/closeJob');
export const deleteJob = /* @__PURE__ */ post<typeof Jobs.deleteJob>('jobs/deleteJob');
export const deletedJobs = /* @__PURE__ */ get<typeof Jobs.deletedJobs>('jobs/deletedJobs');
export const discardChanges = /* @__PURE__ */ post<typeof Jobs.discardChanges>('jobs/discardChanges');
export const draftedJobs = /* @__PURE__ */ get<typeof Jobs.draftedJobs>('jobs/draftedJobs');
export const getCreateJobPreview = /* @__PURE__ */ get<typeof Jobs.getCreateJobPreview>('jobs/getCreateJobPreview');
export const getJobById = /* @__PURE__ */ get<typeof Jobs.getJobById>('jobs/getJobById');
export const getJobCards = /* @__PURE__ */ get<typeof Jobs.getJobCards>('jobs/getJobCards');
export const getPostedJobs = /* @__PURE__ */ get<typeof Jobs.getPostedJobs>('jobs/getPostedJobs');
export const getPublicJob = /* @__PURE__ */ get<typeof Jobs.getPublicJob>('jobs/getPublicJob');
export const getPublicJobs = /* @__PURE__ */ get<typeof Jobs.getPublicJobs>('jobs/getPublicJobs');
export const getSavedJobs = /* @__PURE__ */ get<typeof Jobs.getSavedJobs>('jobs/getSavedJobs');
export const getTouchedPeople = /* @__PURE__ */ get<typeof Jobs.getTouchedPeople>('jobs/getTouchedPeople');
export const getUploadedVideo = /* @__PURE__ */ get<typeof Jobs.getUploadedVideo>('jobs/getUploadedVideo/:name');
export const publishJob = /* @__PURE__ */ post<typeof Jobs.publishJob>('jobs/publishJob');
export const repostJob = /* @__PURE__ */ post<typeof Jobs.repostJob>('jobs/repostJob');
export const restoreJob = /* @__PURE__ */ post<typeof Jobs.restoreJob>('jobs/restoreJob');
export const saveAsDraft = /* @__PURE__ */ post<typeof Jobs.saveAsDraft>('jobs/saveAsDraft');
export const saveJob = /* @__PURE__ */ post<typeof Jobs.saveJob>('jobs/saveJob');
export const suggestDesignations = /* @__PURE__ */ get<typeof Jobs.suggestDesignations>('jobs/suggestDesignations');
export const unsaveJob = /* @__PURE__ */ post<typeof Jobs.unsaveJob>('jobs/unsaveJob');
