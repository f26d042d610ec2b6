import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { createBrowserRouter, matchRoutes, Navigate, useLocation, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Audience } from '#contract/shared/audience.ts';
import { PATHS, loginPath, publicPageAt } from '#contract/shared/paths.ts';
import { rememberReturnTo } from '#web/session/return-to.ts';
import { getSession, useSession } from '#web/session/session.ts';
import { PleaseWait } from '#web/ui/loading.tsx';
import { AppShell } from '#web/ui/shell/app-shell.tsx';
import { HOMES } from '#web/ui/shell/menus.ts';
import { PageFailure } from '#web/ui/shell/page-failure.tsx';
import { untilLoaded } from '#web/ui/lazy-at-once.ts';
import { PAGES, patternOf, type Page } from './pages.ts';

const WaitingDecisions = lazy(() =>
  untilLoaded(() => import('#web/features/decisions/waiting-decisions.tsx')),
);

function routeOf(page: Page): RouteObject {
  return {
    path: patternOf(page),
    errorElement: <PageFailure />,
    hydrateFallbackElement: <PleaseWait />,
    lazy: async () => ({ Component: (await page.load()).default }),
  };
}

/**
 * Puts the page at an address into its route, so that the first thing rendered is the page and not a loading state: its
 * files are named in the head of the document and arrive with the client's own.
 */
export async function loadPage({ pathname }: { pathname: string }): Promise<void> {
  const found = matchRoutes(ROUTES[getSession().role ?? 'visitor'], pathname) ?? [];
  for (const { route } of found) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
}

/** A page loads while a person moves to its link. */
for (const intent of ['pointerover', 'focusin', 'touchstart'])
  addEventListener(
    intent,
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // If it can't be loaded now, it is loaded when the link is followed, and any failure is shown there.
      if (link?.origin === location.origin && navigator.onLine) loadPage(link).catch(() => {});
    },
    { passive: true },
  );

const BESIDE_MENU = (
  <Suspense fallback={null}>
    <WaitingDecisions />
  </Suspense>
);

function makeRoutes(audience: Audience): RouteObject[] {
  const pages = PAGES.filter((page) => page.audiences.includes(audience));
  const isBare = (page: Page) => page.bareFor?.includes(audience) ?? false;
  const frame = { errorElement: <PageFailure /> };
  return [
    { element: <AppShell bare />, ...frame, children: pages.filter(isBare).map(routeOf) },
    {
      element: <AppShell beside={audience === 'employer' ? BESIDE_MENU : null} />,
      ...frame,
      children: [
        ...pages.filter((page) => !isBare(page)).map(routeOf),
        { path: '*', element: <Elsewhere home={HOMES[audience]} audience={audience} /> },
      ],
    },
  ];
}

const ROUTES: Record<Audience, RouteObject[]> = {
  visitor: makeRoutes('visitor'),
  candidate: makeRoutes('candidate'),
  employer: makeRoutes('employer'),
};

/**
 * A public page is opened from the server. Any other path leads to the home page. A path that needs a login is stored
 * and opened after signing in. If the address names one particular thing, like those in emails do, the sign-in page is
 * shown immediately.
 */
function Elsewhere({ home, audience }: { home: string; audience: Audience }) {
  const { pathname, search, hash } = useLocation();
  const own = pathname === PATHS.home ? null : publicPageAt(pathname);
  const wanted =
    audience === 'visitor'
      ? PAGES.find(
          (each) =>
            pathname.toLowerCase().startsWith(each.path.toLowerCase()) && !each.audiences.includes('visitor'),
        )
      : undefined;
  const isAtLogin = wanted !== undefined && search !== '';
  const page = own !== null ? `${own}${search}${hash}` : isAtLogin ? null : publicPageAt(home);
  useEffect(() => {
    if (wanted) rememberReturnTo(pathname + search);
    if (page !== null) location.replace(page);
  }, [wanted, pathname, search, page]);
  if (page !== null) return <PleaseWait />;
  if (!isAtLogin) return <Navigate to={home} replace />;
  const role = wanted.audiences.includes('employer') ? 'employer' : 'candidate';
  return <Navigate to={loginPath(role)} replace />;
}

/** The screens for the person's role. They change as soon as the role changes. */
export function App() {
  const { role } = useSession();
  const router = useMemo(() => createBrowserRouter(ROUTES[role ?? 'visitor']), [role]);
  const shown = useRef(router);
  useEffect(() => {
    if (shown.current !== router) shown.current.dispose();
    shown.current = router;
  }, [router]);
  return <RouterProvider key={role ?? 'visitor'} router={router} />;
}
