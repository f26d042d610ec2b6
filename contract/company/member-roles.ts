import * as said from '../messages/en/companies.ts';

/** The roles of a company's members. */
export const MEMBER_ROLES = ['owner', 'recruiter', 'reviewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What each role may do, in words for people. */
export const MEMBER_ROLE_WORDS: Record<MemberRole, { title: () => string; text: () => string }> = {
  owner: { title: said.owner, text: said.ownerMay },
  recruiter: { title: said.recruiter, text: said.recruiterMay },
  reviewer: { title: said.reviewer, text: said.reviewerMay },
};
