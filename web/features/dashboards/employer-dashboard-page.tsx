import { Navigate } from 'react-router';
import { PATHS } from '#contract/paths.ts';
import { getEmployerDashboard } from '#web/api/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useMemberRole } from '#web/session/member.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { Read } from '#web/ui/read.tsx';
import { JobsCard } from './employer/jobs-card.tsx';
import { CompletedInterviews, DeclinedInterviews } from './employer/outcome-tables.tsx';
import { NewApplicants, UpcomingInterviews } from './employer/people-card.tsx';
import { WaitingToday } from './employer/waiting-today.tsx';
import classes from './employer/dashboard.module.css';

const NO_PROFILE = 'Your company has no profile yet. An owner of the company makes it first.';

/** The company's dashboard: first what waits for a person, then what is coming, then figures and outcomes. */
export default function EmployerDashboardPage() {
  const isOwner = useMemberRole() === 'owner';
  const query = useRead(getEmployerDashboard, {});
  return (
    <Page title="Dashboard" width="work">
      <Read query={query} waiting={<Loading shape="page" rows={3} />} empty="never">
        {(dashboard) => {
          if (!dashboard.isProfileAvailable) {
            // The data from before the profile was created is being reloaded.
            if (query.isFetching) return <Loading shape="page" rows={3} />;
            if (!isOwner) return <Empty text={NO_PROFILE} />;
            return <Navigate to={PATHS.employerProfile} replace />;
          }
          return (
            <>
              <div className={classes.top}>
                <WaitingToday />
                <UpcomingInterviews items={dashboard.scheduledInterviews} />
                <NewApplicants items={dashboard.receivedApplicationList} />
                <JobsCard counts={dashboard} />
              </div>
              <CompletedInterviews />
              <DeclinedInterviews />
            </>
          );
        }}
      </Read>
    </Page>
  );
}
