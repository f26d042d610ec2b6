import type { ResumableUploads } from '#server/platform/http/resumable.ts';
import type { Route } from '#server/platform/http/route.ts';
import type { WebRoute } from '#server/platform/http/web-routes.ts';
import type { TaskHandler } from '#server/platform/tasks/tasks.ts';
import { emailChangeMailHandlers } from './accounts/email/email-change-mails.ts';
import { linkMailHandlers } from './accounts/email/link-mails.ts';
import { mailHandlers } from './accounts/email/mail-tasks.ts';
import { accountsRoutes } from '#server/features/accounts/routes.ts';
import { secondFactorRoutes } from './accounts/second-factor/second-factor-routes.ts';
import { applicationsHandlers, applicationsRoutes } from './applications/routes.ts';
import { companiesHandlers, companiesRoutes } from './companies/routes.ts';
import { captionsRoutes, captionsWebRoutes } from './captions/routes.ts';
import { candidateInvitationsHandlers } from './candidate-invitations/mail-task.ts';
import { candidateInvitationsRoutes, candidateInvitationsWebRoutes } from './candidate-invitations/routes.ts';
import { candidatesRoutes } from './candidates/routes.ts';
import { dashboardsRoutes } from './dashboards/routes.ts';
import { employersRoutes } from './employers/routes.ts';
import { withBanner } from './operator/banner-on-pages.ts';
import { offersHandlers, offersRoutes, offersWebRoutes } from './offers/routes.ts';
import { operatorRoutes } from './operator/routes.ts';
import { opensFile } from './feedback/file-access.ts';
import { feedbackHandlers, feedbackRoutes } from './feedback/routes.ts';
import { housekeepingHandlers } from './housekeeping.ts';
import { recordingUploads } from './interviews/recordings.ts';
import { interviewsHandlers, interviewsRoutes } from './interviews/routes.ts';
import { helpWebRoutes } from './help/help.ts';
import { jobAlertsHandlers } from './job-alerts/mail-new-jobs.ts';
import { jobAlertsRoutes, jobAlertsWebRoutes } from './job-alerts/routes.ts';
import { jobsWebRoutes } from './jobs/public/public-pages.ts';
import { publicJobsRoutes } from './jobs/public/public-routes.ts';
import { jobCopiesRoutes } from './jobs/copies/routes.ts';
import { jobsRoutes } from './jobs/routes.ts';
import { companyMailHandlers } from './companies/company-mails.ts';
import { companyWebRoutes } from './jobs/public/company-pages.ts';
import { mailTextsRoutes } from './mailtexts/routes.ts';
import { mastersRoutes } from './masters/routes.ts';
import { messagesHandlers } from './messages/mail-messages.ts';
import { messagesRoutes } from './messages/routes.ts';
import { noticesRoutes, noticesWebRoutes } from './notices/routes.ts';
import { roundTimesHandlers, roundTimesRoutes } from './rounds/times/routes.ts';
import { signOnRoutes } from './sign-on/routes.ts';
import { uploadsHandlers } from './uploads/delete-unused.ts';
import { roundPlansRoutes } from './rounds/plans/routes.ts';
import { reviewsRoutes } from './reviews/routes.ts';
import { questionReviewRoutes } from './feedback/question-review/routes.ts';
import { roundCardsHandlers, roundCardsRoutes } from './rounds/cards/routes.ts';
import { pipelineHandlers, pipelineRoutes } from './pipeline/routes.ts';
import { practiceRoutes } from './practice/routes.ts';
import { privacyHandlers, privacyRoutes } from './privacy/routes.ts';
import { roundRecordingsHandlers, roundRecordingsRoutes } from './rounds/recordings/routes.ts';
import { roundRecordingUploads } from './rounds/recordings/receive.ts';
import { tokensRoutes } from './tokens/routes.ts';
import { webhooksHandlers, webhooksRoutes } from './webhooks/routes.ts';

/** All features, in the order of the hiring process. A feature imports only from those before it. */
export const routes: Route[] = [
  ...mastersRoutes,
  ...accountsRoutes,
  ...secondFactorRoutes,
  ...companiesRoutes,
  ...tokensRoutes,
  ...webhooksRoutes,
  ...signOnRoutes,
  ...noticesRoutes,
  ...employersRoutes,
  ...candidatesRoutes,
  ...jobsRoutes,
  ...jobCopiesRoutes,
  ...publicJobsRoutes,
  ...jobAlertsRoutes,
  ...applicationsRoutes,
  ...candidateInvitationsRoutes,
  ...interviewsRoutes,
  ...reviewsRoutes,
  ...feedbackRoutes,
  ...questionReviewRoutes,
  ...captionsRoutes,
  ...roundPlansRoutes,
  ...roundCardsRoutes,
  ...roundTimesRoutes,
  ...roundRecordingsRoutes,
  ...messagesRoutes,
  ...offersRoutes,
  ...pipelineRoutes,
  ...mailTextsRoutes,
  ...practiceRoutes,
  ...privacyRoutes,
  ...operatorRoutes,
  ...dashboardsRoutes,
];

/** Whether someone who got a link to a file may still open the file. */
export const hasFileAccess = opensFile;

/** Resumable uploads in chunks, in addition to the routes. */
export const resumable: ResumableUploads[] = [recordingUploads, roundRecordingUploads];

/** Addresses outside the API. */
export const webRoutes: WebRoute[] = [
  ...noticesWebRoutes,
  ...jobsWebRoutes,
  ...companyWebRoutes,
  ...jobAlertsWebRoutes,
  ...candidateInvitationsWebRoutes,
  ...captionsWebRoutes,
  ...offersWebRoutes,
  ...helpWebRoutes,
].map(withBanner);

export const handlers: TaskHandler[] = [
  ...uploadsHandlers,
  ...mailHandlers,
  ...linkMailHandlers,
  ...emailChangeMailHandlers,
  ...companiesHandlers,
  ...webhooksHandlers,
  ...companyMailHandlers,
  ...jobAlertsHandlers,
  ...applicationsHandlers,
  ...candidateInvitationsHandlers,
  ...interviewsHandlers,
  ...feedbackHandlers,
  ...roundCardsHandlers,
  ...roundTimesHandlers,
  ...roundRecordingsHandlers,
  ...messagesHandlers,
  ...offersHandlers,
  ...pipelineHandlers,
  ...privacyHandlers,
  ...housekeepingHandlers,
];
