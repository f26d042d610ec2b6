import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import * as said from '#contract/messages/en/operator.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { useCurrentInView } from '#web/ui/current-in-view.ts';
import layout from '#web/ui/layout.module.css';
import { Page } from '#web/ui/page.tsx';
import classes from './operator.module.css';

const OPERATOR_PAGES = [
  { label: said.people, to: PATHS.operatorPeople },
  { label: said.companies, to: PATHS.operatorCompanies },
  { label: said.jobs, to: PATHS.operatorJobs },
  { label: said.tasks, to: PATHS.operatorTasks },
  { label: said.storage, to: PATHS.operatorStorage },
  { label: said.banner, to: PATHS.operatorBanner },
  { label: said.events, to: PATHS.operatorEvents },
  { label: said.about, to: PATHS.operatorAbout },
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
  const nav = useCurrentInView();
  return (
    <Page {...page} width="form">
      <nav ref={nav} aria-label={said.operator()} className={`${layout.tabs} ${classes.nav}`}>
        {OPERATOR_PAGES.map(({ label, to }) => (
          <Link key={to} to={to} aria-current={pathname.toLowerCase().startsWith(to) ? 'page' : undefined}>
            {label()}
          </Link>
        ))}
      </nav>
      {children}
    </Page>
  );
}
