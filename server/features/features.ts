import type { ResumableUploads } from '#server/platform/http/resumable.ts';
import type { Route } from '#server/platform/http/route.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';
import type { Performer } from '#server/platform/tasks/tasks.ts';
import { linkMailPerformers } from './accounts/link-mails.ts';
import { mailPerformers } from './accounts/mail-tasks.ts';
import { accountRoutes } from './accounts/account-routes.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { secondFactorRoutes } from './accounts/second-factor-routes.ts';
import { applicationsPerformers, applicationsRoutes } from './applications/routes.ts';
import { candidatesRoutes } from './candidates/routes.ts';
import { candidatesPerformers } from './candidates/tasks.ts';
import { dashboardsRoutes } from './dashboards/routes.ts';
import { employersRoutes } from './employers/routes.ts';
import { feedbackPerformers, feedbackRoutes } from './feedback/routes.ts';
import { housekeepingPerformers } from './housekeeping.ts';
import { recordingUploads } from './interviews/recordings.ts';
import { interviewsPerformers, interviewsRoutes } from './interviews/routes.ts';
import { jobsWebRoutes } from './jobs/public/public-pages.ts';
import { publicJobsRoutes } from './jobs/public/public-routes.ts';
import { jobsRoutes } from './jobs/routes.ts';
import { mastersRoutes } from './masters/routes.ts';
import { noticesRoutes, noticesWebRoutes } from './notices/routes.ts';
import { uploadsPerformers } from './uploads/delete-unused.ts';
import { practiceRoutes } from './practice/routes.ts';

/** All features, in the order a hire happens; one imports only from those before it. */
export const routes: Route[] = [
  ...mastersRoutes,
  ...accountsRoutes,
  ...accountRoutes,
  ...secondFactorRoutes,
  ...noticesRoutes,
  ...employersRoutes,
  ...candidatesRoutes,
  ...jobsRoutes,
  ...publicJobsRoutes,
  ...applicationsRoutes,
  ...interviewsRoutes,
  ...feedbackRoutes,
  ...practiceRoutes,
  ...dashboardsRoutes,
];

/** Files that come in piece by piece, beside the routes. */
export const resumable: ResumableUploads[] = [recordingUploads];

/** Addresses beside the API. */
export const webRoutes: WebRoute[] = [...noticesWebRoutes, ...jobsWebRoutes];

export const performers: Performer[] = [
  ...uploadsPerformers,
  ...mailPerformers,
  ...linkMailPerformers,
  ...candidatesPerformers,
  ...applicationsPerformers,
  ...interviewsPerformers,
  ...feedbackPerformers,
  ...housekeepingPerformers,
];
