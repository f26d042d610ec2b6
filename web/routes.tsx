import { useEffect, useMemo, useRef } from 'react';
import { createBrowserRouter, Navigate, useLocation, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Audience } from '#contract/endpoint.ts';
import { PATHS, publicPageAt } from '#contract/paths.ts';
import { rememberReturnTo } from '#web/session/return-to.ts';
import { useSession } from '#web/session/session.ts';
import { PleaseWait } from '#web/ui/loading.tsx';
import { AppShell } from '#web/ui/shell/app-shell.tsx';
import { HOMES } from '#web/ui/shell/menus.ts';
import { PageFailure } from '#web/ui/shell/page-failure.tsx';
import { PAGES, patternOf, type Page } from './pages.ts';
import { usePrefetch } from './prefetch.ts';

function routeOf(page: Page): RouteObject {
  return {
    path: patternOf(page),
    errorElement: <PageFailure />,
    hydrateFallbackElement: <PleaseWait />,
    lazy: async () => ({ Component: (await page.load()).default }),
  };
}

function routesFor(audience: Audience): RouteObject[] {
  const pages = PAGES.filter((page) => page.audiences.includes(audience));
  const isBare = (page: Page) => page.bareFor?.includes(audience) ?? false;
  const frame = { errorElement: <PageFailure /> };
  return [
    { element: <AppShell bare />, ...frame, children: pages.filter(isBare).map(routeOf) },
    {
      element: <AppShell />,
      ...frame,
      children: [
        ...pages.filter((page) => !isBare(page)).map(routeOf),
        { path: '*', element: <Elsewhere home={HOMES[audience]} audience={audience} /> },
      ],
    },
  ];
}

/**
 * A public page is opened from the server. Any other path goes to the home page. A path that needs a login is
 * stored and opened after the login.
 */
function Elsewhere({ home, audience }: { home: string; audience: Audience }) {
  const { pathname, search, hash } = useLocation();
  const own = pathname === PATHS.home ? null : publicPageAt(pathname);
  const page = own === null ? publicPageAt(home) : `${own}${search}${hash}`;
  useEffect(() => {
    const wanted = PAGES.some(
      (each) =>
        pathname.toLowerCase().startsWith(each.path.toLowerCase()) && !each.audiences.includes('visitor'),
    );
    if (audience === 'visitor' && wanted) rememberReturnTo(pathname + search);
    if (page !== null) location.replace(page);
  }, [audience, pathname, search, page]);
  return page === null ? <Navigate to={home} replace /> : <PleaseWait />;
}

/** The screens for the role of the person. They change as soon as the role changes. */
export function App() {
  const { role } = useSession();
  const router = useMemo(() => createBrowserRouter(routesFor(role ?? 'visitor')), [role]);
  usePrefetch(role ?? 'visitor');
  const shown = useRef(router);
  useEffect(() => {
    if (shown.current !== router) shown.current.dispose();
    shown.current = router;
  }, [router]);
  return <RouterProvider key={role ?? 'visitor'} router={router} />;
}
