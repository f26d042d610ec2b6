import type { Route } from '#server/platform/http/route.ts';
import type { Performer } from '#server/platform/tasks/tasks.ts';
import { mailPerformers } from './accounts/mail-tasks.ts';
import { accountsRoutes } from './accounts/routes.ts';
import { applicationsPerformers, applicationsRoutes } from './applications/routes.ts';
import { candidatesRoutes } from './candidates/routes.ts';
import { candidatesPerformers } from './candidates/tasks.ts';
import { dashboardsRoutes } from './dashboards/routes.ts';
import { employersRoutes } from './employers/routes.ts';
import { feedbackPerformers, feedbackRoutes } from './feedback/routes.ts';
import { housekeepingPerformers } from './housekeeping.ts';
import { interviewsPerformers, interviewsRoutes } from './interviews/routes.ts';
import { jobsRoutes } from './jobs/routes.ts';
import { mastersRoutes } from './masters/routes.ts';

/** All features, in the order a hire happens; one imports only from those before it. */
export const routes: Route[] = [
  ...mastersRoutes,
  ...accountsRoutes,
  ...employersRoutes,
  ...candidatesRoutes,
  ...jobsRoutes,
  ...applicationsRoutes,
  ...interviewsRoutes,
  ...feedbackRoutes,
  ...dashboardsRoutes,
];

export const performers: Performer[] = [
  ...mailPerformers,
  ...candidatesPerformers,
  ...applicationsPerformers,
  ...interviewsPerformers,
  ...feedbackPerformers,
  ...housekeepingPerformers,
];
