import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { TEXTS } from '#contract/texts.ts';
import { useMemberRole } from '#web/session/member.ts';
import { takeNotice } from '#web/session/session.ts';
import { useTellTimeZone } from '#web/session/time-zone.ts';
import { Empty } from '../empty.tsx';
import { Page } from '../page.tsx';
import { toast } from '../toast.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useKeepFocus } from './keep-focus.ts';
import { isPageFor } from './page-roles.ts';
import classes from './app-shell.module.css';

/** Header, page and footer; 'bare' shows the page alone. */
export function AppShell({ bare = false }: { bare?: boolean }) {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const memberRole = useMemberRole();
  const shown = useRef(pathname);
  useTellTimeZone();
  useKeepFocus();

  useEffect(() => {
    const message = takeNotice();
    if (message !== null) toast.warning(message);
    if (shown.current === pathname) return;
    shown.current = pathname;
    // On a new page, keyboards and screen readers start at the top of its content.
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <div className={classes.shell} data-bare={bare || undefined}>
      {bare ? null : (
        <>
          <a href="#main" className={classes.skip}>
            Skip to content
          </a>
          <Header />
        </>
      )}
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        {isPageFor(memberRole, pathname) ? <Outlet /> : <NotForRole />}
      </main>
      {bare ? null : <Footer />}
      <ScrollRestoration />
    </div>
  );
}

/** In place of a page that the menu does not offer, for example after the member got another role. */
function NotForRole() {
  return (
    <Page title="Not for your role">
      <Empty text={TEXTS.roleNotAllowed} />
    </Page>
  );
}
