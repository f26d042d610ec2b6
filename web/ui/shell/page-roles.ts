import { MEMBER_ROLES, type MemberRole } from '#contract/company/member-roles.ts';
import { PATHS } from '#contract/shared/paths.ts';

const OWNER: readonly MemberRole[] = ['owner'];
const DECIDERS: readonly MemberRole[] = ['owner', 'recruiter'];

/** The pages that are not for every member of a company. The server checks each call as well. */
const PAGE_ROLES: readonly (readonly [path: string, roles: readonly MemberRole[]])[] = [
  [PATHS.firstJob, DECIDERS],
  [PATHS.previewJob, DECIDERS],
  [PATHS.createJob, DECIDERS],
  [PATHS.updateJob, DECIDERS],
  [PATHS.deletedJobs, DECIDERS],
  [PATHS.draftedJobs, DECIDERS],
  [PATHS.jobTemplates, DECIDERS],
  [PATHS.requests, DECIDERS],
  [PATHS.questions, DECIDERS],
  [PATHS.questionReview, DECIDERS],
  [PATHS.companyMails, DECIDERS],
  [PATHS.companyDecisions, DECIDERS],
  [PATHS.companyKits, DECIDERS],
  [PATHS.companyReasons, DECIDERS],
  [PATHS.companyDeletions, DECIDERS],
  [PATHS.companyRetention, OWNER],
  [PATHS.companyFairness, OWNER],
  [PATHS.companySignOn, OWNER],
  [PATHS.companyWebhooks, OWNER],
  [PATHS.companyTokens, OWNER],
  [PATHS.companyHistory, OWNER],
];

/** Whether the page at this path is for such a member. `memberRole` is null for people without a company. */
export function isPageFor(memberRole: MemberRole | null, pathname: string): boolean {
  if (memberRole === null) return true;
  const path = pathname.toLowerCase();
  const [, roles = MEMBER_ROLES] =
    PAGE_ROLES.find(([page]) => `${path}/`.startsWith(`${page.toLowerCase()}/`)) ?? [];
  return roles.includes(memberRole);
}
