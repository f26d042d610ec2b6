import { useEffect, useMemo, useRef, type ComponentType } from 'react';
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

interface Page {
  path: string;
  /** Loaded when the page is opened. So the browser gets a separate file for each page. */
  load: () => Promise<{ default: ComponentType }>;
  audiences: readonly Audience[];
  /** The route also matches longer paths. */
  notExact?: boolean;
  /** These audiences see the page without header and footer. */
  bareFor?: readonly Audience[];
}

const visitor: readonly Audience[] = ['visitor'];
const candidate: readonly Audience[] = ['candidate'];
const employer: readonly Audience[] = ['employer'];
const signedIn: readonly Audience[] = ['candidate', 'employer'];
const everyone: readonly Audience[] = ['visitor', 'candidate', 'employer'];

/**
 * A page that a mailed link opens can end the login of this browser, or the login may have ended before. The
 * header would read data with that login and lead the person away too early, so these pages have no header.
 */
const openedByLink = { audiences: everyone, notExact: true, bareFor: signedIn };

/**
 * Every screen of the web client. The public pages are not among them: the server sends them as HTML. A new screen needs one line here, its path in the contract, and one file.
 */
const PAGES: readonly Page[] = [
  {
    path: PATHS.unsubscribe,
    load: () => import('./features/notices/unsubscribe-page.tsx'),
    audiences: everyone,
  },

  { path: PATHS.login, load: () => import('./features/accounts/login-page.tsx'), audiences: visitor },
  { path: PATHS.register, load: () => import('./features/accounts/register-page.tsx'), audiences: visitor },
  {
    path: PATHS.verifyEmail,
    load: () => import('./features/accounts/verify-email-page.tsx'),
    audiences: everyone,
    notExact: true,
  },
  {
    path: PATHS.resetPassword,
    load: () => import('./features/accounts/reset-password-page.tsx'),
    ...openedByLink,
  },
  {
    path: PATHS.confirmEmail,
    load: () => import('./features/accounts/confirm-email-page.tsx'),
    ...openedByLink,
  },
  {
    path: PATHS.undoEmailChange,
    load: () => import('./features/accounts/undo-email-change-page.tsx'),
    ...openedByLink,
  },

  {
    path: PATHS.candidateDashboard,
    load: () => import('./features/dashboards/candidate-dashboard-page.tsx'),
    audiences: candidate,
  },
  {
    path: PATHS.candidateProfile,
    load: () => import('./features/candidates/candidate-profile-page.tsx'),
    audiences: candidate,
  },
  {
    path: PATHS.openJobs,
    load: () => import('./features/applications/open-jobs-page.tsx'),
    audiences: candidate,
  },
  {
    path: PATHS.appliedJobs,
    load: () => import('./features/applications/applied-jobs-page.tsx'),
    audiences: candidate,
    notExact: true,
  },
  {
    path: PATHS.scheduledInterviews,
    load: () => import('./features/interviews/scheduled-interviews-page.tsx'),
    audiences: candidate,
    notExact: true,
  },
  {
    path: PATHS.startInterview,
    load: () => import('./features/interviews/start-interview-page.tsx'),
    audiences: candidate,
    notExact: true,
    bareFor: candidate,
  },
  {
    path: PATHS.practiceInterview,
    load: () => import('./features/practice/practice-page.tsx'),
    audiences: candidate,
  },

  {
    path: PATHS.employerDashboard,
    load: () => import('./features/dashboards/employer-dashboard-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.employerProfile,
    load: () => import('./features/employers/employer-profile-page.tsx'),
    audiences: employer,
  },
  { path: PATHS.createJob, load: () => import('./features/jobs/create-job-page.tsx'), audiences: employer },
  { path: PATHS.updateJob, load: () => import('./features/jobs/create-job-page.tsx'), audiences: employer },
  {
    path: PATHS.employerJobs,
    load: () => import('./features/jobs/employer-jobs-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.deletedJobs,
    load: () => import('./features/jobs/deleted-jobs-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.draftedJobs,
    load: () => import('./features/jobs/drafted-jobs-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.applicationReceived,
    load: () => import('./features/applications/application-received-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.interviewScheduled,
    load: () => import('./features/interviews/interview-scheduled-page.tsx'),
    audiences: employer,
  },
  {
    path: PATHS.completedInterviews,
    load: () => import('./features/interviews/completed-interviews-page.tsx'),
    audiences: employer,
    notExact: true,
  },
  {
    path: PATHS.candidateDetailProfile,
    load: () => import('./features/candidates/candidate-detail-profile-page.tsx'),
    audiences: employer,
    notExact: true,
  },

  {
    path: PATHS.jobDescription,
    load: () => import('./features/applications/job-description-page.tsx'),
    audiences: signedIn,
  },
  { path: PATHS.account, load: () => import('./features/accounts/account-page.tsx'), audiences: signedIn },
  {
    path: PATHS.mailPreferences,
    load: () => import('./features/notices/mail-preferences-page.tsx'),
    audiences: signedIn,
  },
  {
    path: PATHS.report,
    load: () => import('./features/feedback/feedback-page.tsx'),
    audiences: everyone,
    notExact: true,
    bareFor: visitor,
  },
];

function routeOf(page: Page): RouteObject {
  return {
    path: page.notExact ? `${page.path}/*` : page.path,
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
  const shown = useRef(router);
  useEffect(() => {
    if (shown.current !== router) shown.current.dispose();
    shown.current = router;
  }, [router]);
  return <RouterProvider key={role ?? 'visitor'} router={router} />;
}
