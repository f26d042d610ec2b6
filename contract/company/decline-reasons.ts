import * as said from '../messages/en/companies.ts';
import type { ListLimit } from '../shared/list-limits.ts';

/** The reasons for which an employer declines applicants. Used by companies without a list of their own. */
export interface DeclineReason {
  id: string;
  /** Only the company sees this. */
  title: string;
  /** The text that the candidate reads in the email and in the timeline. Empty for none. */
  sharedText: string;
}

const usual = (id: string, title: () => string, sharedText: () => string): DeclineReason => ({
  id,
  get title() {
    return title();
  },
  get sharedText() {
    return sharedText();
  },
});

export const USUAL_DECLINE_REASONS: readonly DeclineReason[] = [
  usual('other-candidate', said.reasonOther, said.reasonOtherText),
  usual('skills', said.reasonSkills, said.reasonSkillsText),
  usual('experience', said.reasonExperience, said.reasonExperienceText),
  usual('conditions', said.reasonConditions, said.reasonConditionsText),
  usual('filled', said.reasonFilled, said.reasonFilledText),
  usual('not-shared', said.reasonNotShared, () => ''),
];

const REASONS_MAX = 30;
export const DECLINE_REASONS: ListLimit = {
  most: REASONS_MAX,
  get sentence() {
    return said.tooManyReasons({ max: REASONS_MAX });
  },
};
export const DECLINE_REASON_TITLE_MAX = 80;
export const SHARED_REASON_MAX = 500;
