import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import * as said from '#contract/messages/en/shell.ts';
import { useMemberRole } from '#web/session/member.ts';
import { takeNotice } from '#web/session/session.ts';
import { useTellTimeZone } from '#web/session/time-zone.ts';
import { useAnnounced } from '../announce.ts';
import { tellKeptToast, toast } from '../toast.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Banner } from './banner.tsx';
import { usePageFocus } from './page-focus.ts';
import { isPageFor } from './page-roles.ts';
import classes from './app-shell.module.css';

const NotForRole = lazy(() => import('./not-for-role.tsx'));

interface AppShellProps {
  bare?: boolean;
  /** For the header. */
  beside?: ReactNode;
}

/** Header, page and footer. 'bare' shows only the page. */
export function AppShell({ bare = false, beside }: AppShellProps) {
  const { pathname } = useLocation();
  const memberRole = useMemberRole();
  useTellTimeZone();
  useKeepFocus();
  usePageFocus(pathname);

  useEffect(() => {
    const message = takeNotice();
    if (message !== null) toast.warning(message);
  }, [pathname]);

  useEffect(tellKeptToast, []);

  return (
    <div className={classes.shell} data-bare={bare || undefined}>
      {bare ? null : (
        <>
          <a href="#main" className={classes.skip}>
            {said.skip()}
          </a>
          <Header beside={beside} />
          <Banner />
        </>
      )}
      <main id="main" tabIndex={-1} className={classes.main}>
        {isPageFor(memberRole, pathname) ? (
          <Outlet />
        ) : (
          <Suspense fallback={null}>
            <NotForRole />
          </Suspense>
        )}
      </main>
      {bare ? null : <Footer />}
      <Announcer />
      <ScrollRestoration />
    </div>
  );
}

/** Keeps the focus while a page is shown. Its code loads with the first page, but not before it. */
function useKeepFocus(): void {
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    import('./keep-focus.ts').then(
      ({ keepFocus }) => {
        if (!isOver) stop = keepFocus();
      },
      // Without a network, no row disappears either. The next page tries again.
      () => {},
    );
    return () => {
      isOver = true;
      stop();
    };
  }, []);
}

/** The place for announcements. It is on every page from the start, as screen readers require. */
function Announcer() {
  return (
    <VisuallyHidden aria-live="polite" data-announcer>
      {useAnnounced()}
    </VisuallyHidden>
  );
}
