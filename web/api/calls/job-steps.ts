// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as JobSteps from '#contract/job-steps.ts';
import { post } from '../call.ts';

export const submitEducation = /* @__PURE__ */ post<typeof JobSteps.submitEducation>('jobs/submitEducation', { names: { educationId: 'education_id' } });
export const submitInterviewProcess = /* @__PURE__ */ post<typeof JobSteps.submitInterviewProcess>('jobs/submitInterviewProcess');
export const submitJobDetails = /* @__PURE__ */ post<typeof JobSteps.submitJobDetails>('jobs/submitJobDetails');
export const submitMiscInfo = /* @__PURE__ */ post<typeof JobSteps.submitMiscInfo>('jobs/submitMiscInfo', { names: { workVisaSponsor: 'workVisaSponcer', offeredBenefitsApplicable: 'offeredBenifitsApplicable', displayHourlyRate: 'displayHourTocandidate', displayWorkVisaSponsor: 'displayWorkVisaSponcer', displayOfferedBenefits: 'displayOfferedBenifits', displayRelocationBenefits: 'displayRelocationBenifits', displayAdditionalNotes: 'displayAdditionNotes' } });
export const submitOnBoardingDetails = /* @__PURE__ */ post<typeof JobSteps.submitOnBoardingDetails>('jobs/submitOnBoardingDetails');
export const submitSkillMatrix = /* @__PURE__ */ post<typeof JobSteps.submitSkillMatrix>('jobs/submitSkillMatrix', { names: { id: '_id' } });
export const submitWorkLocation = /* @__PURE__ */ post<typeof JobSteps.submitWorkLocation>('jobs/submitWorkLocation');
export const uploadJobVideo = /* @__PURE__ */ post<typeof JobSteps.uploadJobVideo>('jobs/uploadVideo', { upload: { field: 'file', kind: 'video', maxBytes: 524288000 } });
