import {
  ACCEPTED_ANSWERS_MAX,
  CERTIFICATES_MAX,
  MEMBER_JOBS_MAX,
  MENTIONS_MAX,
  QUESTIONS_PER_KIND_MAX,
  SKILLS_MAX,
} from './limits.ts';
import { COMPANY_KITS_MAX, KIT_CRITERIA_MAX } from '../interview/kit-limits.ts';
import { spelled } from './words.ts';

export interface ListLimit {
  most: number;
  sentence: string;
}

/** How many entries a list has at most, as the form says while one types, and the server when it refuses more. */
export const LIST_LIMITS = {
  jobSkills: { most: SKILLS_MAX, sentence: `A job has at most ${SKILLS_MAX} skills` },
  profileSkills: { most: SKILLS_MAX, sentence: `A profile has at most ${SKILLS_MAX} skills` },
  certificates: { most: CERTIFICATES_MAX, sentence: `At most ${CERTIFICATES_MAX} certificates` },
  questions: {
    most: QUESTIONS_PER_KIND_MAX,
    sentence: `At most ${QUESTIONS_PER_KIND_MAX} questions of a kind`,
  },
  acceptedAnswers: {
    most: ACCEPTED_ANSWERS_MAX,
    sentence: `A question has at most ${spelled(ACCEPTED_ANSWERS_MAX)} more accepted answers`,
  },
  reviewerJobs: { most: MEMBER_JOBS_MAX, sentence: `A reviewer has at most ${MEMBER_JOBS_MAX} jobs` },
  kitCriteria: { most: KIT_CRITERIA_MAX, sentence: `A kit has at most ${KIT_CRITERIA_MAX} criteria` },
  companyKits: { most: COMPANY_KITS_MAX, sentence: `A company keeps at most ${COMPANY_KITS_MAX} kits` },
  mentions: { most: MENTIONS_MAX, sentence: `A note mentions at most ${MENTIONS_MAX} members` },
} as const satisfies Record<string, ListLimit>;
