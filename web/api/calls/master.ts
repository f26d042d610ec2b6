// Derived from contract/ by scripts/web-calls.ts (npm run web:calls); do not edit.

import type * as Master from '#contract/master.ts';
import { get } from '../call.ts';

export const getCityMasterData = /* @__PURE__ */ get<typeof Master.getCityMasterData>('master/getCityMasterData');
export const getInterviewQuestions = /* @__PURE__ */ get<typeof Master.getInterviewQuestions>('questions/getInterviewQuestions');
export const getMasterBoardingRequirements = /* @__PURE__ */ get<typeof Master.getMasterBoardingRequirements>('master/getMasterBoardingRequirements');
export const getMasterCommunicationMode = /* @__PURE__ */ get<typeof Master.getMasterCommunicationMode>('master/getMasterCommunicationMode');
export const getMasterCompanySector = /* @__PURE__ */ get<typeof Master.getMasterCompanySector>('master/getMasterCompanySector');
export const getMasterCountry = /* @__PURE__ */ get<typeof Master.getMasterCountry>('master/getMasterCountry');
export const getMasterEducation = /* @__PURE__ */ get<typeof Master.getMasterEducation>('master/getMasterEducation');
export const getMasterOfferedBenefits = /* @__PURE__ */ get<typeof Master.getMasterOfferedBenefits>('master/getMasterOfferedBenefits');
export const getMasterRelocationBenefits = /* @__PURE__ */ get<typeof Master.getMasterRelocationBenefits>('master/getMasterRelocationBenefits');
export const getMasterState = /* @__PURE__ */ get<typeof Master.getMasterState>('master/getMasterState');
export const getSkills = /* @__PURE__ */ get<typeof Master.getSkills>('skills/getSkills');
