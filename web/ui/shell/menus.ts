import type { Audience } from '#contract/shared/audience.ts';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import { PATHS, PATHS_OF_COMPANY, PATHS_OF_OPERATORS } from '#contract/shared/paths.ts';
import { isPageFor } from './page-roles.ts';

export interface MenuLink {
  label: string;
  to: string;
  /** The link stands for all pages whose paths begin so; otherwise for those that begin with `to`. */
  below?: string;
  /** Whether it can be used before the person has a profile. */
  withoutProfile?: true;
}

export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

const MENUS: Record<Audience, readonly MenuEntry[]> = {
  visitor: [
    { label: 'Company', to: PATHS.home },
    { label: 'ContactUs', to: PATHS.contactUs },
    { label: 'About Us', to: PATHS.aboutUs },
  ],
  candidate: [
    { label: 'Dashboard', to: PATHS.candidateDashboard },
    {
      label: 'Jobs',
      links: [
        { label: 'Open Jobs', to: PATHS.openJobs },
        { label: 'Applied Jobs', to: PATHS.appliedJobs },
      ],
    },
    { label: 'Interviews', to: PATHS.scheduledInterviews },
    { label: 'Profile', to: PATHS.candidateProfile },
  ],
  employer: [
    { label: 'Dashboard', to: PATHS.employerDashboard },
    { label: 'Hiring', to: PATHS.hiring },
    {
      label: 'Jobs',
      links: [
        { label: 'Post A Job', to: PATHS.createJob },
        { label: 'Total Jobs', to: PATHS.employerJobs },
        { label: 'Deleted Jobs', to: PATHS.deletedJobs },
        { label: 'Draft Jobs', to: PATHS.draftedJobs },
        { label: 'Questions', to: PATHS.questions },
        { label: 'Completed Interviews', to: PATHS.completedInterviews },
      ],
    },
    { label: 'Interviews', to: PATHS.interviewScheduled },
    { label: 'Applicants', to: PATHS.applicationReceived },
    { label: 'Profile', to: PATHS.employerProfile },
    { label: 'Company', to: PATHS.companyMembers, below: PATHS_OF_COMPANY },
  ],
};

export const HOMES: Record<Audience, string> = {
  visitor: PATHS.home,
  candidate: PATHS.candidateDashboard,
  employer: PATHS.employerDashboard,
};

export function isHere(link: MenuLink, pathname: string): boolean {
  return link.to === PATHS.home
    ? pathname === PATHS.home
    : pathname.toLowerCase().startsWith((link.below ?? link.to).toLowerCase());
}

const OPERATOR: MenuLink = {
  label: 'Operator',
  to: PATHS.operatorPeople,
  below: PATHS_OF_OPERATORS,
  withoutProfile: true,
};

/** The menu of a role, without the links to what this member of a company may not do. */
export function menuFor(
  audience: Audience,
  memberRole: MemberRole | null,
  isOperator: boolean,
): readonly MenuEntry[] {
  const isOffered = ({ to }: MenuLink) => isPageFor(memberRole, to);
  return [...MENUS[audience], ...(isOperator ? [OPERATOR] : [])].flatMap((entry): MenuEntry[] => {
    if ('links' in entry) return [{ ...entry, links: entry.links.filter(isOffered) }];
    return isOffered(entry) ? [entry] : [];
  });
}
