import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { useMemberRole } from '#web/session/member.ts';
import { Page } from '#web/ui/page.tsx';
import { isPageFor } from '#web/ui/shell/page-roles.ts';
import classes from './company-layout.module.css';

/** The pages of a company, in the order of the navigation. */
const COMPANY_PAGES = [
  { label: 'Profile', to: PATHS.companyProfile },
  { label: 'Members', to: PATHS.companyMembers },
  { label: 'Mails', to: PATHS.companyMails },
  { label: 'Decisions', to: PATHS.companyDecisions },
  { label: 'Deletion requests', to: PATHS.companyDeletions },
  { label: 'Retention', to: PATHS.companyRetention },
  { label: 'Fairness', to: PATHS.companyFairness },
  { label: 'Single sign-on', to: PATHS.companySignOn },
  { label: 'Webhooks', to: PATHS.companyWebhooks },
  { label: 'API tokens', to: PATHS.companyTokens },
  { label: 'History', to: PATHS.companyHistory },
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
  const offered = COMPANY_PAGES.filter(({ to }) => isPageFor(role, to));
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
