import * as said from '#contract/messages/en/jobs.ts';
import { CONTRACT_YEARS_MAX } from '#contract/shared/limits.ts';

/** The label of the last option for years. */
export const contractYearsAndMore = () => said.yearsAndAbove({ years: CONTRACT_YEARS_MAX });
