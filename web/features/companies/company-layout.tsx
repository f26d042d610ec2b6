import { useId, useState, type ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { Link, useLocation } from 'react-router';
import * as said from '#contract/messages/en/companies.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getDeletionRequests } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useDecides, useMemberRole } from '#web/session/member.ts';
import { readPreference, writePreference } from '#web/session/storage.ts';
import { useCurrentInView } from '#web/ui/current-in-view.ts';
import layout from '#web/ui/layout.module.css';
import { Page } from '#web/ui/page.tsx';
import { isPageFor } from '#web/ui/shell/page-roles.ts';
import classes from './company-layout.module.css';

interface CompanyPage {
  label: () => string;
  to: string;
}

/** The pages of a company, in the order of the menu: first those most companies use, then the others. */
const USUAL: readonly CompanyPage[] = [
  { label: said.menuProfile, to: PATHS.employerProfile },
  { label: said.members, to: PATHS.companyMembers },
  { label: said.mails, to: PATHS.companyMails },
  { label: said.reasons, to: PATHS.companyReasons },
  { label: said.decisions, to: PATHS.companyDecisions },
];
const ADVANCED: readonly CompanyPage[] = [
  { label: said.kits, to: PATHS.companyKits },
  { label: said.requests, to: PATHS.companyDeletions },
  { label: said.retention, to: PATHS.companyRetention },
  { label: said.fairness, to: PATHS.companyFairness },
  { label: said.signOn, to: PATHS.companySignOn },
  { label: said.webhooks, to: PATHS.companyWebhooks },
  { label: said.tokens, to: PATHS.companyTokens },
  { label: said.history, to: PATHS.companyHistory },
];

const UNFOLDED = 'unfolded';
/** How long the number of deletion requests counts as fresh. */
const FRESH_MS = 60_000;

export interface CompanyLayoutProps {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  width?: 'full' | 'form' | 'reading';
  children: ReactNode;
}

/** The frame around all pages of a company: the menu and one page. */
export function CompanyLayout(page: CompanyLayoutProps) {
  return (
    <div className={classes.side}>
      <CompanyMenu />
      <Page {...page} />
    </div>
  );
}

/** Advanced stays folded until the person unfolds it, opens one of its pages, or has a deletion request to answer. */
function CompanyMenu() {
  const role = useMemberRole();
  const decides = useDecides();
  const { pathname } = useLocation();
  const listId = useId();
  const { data } = useRead(getDeletionRequests, {}, { enabled: decides, staleTime: FRESH_MS });
  const [chosen, setChosen] = useState<boolean | null>(
    () => readPreference('companyAdvanced') === UNFOLDED || null,
  );
  const unanswered = data?.requests.filter(({ answer }) => answer === null).length ?? 0;
  const isHere = ({ to }: CompanyPage) => pathname.toLowerCase().startsWith(to.toLowerCase());
  const isUnfolded = chosen ?? (unanswered > 0 || ADVANCED.some(isHere));
  const linksOf = (pages: readonly CompanyPage[]) =>
    pages
      .filter(({ to }) => isPageFor(role, to))
      .map((page) => (
        <li key={page.to}>
          <Link to={page.to} className={layout.menuItem} aria-current={isHere(page) ? 'page' : undefined}>
            {page.to === PATHS.companyDeletions && unanswered > 0
              ? said.requestsWaiting({ count: unanswered })
              : page.label()}
          </Link>
        </li>
      ));
  const nav = useCurrentInView();
  const advanced = linksOf(ADVANCED);
  const fold = () => {
    setChosen(!isUnfolded);
    writePreference('companyAdvanced', isUnfolded ? '' : UNFOLDED);
  };
  return (
    <nav ref={nav} aria-label={said.company()} className={classes.menu}>
      <ul>{linksOf(USUAL)}</ul>
      {advanced.length === 0 ? null : (
        <>
          <UnstyledButton
            className={`${layout.menuItem} ${classes.fold}`}
            aria-expanded={isUnfolded}
            aria-controls={listId}
            onClick={fold}
          >
            {said.advanced()}
            <IconChevronRight size={16} aria-hidden />
          </UnstyledButton>
          <ul id={listId} hidden={!isUnfolded}>
            {advanced}
          </ul>
        </>
      )}
    </nav>
  );
}
