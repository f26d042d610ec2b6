import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import layout from '#web/ui/layout.module.css';
import { Page } from '#web/ui/page.tsx';
import classes from './operator.module.css';

const OPERATOR_PAGES = [
  { label: 'People', to: PATHS.operatorPeople },
  { label: 'Companies', to: PATHS.operatorCompanies },
  { label: 'Jobs', to: PATHS.operatorJobs },
  { label: 'Background work', to: PATHS.operatorTasks },
  { label: 'Storage', to: PATHS.operatorStorage },
  { label: 'Banner', to: PATHS.operatorBanner },
  { label: 'Events', to: PATHS.operatorEvents },
];

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
      <nav aria-label="Operator" className={`${layout.tabs} ${classes.nav}`}>
        {OPERATOR_PAGES.map(({ label, to }) => (
          <Link key={to} to={to} aria-current={pathname.toLowerCase().startsWith(to) ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
