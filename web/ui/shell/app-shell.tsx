import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useMemberRole } from '#web/session/member.ts';
import { takeNotice } from '#web/session/session.ts';
import { useTellTimeZone } from '#web/session/time-zone.ts';
import { tellKeptToast, toast } from '../toast.ts';
import { Announcer } from './announcer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { InstanceNotice } from './instance-notice.tsx';
import { useKeepFocus } from './use-keep-focus.ts';
import { usePageFocus } from './page-focus.ts';
import { isPageFor } from './page-roles.ts';
import classes from './app-shell.module.css';

const NotForRole = lazy(() => import('./not-for-role.tsx'));

interface AppShellProps {
  bare?: boolean;
  /** For the header. */
  beside?: ReactNode;
}

/** Header, page and footer; 'bare' shows the page alone. */
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
            Skip to content
          </a>
          <Header beside={beside} />
          <InstanceNotice />
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
