import { useEffect, useMemo, useRef, type ComponentType } from 'react';
import { createBrowserRouter, Navigate, useLocation, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Audience } from '#contract/endpoint.ts';
import { rememberReturnTo } from '#web/session/storage.ts';
import { useSession } from '#web/session/session.ts';
import { PleaseWait } from '#web/ui/loading.tsx';
import { AppShell } from '#web/ui/shell/app-shell.tsx';
import { HOMES } from '#web/ui/shell/menus.ts';
import { PageFailure } from '#web/ui/shell/page-failure.tsx';

interface Page {
  path: string;
  /** Below `features/`, without its ending. */
  file: string;
  audiences: readonly Audience[];
  /** Also taken with something behind it. */
  notExact?: boolean;
  /** Shown without header and footer to these. */
  bareFor?: readonly Audience[];
}

const visitor: readonly Audience[] = ['visitor'];
const candidate: readonly Audience[] = ['candidate'];
const employer: readonly Audience[] = ['employer'];
const signedIn: readonly Audience[] = ['candidate', 'employer'];
const everyone: readonly Audience[] = ['visitor', 'candidate', 'employer'];

/** Every screen of both documents: adding one is one line here and one file. */
const PAGES: readonly Page[] = [
  { path: '/', file: 'public/landing-page', audiences: visitor },
  { path: '/AboutUs', file: 'public/about-page', audiences: everyone },
  { path: '/ContactUs', file: 'public/contact-page', audiences: everyone },
  { path: '/Support', file: 'public/support-page', audiences: everyone },
  { path: '/terms', file: 'public/terms-page', audiences: everyone },
  { path: '/policy', file: 'public/policy-page', audiences: everyone },
  { path: '/sitemap', file: 'public/sitemap-page', audiences: everyone },
  { path: '/jobs', file: 'jobs/public/public-jobs-page', audiences: ['visitor', 'candidate'] },
  { path: '/jobs/:alternateJobId', file: 'jobs/public/public-job-page', audiences: everyone },
  { path: '/unsubscribe', file: 'notices/unsubscribe-page', audiences: everyone },

  { path: '/login', file: 'accounts/login-page', audiences: visitor },
  { path: '/register', file: 'accounts/register-page', audiences: visitor },
  { path: '/verifyEmail', file: 'accounts/verify-email-page', audiences: everyone, notExact: true },
  { path: '/resetPassword', file: 'accounts/reset-password-page', audiences: everyone, notExact: true },

  { path: '/candidate-dashboard', file: 'dashboards/candidate-dashboard-page', audiences: candidate },
  { path: '/candidate-profile', file: 'candidates/candidate-profile-page', audiences: candidate },
  { path: '/open-jobs', file: 'jobs/open-jobs-page', audiences: candidate },
  { path: '/applied-jobs', file: 'applications/applied-jobs-page', audiences: candidate, notExact: true },
  {
    path: '/scheduled-interviews',
    file: 'interviews/scheduled-interviews-page',
    audiences: candidate,
    notExact: true,
  },
  {
    path: '/start-interview',
    file: 'interviews/start-interview-page',
    audiences: candidate,
    notExact: true,
    bareFor: candidate,
  },
  { path: '/practice-interview', file: 'practice/practice-page', audiences: candidate },

  { path: '/employer-dashboard', file: 'dashboards/employer-dashboard-page', audiences: employer },
  { path: '/employer-profile', file: 'employers/employer-profile-page', audiences: employer },
  { path: '/create-job', file: 'jobs/create-job-page', audiences: employer },
  { path: '/update-job', file: 'jobs/create-job-page', audiences: employer },
  { path: '/employer-jobs', file: 'jobs/employer-jobs-page', audiences: employer },
  { path: '/deleted-jobs', file: 'jobs/deleted-jobs-page', audiences: employer },
  { path: '/drafted-jobs', file: 'jobs/drafted-jobs-page', audiences: employer },
  { path: '/application-received', file: 'applications/application-received-page', audiences: employer },
  { path: '/interview-scheduled', file: 'interviews/interview-scheduled-page', audiences: employer },
  {
    path: '/completed-interviews',
    file: 'interviews/completed-interviews-page',
    audiences: employer,
    notExact: true,
  },
  {
    path: '/candidateDetailProfile',
    file: 'candidates/candidate-detail-profile-page',
    audiences: employer,
    notExact: true,
  },

  { path: '/job-description', file: 'jobs/job-description-page', audiences: signedIn },
  { path: '/account', file: 'accounts/account-page', audiences: signedIn },
  { path: '/mail-preferences', file: 'notices/mail-preferences-page', audiences: signedIn },
  {
    path: '/feedback',
    file: 'feedback/feedback-page',
    audiences: everyone,
    notExact: true,
    bareFor: visitor,
  },
];

const FILES = import.meta.glob<{ default: ComponentType }>('./features/**/*-page.tsx');

function routeOf(page: Page): RouteObject {
  return {
    path: page.notExact ? `${page.path}/*` : page.path,
    errorElement: <PageFailure />,
    hydrateFallbackElement: <PleaseWait />,
    lazy: async () => {
      const load = FILES[`./features/${page.file}.tsx`];
      if (!load) throw new Error(`There is no page file features/${page.file}.tsx`);
      return { Component: (await load()).default };
    },
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

/** Any other path goes home; one that only needs a login is kept for after it. */
function Elsewhere({ home, audience }: { home: string; audience: Audience }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const wanted = PAGES.some(
      (page) =>
        pathname.toLowerCase().startsWith(page.path.toLowerCase()) &&
        page.path !== '/' &&
        !page.audiences.includes('visitor'),
    );
    if (audience === 'visitor' && wanted) rememberReturnTo(pathname + search);
  }, [audience, pathname, search]);
  return <Navigate to={home} replace />;
}

/** The screens of whoever is signed in; another set as soon as the role changes. */
export function App() {
  const { role } = useSession();
  const router = useMemo(() => createBrowserRouter(routesFor(role ?? 'visitor')), [role]);
  const shown = useRef(router);
  useEffect(() => {
    if (shown.current !== router) shown.current.dispose();
    shown.current = router;
  }, [router]);
  return <RouterProvider key={role ?? 'visitor'} router={router} />;
}
