import * as said from '#contract/messages/en/dashboards.ts';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { PATHS } from '#contract/shared/paths.ts';
import { getEmployerDashboard } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useMemberRole } from '#web/session/member.ts';
import { hasPreviewedJob } from '#web/session/session.ts';
import { Empty } from '#web/ui/empty.tsx';
import { lazyAtOnce } from '#web/ui/lazy-at-once.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { JobsCard } from './employer/jobs-card.tsx';
import { NewApplicants, UpcomingInterviews } from './employer/people-card.tsx';
import { WaitingToday } from './employer/waiting-today.tsx';
import classes from './employer/dashboard.module.css';

const OutcomeTables = lazyAtOnce(async () => (await import('./employer/outcome-tables.tsx')).OutcomeTables);

/** Rarely needed: only after someone accepted an offer. */
const ClosingQuestions = lazyAtOnce(
  async () => (await import('#web/features/offers/closing-questions.tsx')).ClosingQuestions,
);
const FirstSteps = lazy(() => import('./employer/first-steps.tsx'));

/** The company's dashboard: first what needs a person, then what is coming up, then figures and outcomes. */
export default function EmployerDashboardPage() {
  const role = useMemberRole();
  const query = useRead(getEmployerDashboard, {});
  return (
    <Page title={said.title()} width="work">
      <Read query={query} waiting={<Loading shape="page" rows={3} />} empty="never">
        {(dashboard) => {
          if (!dashboard.isProfileAvailable) {
            // The data from before the profile was created is being reloaded.
            if (query.isFetching) return <Loading shape="page" rows={3} />;
            if (role !== 'owner') return <Empty text={said.noProfile()} />;
            return <Navigate to={PATHS.employerProfile} replace />;
          }
          if (role === 'reviewer' && dashboard.totalJobCount === 0) return <Empty text={said.noJobs()} />;
          const { firstSteps: steps } = dashboard;
          if (steps && !(steps.openJobId && steps.hasInvited && hasPreviewedJob()))
            return (
              <Suspense fallback={<Loading shape="page" rows={3} />}>
                <FirstSteps steps={steps}>
                  {dashboard.totalJobCount + dashboard.draftJobCount + dashboard.deletedJobsCount > 0 ? (
                    <JobsCard counts={dashboard} isNew />
                  ) : null}
                </FirstSteps>
              </Suspense>
            );
          return (
            <>
              <Suspense fallback={null}>
                <ClosingQuestions />
              </Suspense>
              <div className={classes.top}>
                <WaitingToday />
                <UpcomingInterviews items={dashboard.scheduledInterviews} />
                <NewApplicants items={dashboard.receivedApplicationList} />
                <JobsCard counts={dashboard} />
              </div>
              <Suspense fallback={<Loading shape="table" rows={8} />}>
                <OutcomeTables />
              </Suspense>
            </>
          );
        }}
      </Read>
    </Page>
  );
}
