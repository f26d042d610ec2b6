import { Suspense } from 'react';
import { Navigate } from 'react-router';
import * as said from '#contract/messages/en/first-job.ts';
import { PATHS } from '#contract/shared/paths.ts';
import { getCreateJobPreview, getEmployerProfile } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useRouteId } from '#web/session/use-route-id.ts';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';

const FirstJobForm = lazyAtOnce(async () => (await import('./first-job-form.tsx')).FirstJobForm);
const FirstJobReview = lazyAtOnce(async () => (await import('./first-job-review.tsx')).FirstJobReview);

/** The guided first job: the basics, then the proposed questions, with defaults for everything else. */
export default function FirstJobPage() {
  const jobId = useRouteId('jobId');
  const profile = useRead(getEmployerProfile, {});
  const job = useRead(getCreateJobPreview, { refJobId: jobId ?? '' }, { enabled: jobId !== null });
  const waiting = <Loading shape="page" />;
  return (
    <Page title={said.title()} width="form" lead={jobId === null ? said.about() : said.reviewAbout()}>
      <Suspense fallback={waiting}>
        {jobId === null ? (
          <Read query={profile} waiting={waiting} empty="never">
            {(company) =>
              company === null ? (
                <Navigate to={PATHS.employerProfile} replace />
              ) : (
                <FirstJobForm company={company} />
              )
            }
          </Read>
        ) : (
          <Read query={job} waiting={waiting} empty="never">
            {(found) =>
              found.status === 'draft' ? (
                <FirstJobReview key={found.id} job={found} />
              ) : (
                <Navigate to={PATHS.employerDashboard} replace />
              )
            }
          </Read>
        )}
      </Suspense>
    </Page>
  );
}
