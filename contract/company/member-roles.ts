/** What a member of a company may do. */
export const MEMBER_ROLES = ['owner', 'recruiter', 'reviewer'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** What each role may do, in the words that people read. */
export const MEMBER_ROLE_WORDS: Record<MemberRole, { title: string; text: string }> = {
  owner: { title: 'Owner', text: 'May do everything, and decides who is a member.' },
  recruiter: { title: 'Recruiter', text: 'Posts jobs, sees all applicants and decides on them.' },
  reviewer: {
    title: 'Reviewer',
    text: 'Reads the applicants and reports of chosen jobs, and writes notes and scorecards. Decides nothing.',
  },
};
