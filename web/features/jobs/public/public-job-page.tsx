import { Button } from '@mantine/core';
import { Link, Navigate, useNavigate, useParams } from 'react-router';
import { PATHS, pathWithJob, publicJobPath } from '#contract/paths.ts';
import { getPublicJob } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useSession } from '#web/session/session.ts';
import { SEEKS_JOB } from '#web/session/seeks-job.ts';
import { rememberJobWish } from '#web/session/storage.ts';
import { formatDate } from '#web/ui/dates.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { useNarrow } from '#web/ui/narrow.ts';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { JobSections } from '../job-panel.tsx';
import { ShareJob } from '../share-job.tsx';

const LISTS = {
  visitor: { label: 'Open Jobs', to: PATHS.publicJobs },
  candidate: { label: 'Open Jobs', to: PATHS.openJobs },
  employer: { label: 'Dashboard', to: PATHS.employerDashboard },
};

/**
 * The page of a shared link. Candidates go to the job in the open jobs, its employer to their own jobs, and
 * anyone else reads it here.
 */
export default function PublicJobPage() {
  const { alternateJobId = '' } = useParams();
  const { role, userId } = useSession();
  const narrow = useNarrow();
  const query = useRead(getPublicJob, { alternateJobId });
  const job = query.data;
  const list = LISTS[role ?? 'visitor'];
  const isNotOpen = query.error?.httpStatus === 404;

  if (job && (role === 'candidate' || job.employer.id === userId)) {
    const page = role === 'candidate' && !narrow ? PATHS.openJobs : PATHS.jobDescription;
    return <Navigate to={pathWithJob(page, job.id)} replace />;
  }
  const published = job?.publishedDate ? `Posted ${formatDate(job.publishedDate)}` : null;
  return (
    <Page
      title={isNotOpen ? 'This job is not open' : (job?.role ?? 'Job Description')}
      width="reading"
      breadcrumbs={[list]}
      lead={job ? [job.employer.user.name, job.alternateJobId, published].filter(Boolean).join(' · ') : null}
      actions={
        job && !narrow ? (
          <>
            <ShareJob job={job} />
            <SignInToApply alternateJobId={job.alternateJobId} />
          </>
        ) : null
      }
    >
      {isNotOpen ? (
        <Empty
          text="It may have been filled or closed, or the link is not complete."
          next={
            <Button component={Link} to={list.to} variant="default">
              {role === 'employer' ? 'To the dashboard' : 'See the open jobs'}
            </Button>
          }
        />
      ) : (
        <Read query={query} waiting={<Loading shape="page" />} empty="never">
          {(found) => (
            <>
              <JobSections job={found} viewer="candidate" />
              {narrow ? (
                <StickyActions>
                  <ShareJob job={found} />
                  <SignInToApply alternateJobId={found.alternateJobId} />
                </StickyActions>
              ) : null}
            </>
          )}
        </Read>
      )}
    </Page>
  );
}

/** After the login the person returns to this job. Only visitors see this, because employers do not apply. */
function SignInToApply({ alternateJobId }: { alternateJobId: string }) {
  const { role } = useSession();
  const navigate = useNavigate();
  if (role !== null) return null;
  return (
    <Button
      onClick={() => {
        rememberJobWish(publicJobPath(alternateJobId));
        void navigate(PATHS.login, { state: SEEKS_JOB });
      }}
    >
      Sign in to apply
    </Button>
  );
}
