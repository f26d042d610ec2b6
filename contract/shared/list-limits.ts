import {
  ACCEPTED_ANSWERS_MAX,
  CERTIFICATES_MAX,
  MEMBER_JOBS_MAX,
  MENTIONS_MAX,
  QUESTIONS_PER_KIND_MAX,
  SKILLS_MAX,
} from './limits.ts';
import { COMPANY_KITS_MAX, KIT_CRITERIA_MAX } from '../interview/kit-limits.ts';
import * as rules from '../messages/en/rules.ts';
import type { Said } from '../messages/message.ts';

export interface ListLimit {
  most: number;
  sentence: Said;
}

const limit = (most: number, sentence: (values: { max: number }) => string) => ({
  most,
  sentence: () => sentence({ max: most }),
});

/**
 * The most entries in a list, with the sentence that the form shows while people type and the server sends when it
 * refuses more.
 */
export const LIST_LIMITS = {
  jobSkills: limit(SKILLS_MAX, rules.jobSkillsMax),
  profileSkills: limit(SKILLS_MAX, rules.profileSkillsMax),
  certificates: limit(CERTIFICATES_MAX, rules.certificatesMax),
  questions: limit(QUESTIONS_PER_KIND_MAX, rules.questionsMax),
  acceptedAnswers: limit(ACCEPTED_ANSWERS_MAX, rules.acceptedAnswersMax),
  reviewerJobs: limit(MEMBER_JOBS_MAX, rules.reviewerJobsMax),
  kitCriteria: limit(KIT_CRITERIA_MAX, rules.kitCriteriaMax),
  companyKits: limit(COMPANY_KITS_MAX, rules.companyKitsMax),
  mentions: limit(MENTIONS_MAX, rules.mentionsMax),
} as const satisfies Record<string, ListLimit>;
