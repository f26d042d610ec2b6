import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { MEMBER_ROLES, type MemberRole } from '#contract/member-roles.ts';
import { PATHS } from '#contract/paths.ts';
import { useMemberRole } from '#web/session/member.ts';
import { Page } from '#web/ui/page.tsx';
import classes from './company-layout.module.css';

interface CompanyPage {
  label: string;
  to: string;
  /** The members that are offered the page. */
  roles: readonly MemberRole[];
}

/** The pages of a company, in the order of the navigation. */
const COMPANY_PAGES: readonly CompanyPage[] = [
  { label: 'Profile', to: PATHS.companyProfile, roles: ['owner', 'recruiter'] },
  { label: 'Members', to: PATHS.companyMembers, roles: MEMBER_ROLES },
  { label: 'Mails', to: PATHS.companyMails, roles: ['owner', 'recruiter'] },
  { label: 'Decisions', to: PATHS.companyDecisions, roles: ['owner', 'recruiter'] },
  { label: 'Single sign-on', to: PATHS.companySignOn, roles: ['owner'] },
  { label: 'Webhooks', to: PATHS.companyWebhooks, roles: ['owner'] },
  { label: 'API tokens', to: PATHS.companyTokens, roles: ['owner'] },
  { label: 'History', to: PATHS.companyHistory, roles: ['owner'] },
];

export interface CompanyLayoutProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  width?: 'full' | 'form' | 'reading';
  children: ReactNode;
}

/** The frame of all pages of a company: their navigation, and one page. */
export function CompanyLayout({ children, ...page }: CompanyLayoutProps) {
  const role = useMemberRole();
  const { pathname } = useLocation();
  const offered = COMPANY_PAGES.filter(({ roles }) => role !== null && roles.includes(role));
  return (
    <Page {...page}>
      <nav aria-label="Company" className={classes.nav}>
        {offered.map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            className={classes.link}
            aria-current={pathname.toLowerCase().startsWith(to.toLowerCase()) ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
