import * as said from '#contract/messages/en/shell.ts';
import type { Audience } from '#contract/shared/audience.ts';
import type { MemberRole } from '#contract/shared/endpoint.ts';
import { PATHS, PATHS_OF_COMPANY, PATHS_OF_OPERATORS } from '#contract/shared/paths.ts';
import { isPageFor } from './page-roles.ts';

export interface MenuLink {
  label: string;
  to: string;
  /** The link covers all pages whose paths begin with this. Defaults to `to`. */
  below?: string;
  /** Whether it can be used before the person has a profile. */
  withoutProfile?: true;
}

export interface MenuGroup {
  label: string;
  links: readonly MenuLink[];
}

export type MenuEntry = MenuLink | MenuGroup;

const menus = (): Record<Audience, readonly MenuEntry[]> => ({
  visitor: [
    { label: said.company(), to: PATHS.home },
    { label: said.contactUs(), to: PATHS.contactUs },
    { label: said.aboutUs(), to: PATHS.aboutUs },
  ],
  candidate: [
    { label: said.dashboard(), to: PATHS.candidateDashboard },
    {
      label: said.jobs(),
      links: [
        { label: said.openJobs(), to: PATHS.openJobs },
        { label: said.appliedJobs(), to: PATHS.appliedJobs },
      ],
    },
    { label: said.interviews(), to: PATHS.scheduledInterviews },
    { label: said.profile(), to: PATHS.candidateProfile },
  ],
  employer: [
    { label: said.dashboard(), to: PATHS.employerDashboard },
    { label: said.hiring(), to: PATHS.hiring },
    {
      label: said.jobs(),
      links: [
        { label: said.postJob(), to: PATHS.createJob },
        { label: said.totalJobs(), to: PATHS.employerJobs },
        { label: said.deletedJobs(), to: PATHS.deletedJobs },
        { label: said.draftJobs(), to: PATHS.draftedJobs },
        { label: said.questions(), to: PATHS.questions },
        { label: said.completedInterviews(), to: PATHS.completedInterviews },
      ],
    },
    { label: said.interviews(), to: PATHS.interviewScheduled },
    { label: said.applicants(), to: PATHS.applicationReceived },
    { label: said.profile(), to: PATHS.employerProfile },
    { label: said.company(), to: PATHS.companyMembers, below: PATHS_OF_COMPANY },
  ],
});

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

const operator = (): MenuLink => ({
  label: said.operator(),
  to: PATHS.operatorPeople,
  below: PATHS_OF_OPERATORS,
  withoutProfile: true,
});

/** The menu of a role, without links to what this member of a company may not do. */
export function menuFor(
  audience: Audience,
  memberRole: MemberRole | null,
  isOperator: boolean,
): readonly MenuEntry[] {
  const isOffered = ({ to }: MenuLink) => isPageFor(memberRole, to);
  return [...menus()[audience], ...(isOperator ? [operator()] : [])].flatMap((entry): MenuEntry[] => {
    if ('links' in entry) return [{ ...entry, links: entry.links.filter(isOffered) }];
    return isOffered(entry) ? [entry] : [];
  });
}
