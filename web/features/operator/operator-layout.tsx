import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { Page } from '#web/ui/page.tsx';
import classes from './operator.module.css';

const OPERATOR_PAGES = [
  { label: 'People', to: PATHS.operatorPeople },
  { label: 'Companies', to: PATHS.operatorCompanies },
  { label: 'Jobs', to: PATHS.operatorJobs },
  { label: 'Tasks', to: PATHS.operatorTasks },
  { label: 'Mails', to: PATHS.operatorMails },
  { label: 'Storage', to: PATHS.operatorStorage },
  { label: 'Notice', to: PATHS.operatorNotice },
  { label: 'Events', to: PATHS.operatorEvents },
];

/** The frame of all pages of operators: their navigation, and one page. */
export function OperatorLayout({
  children,
  ...page
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  return (
    <Page {...page} width="form">
      <nav aria-label="Operator" className={classes.nav}>
        {OPERATOR_PAGES.map(({ label, to }) => (
          <Link
            key={to}
            to={to}
            className={classes.link}
            aria-current={pathname.toLowerCase().startsWith(to) ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
